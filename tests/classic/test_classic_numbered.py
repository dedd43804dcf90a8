"""The numbered board: two pieces of any character on squares 0 to 8."""

import itertools

import pytest

from glowgrid.classic.numbered_board import NumberedBoard

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def board_with(*squares, pieces=("X", "O")):
    board = NumberedBoard(*pieces)
    for square in squares:
        board.add(square)
    return board


@pytest.mark.parametrize("pieces", [("X", "O"), ("x", "X"), ("*", "7"), ("♥", "♠")])
def test_pieces_may_be_any_two_characters(pieces):
    board = board_with(0, 8, pieces=pieces)
    assert (board.get_piece(0), board.get_piece(8)) == pieces


@pytest.mark.parametrize("pieces", [("X", "X"), ("XX", "O"), ("", "O"), (1, 2), ("X", None)])
def test_pieces_must_be_two_different_characters(pieces):
    with pytest.raises(ValueError, match="expected one character|must differ"):
        NumberedBoard(*pieces)


def test_squares_are_numbered_from_0_to_8():
    board = NumberedBoard()
    assert [square for square in range(-3, 20) if board.is_valid(square)] == list(range(9))
    assert board.is_valid(3) and not board.is_valid(9)
    assert not board.is_valid("3")


def test_a_square_is_empty_until_it_has_a_piece():
    board = board_with(0, 8, 4)
    assert board.is_empty(2)
    assert not board.is_empty(0)


def test_nine_moves_remain_on_an_empty_board_and_six_after_three():
    board = NumberedBoard()
    assert board.moves_remaining() == 9
    for square in (0, 8, 4):
        board.add(square)
    assert board.moves_remaining() == 6


def test_changing_a_returned_piece_does_not_change_the_board():
    board = board_with(4)
    piece = board.get_piece(4)
    with pytest.raises(TypeError):
        piece[0] = "O"
    piece += "!"
    assert board.get_piece(4) == "X"
    assert board.get_piece(0) is None


def test_add_places_the_piece_of_the_player_to_move_and_passes_the_turn():
    board = board_with(4, 2, 0)
    assert [board.get_piece(square) for square in (4, 2, 0)] == ["X", "O", "X"]


def test_add_refuses_a_taken_square_an_invalid_square_and_a_finished_game():
    board = board_with(4)
    for square, sentence in ((4, "taken by X"), (9, "0 to 8"), (-1, "0 to 8"), ("4", "0 to 8")):
        with pytest.raises(ValueError, match=sentence):
            board.add(square)
    board.add(0)
    assert board.get_piece(0) == "O"  # a refused move does not pass the turn
    with pytest.raises(ValueError, match="over"):
        board_with(0, 3, 1, 4, 2).add(8)


def test_clear_empties_the_board():
    board = board_with(0, 8, 4)
    board.clear()
    assert board.moves_remaining() == 9
    assert str(board) == str(NumberedBoard())
    board.add(5)
    assert board.get_piece(5) == "X"


@pytest.mark.parametrize("line", LINES)
def test_each_of_the_eight_lines_wins_for_either_piece(line):
    a, b, c = line
    others = itertools.combinations([square for square in range(9) if square not in line], 3)
    p, q, r = next(squares for squares in others if squares not in LINES)
    assert board_with(a, p, b, q).get_winner() is None
    assert board_with(a, p, b, q, c).get_winner() == "X"
    assert board_with(p, a, q, b, r, c, pieces=("#", "+")).get_winner() == "+"


def test_a_draw_has_no_winner():
    board = board_with(0, 1, 2, 4, 3, 5, 7, 6, 8)
    assert board.moves_remaining() == 0
    assert board.get_winner() is None


def test_the_text_is_a_grid_with_numbers_on_empty_squares():
    assert str(NumberedBoard()) == (
        "+---+---+---+\n| 0 | 1 | 2 |\n+---+---+---+\n| 3 | 4 | 5 |\n+---+---+---+\n| 6 | 7 | 8 |\n+---+---+---+"
    )
    assert str(board_with(0, 8, 4)) == (
        "+---+---+---+\n| X | 1 | 2 |\n+---+---+---+\n| 3 | X | 5 |\n+---+---+---+\n| 6 | 7 | O |\n+---+---+---+"
    )
    assert str(board_with(4, 2)) == (
        "+---+---+---+\n| 0 | 1 | O |\n+---+---+---+\n| 3 | X | 5 |\n+---+---+---+\n| 6 | 7 | 8 |\n+---+---+---+"
    )
