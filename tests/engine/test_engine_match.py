"""A match: phases, turns, history, observers and seats."""

import pytest
from matches import people, started

from glowgrid.engine.faults import PhaseError
from glowgrid.engine.match import (
    MOVED,
    NOT_STARTED,
    OVER,
    REFUSED,
    STARTED,
    STOPPED,
    TAKEN_BACK,
    TERMINATED,
    Match,
)
from glowgrid.engine.seat import Seat
from glowgrid.games.connectx import ConnectX
from glowgrid.games.tictactoe import TicTacToe

X_WINS = (0, 3, 1, 4, 2)


def test_a_match_is_first_not_started_then_started_then_stopped():
    match = people()
    assert match.phase == NOT_STARTED
    match.start()
    assert match.phase == STARTED
    match.stop()
    assert match.phase == STOPPED


@pytest.mark.parametrize(
    ("before", "call", "names"),
    [
        ((), "stop", "not started"),
        (("start",), "start", "started"),
        (("start", "stop"), "start", "stopped"),
        (("start", "stop"), "stop", "stopped"),
        (("start", "stop"), "take_back", "stopped"),
    ],
)
def test_an_action_in_the_wrong_phase_is_refused_and_the_phase_is_named(before, call, names):
    match = people()
    for earlier in before:
        getattr(match, earlier)()
    with pytest.raises(PhaseError, match=f"the match is {names}"):
        getattr(match, call)()


def test_no_move_is_accepted_before_the_start_or_after_the_stop():
    match = people()
    with pytest.raises(PhaseError):
        match.play(0)
    match.start()
    match.stop()
    with pytest.raises(PhaseError):
        match.play(0)


def test_the_board_of_a_stopped_match_stays_readable():
    match = started()
    match.play(4)
    match.stop()
    assert match.game.at(4) == 1


@pytest.mark.parametrize("before", [(), ("start",), ("start", "stop")])
def test_terminate_works_in_any_phase_and_is_reported(before):
    match, told = people(), []
    for earlier in before:
        getattr(match, earlier)()
    match.observe(lambda event, move: told.append(event))
    match.terminate()
    assert (match.phase, match.terminated, told) == (STOPPED, True, [TERMINATED])


def test_only_completed_moves_raise_the_move_count():
    match = started()
    assert match.play(4) and match.game.ply == 1
    assert not match.play(4) and match.game.ply == 1
    assert not match.play(99) and match.game.ply == 1


def test_an_illegal_move_changes_nothing_and_is_reported():
    match = started()
    match.play(4)
    key = match.game.key()
    match.events.clear()
    assert match.play(4) is False
    assert (match.game.key(), match.events) == (key, [(REFUSED, 4)])


def test_a_win_stops_the_match_and_reports_the_winner_and_the_line():
    match = started()
    for move in X_WINS:
        match.play(move)
    assert match.events[-3:] == [(MOVED, 2), (OVER, None), (STOPPED, None)]
    assert (match.phase, match.game.outcome.winner, sorted(match.game.outcome.line)) == (STOPPED, 1, [0, 1, 2])


def test_undoing_the_last_move_reopens_a_finished_game():
    match = started()
    for move in X_WINS:
        match.play(move)
    assert match.take_back()
    assert (match.phase, match.game.outcome, match.game.at(2)) == (STARTED, None, 0)
    assert match.events[-1] == (TAKEN_BACK, 2)
    match.play(8)
    assert match.game.ply == 5


def test_undone_moves_can_be_redone_until_a_new_move_is_made():
    match = started()
    for move in (0, 1, 2):
        match.play(move)
    assert match.take_back(2)
    assert list(match.game.moves) == [0]
    assert match.redo()
    assert list(match.game.moves) == [0, 1]
    match.play(5)
    assert not match.redo()
    assert match.events[-1] == (REFUSED, None)


def test_undoing_two_moves_after_a_single_move_undoes_that_move():
    match = started()
    match.play(4)
    assert match.take_back(2) == 1
    assert (list(match.game.moves), match.events[-1]) == ([], (TAKEN_BACK, 4))
    assert match.redo()


def test_undo_stops_at_a_move_that_cannot_be_undone():
    class Firm(TicTacToe):
        def can_pop(self):
            return self.ply > 1

    match = started(Firm())
    for move in (0, 1, 2):
        match.play(move)
    assert match.take_back(3) == 2
    assert list(match.game.moves) == [0]
    assert (match.take_back(), match.events[-1]) == (0, (REFUSED, None))


@pytest.mark.parametrize(("plies", "count"), [(0, 1), (0, 2), (2, 0), (2, -1)])
def test_an_undo_before_the_first_move_changes_nothing_and_is_reported(plies, count):
    match = started()
    for move in range(plies):
        match.play(move)
    assert match.take_back(count) == 0
    assert (list(match.game.moves), match.events[-1]) == (list(range(plies)), (REFUSED, None))


def test_several_views_can_observe_one_match_and_stop_observing():
    match, one, two = started(), [], []
    watcher = lambda event, move: one.append(event)  # noqa: E731
    match.observe(watcher)
    match.observe(lambda event, move: two.append(event))
    match.play(0)
    match.unobserve(watcher)
    match.play(1)
    assert (one, two) == ([MOVED], [MOVED, MOVED])


def test_seats_keep_names_marks_and_colours_between_games():
    match = started(seats=[Seat("Ada", "#", 3), Seat("Bob", "@", 4)])
    match.stop()
    match.new_game()
    assert match.phase == NOT_STARTED
    assert [(seat.name, seat.mark, seat.colour) for seat in match.seats] == [("Ada", "#", 3), ("Bob", "@", 4)]


def test_a_new_game_keeps_the_options():
    match = started(ConnectX(rows=9, to_win=3))
    match.play(0)
    match.new_game()
    assert (match.game.rows, match.game.to_win, match.game.ply) == (9, 3, 0)


def test_too_few_seats_are_refused():
    with pytest.raises(ValueError, match="needs 3 seats, not 2"):
        Match(ConnectX(players=3), [Seat("Ada"), Seat("Bob")])


def test_the_log_names_each_move_with_its_player_and_the_way_the_game_ended():
    match = started()
    for move in (4, 0, 8):
        match.play(move)
    match.play(0xFFFE)
    assert match.log == [(4, 1), (0, 2), (8, 1), (0xFFFE, 2)]


def test_an_earlier_position_is_a_copy_independent_of_the_match():
    match = started()
    for move in (4, 0, 8):
        match.play(move)
    before = match.position_at(1)
    before.push(2)
    assert list(before.moves) == [4, 2] and list(match.game.moves) == [4, 0, 8]


def test_an_observer_gets_each_moves_player_and_number_and_the_position_before_it():
    match, told, seen = started(), [], []
    match.observe(
        lambda event, move: told.append((event, move, match.event_player, match.event_ply)),
        lambda move: seen.append((move, match.game.ply)),
    )
    match.play(4)
    match.play(0)
    match.take_back()
    assert told == [(MOVED, 4, 1, 0), (MOVED, 0, 2, 1), (TAKEN_BACK, 0, 2, 1)]
    assert seen == [(4, 0), (0, 1)]
