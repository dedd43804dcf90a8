"""Random bot: plays random legal moves, all equally likely."""

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator

    from ..engine.game import Game
    from ..engine.rng import Rng


class Random:
    """A bot that plays at random."""

    searches = False

    def think(self, game: "Game", rng: "Rng") -> "Generator[int, None, int]":
        """Return a random legal move, as a generator. It yields its progress only once, because it needs no time."""
        yield 100
        return game.random_move(rng)
