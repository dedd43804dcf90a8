"""Keeps a person's best result in games that know the fewest possible moves. Loaded when such a game has ended."""

from ..engine.fewest import better, counted
from ..saves.record_format import BEST, result

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator

    from ..engine.match import Match
    from ..saves import Saves


def kept(match: "Match", saves: "Saves", key: str) -> "Generator[None, None, tuple]":
    """Generator: save the result of the finished match if it is the best of this person in the game `key`. Return the
    best result as (moves, fewest possible), or () if there is none."""
    from ..saves.journal_snapshot import reading

    best: tuple = (yield from reading(saves)).best.get(key, ())
    yield
    outcome, game = match.game.outcome, saves.game
    if outcome is not None and outcome.winner and game is not None and game.match is match:
        known, best = best, better(counted(match.game), best)
        if best is not known:
            saves.append(BEST, result(key, "", best).encode())
    return best
