"""Takes a snapshot of everything in the journal: the preferences, the statistics, and the moves of the current game.

This module does not check whether the moves are legal, so the caller must check them.
"""

from array import array

from . import record_format
from .preferences import Preferences
from .record_format import (
    ACT,
    ASIDE,
    BACK,
    BEGUN,
    BEST,
    BRIGHTNESS,
    CLOSED,
    LEFT,
    MOVE,
    MOVES,
    OVER,
    PARTY,
    RESULTS,
    RESUMED,
    SETUP,
    SOUND,
    STEP,
)

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Generator, Iterator

    from .types import Store


class JournalSnapshot(Preferences):
    """The data that results from applying all records of the journal in order."""

    def __init__(self) -> None:
        Preferences.__init__(self)
        self.results: dict[tuple, list] = {}  # wins by people, wins by others, draws; by (game's key, level)
        self.best: dict[str, tuple] = {}  # a person's best (moves, fewest possible), by the game's key
        self.steps: dict[str, int] = {}  # the fair bot's step, by the game's key
        self.game = ""  # the header of the current game
        self.over = False
        self.moves = array("H")
        self.undone = array("H")  # the move that was undone last is at the end
        self.acts: list = []  # the acts of an agreement after the last move, and all changes of flags
        self.aside: tuple = ()  # the game that is kept aside, as `unfinished` returns it
        self.left: tuple = ()  # the game that was left, in the same form
        self._strange = 0  # number of invalid records, which are damaged or from another version of Glowgrid
        self.broken = False  # whether an invalid record belongs to the current game
        self._result = ""

    def take(self, kind: int, payload: bytes) -> None:
        """Apply one record. Count an invalid record in `_strange`."""
        try:
            Preferences.take(self, kind, payload)
            self._take(kind, payload)
        except (ValueError, IndexError):
            self._strange += 1
            if kind == BEGUN:
                self._begin("")  # the next records do not belong to the previous game
            self.broken = self.broken or kind in (MOVE, BACK, MOVES)

    def _take(self, kind: int, payload: bytes) -> None:
        if kind in (MOVE, BACK, MOVES):
            self.acts = [action for action in self.acts if _is_flag(action)]
        if kind == ACT:
            self.acts.append(record_format.move_number(payload))
        elif kind == MOVE:
            self._move(record_format.move_number(payload))
        elif kind == BACK:
            self._take_back()
        elif kind == MOVES:
            from .packing import unpacked

            self.moves, self.undone = unpacked(payload)
        elif kind == BEGUN:
            self._begin(str(payload, "utf-8"))
        elif kind == CLOSED:
            self._begin("")
        elif kind == ASIDE:
            self.put_aside()
        elif kind == LEFT:
            self.left = self.unfinished() or self.left
            self._begin("")
        elif kind == RESUMED:
            self._resume(payload != b"")
        elif kind == OVER:
            self._end(str(payload, "utf-8"))
        elif kind == RESULTS:
            key, *parts = str(payload, "utf-8").split("/")
            for at in range(0, len(parts) or 1, 2):
                won, lost, drawn = record_format.numbers(parts[at + 1])
                self.results[key, parts[at]] = [won, lost, drawn]
        elif kind == BEST:
            key, _, (moves, fewest) = record_format.result_parts(str(payload, "utf-8"))
            self.best[key] = moves, fewest
        elif kind == STEP:
            key, step = str(payload, "utf-8").split("/")
            self.steps[key] = int(step)
        elif kind == PARTY:
            self.game = "/".join(record_format.line_parts(self.game)) + "/" + str(payload, "utf-8")
        elif kind not in (BRIGHTNESS, SETUP, SOUND):
            raise ValueError("There is no such kind.")

    def unfinished(self) -> tuple:
        """Return the current game as (header, moves, undone moves, acts). Return () if it is over or broken."""
        is_there = self.game and not self.over and not self.broken
        return (self.game, self.moves, self.undone, self.acts) if is_there else ()

    def put_aside(self) -> None:
        """Keep the current game aside, if it is unfinished. Afterwards there is no current game."""
        self.aside = self.unfinished() or self.aside
        self._begin("")

    def _resume(self, from_aside: bool) -> None:
        self._begin("")
        if from_aside:
            game, self.aside = self.aside, ()
        else:
            game, self.left = self.left, ()
        if game:
            self.game, self.moves, self.undone, self.acts = game

    def _begin(self, line: str) -> None:
        self.game = line
        self.over = self.broken = False
        self.moves = array("H")
        self.undone = array("H")
        self.acts = []

    def _move(self, move: int) -> None:
        if self.undone:
            self.undone = self.undone[:-1] if self.undone[-1] == move else array("H")
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
        """If the current game is over, remove its result from the statistics."""
        if self.over:
            self._count(self._result, -1)
            self.over = False

    def _count(self, result: str, by: int) -> None:
        key, level, (column,) = record_format.result_parts(result)
        counts = self.results.get((key, level)) or [0, 0, 0]
        counts[column] += by
        self.results[key, level] = counts

    def records(self) -> "Iterator[tuple[int, bytes]]":
        """Yield the records (kind, payload) with which a new journal stores the preferences and the statistics."""
        if self.brightness:
            yield BRIGHTNESS, self.brightness
        if self.silent:
            yield SOUND, b"\x01"
        for setup in self.setups:
            yield SETUP, setup.encode()
        for key in self.steps:
            yield STEP, f"{key}/{self.steps[key]}".encode()
        for key in self.best:
            yield BEST, record_format.result(key, "", self.best[key]).encode()
        games: dict[str, str] = {}
        for (key, level), counts in self.results.items():
            games[key] = record_format.result(games.get(key, key), level, counts)
        for key in games:
            yield RESULTS, games[key].encode()


def _is_flag(action: int) -> bool:
    """Return whether an act changes a flag (engine/flags.py). Flags outlast moves."""
    return 0x8000 <= action < 0xF000


def read(saves: "Store", poll: "Callable[[], object] | None" = None) -> JournalSnapshot:
    """Return the snapshot of the journal. The first call reports invalid records to the user. Call `poll` after each
    record."""
    steps = reading(saves)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            return done.value  # type: ignore[no-any-return]
        if poll:
            poll()


def reading(saves: "Store") -> "Generator[None, None, JournalSnapshot]":
    """Generator: read the journal, yield after each record, and finally return the snapshot."""
    found = JournalSnapshot()
    if saves.journal is not None:
        from .journal_reader import records

        yield
        for kind, payload in records(saves.journal):
            found.take(kind, payload)
            yield
    if found._strange and not saves.told:
        saves.told = True
        from ..words import saved

        saves.say(saved.LEFT_OUT.format(found._strange))
    return found
