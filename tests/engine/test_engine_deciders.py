"""Bots in a match: they think in slices, can be stopped, give hints, and answer with legal moves."""

import pytest
from matches import bot_seat, started

from glowgrid import bots, games
from glowgrid.engine.faults import IllegalMove
from glowgrid.engine.match import HINTED, STARTED, Match
from glowgrid.engine.rng import Rng
from glowgrid.engine.seat import Seat
from glowgrid.engine.turns import turns_to_person
from glowgrid.games.connectx import ConnectX


class SlowBot:
    """A bot that searches its copy for five slices and is away from the root position at each yield."""

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


@pytest.mark.slow(whole=True)
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


def test_observers_never_see_a_position_from_a_search():
    match = started(seats=[Seat("Ada"), bot_seat("slow", SlowBot())])
    match.play(4)
    for _ in range(9):  # the first two slices prepare, and the last two end the search
        assert not match.step()
        assert list(match.game.moves) == [4]
    assert match.step()
    assert list(match.game.moves) == [4, 0]


@pytest.mark.parametrize("stop", [lambda match: match.take_back(), lambda match: match.new_game(), Match.stop])
def test_an_undo_or_a_new_game_stops_the_thinking(stop):
    match = started(seats=[Seat("Ada"), bot_seat("slow", SlowBot())])
    match.play(4)
    while not match.thoughts.progress:
        match.step()
    before = SlowBot.closed
    stop(match)
    assert SlowBot.closed == before + 1
    assert match.thoughts.progress == 0


def test_after_an_undo_during_its_turn_the_bot_thinks_about_the_current_board():
    match = started(seats=[Seat("Ada"), bot_seat("slow", SlowBot())])
    match.play(4)
    match.step()
    match.step()
    match.take_back()
    match.play(0)
    while not match.step():
        pass
    assert list(match.game.moves) == [0, 1]


def test_an_undo_against_a_bot_returns_to_the_persons_turn():
    match = started(seats=[bot_seat("bot", SlowBot()), Seat("Ada")])
    while not match.step():
        pass
    assert match.take_back(turns_to_person(match, 1)) == 0
    match.play(5)
    while not match.step():
        pass
    assert match.take_back(turns_to_person(match, 5)) == 2  # Ada had only one turn


def test_a_hint_is_reported_but_not_played():
    match = started()
    match.advise(SlowBot())
    while match.thinking:
        match.step()
    assert match.events[-1] == (HINTED, 0)
    assert match.game.ply == 0


class Stubborn:
    """A bot that always answers with the same move, legal or not."""

    asked = 0

    def think(self, game, rng):
        self.asked += 1
        yield 50
        return 4


def test_a_bot_that_answers_with_an_illegal_move_is_reported_and_not_asked_again():
    stubborn = Stubborn()
    match = started(seats=[Seat("Ada"), bot_seat("Stubborn", stubborn)])
    match.play(4)
    with pytest.raises(IllegalMove, match="Stubborn chose 4, which is not a legal move here.") as caught:
        for _ in range(9):
            match.step()
    assert (caught.value.seat.name, caught.value.move, stubborn.asked) == ("Stubborn", 4, 1)
    assert list(match.game.moves) == [4]


def test_a_bot_searches_a_rematch_like_a_first_match():
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
