"""Write and read tables for the drive: see glowgrid.engine.drive_table for the format and the board's reader.

A table with the same content is the same file, byte for byte. There is no date in it.
"""

import struct
from binascii import crc32
from pathlib import Path
from typing import NamedTuple

MAGIC = b"GGT1"
_HEADER = struct.Struct("<4s12sBBHHHII")


class Table(NamedTuple):
    """A table. `game`: the key of the game. `version`: of the content. `size`: bytes of a record."""

    game: str
    rows: int
    cols: int
    version: int
    size: int
    content: bytes

    def records(self) -> list[bytes]:
        """Return the records, in order."""
        return [self.content[at : at + self.size] for at in range(0, len(self.content), self.size)]


class Damaged(ValueError):
    """Raised for bytes that are no table. The message says why."""


def encoded(table: Table) -> bytes:
    """Return the bytes of the file. Raise a ValueError if the game's key is longer than 12 bytes, or the last record
    is incomplete."""
    key = table.game.encode()
    if len(key) > 12 or len(table.content) % table.size:
        raise ValueError(f"not a table: key {table.game}, {len(table.content)} bytes in records of {table.size}")
    digest = crc32(table.content)
    numbers = table.rows, table.cols, table.version, table.size, 0, len(table.content), digest
    return _HEADER.pack(MAGIC, key, *numbers) + table.content


def decoded(data: bytes) -> Table:
    """Return the table in the bytes of a file. Raise Damaged if the header or the digest does not fit."""
    if len(data) < _HEADER.size or data[:4] != MAGIC:
        raise Damaged("no header of a table")
    _, key, rows, cols, version, size, _, length, digest = _HEADER.unpack_from(data)
    content = data[_HEADER.size :]
    if len(content) != length or not size or length % size:
        raise Damaged(f"{len(content)} bytes of content instead of {length}")
    if crc32(content) != digest:
        raise Damaged("the content does not fit its digest")
    return Table(key.rstrip(b"\0").decode(), rows, cols, version, size, content)


def read(path: Path) -> Table:
    """Return the table in a file. Raise Damaged, or an OSError if the file can't be read."""
    return decoded(path.read_bytes())
