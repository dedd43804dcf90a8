"""A player's seat in a match: name, mark, colour and decider. Two functions ask all deciders for their consent."""

# On the drive, this module is part of match.py.

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator

    from .game import Game
    from .rng import Rng
    from .types import Clock, LiveMatch

    class Decider:
        """The methods of a bot or a remote opponent. This is not a base class. Only `think` is required."""

        searches = True  # the decider pushes and pops moves on the game it is given, so it gets a copy

        def think(self, game: Game, rng: Rng) -> Generator[int | None, Clock | None, int]:
            """Generator: choose a move. Yield the progress (0 to 100, None while waiting) every few milliseconds. Each
            `yield` returns the board's clock, or None if there is none, as in a test or a tournament."""

        def may_take_back(self, count: int) -> bool | None:
            """Return whether `count` turns may be taken back, or None if this decider answers later."""

        def may_draw(self) -> bool | None:
            """Return whether the decider agrees to a draw, or None if it answers later."""

        def attend(self, match: LiveMatch) -> None:
            """Send and receive messages. The match calls this in each round of the main loop, for REMOTE seats only."""

        def may_start(self) -> bool:
            """Return whether the match may start now. If not, this decider starts the match later."""

        def roll(self, game: Game) -> int:
            """Return the next chance move, or -1 until both sides have agreed on it. Only for REMOTE seats."""


PERSON, BOT, REMOTE = 0, 1, 2  # kinds of seats: a person at this keypad, a bot on this board, a remote opponent


class Seat:
    """A place in a match: who plays there, and how this player is shown."""

    def __init__(
        self, name: str, mark: str = "X", colour: int = 1, kind: int = PERSON, decider: "Decider | None" = None
    ) -> None:
        """Create a seat with a player colour from 1 to 10. `decider` is None for a person, otherwise a Decider."""
        self.name = name
        self.mark = mark
        self.colour = colour
        self.kind = kind
        self.decider = decider

    @property
    def person(self) -> bool:
        """Whether this seat belongs to a person at this board."""
        return self.kind == PERSON


def allows(seats: list, count: int) -> bool | None:
    """Return whether all deciders of `seats` allow `count` turns to be taken back, or None if one answers later."""
    for seat in seats:
        ask = getattr(seat.decider, "may_take_back", None)
        answer = True if ask is None else ask(count)
        if not answer:
            return answer
    return True


def may_start(seats: list) -> bool:
    """Return whether all deciders of `seats` are ready for the match to start."""
    return all([seat.decider.may_start() for seat in seats if hasattr(seat.decider, "may_start")])
