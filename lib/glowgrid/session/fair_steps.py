"""The fair bot's strength from match to match: read from the journal when it sits down, saved when it changes."""

from ..bots.fair import Following
from ..saves.format import STEP

MYPY = False
if MYPY:  # true for type checkers only
    from ..engine.match import Match
    from ..saves import Saves


def follow(match: "Match", saves: "Saves", key: str) -> None:
    """Let the fair bots of a match, a game of this key, start at the saved step and follow the results."""
    steps: dict = {}
    if saves.journal is not None:
        from ..saves.snapshot import read

        steps = read(saves).steps
    Following(match, steps.get(key, 0), saves.append, STEP, key)
