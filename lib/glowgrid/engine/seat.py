"""Who sits at a match: a name, a mark, a colour, and who decides; and how far a match may be taken back for them."""

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Generator

    from .game import Game
    from .match import Match
    from .rng import Rng

    class Decider:
        """What decides at a seat that is no person's: no class to derive from, but what one has. Of the methods only
        `think` has to be there."""

        searches = True  # it plays moves on the game it is given, and takes them back: so it gets a twin of the game

        def think(self, game: Game, rng: Rng) -> Generator[int | None, None, int]:
            """Yield its progress, 0 to 100 or None while it waits, every few milliseconds; return the move."""

        def may_take_back(self, count: int) -> bool | None:
            """Tell whether `count` moves may be taken back; None where the answer comes later."""

        def may_draw(self) -> bool | None:
            """Tell whether it agrees to a draw; None where the answer comes later."""

        def attend(self, match: Match) -> None:
            """Do what is due, called every round whoever's turn it is: of REMOTE seats only."""

        def may_start(self) -> bool:
            """Tell whether the match may start now; else this decider starts it later."""

        def roll(self, game: Game) -> int:
            """Return what chance draws, -1 while that is not agreed on: of REMOTE seats in games of chance only."""


# kinds
PERSON, BOT, REMOTE = 0, 1, 2  # with the keys, on this board, elsewhere


class Seat:
    def __init__(
        self, name: str, mark: str = "X", colour: int = 1, kind: int = PERSON, decider: "Decider | None" = None
    ) -> None:
        """`name` and `mark` are shown as they are; `colour` is the player colour 1..10. `decider` is None for a person,
        else it has `think(game, rng)`, and what it wants to be asked of `may_start()`, `may_take_back(count)`,
        `may_draw()` and, where it is REMOTE, `attend(match)` and `roll(game)`."""
        self.name = name
        self.mark = mark
        self.colour = colour
        self.kind = kind
        self.decider = decider

    @property
    def person(self) -> bool:
        """Tell whether a person decides."""
        return self.kind == PERSON


def allows(match: "Match", count: int) -> bool | None:
    """Tell whether all sides let `count` moves be taken back; None where one is still to answer."""
    for seat in match.seats:
        ask = getattr(seat.decider, "may_take_back", None)
        answer = True if ask is None else ask(count)
        if not answer:
            return answer
    return True


def may_start(match: "Match") -> bool:
    """Tell whether all sides are ready for the match to start."""
    for seat in match.seats:
        ask = getattr(seat.decider, "may_start", None)
        if ask is not None and not ask():
            return False
    return True


def moves_to_person(match: "Match", turns: int) -> int:
    """Count the sides' moves to take back until a person is to move, for the `turns`-th time on the way, or the last
    time that there is; 0 where there is no such moment."""
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
