"""Build sentences about an agreement after the last move (see engine/agreement.py), and about flags (engine/flags.py).
Loaded on demand."""

from .engine.agreement import DONE, RESUME
from .engine.flags import FLAG
from .match_sentences import fill
from .words import agreement as words

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any

    from .engine.match import Match


def describe_act(match: "Match", action: int) -> str:
    """Return a sentence about `action`, the act that the match has just reported."""
    game: Any = match.game
    player = match.event_player or 0
    if hasattr(game, "flags"):
        cell = action - FLAG
        return (words.FLAGGED if game.flags[cell] else words.UNFLAGGED).format(game.notation(cell))
    if action == DONE:
        return fill(match, player, words.DONE)
    if action == RESUME:
        return fill(match, player, words.RESUMED)
    sentence = words.MARKED if game.marked[action] else words.UNMARKED
    return fill(match, player, sentence, game.notation(action))
