"""The table of user-visible times is close to the emulated board's, and the same in each run."""

import sys
from statistics import median

import pytest
import shipped

from lab.pace import bytecode, rates, table

counts_bytecode = pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="the rates are of Python 3.11's bytecode")


@pytest.fixture(scope="module")
def drive(built):
    return built("drive for estimates", table.drive)


def near(estimated: float, row: str) -> bool:
    return row in table.FAR or table.near(estimated, table.measured()[row])


@pytest.mark.slow(whole=True)
@counts_bytecode
def test_the_estimate_for_the_start_agrees_with_the_emulated_board(drive):
    rows = table.estimate(drive, "start")
    assert near(rows["first light"][0], "code.py to first light")
    assert near(rows["menu on light"][0], "code.py to menu on light")
    assert near(median(rows["key in the menu"]), "key to light, menu")
    assert near(rows["round in the menu"][0], "longest round that draws, menu")


@counts_bytecode
@pytest.mark.slow(whole=True)
@pytest.mark.parametrize("key", [key for key in shipped.KEYS if key in table.KEYS])
def test_the_estimates_for_a_game_and_a_hard_bot_agree_with_the_emulated_board(drive, key):
    rows = table.estimate(drive, key)
    assert near(rows["to the board"][0], f"menu # to the board, {key}")
    assert near(rows["set-up to the board, hard"][0], f"set-up # to the board against hard, {key}")
    assert near(rows["hard's first move"][0], f"hard's first move, {key}")


@pytest.mark.slow(weekly=True)
@counts_bytecode
def test_an_estimate_varies_by_less_than_a_hundredth(drive):
    """The times of a key or a round during a bot's thought depend on the moment, and are left out."""
    one, other = (table.estimate(drive, "tictactoe") for _ in range(2))
    assert set(one) == set(other) and len(one) >= 6
    for what in one:
        if "in thought" not in what:
            assert other[what] == pytest.approx(one[what], rel=0.01), what


@counts_bytecode
@pytest.mark.slow(weekly=True, minutes=1)
def test_every_estimate_is_accurate_or_listed_with_a_reason():
    estimated = table.times()
    assert set(estimated) <= set(table.measured())
    assert [row for row in estimated if not near(estimated[row], row)] == []


def test_the_table_shows_both_times_and_the_error_of_the_estimate():
    text = table.text({"first light": 500}, {"first light": 400, "largest block": 20000})
    assert "| first light | 500 | 400 | +25 % |" in text
    assert "| largest block |  | 20,000 |  |" in text


def test_the_page_lists_inaccurate_estimates_with_their_reasons(monkeypatch):
    monkeypatch.setattr(table, "FAR", {"key to light, menu": "it scrolls"})
    row = "key to light, menu"
    page = table.page({row: 2 * table.measured()[row]})
    assert f"except\n- {row}: off by +100 %: it scrolls." in page and "CircuitPython 10.2.1" in page


def test_the_page_says_so_if_all_estimates_are_accurate():
    page = table.page(table.measured())
    assert "Each estimate is within 15 % of the board's value.\n" in page


@counts_bytecode
def test_a_loop_that_makes_tuples_is_estimated_to_take_longer_than_one_that_counts():
    def counts(many):
        for _ in range(many + 1):
            pass

    def pairs(many, others):
        for _ in zip(many, map(abs, others)):
            pass

    assert bytecode.takes(counts.__code__) == {}
    assert list(bytecode.takes(pairs.__code__).values()) == [rates.TAKES["BUILD_TUPLE"]]
    assert rates.LOOPS["zip"] in bytecode.costs(pairs.__code__, {})
    assert rates.LOOPS["range"] in bytecode.costs(counts.__code__, {})
    assert rates.BUILTIN_US not in bytecode.costs(counts.__code__, {})
