"""Writes a match into the journal as it is played.

Making room in the journal, the only moment when an erasure can lose something, comes before a game's first move
wherever the room allows.
"""

from ..engine import events
from ..unload import borrow
from .format import A_MOVE, BACK, BEGUN, BY_HAND, MOVE, OVER, RESERVE

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable

    from ..engine.match import Match
    from . import Saves
    from .journal import Journal


class Autosave:
    """An observer of a match that appends a record for whatever happens in it; `saves.game` while it does."""

    def __init__(self, saves: "Saves", match: "Match", header: "Callable[[], str]", level: str) -> None:
        """Write down each game of `match` from its start. `header()` is then the game's line; `level` is that of its
        result."""
        self.match = match
        self.header = ""  # the line of the game being played
        self.begun = False  # whether that is in the journal
        self._saves = saves
        self._line = header
        self._level = level
        match.observe(self.watch)

    def resume(self) -> bool:
        """Go on with a match that came back from the journal; answer False where it was over all the same."""
        self._saves.game = self
        self.header = self._line()
        self.begun = True
        if self.match.game.outcome is not None:
            self.watch(events.OVER, None)  # the power went before this was written
        return self.match.game.outcome is None

    def watch(self, event: int, played: int | None) -> None:
        """Take what the match tells."""
        saves = self._saves
        if event == events.STARTED and saves.journal is not None:
            self._begin(saves.journal)
        elif saves.game is not self:
            return
        elif event == events.MOVED and played is not None:
            saves.append(MOVE, _move(played))
        elif event == events.TAKEN_BACK:
            saves.append(BACK)
        elif event == events.OVER:
            saves.append(OVER, self.result())
        elif event == events.TERMINATED:
            self._leave()

    def _leave(self) -> None:
        """Have the game not come back, now that it is left; a finished one does not anyway."""
        if self.match.game.outcome is None:
            self._saves.drop()
        self._saves.game = None

    def _begin(self, journal: "Journal") -> None:
        saves, game = self._saves, self.match.game
        saves.game = self
        self.header = self._line()
        size = journal.size
        room = borrow("saves.compaction")
        if not room.fits(game, size):
            saves.say(borrow("words.saved").TOO_LONG)
        begun = self.header.encode()
        if journal.room < room.wanted(game.longest, size) + len(begun) + RESERVE + A_MOVE:
            saves.full = True
        saves.append(BEGUN, begun)
        self.begun = not saves.full

    def result(self) -> bytes:
        """Return the finished game as the statistics count it."""
        outcome, column = self.match.game.outcome, 2
        if outcome and outcome.winner:
            seat = self.match.seats[outcome.winner - 1]
            against_bots = self._level != BY_HAND and len(self.match.seats) > 1
            column = 0 if (seat.person if against_bots else seat.colour == 1) else 1
        key = self.header.partition("/")[0]
        return borrow("saves.format").result(key, self._level, (column,)).encode()  # type: ignore[no-any-return]


def _move(number: int) -> bytes:
    """Return a move as it is saved: one byte, or two with the higher first."""
    return bytes((number,)) if number < 256 else bytes((number >> 8, number & 255))
