"""The command `read` reads the board by rows in words, and nothing that its listener may not know."""

import re

import pytest
from answers import KEYS, TICTACTOE, seated
from test_text_battleship import FIRST, SECOND, two
from test_text_hand_over import screens

from glowgrid import games
from screen import cells

CHECKERS = "checkers\ny\n\n\n"


def rows(said):
    """Return the sentences about rows."""
    return re.findall(r"(Row \d+: .*\.)$", said, re.MULTILINE)


def named(said):
    """Return the names of the cells that the sentences name, the ends of runs included."""
    return {word.strip(",.") for row in rows(said) for word in row.partition(": ")[2].split()}


def test_a_board_is_read_by_rows_with_runs_of_equal_cells_and_the_names_of_the_page(converse):
    said = converse(CHECKERS + "11-15\nread\nquit")
    assert rows(said)[:4] == [
        "Row 1: 1 to 4 X.",
        "Row 2: 5 to 8 X.",
        "Row 3: 9 to 10 X, 11 empty, 12 X.",
        "Row 4: 13 to 14 empty, 15 X, 16 empty.",
    ]
    assert "X is Player 1, amber on light.\nO is Player 2, blue on light.\n" in said


def test_a_king_is_told_apart_from_a_man(converse):
    said = converse("replay checkers/8/{W:WK22,30:B1}22-18\nn\n\n\n\nread\nquit")
    assert any("18 O ring" in row or "18 X ring" in row for row in rows(said)), rows(said)


def test_one_row_is_read_by_its_number(converse):
    said = converse(CHECKERS + "read 4\nrows 6\nread 9\nread x\nread 0\nquit")
    assert rows(said) == ["Row 4: 13 to 16 empty.", "Row 6: 21 to 24 O."]
    assert said.count("read takes the number of a row, 1 to 8.") == 3


def test_what_is_read_can_be_typed(converse):
    said = converse(TICTACTOE + "b2\nread 2\na2\nread 2\nquit")
    assert rows(said) == ["Row 2: a2 empty, b2 X, c2 empty.", "Row 2: a2 O, b2 X, c2 empty."]


def test_rows_that_are_counted_from_below_are_read_from_above(converse):
    said = converse("replay go/9/a1\nn\n\n\n\nread\nquit")
    assert rows(said)[0] == "Row 9: A9 to J9 empty." and rows(said)[-1].startswith("Row 1: A1 ")


def test_there_is_nothing_to_read_before_a_game(converse):
    assert "No game has started yet." in converse("read\nquit")


@pytest.mark.parametrize("key", KEYS)
def test_every_game_is_read_with_a_name_for_each_row(converse, key):
    said = converse(seated(key, "1") + "read\nquit")
    game = games.load(key)()
    assert 0 < len(rows(said)) <= 2 * game.rows and ": ." not in said


def test_nobody_hears_a_ship_of_the_other_player(converse):
    said = converse("battleship\n6\ny\n\n\n" + two("c2 b1").replace("c2\n", "read\nc2\nread\n") + "\nread\nquit")
    parts = [part for part in screens(said) if rows(part)]
    assert len(parts) >= 2
    for part in parts:
        heard = "".join(rows(part))
        assert not (" X" in heard and " O" in heard), part


def test_a_player_hears_their_own_board_and_nothing_of_the_hidden_one(converse):
    said = converse("battleship\n6\ny\n\n\n" + two("") + "\nread\nquit")
    others = rows(said.rpartition("Your opponent's board:\n")[2])
    assert len(others) == 6 and all(row.endswith("empty.") for row in others)
    assert "Your own board:\nRow 1: " in said and not {*FIRST, *SECOND} & named(said)


def test_between_two_turns_only_what_everybody_may_see_is_read(converse):
    answers = "\n" + "\n".join(FIRST) + "\nread\n\n" + "\n".join(SECOND) + "\nread\n"
    said = converse("battleship\n6\ny\n\n\n" + answers + "\nquit")
    assert rows(said) and "Your own board:\nRow" not in said
    assert not re.search(r" [XO]\b", "".join(rows(said)))


def test_names_are_those_of_the_screens(converse):
    game = games.load("othello")()
    said = converse(seated("othello", "1") + "read\nquit")
    assert named(said) & {cells.name_of(game, cell) for cell in range(64)} == named(said) - {"to", "empty", "X", "O"}


@pytest.mark.parametrize("line", ["minesweeper/4,4,1/", "pairs/4,4,1/"])
def test_closed_cells_and_cards_are_read_as_hidden_not_by_their_colour(converse, line):
    said = converse(f"replay {line}\nread 1\nquit")
    assert rows(said) == ["Row 1: a1 to d1 hidden."]


def test_the_roll_that_counts_now_is_read_after_the_rows(converse):
    said = converse("ur\n\ny\n\n\nread 1\nread\nquit")
    rolled = re.search(r"Player 1 \(X\) rolls \d\.", said)[0]
    assert f" empty.\n{rolled}\nX is Player 1" in said and said.count(rolled) == 2
