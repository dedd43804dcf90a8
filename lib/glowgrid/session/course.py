"""What goes on as long as a match does: its score, the line that it is saved with, and whether it may end."""

from .. import games
from ..engine import events
from ..engine.seat import BOT
from ..unload import borrow
from .ways import LEAVE

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable

    from ..engine.match import Match
    from . import Session


class Score:
    """An observer of a match that counts its finished games: each for its winner's colour, as the sides change."""

    def __init__(self, match: "Match", points: list) -> None:
        """Count in `points`: draws at 0."""
        self._match = match
        self._points = points
        self._last: int | None = None  # where the last game was counted, while it may be taken back
        match.observe(self.watch)

    def watch(self, event: int, move: int | None) -> None:
        """Take what the match tells."""
        if event == events.OVER:
            outcome = self._match.game.outcome
            self._last = self._match.seats[outcome.winner - 1].colour if outcome and outcome.winner else 0
            self._points[self._last] += 1
        elif event == events.TAKEN_BACK and self._last is not None:
            self._points[self._last] -= 1
            self._last = None
        elif event == events.STARTED:
            self._last = None


def line(session: "Session") -> str:
    """Return how the match was set up and how its game begins, as it is saved."""
    of: str = borrow("saves.format").line(session.set_up_as, session.match.seats[0].colour - 1, session.score)
    return of


def header(session: "Session") -> "Callable[[], str]":
    """Return what returns the session's `line`: it lasts as long as the match, and whoever asks for it need not."""
    return lambda: line(session)


def plays(session: "Session") -> bool:
    """Tell whether a game is being played that would be lost: a person sits there, and has begun to play."""
    match = session.match
    if match is None or match.is_show or match.terminated or match.game.outcome is not None:
        return False
    shown = len(session.replayed) if session.replayed is not None else 0
    return match.game.ply > shown or not shown and bool(match.undone)


def cover(session: "Session", lies_over: bool) -> None:
    """Unload the bot that thinks of a hint before another scene comes, and all bots of a running game if that scene
    only covers it."""
    match = session.match
    if session.hint:
        borrow("session.arrival").leave(session)
    runs = match.game.outcome is None and not session.later
    if lies_over and runs and [seat for seat in match.seats if seat.kind == BOT]:
        borrow("session.arrival").withdraw(session)


def want(session: "Session", what: int, question: str) -> str:
    """Return the scene that comes when BEGIN or LEAVE is wanted: what would end a game asks the question first."""

    def agreed() -> str:
        return "menu" if what == LEAVE else session.begin(what)

    return session.ask((question,), agreed) if plays(session) else agreed()


def end(session: "Session") -> None:
    """End the match; a game in the middle is kept, so that it can be gone back to."""
    match = session.match
    if plays(session):
        key = session.set_up_as.partition("/")[0]
        chosen = [row[0] for row in games.CATALOGUE].index(key)
        session.left = (chosen, line(session), match.game.moves, tuple(match.undone))
    match.terminate()
    session.later = ()
    session.match = session.replayed = None  # type: ignore[assignment]
