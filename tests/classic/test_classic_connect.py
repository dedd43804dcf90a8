"""The connect board: the report's own test cases (C13) one by one on both boards, and what it promises besides.

A picture is drawn as it lies, its last line is row 0. "Rebuilt" marks a case whose picture or position is lost or
garbled in the source: it is drawn again from the case's stated reason, position and result.
"""

import pytest

from glowgrid.classic.connect_board import BoardPosition, ConnectBoard, PlacementError
from glowgrid.engine.faults import OptionError

BOTH = pytest.mark.parametrize("memory", [False, True], ids=["fast", "memory"])


def build(picture, to_win, memory, rows=None, columns=None):
    """Drop the tokens of a picture, bottom row first; a picture smaller than the board lies at its bottom left."""
    lines = [line.split() for line in picture.strip().splitlines()]
    board = ConnectBoard(rows or len(lines), columns or len(lines[0]), to_win, memory)
    for line in reversed(lines):
        for column, token in enumerate(line):
            if token != ".":
                board.place_token(token, column)
    for up, line in enumerate(reversed(lines)):  # no token fell deeper than it is drawn
        for column, token in enumerate(line):
            assert board.whats_at_pos(BoardPosition(up, column)) == token.replace(".", " ")
    return board


class Unchanged:
    """Holds a board still: its text is the same before and after."""

    def __init__(self, board):
        self.board = board

    def __enter__(self):
        self.before = str(self.board)
        return self.board

    def __exit__(self, *_):
        assert str(self.board) == self.before


# -- constructors


@BOTH
@pytest.mark.parametrize("sizes", [(3, 3, 3), (4, 4, 4), (5, 5, 3), (100, 100, 25)], ids=["01", "02", "03", "largest"])
def test_constructor(sizes, memory):
    board = ConnectBoard(*sizes, memory=memory)
    assert (board.num_rows, board.num_columns, board.num_to_win) == sizes
    assert board.check_if_free(0) and not board.check_tie()
    assert board.whats_at_pos(BoardPosition(sizes[0] - 1, sizes[1] - 1)) == " "


@BOTH
@pytest.mark.parametrize(
    ("sizes", "allowed"),
    [
        ((2, 3, 3), "3 to 100"),
        ((101, 3, 3), "3 to 100"),
        ((3, 2, 3), "3 to 100"),
        ((3, 101, 3), "3 to 100"),
        ((9, 9, 2), "3 to 9"),
        ((5, 9, 6), "3 to 5"),
        ((9, 5, 6), "3 to 5"),
        ((100, 100, 26), "3 to 25"),
    ],
)
def test_sizes_out_of_range_are_refused_with_the_range(sizes, allowed, memory):
    with pytest.raises(OptionError, match=allowed):
        ConnectBoard(*sizes, memory=memory)


# -- is a column free

FREE = {
    "01 the board is full": ("o x o x\n o x o o\n x x x o\n o o x x", 0, False),
    # rebuilt: the printed row has lost its empty cell in column 1
    "02 one empty spot in the column": ("x . o x\n x x o o\n x x x o\n o o x x", 1, True),
    "03 partly filled, one x in it": (". x o x\n . x o o\n x x x o\n o o x x", 0, True),
}


@BOTH
@pytest.mark.parametrize(("picture", "column", "free"), FREE.values(), ids=FREE)
def test_check_if_free(picture, column, free, memory):
    with Unchanged(build(picture, 4, memory)) as board:
        assert board.check_if_free(column) is free


# -- horizontal wins: picture, to win, rows, columns, position, player, wins

