"""Build sentences about an agreement after the last move (see engine/agreement.py). Loaded on demand."""

from .match_sentences import fill
from .words import agreement as words

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any

    from .engine.match import Match

_DONE, _RESUME = 0xFFFC, 0xFFFB  # as in engine/agreement.py


def describe_act(match: "Match", action: int) -> str:
    """Return a sentence about `action`, the act that the match has just reported."""
    player, game = match.event_player or 0, match.game
    about: Any = game
    if action == _DONE:
        return fill(match, player, words.DONE)
    if action == _RESUME:
        return fill(match, player, words.RESUMED)
    place = chr(97 + action % game.cols) + str(action // game.cols + 1)
    return fill(match, player, words.MARKED if about.marked[action] else words.UNMARKED, place)
