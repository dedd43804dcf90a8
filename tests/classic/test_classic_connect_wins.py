"""Wins on the connect board: the report's own test cases (C13), one by one on both boards, and 25 in a row on 100x100.

"Rebuilt" marks a case whose picture or position is missing or garbled in the source. It is reconstructed from the
case's stated reason, position and result.
"""

import pytest
from connect_pictures import BOTH, Unchanged, build

from glowgrid.classic.connect_board import BoardPosition, ConnectBoard

# -- horizontal wins: picture, to win, rows, columns, position, player, wins

HORIZONTAL = {
    # rebuilt: the position is missing; "at the end, counts to the left"
    "01 at the right end": ("x x x .\n o o x x", 3, 4, 4, (1, 2), "x", True),
    # rebuilt: the position is missing; "in the middle"
    "02 in the middle of four": ("o o o o\n x x x o", 4, 4, 4, (1, 2), "o", True),
    # rebuilt: the position is missing; "tokens to the left, but they are not consecutive"
    "03 three and one are not four": (". o o o .\n x x x o x", 4, 4, 5, (0, 4), "x", False),
    # rebuilt: the picture is missing; "in the middle of four consecutive x"
    "04 in the middle of four at the bottom": ("o o . . .\n o x x x x", 4, 4, 5, (0, 3), "x", True),
    "at the left end": (". . . .\n x x x o", 3, 4, 4, (0, 0), "x", True),
    "three of the other are no win": (". o o o .\n x x x o x", 4, 4, 5, (1, 3), "o", False),
}


@BOTH
@pytest.mark.parametrize(
    ("picture", "to_win", "rows", "columns", "at", "player", "wins"), HORIZONTAL.values(), ids=HORIZONTAL
)
def test_check_horiz_win(picture, to_win, rows, columns, at, player, wins, memory):
    with Unchanged(build(picture, to_win, memory, rows, columns)) as board:
        assert board.check_horiz_win(BoardPosition(*at), player) is wins


# -- vertical wins

VERTICAL = {
    "01 three in the second column": (". x .\n o x .\n o x .", 3, (2, 1), "x", True),
    "02 five among four players": (
        ". . . . . x .\n . . . . . x .\n s s f o o x .\n o f f f s x .\n o f o s s x o",
        5,
        (4, 5),
        "x",
        True,
    ),
    # rebuilt: the position is missing; "four in the column, but not consecutive"
    "03 four in the column with others between": (
        ". o . .\n . x . .\n . x . .\n . o . .\n . o x .\n . o x .",
        4,
        (5, 1),
        "o",
        False,
    ),
    # rebuilt: the picture is missing; "on top of five tokens, not five consecutive x"
    "04 on top of five tokens, not all its own": (
        ". . . . . x\n . . . . . x\n . . . . . x\n . . . . . o\n . . . . . x",
        5,
        (4, 5),
        "x",
        False,
    ),
}


@BOTH
@pytest.mark.parametrize(("picture", "to_win", "at", "player", "wins"), VERTICAL.values(), ids=VERTICAL)
def test_check_vert_win(picture, to_win, at, player, wins, memory):
    with Unchanged(build(picture, to_win, memory)) as board:
        assert board.check_vert_win(BoardPosition(*at), player) is wins


# -- diagonal wins

