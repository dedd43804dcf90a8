"""Random positions that are the same every time, to compare bots with perfect play."""

import random
from collections.abc import Callable, Sequence
from typing import TypeVar

from glowgrid.engine.game import Game

AnyGame = TypeVar("AnyGame", bound=Game)


def random_position(make: Callable[[], AnyGame], plies: Sequence[int], seed: int) -> AnyGame:
    """Return a game of `make()` after a random number of random moves, one of `plies`. The game is not over."""
    chance = random.Random(seed)
    while True:
        game = make()
        for _ in range(chance.choice(plies)):
            if game.outcome is None:
                game.push(chance.choice(game.legal_moves()))
        if game.outcome is None:
            return game
