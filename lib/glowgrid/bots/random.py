"""Random bot, which plays random legal moves."""

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator

    from ..engine.game import Game
    from ..engine.rng import Rng
    from ..engine.types import Clock


class Random:
    """A bot that plays random moves. All legal moves are equally likely."""

    searches = False

    def think(self, game: "Game", rng: "Rng") -> "Generator[int, Clock | None, int]":
        """Generator: choose a random legal move, and return it. Yield only once, because this choice takes no time."""
        yield 100
        return game.random_move(rng)
