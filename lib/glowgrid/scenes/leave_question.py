"""The question that comes before an unfinished game is left. Loaded on demand."""

from .. import games
from ..words import pause

MYPY = False
if MYPY:  # true for type checkers only
    from ..session import Session


def leave_question(session: "Session") -> tuple:
    """Return the question for the scene Ask: whether the game is kept, and which earlier one is deleted then."""
    if "link" in session.running.keys:  # type: ignore[union-attr]  # there is a game to leave
        return (pause.ENDS_ONLINE,)
    if session.left and session.kept:
        return (pause.ENDS_ANOTHER.format(games.CATALOGUE[session.kept[0]][1]),)
    return (pause.ENDS_GAME,)
