"""The bot that plays any legal move, each as likely."""


class Random:
    """Plays at random."""

    searches = False

    def think(self, game, rng):
        """Return (as a generator) one of the legal moves; needs no time, so it yields its progress once."""
        yield 100
        return game.random_move(rng)
