"""The classic two-player model: phases, turns, refusals and results, as described in its source."""

import pytest

from glowgrid.classic.tictactoe_model import ArgumentError, TicTacToeModel
from glowgrid.engine.faults import PhaseError
from glowgrid.engine.match import MOVED, OVER, STOPPED, TERMINATED

A_WINS = [("A", 1, 1), ("B", 2, 1), ("A", 1, 2), ("B", 2, 2), ("A", 1, 3)]
B_WINS = [("A", 1, 1), ("B", 2, 1), ("A", 1, 2), ("B", 2, 2), ("A", 3, 3), ("B", 2, 3)]
NOBODY_WINS = [(1, 1), (1, 2), (1, 3), (2, 2), (2, 1), (2, 3), (3, 2), (3, 1), (3, 3)]


def started(moves=()):
    model = TicTacToeModel()
    model.start_game()
    for player, row, col in moves:
        assert model.make_move(player, row, col)
    return model


def drawn():
    return started([("AB"[turn % 2], row, col) for turn, (row, col) in enumerate(NOBODY_WINS)])


def test_a_makes_the_first_move_and_turns_alternate():
    model = started()
    with pytest.raises(ArgumentError, match="A's turn"):
        model.make_move("B", 1, 1)
    assert model.make_move("A", 1, 1)
    with pytest.raises(ArgumentError, match="B's turn"):
        model.make_move("A", 1, 2)
    assert model.make_move("B", 1, 2)
    assert model.make_move("A", 1, 3)


@pytest.mark.parametrize("player", ["a", "b", "C", "", "AB", None, 1])
def test_only_capital_a_and_b_are_players(player):
    with pytest.raises(ArgumentError, match="'A' and 'B'"):
        started().make_move(player, 1, 1)


def test_a_game_starts_once_and_stops_once():
    model = TicTacToeModel()
    with pytest.raises(PhaseError, match="not started"):
        model.stop_game()
    model.start_game()
    with pytest.raises(PhaseError, match="started"):
        model.start_game()
    model.stop_game()
    with pytest.raises(PhaseError, match="stopped"):
        model.stop_game()
    with pytest.raises(PhaseError, match="stopped"):
        model.start_game()


def test_no_move_is_accepted_before_the_start_or_after_the_stop():
    model = TicTacToeModel()
    with pytest.raises(PhaseError, match="not started"):
        model.make_move("A", 1, 1)
    model.start_game()
    model.stop_game()
    with pytest.raises(PhaseError, match="stopped"):
        model.make_move("A", 1, 1)
    assert model.move_count == 0


@pytest.mark.parametrize("game", [lambda: started(A_WINS), drawn])
def test_a_win_or_a_draw_stops_the_game(game):
    model = game()
    assert model.is_game_over()
    with pytest.raises(PhaseError, match="stopped"):
        model.make_move("B", 3, 3)


def test_a_stopped_game_stays_readable():
    model = started(A_WINS)
    assert [model.get_position_mark(1, col) for col in (1, 2, 3)] == ["X", "X", "X"]
    assert (model.move_count, model.a_has_won()) == (5, True)
    asked = started(A_WINS[:3])
    asked.stop_game()
    assert [asked.get_position_mark(row, 1) for row in (1, 2, 3)] == ["X", "O", " "]
    assert not asked.a_has_won() and not asked.b_has_won()


@pytest.mark.parametrize("phase", ["not started", "started", "stopped", "won", "terminated"])
def test_terminate_is_allowed_in_any_phase(phase):
    model = TicTacToeModel() if phase == "not started" else started(A_WINS if phase == "won" else ())
    if phase == "stopped":
        model.stop_game()
    if phase == "terminated":
        model.terminate_game()
    heard = []
    model.observe(lambda event, move: heard.append(event))
    model.terminate_game()
    assert (model.is_game_started(), model.is_game_over(), model.is_game_terminated()) == (True, True, True)
    assert heard == [TERMINATED]


