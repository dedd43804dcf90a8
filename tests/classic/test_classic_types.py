"""Arguments of the wrong type for the classic boards.

A size such as 3.0 counts as 3, and everything else is refused with a sentence.
"""

import pytest

from glowgrid.classic.connect_board import BoardPosition, ConnectBoard, PlacementError
from glowgrid.classic.numbered_board import NumberedBoard
from glowgrid.classic.tictactoe_model import ArgumentError, TicTacToeModel
from glowgrid.engine.faults import MoveError, OptionError

NO_NUMBERS = [True, False, 1.0, 1.5, "1", "", None, (1,), float("nan"), float("inf"), 1j]


@pytest.mark.parametrize("memory", [False, True])
def test_sizes_may_be_floats_with_whole_values(memory):
    board, same = ConnectBoard(3.0, 4.0, 3.0, memory), ConnectBoard(3, 4, 3, memory)
    assert board == same and (board.num_rows, board.num_columns, board.num_to_win) == (3, 4, 3)
    assert [type(size) for size in (board.num_rows, board.num_columns, board.num_to_win)] == [int] * 3
    for column in (0, 1, 2):
        board.place_token("X", column)
        same.place_token("X", column)
    assert board.check_for_win(2) and str(board) == str(same) and board == same


@pytest.mark.parametrize("wrong", [True, "3", None, 3.5, float("nan"), float("inf"), [3], 3j])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_sizes_of_any_other_type_are_refused(wrong, place):
    sizes = [6, 7, 3]
    sizes[place] = wrong
    with pytest.raises(OptionError, match="it must be a whole number"):
        ConnectBoard(*sizes)


@pytest.mark.parametrize("wrong", NO_NUMBERS)
def test_rows_and_columns_must_be_ints_and_not_booleans(wrong):
    model = TicTacToeModel()
    model.start_game()
    for row, col in ((wrong, 1), (1, wrong)):
        with pytest.raises(ArgumentError, match="allowed is 1 to 3"):
            model.make_move("A", row, col)
        with pytest.raises(ArgumentError, match="allowed is 1 to 3"):
            model.get_position_mark(row, col)
    assert model.move_count == 0


@pytest.mark.parametrize("wrong", NO_NUMBERS)
def test_squares_must_be_ints_and_not_booleans(wrong):
    board = NumberedBoard()
    assert not board.is_valid(wrong)
    for ask in (board.is_empty, board.get_piece, board.add):
        with pytest.raises(MoveError, match="they are 0 to 8"):
            ask(wrong)


@pytest.mark.parametrize("wrong", NO_NUMBERS)
def test_columns_and_positions_must_be_ints_and_not_booleans(wrong):
    board = ConnectBoard(3, 3, 3)
    for ask in (board.check_if_free, board.check_for_win, lambda column: board.place_token("X", column)):
        with pytest.raises(PlacementError, match="they are 0 to 2"):
            ask(wrong)
    for position in (BoardPosition(wrong, 0), BoardPosition(0, wrong)):
        with pytest.raises(PlacementError, match="rows are 0 to 2, columns 0 to 2"):
            board.whats_at_pos(position)


@pytest.mark.parametrize("wrong", ["X" * 3_000_000, b"X", None, 7])
def test_an_error_for_a_wrong_player_quotes_only_the_start_of_a_long_value(wrong):
    with pytest.raises(PlacementError) as refused:
        ConnectBoard(3, 3, 3).place_token(wrong, 0)
    with pytest.raises(ArgumentError) as unknown:
        model = TicTacToeModel()
        model.start_game()
        model.make_move(wrong, 1, 1)
    with pytest.raises(ValueError) as piece:
        NumberedBoard(wrong)
    assert max(len(str(error.value)) for error in (refused, unknown, piece)) < 120
