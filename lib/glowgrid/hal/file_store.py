"""The journal's store on a computer without `microcontroller.nvm`, such as a Raspberry Pi: a file.

Appended bytes are on the disk before an assignment returns, and an assignment of the whole store puts a new file in the
old one's place in one step: here not even a compaction has a window in which something is lost.
"""

import os

MYPY = False
if MYPY:  # type checkers take it for true
    from typing import BinaryIO

_SIZE = 65536


class FileStore:
    """A file of bytes, read and assigned in slices as `microcontroller.nvm` is."""

    whole = True  # an assignment of all the bytes is in one piece

    def __init__(self, path: str, size: int = _SIZE) -> None:
        """Keep the bytes in the file `path`, made when first written; what it lacks reads as erased."""
        self._path = path
        self._size = size

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, where: slice) -> bytes:
        start, stop, _ = where.indices(self._size)
        try:
            with open(self._path, "rb") as file:
                file.seek(start)
                found = file.read(max(stop - start, 0))
        except OSError:
            found = b""
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
            pass  # it is there from now on
        with open(self._path, "r+b") as file:
            size = file.seek(0, 2)
            if size < start:
                file.write(b"\xff" * (start - size))
            file.seek(start)
            file.write(data)
            _settle(file)

    def _replace(self, data: bytes) -> None:
        used = len(data)
        while used and data[used - 1] == 0xFF:
            used -= 1
        with open(self._path + ".new", "wb") as file:
            file.write(data[:used])
            _settle(file)
        os.rename(self._path + ".new", self._path)


def _settle(file: "BinaryIO") -> None:
    """Wait until what was written is on the disk."""
    file.flush()
    if hasattr(os, "fsync"):
        os.fsync(file.fileno())
