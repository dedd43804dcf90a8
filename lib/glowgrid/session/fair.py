"""How strong the fair bot plays, from match to match: read from the journal when it sits down, and written there.

Borrowed for that moment.
"""

from ..bots.fair import Following
from ..saves.format import STEP
from ..unload import borrow

MYPY = False
if MYPY:  # type checkers take it for true
    from . import Session


def follow(session: "Session", key: str) -> None:
    """Have the fair bots of the session's match, a game of this key, go along with its results from the step that they
    had come to."""
    saves = session.saves
    steps = {} if saves.journal is None else borrow("saves.snapshot").read(saves).steps
    Following(session.match, steps.get(key, 0), saves.append, STEP, key)
