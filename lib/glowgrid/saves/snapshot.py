"""Reads the whole journal into a Snapshot: the preferences, the statistics, and the moves of the game being played.

Nothing here is trusted: whoever plays the moves again asks the game.
"""

from array import array

from ..unload import borrow, borrowing
from . import format
from .format import BACK, BEGUN, BRIGHTNESS, CLOSED, MOVE, MOVES, OVER, PARTY, RESULTS, SETUP, SOUND, STEP
from .preferences import Preferences

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Generator, Iterator

    from . import Saves


class Snapshot(Preferences):
    """What the journal's records, taken in order, add up to."""

    def __init__(self) -> None:
        Preferences.__init__(self)
        self.results: dict[tuple, list] = {}  # by (key, level): how often people won, others did, nobody did
        self.steps: dict[str, int] = {}  # by key: the fair bot's
        self.game = ""  # the line of the game being played
        self.over = False
        self.moves = array("H")
        self.undone = array("H")  # the move taken back last at its end
        self.strange = 0  # records that make no sense: of another version of Glowgrid, or damaged
        self.broken = False  # whether one of them was the game's
        self._result = ""

    def take(self, kind: int, payload: bytes) -> None:
        """Take one record; one that makes no sense is counted in `strange`."""
        try:
            Preferences.take(self, kind, payload)
            self._take(kind, payload)
        except (ValueError, IndexError):
            self.strange += 1
            if kind == BEGUN:
                self._begin("")  # what follows is not the game's before it
            self.broken = self.broken or kind in (MOVE, BACK, MOVES)

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == MOVE:
            self._move(format.move_number(payload))
        elif kind == BACK:
            self._take_back()
        elif kind == MOVES:
            self.moves, self.undone = borrow("saves.packing").unpacked(payload)
        elif kind == BEGUN:
            self._begin(str(payload, "utf-8"))
        elif kind == CLOSED:
            self._begin("")
        elif kind == OVER:
            self._end(str(payload, "utf-8"))
        elif kind == RESULTS:
            key, level, (won, lost, drawn) = format.result_parts(str(payload, "utf-8"))
            self.results[key, level] = [won, lost, drawn]
        elif kind == STEP:
            key, step = str(payload, "utf-8").split("/")
            self.steps[key] = int(step)
        elif kind == PARTY:
            self.game = "/".join(format.line_parts(self.game)) + "/" + str(payload, "utf-8")
        elif kind not in (BRIGHTNESS, SETUP, SOUND):
            raise ValueError("There is no such kind.")

    def _begin(self, line: str) -> None:
        self.game = line
        self.over = self.broken = False
        self.moves = array("H")
        self.undone = array("H")

    def _move(self, move: int) -> None:
        again = self.undone[-1] == move if self.undone else False
        self.undone = self.undone[:-1] if again else array("H")
        self.moves.append(move)

    def _take_back(self) -> None:
        self.undone.append(self.moves[-1])
        self.moves = self.moves[:-1]
        self.uncount()

    def _end(self, result: str) -> None:
        self._count(result, 1)
        self.over = True
        self._result = result

    def uncount(self) -> None:
        """Take the result of the game, if it is over, off the statistics."""
        if self.over:
            self._count(self._result, -1)
            self.over = False

    def _count(self, result: str, by: int) -> None:
        key, level, (column,) = format.result_parts(result)
        counts = self.results.get((key, level)) or [0, 0, 0]
        counts[column] += by
        self.results[key, level] = counts

    def records(self) -> "Iterator[tuple[int, bytes]]":
        """Yield preferences and statistics as records, each once: what a journal is begun anew with."""
        if self.brightness:
            yield BRIGHTNESS, self.brightness
        if self.silent:
            yield SOUND, b"\x01"
        for key in self.recent:
            yield SETUP, self.setups[key].encode()
        for key in self.steps:
            yield STEP, f"{key}/{self.steps[key]}".encode()
        for (key, level), counts in self.results.items():
            yield RESULTS, format.result(key, level, counts).encode()


def read(saves: "Saves") -> Snapshot:
    """Return what all the records add up to, and tell, once, of those that make no sense."""
    steps = reading(saves)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            return done.value  # type: ignore[no-any-return]


def reading(saves: "Saves") -> "Generator[None, None, Snapshot]":
    """Do the same in steps: a generator that yields after each record, and returns the sum."""
    found = Snapshot()
    if saves.journal is not None:
        reader = yield from borrowing("saves.journal_reader")
        for kind, payload in reader.records(saves.journal):
            found.take(kind, payload)
            yield
    if found.strange and not saves.told:
        saves.told = True
        saves.say(borrow("words.saved").LEFT_OUT.format(found.strange))
    return found


def forget(saves: "Saves") -> None:
    """Have nothing be saved any more but the game being played."""
    saves.brightness, saves.setups, saves.recent = b"", {}, []
    saves.compact(Snapshot())
