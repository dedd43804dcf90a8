"""Hand-over: several people share one board, and their game hides something from each of them.

Everybody sees the public view, until one player holds the board alone. This player then sees their own view, until
their turn ends, or until moves are taken back. Loaded only for such matches.
"""

from .events import MOVED, OVER, STARTED, TAKEN_BACK
from .game import ALL
from .imperfect import Imperfect

MYPY = False
if MYPY:  # true for type checkers only
    from .game import Game
    from .match import Match


def hides(game: "Game") -> bool:
    """Return whether `game` still hides something, from its players or from everybody."""
    return not game.perfect and game.outcome is None and type(game).hides is not Imperfect.hides  # type: ignore[attr-defined]


def is_needed(match: "Match") -> bool:
    """Return whether people at this board have to hand it to each other.

    They do not have to in a game whose attribute `shares_view` is True: it hides the same from all players.
    """
    people = [seat for seat in match.seats if seat.person]
    return len(people) > 1 and hides(match.game) and not getattr(match.game, "shares_view", False)


def is_due(match: "Match") -> bool:
    """Return whether the person whose turn it is has to take the board now."""
    return match.awaits_person and match.holder not in (ALL, match.game.turn)


class HandOver:
    """Observer that ends the view of the player who holds the board."""

    def __init__(self, match: "Match") -> None:
        """Let nobody hold the board of `match`."""
        self._match = match
        self.put_down()
        match.observe(self._hear)

    def take(self) -> None:
        """Let the player whose turn it is hold the board."""
        self._match.holder = self._match.game.turn

    def put_down(self) -> None:
        """Let nobody hold the board."""
        self._match.holder = 0

    def end(self) -> None:
        """Stop observing. From now on, nobody has to hand the board over."""
        self._match.unobserve(self._hear)
        self._match.holder = ALL

    def _hear(self, event: int, move: int | None) -> None:
        if event in (STARTED, TAKEN_BACK, OVER) or event == MOVED and not self._match.viewer:
            self.put_down()
