"""A match: phases, turns, history, observers, and bots that think in slices."""

import pytest
from persons import persons

from glowgrid import bots, games
from glowgrid.engine.faults import IllegalMove, PhaseError
from glowgrid.engine.match import (
    HINTED,
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
from glowgrid.engine.rng import Rng
from glowgrid.engine.seat import BOT, Seat
from glowgrid.games.connectx import ConnectX
from glowgrid.games.tictactoe import TicTacToe

X_WINS = (0, 3, 1, 4, 2)


class SlowBot:
    """Searches on its twin for five slices, always leaving it away from the root at a yield."""

    closed = 0

    def think(self, game, rng):
        pushed = False
        try:
            for part in range(5):
                game.push(game.legal_moves()[-1])
                pushed = True
                yield part * 20
                game.pop()
                pushed = False
            return game.legal_moves()[0]
        finally:
            if pushed:
                game.pop()
                SlowBot.closed += 1


def bot_seat(name, bot):
    return Seat(name, kind=BOT, decider=bot)


def people(game=None, seats=None):
    """Return a match of tic-tac-toe, or of `game`, between people, or who else is to sit there."""
    game = game or TicTacToe()
    return Match(game, seats or persons(game))


def started(game=None, seats=None):
    match = people(game, seats)
    match.events = []
    match.observe(lambda event, move: match.events.append((event, move)))
    match.start()
    return match


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


def test_every_bot_plays_every_game_to_its_end():
    for game_row in games.CATALOGUE:
        for bot_row in bots.CATALOGUE:
            bot = bots.load(bot_row[0])()
            game = games.load(game_row[0])()
            match = started(game, [bot_seat(str(n), bot) for n in range(game.players)])
            while match.phase == STARTED:
                match.step()
            assert game.outcome is not None


def test_the_same_seed_plays_the_same_game():
    def moves(seed):
        bot = bots.load("random")()
        match = Match(ConnectX(), [bot_seat("a", bot), bot_seat("b", bot)], Rng(seed))
        match.start()
        while match.phase == STARTED:
            match.step()
        return list(match.game.moves)

    assert moves(7) == moves(7)
    assert moves(7) != moves(8)


def test_nobody_sees_a_position_that_was_only_thought_of():
    match = started(seats=[Seat("Ada"), bot_seat("slow", SlowBot())])
    match.play(4)
    for _ in range(6):  # the first only gets ready
        assert not match.step()
        assert list(match.game.moves) == [4]
    assert match.step()
    assert list(match.game.moves) == [4, 0]


@pytest.mark.parametrize("stop", [lambda match: match.take_back(), lambda match: match.new_game(), Match.stop])
def test_thinking_stops_when_the_move_is_taken_back_or_a_new_game_is_asked_for(stop):
    match = started(seats=[Seat("Ada"), bot_seat("slow", SlowBot())])
    match.play(4)
    match.step()
    match.step()
    before = SlowBot.closed
    stop(match)
    assert SlowBot.closed == before + 1
    assert match.progress == 0


def test_after_a_take_back_in_mid_thought_the_bot_thinks_about_the_board_as_it_is():
    match = started(seats=[Seat("Ada"), bot_seat("slow", SlowBot())])
    match.play(4)
    match.step()
    match.step()
    match.take_back()
    match.play(0)
    while not match.step():
        pass
    assert list(match.game.moves) == [0, 1]


def test_take_back_against_a_bot_goes_to_the_persons_turn():
    match = started(seats=[bot_seat("bot", SlowBot()), Seat("Ada")])
    while not match.step():
        pass
    assert match.take_back_to_person() == 0
    match.play(5)
    while not match.step():
        pass
    assert match.take_back_to_person(5) == 2  # only once was it Ada's turn


def test_advice_is_told_and_not_played():
    match = started()
    match.advise(SlowBot())
    while match.thinking:
        match.step()
    assert match.events[-1] == (HINTED, 0)
    assert match.game.ply == 0


class Stubborn:
    """Answers one move, legal or not."""

    asked = 0

    def think(self, game, rng):
        self.asked += 1
        yield 50
        return 4


def test_a_decider_that_answers_an_illegal_move_is_named_and_not_asked_again():
    stubborn = Stubborn()
    match = started(seats=[Seat("Ada"), bot_seat("Stubborn", stubborn)])
    match.play(4)
    with pytest.raises(IllegalMove, match="Stubborn has answered 4, which is no legal move here.") as caught:
        for _ in range(9):
            match.step()
    assert (caught.value.seat.name, caught.value.move, stubborn.asked) == ("Stubborn", 4, 1)
    assert list(match.game.moves) == [4]


def test_a_rematch_is_thought_about_as_a_first_match_is():
    def moves(rematches):
        bot = bots.load("medium")()
        match = Match(ConnectX(), [bot_seat("a", bot), bot_seat("b", bot)], Rng(3))
        for number in range(1 + rematches):
            if number:
                match.new_game()
            match.rng = Rng(3)
            match.start()
            while match.phase == STARTED:
                match.step()
        return list(match.game.moves)

    assert moves(0) == moves(2)
