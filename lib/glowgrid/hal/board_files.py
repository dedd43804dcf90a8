"""Keeps the journal in files. This module is loaded only if there is a drive CPSAVES or no usable
`microcontroller.nvm`.

On a board with such a memory, the journal stays there, and the drive CPSAVES gets a copy. Appending to the journal
programs a few bytes of the memory, but each change of a file erases the flash sectors of the file and of its folder.
That takes 0.1 s, wears the sectors out, and a power failure can lose the drive. So the file is written only when the
journal is compacted, and at power-on. A compaction writes the file first. If a power failure then interrupts the
erasing of the memory, the file has the new journal.
"""

import os

from .journal_file import JournalFile

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable
    from typing import Any

_MARK = 16  # bytes at both ends of a journal, as in saves/journal.py, which is imported late, as its code would stay
_OWN = "/.glowgrid-journal"
_READ_ONLY = 30  # EROFS


def store(memory: "Any", drive: bool) -> "Any":
    """Return the store for the journal: the memory with a copy on CPSAVES, or a file. `memory`: such as
    `microcontroller.nvm`, or None. `drive`: whether there is a drive CPSAVES."""
    if hasattr(os, "execv"):  # a computer
        return memory or BoardFile(JournalFile((os.getenv("HOME") or ".") + _OWN))
    path = "/saves/glowgrid.journal" if drive else _OWN
    if memory is None or len(memory) < 256:
        return BoardFile(JournalFile(path, 4096))  # the heap must have room for two such journals
    return SavesDrive(memory, JournalFile(path, len(memory)))


class SavesDrive:
    """The memory, with a copy in a file. Slices can be read and assigned like slices of `microcontroller.nvm`."""

    whole = True  # an assignment of all bytes is atomic, because the file is written first

    def __init__(self, memory: "Any", file: "Any", say: "Callable[[str], None]" = print) -> None:
        """`memory`: such as `microcontroller.nvm`. `file`: such as a JournalFile, of the same size. If a compaction was
        interrupted, complete it. If the file cannot be written, report this with `say(text)`."""
        self._memory = memory
        self._file = file
        size = len(memory)
        if not _is_new(memory) and _is_new(file):
            memory[0:size] = file[0:size]
        self._say = say
        self._told = False  # whether a failure has been reported
        if file[0:size] != memory[0:size]:
            self._copy(memory[0:size])

    def __len__(self) -> int:
        return len(self._memory)

    def __getitem__(self, where: slice) -> bytes:
        found: bytes = self._memory[where]
        return found

    def __setitem__(self, where: slice, data: bytes) -> None:
        size = len(self._memory)
        if len(data) == size:
            self._copy(data)
            for at in (0, size - _MARK):  # a half-erased journal must not look like an old one
                self._memory[at : at + _MARK] = bytes(_MARK)
        self._memory[where] = data

    def _copy(self, data: bytes) -> None:
        """Write all bytes of the file. If that fails, the memory alone is what other boards have."""
        try:
            self._file[0 : len(data)] = data
        except OSError as error:
            if not self._told:
                from glowgrid.words import hardware_faults

                self._say(hardware_faults.NO_COPY.format(error))
            self._told = True


class BoardFile:
    """A file as the only place for the journal. An OSError says what to do if the board may not write to its drive."""

    whole = True

    def __init__(self, file: "Any") -> None:
        """`file`: such as a JournalFile."""
        self._file = file

    def __len__(self) -> int:
        return len(self._file)

    def __getitem__(self, where: slice) -> bytes:
        found: bytes = self._file[where]
        return found

    def __setitem__(self, where: slice, data: bytes) -> None:
        try:
            self._file[where] = data
        except OSError as error:
            if error.errno != _READ_ONLY:
                raise
            from glowgrid.words import hardware_faults

            raise OSError(hardware_faults.READ_ONLY) from None


def _is_new(store: "Any") -> bool:
    """Return whether the store holds a journal, and not one of version 0.1.0: that has no checksum of the whole, so it
    may be what an interrupted compaction left."""
    from glowgrid.saves.journal import Journal
    from glowgrid.saves.journal_reader import records

    journal = Journal(store)
    for _ in records(journal):
        pass
    return journal.chain > 0 or journal.chain == 0 and journal.room > 0
