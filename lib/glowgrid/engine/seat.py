"""Seat in a match: a name, a mark, a colour and a decider. Also has the rules for undoing moves."""

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator

    from .game import Game
    from .rng import Rng
    from .types import LiveMatch

    class Decider:
        """Interface of a bot or a remote opponent, which moves for a seat instead of a person.

        This is not a base class. Only `think` is required.
        """

        searches = True  # the decider pushes and pops moves on the game it is given, so it gets a copy

        def think(self, game: Game, rng: Rng) -> Generator[int | None, None, int]:
            """Return the move. Yield the progress (0 to 100, or None while waiting) every few milliseconds."""

        def may_take_back(self, count: int) -> bool | None:
            """Return whether `count` moves may be undone, or None if the answer comes later."""

        def may_draw(self) -> bool | None:
            """Return whether the decider agrees to a draw, or None if the answer comes later."""

        def attend(self, match: LiveMatch) -> None:
            """Send and receive. Called once per round of the main loop, for REMOTE seats only."""

        def may_start(self) -> bool:
            """Return whether the match may start now. If not, this decider starts it later."""

        def roll(self, game: Game) -> int:
            """Return the move that chance draws, or -1 until both sides agree. For REMOTE seats in games of chance."""


# kinds of seats
PERSON, BOT, REMOTE = 0, 1, 2  # a person at this keypad, a bot on this board, a remote opponent


class Seat:
    def __init__(
        self, name: str, mark: str = "X", colour: int = 1, kind: int = PERSON, decider: "Decider | None" = None
    ) -> None:
        """Create a seat.

        `name` and `mark` are shown without changes; `colour` is a player colour from 1 to 10. `decider` is None for a
        person, otherwise an object with the methods of Decider.
        """
        self.name = name
        self.mark = mark
        self.colour = colour
        self.kind = kind
        self.decider = decider

    @property
    def person(self) -> bool:
        """Return whether a person decides."""
        return self.kind == PERSON


def allows(seats: list, count: int) -> bool | None:
    """Return whether all deciders allow `count` moves to be undone, or None if one of them answers later."""
    for seat in seats:
        ask = getattr(seat.decider, "may_take_back", None)
        answer = True if ask is None else ask(count)
        if not answer:
            return answer
    return True


def may_start(seats: list) -> bool:
    """Return whether every decider is ready for the match to start."""
    for seat in seats:
        ask = getattr(seat.decider, "may_start", None)
        if ask is not None and not ask():
            return False
    return True


def moves_to_person(match: "LiveMatch", turns: int) -> int:
    """Return the number of moves to undo so that a person is to move.

    This goes back `turns` turns of people, or to the first one. Return 0 if there is none.
    """
    game = match.game
    moves = count = 0
    ply = game.ply + (game.ended > 0)
    while turns > 0 and ply > match.floor:
        ply -= 1
        player = game.turn if ply == game.ply else game.mover(ply)
        if player:  # not CHANCE
            moves += 1
            if match.seats[player - 1].person:
                turns -= 1
                count = moves
    return count
