"""The connect board except wins: the report's own test cases (C13), one by one on both boards, and its other rules.

"Rebuilt" marks a case whose picture or position is missing or garbled in the source. It is reconstructed from the
case's stated reason, position and result.
"""

import pytest
from connect_pictures import BOTH, Unchanged, build

from glowgrid.classic.connect_board import BoardPosition, ConnectBoard, PlacementError
from glowgrid.engine.faults import OptionError

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
def test_sizes_out_of_range_are_refused_and_the_range_is_named(sizes, allowed, memory):
    with pytest.raises(OptionError, match=allowed):
        ConnectBoard(*sizes, memory=memory)


# -- free columns

FREE = {
    "01 the board is full": ("o x o x\n o x o o\n x x x o\n o o x x", 0, False),
    # rebuilt: the printed row lacks its empty cell in column 1
    "02 one empty spot in the column": ("x . o x\n x x o o\n x x x o\n o o x x", 1, True),
    "03 partly filled, one x in it": (". x o x\n . x o o\n x x x o\n o o x x", 0, True),
}


@BOTH
@pytest.mark.parametrize(("picture", "column", "free"), FREE.values(), ids=FREE)
def test_check_if_free(picture, column, free, memory):
    with Unchanged(build(picture, 4, memory)) as board:
        assert board.check_if_free(column) is free


# -- ties

FULL = "o x o x\n x o o o\n x o x x\n o x x o"
TIES = {
    # rebuilt: the picture is missing; "several empty spots"
    "01 several empty spots": (". . . .\n . x . .\n x o . o\n o x x o", False),
    # rebuilt: the top row is garbled; "only one empty spot"
    "02 one empty spot": ("x o . x\n o x o o\n x o x x\n o o x x", False),
    "03 full": (FULL, True),
    # rebuilt: the positions of the upper tokens are missing; "an irregular distribution"
    "04 ragged": ("x . . .\n o o x .\n x o x o\n o x o o", False),
}


@BOTH
@pytest.mark.parametrize(("picture", "tie"), TIES.values(), ids=TIES)
def test_check_tie(picture, tie, memory):
    with Unchanged(build(picture, 4, memory)) as board:
        assert board.check_tie() is tie


# -- reading positions

CHESS = "x o x o\n o x o x\n x o x o\n o x o x"
WHATS_AT = {
    "01 o at the bottom left": ("x o x o\n o x o x\n x x o o\n o x o x", (0, 0), "o"),
    "02 x inside": (CHESS, (2, 1), "x"),
    "03 the one empty cell": ("x o . o\n o o o x\n x o x o\n o x o x", (3, 2), " "),
    # rebuilt: the empty column is missing; the position shows which
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
def test_a_blank_is_not_a_player(memory):
    assert not ConnectBoard(3, 3, 3, memory).is_player_at_pos(BoardPosition(0, 0), " ")


# -- placing a token

PLACED = {
    # rebuilt: the picture before is missing; it follows from the one after
    "01 onto another token": (". . o .\n x o x .", 1, ". x o .\n x o x ."),
    # rebuilt: the columns on the right are missing
    "02 on top of a column": (". . .\n x . .\n o . .\n o . .\n o . .", 0, "x . .\n x . .\n o . .\n o . .\n o . ."),
    # rebuilt: the picture after is missing; "an empty column, filling row 0"
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
def test_the_fourth_placement_wins_on_the_diagonal(memory):
    board = build(PLACED["04 completing a diagonal"][2], 5, memory)
    assert board.check_for_win(2)
    assert board.check_diag_win(BoardPosition(2, 2), "x")


@BOTH
def test_any_player_may_place_into_any_column_regardless_of_turns(memory):
    board = ConnectBoard(5, 3, 3, memory)
    for player in "aab*b":
        board.place_token(player, 1)
    assert [board.whats_at_pos(BoardPosition(row, 1)) for row in range(5)] == list("aab*b")
    assert not board.check_if_free(1)


@BOTH
def test_invalid_arguments_are_refused_and_change_nothing(memory):
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


def test_a_position_has_a_row_a_column_equality_and_a_text():
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
def test_columns_stay_aligned_with_two_digit_numbers(memory):
    board = ConnectBoard(3, 12, 3, memory)
    board.place_token("x", 0)
    board.place_token("o", 11)
    lines = str(board).split("\n")
    assert lines[0] == " 0  1  2  3  4  5  6  7  8  9 10 11"
    assert lines[3] == " x" + 32 * " " + "o"
    assert {len(line) for line in lines} == {35}
