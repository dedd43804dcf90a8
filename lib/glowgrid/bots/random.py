"""The bot that plays any legal move, each as likely."""

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Generator

    from ..engine.game import Game
    from ..engine.rng import Rng


class Random:
    """Plays at random."""

    searches = False

    def think(self, game: "Game", rng: "Rng") -> "Generator[int, None, int]":
        """Return (as a generator) one of the legal moves; needs no time, so it yields its progress once."""
        yield 100
        return game.random_move(rng)
