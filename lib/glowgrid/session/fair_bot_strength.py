"""Steps of the fair bot: its strength, read from the journal when a match begins, and saved when it changes."""

from ..bots.fair import Following
from ..saves.record_format import STEP

MYPY = False
if MYPY:  # true for type checkers only
    from ..engine.match import Match
    from ..saves import Saves


def follow(match: "Match", saves: "Saves", key: str) -> None:
    """Set the fair bots of a match to the saved step of the game `key`, and save the step after each result."""
    steps: dict = {}
    if saves.journal is not None:
        from ..saves.journal_snapshot import read

        steps = read(saves).steps
    Following(match, steps.get(key, 0), saves.append, STEP, key)