def test_an_observer_hears_of_moves_and_of_the_end():
    model, heard = started(A_WINS[:4]), []

    def watch(event, move):
        heard.append(event)

    model.observe(watch)
    model.make_move("A", 1, 3)
    assert heard == [MOVED, OVER, STOPPED]
    model.unobserve(watch)
    model.terminate_game()
    assert heard == [MOVED, OVER, STOPPED]


def test_squares_are_named_by_row_then_column_from_one():
    model = started([("A", 1, 3), ("B", 3, 1)])
    assert (model.get_position_mark(1, 3), model.get_position_mark(3, 1)) == ("X", "O")


@pytest.mark.parametrize("square", [(0, 1), (4, 1), (1, 0), (1, 4), (-1, 1), ("1", 1), (1, None)])
def test_a_square_off_the_board_is_refused_and_the_range_is_named(square):
    model = started()
    with pytest.raises(ArgumentError, match="1 to 3"):
        model.make_move("A", *square)
    with pytest.raises(ArgumentError, match="1 to 3"):
        model.get_position_mark(*square)


def test_only_completed_moves_raise_the_count():
    model = TicTacToeModel()
    assert model.move_count == 0
    model.start_game()
    assert model.move_count == 0
    model.make_move("A", 2, 2)
    assert model.move_count == 1
    assert not model.make_move("B", 2, 2)
    for wrong in (("A", 1, 1), ("B", 4, 1), ("C", 1, 1)):
        with pytest.raises(ArgumentError):
            model.make_move(*wrong)
    model.get_position_mark(2, 2)
    assert model.move_count == 1
    model.make_move("B", 1, 1)
    model.stop_game()
    model.terminate_game()
    assert model.move_count == 2


def test_names_are_stored_and_available_to_views():
    model, shown = TicTacToeModel(), []
    assert (model.player_a_name, model.player_b_name) == ("A", "B")
    model.player_a_name = "Ada"
    model.player_b_name = "Bert"
    model.observe(lambda event, move: shown.append((model.player_a_name, model.player_b_name)))
    model.start_game()
    assert shown == [("Ada", "Bert")]
    assert model.make_move("A", 1, 1)  # the model still calls them A and B


def test_a_move_to_a_taken_square_returns_false_and_changes_nothing():
    model = started([("A", 1, 1)])
    assert model.make_move("B", 1, 1) is False
    assert model.get_position_mark(1, 1) == "X"
    assert model.make_move("B", 1, 2) is True


def test_a_square_reads_as_x_o_or_blank_after_the_start():
    model = TicTacToeModel()
    with pytest.raises(PhaseError, match="not started"):
        model.get_position_mark(1, 1)
    model.start_game()
    assert model.get_position_mark(1, 1) == " "
    model.make_move("A", 1, 1)
    model.make_move("B", 2, 2)
    assert (model.get_position_mark(1, 1), model.get_position_mark(2, 2)) == ("X", "O")


@pytest.mark.parametrize(("moves", "a", "b"), [(A_WINS, True, False), (B_WINS, False, True)])
def test_a_player_has_won_only_after_that_win_stopped_the_game(moves, a, b):
    model = started(moves[:-1])
    assert (model.a_has_won(), model.b_has_won()) == (False, False)
    assert model.make_move(*moves[-1])
    assert (model.a_has_won(), model.b_has_won()) == (a, b)


def test_a_draw_has_no_winner():
    model = drawn()
    assert (model.is_game_over(), model.a_has_won(), model.b_has_won()) == (True, False, False)


def test_over_started_and_terminated_can_be_read_at_any_time():
    model, seen = TicTacToeModel(), []

    def look():
        seen.append((model.is_game_started(), model.is_game_over(), model.is_game_terminated()))

    look()
    model.start_game()
    look()
    model.stop_game()
    look()
    model.terminate_game()
    look()
    assert seen == [(False, False, False), (True, False, False), (True, True, False), (True, True, True)]
