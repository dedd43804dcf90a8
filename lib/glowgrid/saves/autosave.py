"""Autosave: writes a match into the journal while it is played.

Only an erasure can lose data. If space permits, the journal is therefore compacted before a game's first move, not
during the game.
"""

from ..engine import events
from .record_format import A_MOVE, BACK, BEGUN, BY_HAND, MOVE, OVER, RESERVE, result

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable

    from ..engine.match import Match
    from .journal import Journal
    from .types import Store


class Autosave:
    """Observer of a match that appends a record for every event. `saves.game` refers to it while it is active."""

    def __init__(self, saves: "Store", match: "Match", header: "Callable[[], str]", level: str) -> None:
        """Save each game of `match` from its start.

        `header()` returns the game's header at that time. The statistics count the result under `level`.
        """
        self.match = match
        self.header = ""  # the header of the current game
        self._next_header = ""  # that of the next game, if it was prepared
        self.begun = False  # whether the header is in the journal
        self._saves = saves
        self._make_header = header
        self._level = level
        match.observe(self.watch)

    def prepare(self) -> None:
        """Make the header of the next game. This imports a module, so the start of the game takes less time."""
        self._next_header = self._make_header()

    def resume(self) -> bool:
        """Continue with a match restored from the journal. Return False if its game is already over."""
        self._saves.game = self
        self.header = self._make_header()
        self.begun = True
        if self.match.game.outcome is not None:
            self.watch(events.OVER, None)  # the power was cut before the result was saved
        return self.match.game.outcome is None

    def watch(self, event: int, played: int | None) -> None:
        """Handle an event of the match."""
        saves = self._saves
        if event == events.STARTED and saves.journal is not None:
            self._begin(saves.journal)
        elif saves.game is not self:
            return
        elif event == events.MOVED and played is not None:
            saves.append(MOVE, _move_bytes(played))
        elif event == events.TAKEN_BACK:
            saves.append(BACK)
        elif event == events.OVER:
            saves.append(OVER, self.result())
        elif event == events.TERMINATED:
            self._leave()

    def _leave(self) -> None:
        """Stop saving. An unfinished game is not restored later."""
        if self.match.game.outcome is None:
            self._saves.drop()
        self._saves.game = None

    def _begin(self, journal: "Journal") -> None:
        from . import compaction

        saves, game = self._saves, self.match.game
        saves.game = self
        self.header, self._next_header = self._next_header or self._make_header(), ""
        size = journal.size
        if not compaction.fits(game, size):
            from ..words import saved

            saves.say(saved.TOO_LONG)
        begun = self.header.encode()
        if journal.room < compaction.wanted(game.longest, size) + len(begun) + RESERVE + A_MOVE:
            saves.full = True
        saves.append(BEGUN, begun)
        self.begun = not saves.full

    def result(self) -> bytes:
        """Return the result of the finished game in the form used by the statistics."""
        outcome, column = self.match.game.outcome, 2
        if outcome and outcome.winner:
            seat = self.match.seats[outcome.winner - 1]
            against_bots = self._level != BY_HAND and len(self.match.seats) > 1
            column = 0 if (seat.person if against_bots else seat.colour == 1) else 1
        key = self.header.partition("/")[0]
        return result(key, self._level, (column,)).encode()


def _move_bytes(number: int) -> bytes:
    """Return a move in its saved form: one byte, or two with the higher byte first."""
    return bytes((number,)) if number < 256 else bytes((number >> 8, number & 255))