DIAGONAL = {
    # rebuilt: two rows below the three printed ones are missing, as the position (3, 1) shows; "in the middle"
    "01 in the middle of three, falling": ("x . .\n o x .\n o o x\n x o o\n o x o", 3, (3, 1), "x", True),
    "02 in the middle of five, rising": (
        ". . . . x\n . . . x x\n . . x o o\n . x o o x\n x o o o x",
        5,
        (2, 2),
        "x",
        True,
    ),
    # rebuilt: the picture is missing; "at the beginning of three, top right to bottom left"
    "03 at the beginning of three, rising": (". . x\n . x o\n x o o", 3, (0, 0), "x", True),
    # rebuilt: the picture is missing; "at the beginning, top right to bottom left", four to win
    "04 at the beginning of four, rising": (
        ". . . . x\n . . . x o\n . . x o o\n . x o x o\n . o o o x\n . o x o o\n . o o x o",
        4,
        (3, 1),
        "x",
        True,
    ),
    # rebuilt: printed with one x on that diagonal; "only three consecutive"
    "05 three of four, rising": (
        ". . . . . x\n . . . . o x\n . . . x o x\n . . x o x x\n o x o x x o",
        4,
        (0, 1),
        "x",
        False,
    ),
    # rebuilt: the picture is missing; "only four consecutive, top left to bottom right", five to win
    "06 four of five, falling": (
        ". . x . . . .\n . . o x . . .\n . . o o x . .\n . . x o o x .\n . . o x o o o",
        5,
        (3, 3),
        "x",
        False,
    ),
    # rebuilt: the picture is missing; "the longest diagonal is four", seven to win
    "07 four of seven, falling": (
        ". . . . . . .\n . . . . . . .\n . . x . . . .\n . . o x . . .\n . . o o x . .\n . . x o o x .\n . . o x o o o",
        7,
        (3, 3),
        "x",
        False,
    ),
    "at the end of three, falling": ("x . .\n o x .\n o o x", 3, (0, 2), "x", True),
    "at the end of three, rising": (". . x\n . x o\n x o o", 3, (2, 2), "x", True),
    "six of seven": (
        ". . . . . . .\n x . . . . . .\n o x . . . . .\n x o x . . . .\n o x o x . . .\n o o x o x . .\n x o o o o x o",
        7,
        (2, 3),
        "x",
        False,
    ),
}


@BOTH
@pytest.mark.parametrize(("picture", "to_win", "at", "player", "wins"), DIAGONAL.values(), ids=DIAGONAL)
def test_check_diag_win(picture, to_win, at, player, wins, memory):
    with Unchanged(build(picture, to_win, memory)) as board:
        assert board.check_diag_win(BoardPosition(*at), player) is wins


@BOTH
def test_a_win_counts_only_for_the_given_player_and_direction(memory):
    board = build("x . .\n x o .\n x o o", 3, memory)
    assert board.check_vert_win(BoardPosition(0, 0), "x")
    assert not board.check_vert_win(BoardPosition(0, 0), "o")
    assert not board.check_vert_win(BoardPosition(2, 2), " ")  # three empty cells are not a win
    assert not board.check_horiz_win(BoardPosition(0, 0), "x")
    assert not board.check_diag_win(BoardPosition(0, 0), "x")
    assert [board.check_for_win(column) for column in range(3)] == [True, False, False]


@BOTH
def test_an_empty_column_has_no_win(memory):
    board = ConnectBoard(3, 3, 3, memory)
    assert not board.check_for_win(1)


# -- wins of 25 on 100x100


def staircase(direction):
    """Return (column, player) moves that build a diagonal of 25 tokens of x from column 40, supporting tokens first."""
    moves = []
    for step in range(25):
        height = step if direction > 0 else 24 - step
        moves += [(40 + step, "os"[(step + up) % 2]) for up in range(height)]
    return moves


TWENTY_FIVE = {
    "horizontal at the left edge": ([], [(column, "x") for column in range(25)]),
    "horizontal at the right edge, right to left": ([], [(column, "x") for column in range(99, 74, -1)]),
    "vertical": ([(7, "o")] * 75, [(7, "x")] * 25),
    "rising diagonal": (staircase(1), [(column, "x") for column in range(40, 65)]),
    "falling diagonal": (staircase(-1), [(column, "x") for column in range(40, 65)]),
    "filled in the middle": ([], [(column, "x") for column in (*range(30, 42), *range(43, 55), 42)]),
}


@BOTH
@pytest.mark.parametrize(("supports", "row"), TWENTY_FIVE.values(), ids=TWENTY_FIVE)
def test_twenty_five_in_a_row_win_on_100x100_and_twenty_four_do_not(supports, row, memory):
    board = ConnectBoard(100, 100, 25, memory)
    for column, player in supports:
        board.place_token(player, column)
    for column, player in row[:-1]:
        board.place_token(player, column)
        assert not board.check_for_win(column)
    board.place_token("x", row[-1][0])
    assert board.check_for_win(row[-1][0])
