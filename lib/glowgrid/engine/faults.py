"""The exceptions of games and matches, each with a sentence for people. Imports nothing; imported when one comes."""

MYPY = False
if MYPY:  # type checkers take it for true
    from .game import Game
    from .seat import Seat

PHASES = ("not started", "started", "stopped")  # of a match, by number


def short(text: str) -> str:
    """Return the beginning of what somebody wrote, to name it in a sentence."""
    return text if len(text) <= 20 else text[:20] + "..."


class MoveError(ValueError):
    """A text that names no move here; the sentence says what was expected."""


class OptionError(ValueError):
    """A game cannot be made with this value; the sentence names the option and its range."""


class PhaseError(ValueError):
    """What was asked cannot be done in this phase of the match; the sentence names the phase."""


class TranscriptError(ValueError):
    """A line that is no transcript of a game; the sentence says where it stops making sense."""


class NotPerfect(ValueError):
    """A bot that searches was asked about a game in which something is hidden, or chance decides."""

    def __init__(self, game: "type[Game] | Game") -> None:
        ValueError.__init__(self, f"{game.title} has chance or secrets in it: a bot that searches can't play it.")


class IllegalMove(ValueError):
    """A decider has answered a move that is not legal: a fault of its own, and no reason to ask again."""

    def __init__(self, seat: "Seat", move: object) -> None:
        ValueError.__init__(self, f"{seat.name} has answered {move!r}, which is no legal move here.")
        self.seat = seat
        self.move = move
