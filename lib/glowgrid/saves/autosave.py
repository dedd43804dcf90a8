"""Autosave: writes a match to the journal while it is played.

Data can be lost only during a compaction, which erases the journal. Therefore a journal with little free space is
compacted before the first move of a game. If this frees enough space, the game needs no further compaction. Otherwise
Glowgrid warns the user before the first move.
"""

from ..engine import events
from .record_format import ACT, ASIDE, BACK, BEGUN, BY_HAND, CLOSED, MOVE, OVER, result

MYPY = False
if MYPY:  # true for type checkers only
    from array import array
    from collections.abc import Callable

    from ..engine.match import Match
    from .journal import Journal
    from .types import Store


class Autosave:
    """Observer that appends a record to the journal for every event of a match. While the observer is active,
    `saves.game` is this object."""

    def __init__(self, saves: "Store", match: "Match", header: "Callable[[], str]", level: str) -> None:
        """Save each game of `match` from its start.

        `header()` returns the header of a game that starts now. `level` is stored in the result of each game.
        record_format.py explains headers and results.
        """
        self.match = match
        self.header = ""  # the header of the current game
        self._next_header = ""  # that of the next game, if it was prepared
        self._shown: array | None = None  # the moves of a transcript, until a person continues it
        self.begun = False  # whether the header is in the journal
        self._saves = saves
        self._make_header = header
        self._level = level
        match.observe(self.watch)

    def prepare(self) -> None:
        """Create the header of the next game in advance, so that this game starts faster. This also imports the module
        that creates headers."""
        self._next_header = self._make_header()

    def resume(self) -> bool:
        """Continue to save a match that was restored from the journal. Return False if its game is already over."""
        self._saves.game = self
        self.header = self._make_header()
        self.begun = True
        if self.match.game.outcome is not None:
            self.watch(events.OVER, None)  # the power was cut before the result was saved
        return self.match.game.outcome is None

    def save_after(self, shown: "array") -> None:
        """Save the current game, which replays the moves `shown`, only after a person has played another move."""
        self._shown = shown

    def save_from_now(self) -> None:
        """Save the current game, which has started already, with the moves so far."""
        self.watch(events.STARTED, None)
        for move in self.match.game.moves:
            self.watch(events.MOVED, move)

    def _is_continued(self) -> bool:
        """Return whether the last move is not one of the transcript."""
        shown, moves = self._shown, self.match.game.moves
        return shown is not None and moves[-1:] != shown[len(moves) - 1 : len(moves)]

    def watch(self, event: int, played: int | None) -> None:
        """Handle an event of the match. `played` is the move of this event, or None."""
        saves = self._saves
        if event == events.STARTED and saves.journal is not None:
            self._begin(saves.journal)
        elif saves.game is not self:
            if event == events.MOVED and self._is_continued():
                self.save_from_now()
        elif event == events.MOVED and played is not None:
            saves.append(MOVE, _move_bytes(played))
        elif event == events.TAKEN_BACK:
            saves.append(BACK)
        elif event == events.MARKED and played is not None:
            saves.append(ACT, _move_bytes(played))
        elif event == events.OVER:
            saves.append(OVER, self.result())
        elif event == events.TERMINATED:
            self._leave()

    def _leave(self) -> None:
        """Stop saving. If the game is unfinished, mark it as abandoned."""
        if self.match.game.outcome is None:
            self._saves.drop(CLOSED)
        self._saves.game = None

    def _begin(self, journal: "Journal") -> None:
        from . import compaction

        saves, game = self._saves, self.match.game
        saves.game, self._shown = self, None
        self.header, self._next_header = self._next_header or self._make_header(), ""
        begun = self.header.encode()
        if saves.must_put_aside:
            saves.append(ASIDE)
            saves.must_put_aside = saves.full  # then the compaction keeps the game aside
        if journal.room < compaction.wanted(game.longest, journal.size) + len(begun):
            saves.full = True  # `warn` is called after the compaction
        saves.append(BEGUN, begun)
        self.begun = not saves.full
        if self.begun:
            compaction.warn(journal, game, saves.say)

    def result(self) -> bytes:
        """Return the result of the finished game as the payload of an OVER record."""
        outcome, column = self.match.game.outcome, 2
        if outcome and outcome.winner:
            seat = self.match.seats[outcome.winner - 1]
            against_bots = self._level != BY_HAND and len(self.match.seats) > 1
            column = 0 if (seat.person if against_bots else seat.colour == 1) else 1
        key = self.header.partition("/")[0]
        return result(key, self._level, (column,)).encode()


def _move_bytes(number: int) -> bytes:
    """Return the payload of a MOVE or ACT record for `number`."""
    return bytes((number >> 8, number & 255))
