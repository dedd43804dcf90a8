"""The strongest bots first ask a game for a forced win, for at most a third of their time."""

import pytest

from glowgrid import bots
from glowgrid.engine.rng import Rng
from glowgrid.games.domineering import Domineering
from host_sim.board.thinking_time import NodeClock
from tools.play.deciding import decide


class Claiming(Domineering):
    """Claims, after three steps, that its last legal move wins by force."""

    def forced_win(self):
        yield from (-1, -1, -1, self.legal_moves()[-1])


class Endless(Domineering):
    """Looks for a forced win without end."""

    steps = 0
    is_closed = False

    def forced_win(self):
        try:
            while True:
                self.steps += 1
                yield -1
        finally:
            self.is_closed = True


@pytest.mark.parametrize(("level", "follows"), [("hard", True), ("medium", False), ("easy", False)])
def test_hard_plays_the_first_move_of_a_forced_win(level, follows):
    games = [(Claiming(), Rng(seed)) for seed in range(6)]
    moves = {decide(bots.load(level)(), game, rng) for game, rng in games}
    assert (moves == {Claiming().legal_moves()[-1]}) is follows


@pytest.mark.parametrize("has_clock", [True, False])
def test_a_search_for_a_forced_win_ends_after_a_third_of_the_time(has_clock):
    game, bot, sent = Endless(), bots.load("hard")(), None
    clock = NodeClock(bot, game) if has_clock else None
    thought = bot.think(game, Rng(1))
    try:
        while True:
            progress = thought.send(sent)
            assert progress <= 35 or game.is_closed
            sent = clock
    except StopIteration as done:
        assert game.is_legal(done.value)
    assert game.is_closed and 0.25 * bot.nodes < game.steps < 0.36 * bot.nodes


def test_a_bot_that_is_stopped_closes_the_search_for_a_forced_win():
    game, bot = Endless(), bots.load("hard")()
    thought = bot.think(game, Rng(1))
    while not game.steps:
        next(thought)
    assert not game.is_closed
    thought.close()
    assert game.is_closed
