"""The results of a tournament in an SQLite file, so that it can be stopped, resumed, split and merged.

A result belongs to its task: game, pairing, opening, seat and seed. The file says with which version of the bots it was
played, and refuses another one. So results of different bots are never mixed.
"""

import hashlib
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.play.tournament_game import Result, Task

ROOT = Path(__file__).resolve().parents[2]
_TABLES = """
CREATE TABLE IF NOT EXISTS played (
    game TEXT, first TEXT, second TEXT, opening INTEGER, seat INTEGER, seed INTEGER,
    halves INTEGER, nodes INTEGER, other_nodes INTEGER, moves INTEGER, other_moves INTEGER,
    PRIMARY KEY (game, first, second, opening, seat, seed)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS version (digest TEXT PRIMARY KEY) WITHOUT ROWID;
"""
_COLUMNS = "game, first, second, opening, seat, seed, halves, nodes, other_nodes, moves, other_moves"
_INSERT = f"INSERT OR IGNORE INTO played ({_COLUMNS}) VALUES ({', '.join('?' * 11)})"


class WrongFile(Exception):
    """The file holds no results, or those of other bots. The message is a sentence for the user."""


def digest(root: Path = ROOT) -> str:
    """Return 16 hexadecimal digits that change with the source of the engine, the games and the bots."""
    found = hashlib.sha256()
    for folder in ("engine", "games", "bots"):
        for path in sorted((root / "lib" / "glowgrid" / folder).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                found.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()[:16]


def _row(task: Task, result: Result) -> tuple:
    """Return the values of the columns in the order of _COLUMNS."""
    return (*task, result.halves, *result.nodes, *result.moves)


class Results:
    """The results in one file. Each is written when it is added, so a stopped tournament loses none of them."""

    def __init__(self, path: Path | str, version: str) -> None:
        """Open the file at `path`, or create it. ":memory:" keeps the results until the program ends.

        `version`: see `digest`. Raise WrongFile if the file has results of another version, or is no file of results.
        """
        self._path = path
        try:
            self._file = sqlite3.connect(path)
            self._file.executescript(_TABLES)
            known = [row[0] for row in self._file.execute("SELECT digest FROM version")]
        except sqlite3.Error as error:
            raise WrongFile(f"{path} cannot be used as a file of results: {error}.") from None
        if known and known != [version]:
            raise WrongFile(f"{path} has results of other bots (version {known[0]}, now {version}). Use another file.")
        with self._file:
            self._file.execute("INSERT OR IGNORE INTO version VALUES (?)", (version,))

    def add(self, task: Task, result: Result) -> None:
        """Write one result. The result of a task that has one already stays as it is."""
        with self._file:
            self._file.execute(_INSERT, _row(task, result))

    def missing(self, tasks: Iterable[Task]) -> list[Task]:
        """Return the tasks that have no result yet."""
        known = {task for task, _ in self}
        return [task for task in tasks if task not in known]

    def merge(self, other: "Results") -> int:
        """Add the results of another file. Return how many were new."""
        before = self._file.total_changes
        with self._file:
            self._file.executemany(_INSERT, [_row(task, result) for task, result in other])
        return self._file.total_changes - before

    def __iter__(self) -> Iterator[tuple[Task, Result]]:
        """Yield (task, result) in the order of the tasks."""
        order = "game, first, second, seed, opening, seat"
        for row in self._file.execute(f"SELECT {_COLUMNS} FROM played ORDER BY {order}"):
            yield Task(*row[:6]), Result(row[6], (row[7], row[8]), (row[9], row[10]))

    def close(self) -> None:
        """Close the file."""
        self._file.close()
