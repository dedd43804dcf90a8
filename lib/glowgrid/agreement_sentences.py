"""Build sentences about an agreement after the last move (see engine/agreement.py). Loaded on demand."""

from .engine.agreement import DONE, RESUME
from .engine.game import Game
from .match_sentences import fill
from .words import agreement as words

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any

    from .engine.match import Match


def describe_act(match: "Match", action: int) -> str:
    """Return a sentence about `action`, the act that the match has just reported."""
    player, game = match.event_player or 0, match.game
    about: Any = game
    if action == DONE:
        return fill(match, player, words.DONE)
    if action == RESUME:
        return fill(match, player, words.RESUMED)
    return fill(match, player, words.MARKED if about.marked[action] else words.UNMARKED, Game.notation(game, action))
