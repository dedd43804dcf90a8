"""Look for a forced win before the general search, as the strongest bots do in games that have a `forced_win` method.

The game's `forced_win()` is a generator. It yields -1 after each step, then a move if it has found a forced win. A step
should take about as long as a node of the search.
"""

# On the drive, this module is part of search.py.

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator

    from ..engine.game import Game
    from ..engine.types import Clock, Searcher

_SHARE = 33  # percentage of the thinking time that is used at most if there is no forced win


def forced_win(bot: "Searcher", game: "Game") -> "Generator[int, Clock | None, int]":
    """Generator: return the move with which a forced win begins, or -1 if none is found in time. Yield the progress."""
    search = game.forced_win()  # type: ignore[attr-defined]  # the caller has checked
    try:
        for move in search:
            if move >= 0:
                return move  # type: ignore[no-any-return]
            bot.nodes += 1
            if bot.is_due():
                bot.begin_slice((yield bot.progress()))
            if bot.progress() >= _SHARE:
                break
    finally:
        search.close()
    return -1
