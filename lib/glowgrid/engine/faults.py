"""Faults: exceptions of games and matches, each with a sentence for the user. Loaded when one is raised."""

MYPY = False
if MYPY:  # true for type checkers only
    from .types import Named, Titled

PHASES = ("not started", "started", "stopped")  # names of a match's phases, by number


def short(text: str) -> str:
    """Return the start of a text that the user has typed, to quote it in a sentence."""
    return text if len(text) <= 20 else text[:20] + "..."


class MoveError(ValueError):
    """A text that is not a legal move. The sentence describes valid moves."""


class OptionError(ValueError):
    """An option value that is out of range. The sentence names the option and the valid range."""


class PhaseError(ValueError):
    """A call that is not allowed in the match's current phase. The sentence names the phase."""


class TranscriptError(ValueError):
    """A line that is not a valid transcript. The sentence names the place of the error."""


class NotPerfect(ValueError):
    """A searching bot was given a game with chance or hidden information."""

    def __init__(self, game: "Titled") -> None:
        ValueError.__init__(self, f"{game.title} has chance or hidden information, so a searching bot can't play it.")


class IllegalMove(ValueError):
    """A decider has returned an illegal move. This is a bug in the decider; asking again would not help."""

    def __init__(self, seat: "Named", move: object) -> None:
        ValueError.__init__(self, f"{seat.name} chose {move!r}, which is not a legal move here.")
        self.seat = seat
        self.move = move
