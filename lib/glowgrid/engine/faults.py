"""Exceptions that games and matches raise, with sentences for the user. Loaded only when an exception is raised."""

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any

PHASES = ("not started", "started", "stopped")  # names of a match's phases, by number


def short(text: str) -> str:
    """Return the user's input `text` for quotation in a message: its first 20 characters, and "..." if it is longer."""
    return text if len(text) <= 20 else text[:20] + "..."


class MoveError(ValueError):
    """The input is not a legal move. The message describes the valid moves."""


class OptionError(ValueError):
    """The value of a game's option is out of range. The message names the option and the valid range."""


class PhaseError(ValueError):
    """A method was called although the match's current phase does not allow it. The message names the phase."""


class TranscriptError(ValueError):
    """The input is not a valid transcript of a game. The message says which part is invalid."""


class IllegalMove(ValueError):
    """A decider has returned an illegal move. This is a bug in the decider; asking again would not help."""

    def __init__(self, seat: "Any", move: int) -> None:
        super().__init__(f"{seat.name} chose {move!r}, which is not a legal move here.")
        self.seat = seat
        self.move = move
