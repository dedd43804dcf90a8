"""Restores the fair bot's strength from the journal when a match begins, and saves each change of the strength.

The strength is a number, which the fair bot calls its step.
"""

from ..bots.fair import Following
from ..saves.record_format import STEP

MYPY = False
if MYPY:  # true for type checkers only
    from ..engine.match import Match
    from ..saves import Saves


def follow(match: "Match", saves: "Saves", key: str) -> None:
    """Set the fair bots of a match to the strength (step) that was saved for the game `key`. Save the new step after
    each result."""
    steps: dict = {}
    if saves.journal is not None:
        from ..saves.journal_snapshot import read

        steps = read(saves).steps
    Following(match, steps.get(key, 0), saves.append, STEP, key)
