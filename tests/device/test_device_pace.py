"""The table of what somebody at the board notices: estimated as the emulated board had it, and the same each time."""

import sys

import pytest

from tools.pace import table

counts_bytecode = pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="the rates are of Python 3.11's bytecode")


@pytest.fixture(scope="module")
def drive(tmp_path_factory):
    folder = tmp_path_factory.mktemp("drive")
    table.drive(folder)
    return folder


def near(estimated: float, row: str) -> bool:
    board = table.measured()[row]
    return abs(estimated - board) <= table.NEAR * board


@counts_bytecode
def test_the_start_is_estimated_as_the_emulated_board_had_it(drive):
    rows = table.reckon(drive, "start")
    assert near(rows["first light"][0], "code.py to first light")
    assert near(rows["menu on light"][0], "code.py to menu on light")
    assert near(sorted(rows["key in the menu"])[4], "key to light, menu")
    assert near(rows["round in the menu"][0], "longest round that draws, menu")


@counts_bytecode
@pytest.mark.slow
@pytest.mark.parametrize("key", table.KEYS)
def test_a_game_comes_to_the_board_and_hard_moves_when_the_emulated_board_had_it(drive, key):
    rows = table.reckon(drive, key)
    assert near(rows["to the board"][0], f"menu # to the board, {key}")
    assert near(rows["hard's first move"][0], f"hard's first move, {key}")


@counts_bytecode
def test_an_estimate_is_the_same_each_time(drive):
    assert table.reckon(drive, "tictactoe") == table.reckon(drive, "tictactoe")


@counts_bytecode
@pytest.mark.slow
def test_every_time_of_the_table_is_near_but_for_those_that_say_why_not():
    board, estimated = table.measured(), table.times()
    assert set(estimated) <= set(board)
    assert [row for row in estimated if not near(estimated[row], row) and row not in table.FAR] == []


def test_the_table_tells_both_and_how_far_off_the_estimate_is():
    text = table.text({"first light": 500}, {"first light": 400, "largest block": 20000})
    assert "| first light | 500 | 400 | +25 % |" in text
    assert "| largest block |  | 20,000 |  |" in text