HORIZONTAL = {
    # rebuilt: the position is lost; "at the end, counts to the left"
    "01 at the right end": ("x x x .\n o o x x", 3, 4, 4, (1, 2), "x", True),
    # rebuilt: the position is lost; "in the middle"
    "02 in the middle of four": ("o o o o\n x x x o", 4, 4, 4, (1, 2), "o", True),
    # rebuilt: the position is lost; "tokens to the left, but they are not consecutive"
    "03 three and one are not four": (". o o o .\n x x x o x", 4, 4, 5, (0, 4), "x", False),
    # rebuilt: the picture is lost; "in the middle of four consecutive x"
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
    # rebuilt: the position is lost; "four in the column, but not consecutive"
    "03 four in the column with others between": (
        ". o . .\n . x . .\n . x . .\n . o . .\n . o x .\n . o x .",
        4,
        (5, 1),
        "o",
        False,
    ),
    # rebuilt: the picture is lost; "on top of five tokens, not five consecutive x"
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
    # rebuilt: two rows below the printed three are lost, as the position (3, 1) tells; "in the middle"
    "01 in the middle of three, falling": ("x . .\n o x .\n o o x\n x o o\n o x o", 3, (3, 1), "x", True),
    "02 in the middle of five, rising": (
        ". . . . x\n . . . x x\n . . x o o\n . x o o x\n x o o o x",
        5,
        (2, 2),
        "x",
        True,
    ),
    # rebuilt: the picture is lost; "at the beginning of three, top right to bottom left"
    "03 at the beginning of three, rising": (". . x\n . x o\n x o o", 3, (0, 0), "x", True),
    # rebuilt: the picture is lost; "at the beginning, top right to bottom left", four to win
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
    # rebuilt: the picture is lost; "only four consecutive, top left to bottom right", five to win
    "06 four of five, falling": (
        ". . x . . . .\n . . o x . . .\n . . o o x . .\n . . x o o x .\n . . o x o o o",
        5,
        (3, 3),
        "x",
        False,
    ),
    # rebuilt: the picture is lost; "the longest diagonal is four", seven to win
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
def test_a_win_is_asked_for_its_own_player_and_direction(memory):
    board = build("x . .\n x o .\n x o o", 3, memory)
    assert board.check_vert_win(BoardPosition(0, 0), "x")
    assert not board.check_vert_win(BoardPosition(0, 0), "o")
    assert not board.check_vert_win(BoardPosition(2, 2), " ")  # three empty cells are no win
    assert not board.check_horiz_win(BoardPosition(0, 0), "x")
    assert not board.check_diag_win(BoardPosition(0, 0), "x")
    assert [board.check_for_win(column) for column in range(3)] == [True, False, False]


@BOTH
def test_an_empty_column_has_no_win(memory):
    board = ConnectBoard(3, 3, 3, memory)
    assert not board.check_for_win(1)


# -- wins of 25 on 100x100


def staircase(direction):
    """Return (column, player) moves that build a diagonal of 25 tokens of x from column 40, its supports first."""
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


# -- ties

FULL = "o x o x\n x o o o\n x o x x\n o x x o"
TIES = {
    # rebuilt: the picture is lost; "several empty spots"
    "01 several empty spots": (". . . .\n . x . .\n x o . o\n o x x o", False),
    # rebuilt: the top row is garbled; "only one empty spot"
    "02 one empty spot": ("x o . x\n o x o o\n x o x x\n o o x x", False),
    "03 full": (FULL, True),
    # rebuilt: where the upper tokens lie is lost; "an irregular distribution"
    "04 ragged": ("x . . .\n o o x .\n x o x o\n o x o o", False),
}


@BOTH
@pytest.mark.parametrize(("picture", "tie"), TIES.values(), ids=TIES)
def test_check_tie(picture, tie, memory):
    with Unchanged(build(picture, 4, memory)) as board:
        assert board.check_tie() is tie


# -- what is at a position

CHESS = "x o x o\n o x o x\n x o x o\n o x o x"
WHATS_AT = {
    "01 o at the bottom left": ("x o x o\n o x o x\n x x o o\n o x o x", (0, 0), "o"),
    "02 x inside": (CHESS, (2, 1), "x"),
    "03 the one empty cell": ("x o . o\n o o o x\n x o x o\n o x o x", (3, 2), " "),
    # rebuilt: which column is empty is lost; the position tells
    "04 an empty column in a full board": ("x o . o\n o x . x\n x o . o\n o x . x", (0, 2), " "),
    "05 empty but for one column": ("x . . .\n o . . .\n x . . .\n o . . .", (3, 3), " "),
}


@BOTH
@pytest.mark.parametrize(("picture", "at", "what"), WHATS_AT.values(), ids=WHATS_AT)
def test_whats_at_pos(picture, at, what, memory):
    with Unchanged(build(picture, 4, memory)) as board:
        assert board.whats_at_pos(BoardPosition(*at)) == what


IS_PLAYER_AT = {
    "01 the player is there": (CHESS, (0, 0), "o", True),
    "02 the player is there, inside": (CHESS, (2, 1), "x", True),
    "03 nobody is there": (". o o x\n o x o x\n x o x o\n o x o x", (3, 0), "o", False),
    "04 the other is there": (". . . .\n . x o .\n x x o .\n o x o x", (1, 2), "x", False),
    # rebuilt: printed one column to the left; "x is at the given position"
    "05 the other is on top of a column": (". . . x\n . . . x\n . . . x\n . . . o", (3, 3), "o", False),
}


@BOTH
@pytest.mark.parametrize(("picture", "at", "player", "there"), IS_PLAYER_AT.values(), ids=IS_PLAYER_AT)
def test_is_player_at_pos(picture, at, player, there, memory):
    with Unchanged(build(picture, 4, memory)) as board:
        assert board.is_player_at_pos(BoardPosition(*at), player) is there


@BOTH
def test_a_blank_is_no_player(memory):
    assert not ConnectBoard(3, 3, 3, memory).is_player_at_pos(BoardPosition(0, 0), " ")


# -- placing a token

PLACED = {
    # rebuilt: the picture before is lost, it follows from the one after
    "01 onto another token": (". . o .\n x o x .", 1, ". x o .\n x o x ."),
    # rebuilt: the columns on the right are lost
    "02 on top of a column": (". . .\n x . .\n o . .\n o . .\n o . .", 0, "x . .\n x . .\n o . .\n o . .\n o . ."),
    # rebuilt: the picture after is lost; "an empty column, filling row 0"
    "03 into an empty column, filling the bottom row": ("o x . x o", 2, "o x x x o"),
    "04 completing a diagonal": (
        "x . . . .\n x x . . .\n o o . . .\n o x x x .\n o x x x x",
        2,
        "x . . . .\n x x . . .\n o o x . .\n o x x x .\n o x x x x",
    ),
    "05 into the last cell": (
        "x o x o .\n o x o x o\n x o x o x\n o x o x o\n x o x o x",
        4,
        "x o x o x\n o x o x o\n x o x o x\n o x o x o\n x o x o x",
    ),
}


@BOTH
@pytest.mark.parametrize(("before", "column", "after"), PLACED.values(), ids=PLACED)
def test_place_token(before, column, after, memory):
    board = build(before, 3, memory, 5, 5)
    board.place_token("x", column)
    assert board == build(after, 3, memory, 5, 5)


@BOTH
def test_the_diagonal_of_the_fourth_placement_wins(memory):
    board = build(PLACED["04 completing a diagonal"][2], 5, memory)
    assert board.check_for_win(2)
    assert board.check_diag_win(BoardPosition(2, 2), "x")


@BOTH
def test_any_player_places_into_any_column_free_of_turns(memory):
    board = ConnectBoard(5, 3, 3, memory)
    for player in "aab*b":
        board.place_token(player, 1)
    assert [board.whats_at_pos(BoardPosition(row, 1)) for row in range(5)] == list("aab*b")
    assert not board.check_if_free(1)


@BOTH
def test_what_cannot_be_is_refused_and_changes_nothing(memory):
    board = build("x . .\n o . .\n x . .", 3, memory)
    refused = [
        (lambda: board.place_token("x", 0), "full"),
        (lambda: board.place_token("x", 3), "0 to 2"),
        (lambda: board.place_token("x", -1), "0 to 2"),
        (lambda: board.check_if_free("0"), "0 to 2"),
        (lambda: board.place_token("xx", 1), "one character"),
        (lambda: board.place_token(" ", 1), "blank"),
        (lambda: board.whats_at_pos(BoardPosition(3, 0)), "rows are 0 to 2"),
        (lambda: board.is_player_at_pos(BoardPosition(0, -1), "x"), "columns 0 to 2"),
    ]
    with Unchanged(board):
        for call, sentence in refused:
            with pytest.raises(PlacementError, match=sentence):
                call()


# -- equality and text


@pytest.mark.parametrize("one", [False, True])
@pytest.mark.parametrize("other", [False, True])
def test_boards_of_either_kind_are_equal_when_they_hold_the_same_tokens(one, other):
    mine, theirs = ConnectBoard(3, 4, 3, one), ConnectBoard(3, 4, 3, other)
    assert mine == theirs
    for player, column in (("a", 0), ("b", 1), ("a", 1)):
        mine.place_token(player, column)
    for player, column in (("b", 1), ("a", 1), ("a", 0)):
        theirs.place_token(player, column)
    assert mine == theirs
    theirs.place_token("a", 3)
    assert mine != theirs
    mine.place_token("b", 3)
    assert mine != theirs
    assert ConnectBoard(3, 4, 3, one) != ConnectBoard(4, 3, 3, other)
    assert mine != "a board"


def test_a_position_has_a_row_and_a_column_equality_and_text():
    position = BoardPosition(2, 5)
    assert (position.row, position.column, str(position)) == (2, 5, "2,5")
    assert position == BoardPosition(2, 5)
    assert position != BoardPosition(5, 2) and position != (2, 5)
    assert len({position, BoardPosition(2, 5), BoardPosition(5, 2)}) == 2
    with pytest.raises(AttributeError):
        position.row = 3


@BOTH
def test_the_origin_is_the_bottom_left(memory):
    board = ConnectBoard(4, 3, 3, memory)
    board.place_token("x", 0)
    assert board.whats_at_pos(BoardPosition(0, 0)) == "x"
    assert str(board) == "0 1 2\n     \n     \n     \nx    "


@BOTH
def test_columns_stay_straight_with_two_digit_numbers(memory):
    board = ConnectBoard(3, 12, 3, memory)
    board.place_token("x", 0)
    board.place_token("o", 11)
    lines = str(board).split("\n")
    assert lines[0] == " 0  1  2  3  4  5  6  7  8  9 10 11"
    assert lines[3] == " x" + 32 * " " + "o"
    assert {len(line) for line in lines} == {35}
