"""Stores the journal in a file. This is for a computer such as a Raspberry Pi, or for a board, if it has no
`microcontroller.nvm`.

An assignment to a slice returns only when the bytes are on the disk. If all bytes are assigned, as in a
compaction of the journal, the file is replaced in one step. So a power failure during a compaction loses nothing. On a
board's drive, the old file must first be removed. If there is no file, the complete new one is read.
"""

# On the drive, this module is part of board_files.py.

import os

MYPY = False
if MYPY:  # true for type checkers only
    from typing import BinaryIO


class JournalFile:
    """Bytes in a file. Slices of this object can be read and assigned like slices of `microcontroller.nvm`."""

    whole = True  # an assignment of all bytes is atomic

    def __init__(self, path: str, size: int = 65536) -> None:
        """Use the file `path` as `size` bytes. The first write creates the file. Bytes that are missing
        from the file are read as 0xFF, like erased flash."""
        self._path = path
        self._size = size

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, where: slice) -> bytes:
        start, stop, _ = where.indices(self._size)
        found = b""
        for path in (self._path, self._path + ".new"):
            try:
                with open(path, "rb") as file:
                    file.seek(start)
                    found = file.read(max(stop - start, 0))
                break
            except OSError:
                pass
        return found + b"\xff" * (stop - start - len(found))

    def __setitem__(self, where: slice, data: bytes) -> None:
        start, stop, _ = where.indices(self._size)
        if len(data) != stop - start:
            raise ValueError("Slice and value different lengths.")
        if len(data) == self._size:
            self._replace(data)
        else:
            self._write(start, data)

    def _write(self, start: int, data: bytes) -> None:
        with open(self._path, "ab"):
            pass  # create the file
        with open(self._path, "r+b") as file:
            size = file.seek(0, 2)
            if size < start:
                file.write(b"\xff" * (start - size))
            file.seek(start)
            file.write(data)
            _sync(file)

    def _replace(self, data: bytes) -> None:
        used = len(data)
        while used and data[used - 1] == 0xFF:
            used -= 1
        with open(self._path + ".new", "wb") as file:
            file.write(data[:used])
            _sync(file)
        try:
            os.rename(self._path + ".new", self._path)
        except OSError:  # FAT cannot replace a file
            os.remove(self._path)
            os.rename(self._path + ".new", self._path)


def _sync(file: "BinaryIO") -> None:
    """Wait until the written bytes are on the disk."""
    file.flush()
    if hasattr(os, "fsync"):
        os.fsync(file.fileno())
