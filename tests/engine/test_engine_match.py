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


def test_phases_go_from_not_started_over_started_to_stopped():
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
def test_a_wrong_phase_is_named(before, call, names):
    match = people()
    for earlier in before:
        getattr(match, earlier)()
    with pytest.raises(PhaseError, match=f"the match is {names}"):
        getattr(match, call)()


def test_no_move_before_the_start_or_after_the_stop():
    match = people()
    with pytest.raises(PhaseError):
        match.play(0)
    match.start()
    match.stop()
    with pytest.raises(PhaseError):
        match.play(0)


def test_a_stopped_board_stays_readable():
    match = started()
    match.play(4)
    match.stop()
    assert match.game.at(4) == 1


@pytest.mark.parametrize("before", [(), ("start",), ("start", "stop")])
def test_terminate_is_allowed_in_any_phase_and_told(before):
    match, told = people(), []
    for earlier in before:
        getattr(match, earlier)()
    match.observe(lambda event, move: told.append(event))
    match.terminate()
    assert (match.phase, match.terminated, told) == (STOPPED, True, [TERMINATED])


def test_the_move_count_rises_with_moves_carried_out_and_nothing_else():
    match = started()
    assert match.play(4) and match.game.ply == 1
    assert not match.play(4) and match.game.ply == 1
    assert not match.play(99) and match.game.ply == 1


def test_an_illegal_move_changes_nothing_and_is_told():
    match = started()
    match.play(4)
    key = match.game.key()
    match.events.clear()
    assert match.play(4) is False
    assert (match.game.key(), match.events) == (key, [(REFUSED, 4)])


def test_a_won_game_stops_and_tells_winner_and_line():
    match = started()
    for move in X_WINS:
        match.play(move)
    assert match.events[-3:] == [(MOVED, 2), (OVER, None), (STOPPED, None)]
    assert (match.phase, match.game.outcome.winner, sorted(match.game.outcome.line)) == (STOPPED, 1, [0, 1, 2])


def test_taking_back_the_last_move_brings_a_finished_game_back():
    match = started()
    for move in X_WINS:
        match.play(move)
    assert match.take_back()
    assert (match.phase, match.game.outcome, match.game.at(2)) == (STARTED, None, 0)
    assert match.events[-1] == (TAKEN_BACK, 2)
    match.play(8)
    assert match.game.ply == 5


def test_take_back_two_and_redo_until_the_next_new_move():
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


def test_take_back_two_with_one_move_made_takes_that_one_back():
    match = started()
    match.play(4)
    assert match.take_back(2) == 1
    assert (list(match.game.moves), match.events[-1]) == ([], (TAKEN_BACK, 4))
    assert match.redo()


def test_taking_back_stops_at_a_move_that_may_not_be_taken_back():
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
def test_a_take_back_of_nothing_changes_nothing_and_is_told(plies, count):
    match = started()
    for move in range(plies):
        match.play(move)
    assert match.take_back(count) == 0
    assert (list(match.game.moves), match.events[-1]) == (list(range(plies)), (REFUSED, None))


def test_several_views_watch_one_match_and_can_leave():
    match, one, two = started(), [], []
    watcher = lambda event, move: one.append(event)  # noqa: E731
    match.observe(watcher)
    match.observe(lambda event, move: two.append(event))
    match.play(0)
    match.unobserve(watcher)
    match.play(1)
    assert (one, two) == ([MOVED], [MOVED, MOVED])


def test_seats_keep_names_marks_and_colours_from_game_to_game():
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


def test_the_log_names_each_move_with_its_player_and_how_the_game_was_ended():
    match = started()
    for move in (4, 0, 8):
        match.play(move)
    match.play(0xFFFE)
    assert match.log == [(4, 1), (0, 2), (8, 1), (0xFFFE, 2)]


def test_a_position_of_before_is_a_copy_that_the_match_never_sees():
    match = started()
    for move in (4, 0, 8):
        match.play(move)
    before = match.position_at(1)
    before.push(2)
    assert list(before.moves) == [4, 2] and list(match.game.moves) == [4, 0, 8]


def test_an_observer_learns_who_made_a_move_and_its_number_and_sees_the_position_before_it():
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
