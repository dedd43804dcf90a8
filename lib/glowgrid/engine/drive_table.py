"""Read a table from a file on the drive, such as a book of moves. Only one record at a time is in memory.

The file begins with a header of 32 bytes: "GGT1", the key of the game (12 bytes, padded with zeros), the rows and the
columns of its board (a byte each), then little-endian the version of the content, the size of a record, 0 (two bytes
each), the size of the content in bytes, and its CRC-32 (four bytes each). The records follow. On a computer,
lab.learn.table_file writes such files.
"""

from binascii import crc32

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Generator, Iterator
    from typing import Any

_SIZE = 32  # bytes of the header
_BLOCK = 32  # records that `check` reads at once: a sector of the drive if they have 16 bytes


class TableError(ValueError):
    """The table can't be used. The message is a sentence for the user."""


def fault(names: tuple, sound: list) -> "Generator[None, None, str]":
    """Generator: check a whole table. Return a sentence if it can't be used, otherwise "". Yield every few
    milliseconds. `names`: as for `look_up`. `sound`: a list; it is emptied, and gets an item if the table is undamaged.
    """
    sound.clear()
    try:
        table = DriveTable(*names)
        try:
            yield from table.check()
        finally:
            table.close()
    except TableError as error:
        return str(error)
    sound.append(True)
    return ""


def look_up(
    names: tuple,
    sound: list,
    search: "Callable[[DriveTable, Any], Generator[None, None, int]]",
    position: "Any",
) -> "Generator[None, None, int]":
    """Generator: return the result of the generator `search(table, position)`, or -1 if the table can't be used. Yield
    every few milliseconds.

    `names`: the arguments of DriveTable. `sound`: a list. If it is empty, the whole table is checked first, and the
    list gets an item if the table is undamaged.
    """
    try:
        table = DriveTable(*names)
        try:
            if not sound:
                yield from table.check()
                sound.append(True)
            return (yield from search(table, position))
        finally:
            table.close()
    except TableError:
        return -1


class DriveTable:
    """An open table. Close it after use. `record` is the record that was read last."""

    def __init__(self, game: str, rows: int, cols: int, release: int) -> None:
        """Open the table of a game. Raise a TableError if it is missing, damaged, or made for another board or version.

        `game`: the key of the game, whose module has the file beside it. `rows`, `cols`: the size of its board.
        `release`: the version of the content.
        """
        self.name = game + ".table"
        path = __file__.replace("\\", "/").rsplit("/", 2)[0]
        try:
            self._in = open(path + "/games/" + self.name, "rb")  # noqa: SIM115 - closed by `close`
        except OSError:
            raise TableError(f"{self.name} is missing, so bots play without it.") from None
        try:
            self._read(game, rows, cols, release)
        except TableError:
            self.close()
            raise

    def _read(self, game: str, rows: int, cols: int, release: int) -> None:
        head = self._in.read(_SIZE)
        size = _number(head, 20, 2)
        self._length, self._sum = _number(head, 24, 4), _number(head, 28, 4)
        if head[:4] != b"GGT1" or not size or self._in.seek(0, 2) != _SIZE + self._length:
            raise TableError(f"{self.name} is damaged, so bots play without it.")
        known = game.encode()
        if head[4:16] != known + bytes(12 - len(known)) or (head[16], head[17]) != (rows, cols):
            raise TableError(f"{self.name} is for another board, so bots play without it.")
        if _number(head, 18, 2) != release:
            raise TableError(f"{self.name} is from another version, so bots play without it.")
        self.record = bytearray(size)

    def check(self) -> "Iterator[None]":
        """Generator: compare the content with its digest. Yield every few milliseconds. Raise a TableError if the
        content is damaged."""
        self._in.seek(_SIZE)
        found, left, buffer = 0, self._length, bytearray(_BLOCK * len(self.record))
        while left > 0:
            count = self._in.readinto(buffer)
            if not count:
                break
            left -= count
            found = crc32(buffer if count == len(buffer) else buffer[:count], found)
            yield
        if left or found != self._sum:
            raise TableError(f"{self.name} is damaged, so bots play without it.")

    def read(self, index: int) -> bytearray:
        """Return record `index`, from 0. The next call overwrites it. Raise a TableError if there is no such record."""
        self._in.seek(_SIZE + index * len(self.record))
        if self._in.readinto(self.record) != len(self.record):
            raise TableError(f"{self.name} is damaged, so bots play without it.")
        return self.record

    def close(self) -> None:
        """Close the file."""
        self._in.close()


def _number(data: bytes, at: int, size: int) -> int:
    return int.from_bytes(data[at : at + size], "little")
