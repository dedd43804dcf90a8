"""The non-volatile memory: one flash sector that outlives the power.

Part of the room host_sim; imports the standard library only. As on the RP2040, writing to erased bytes
programs them in place, and writing over anything else erases the whole sector first: a power cut in that
moment loses all of it.
"""

from collections.abc import Callable

SIZE = 4096
PROGRAM_US = 1_000
ERASE_US = 45_000


class Sector:
    """The bytes themselves, and how often they were erased."""

    def __init__(self) -> None:
        self.data = bytearray(b"\xff" * SIZE)
        self.erasures = 0

    def write(self, start: int, data: bytes, spend: Callable[[float], None]) -> None:
        """Store bytes; `spend` passes the time it takes, and raises if the power goes meanwhile."""
        target = slice(start, start + len(data))
        if self.data[target] == data:
            return
        if any(byte != 0xFF for byte in self.data[target]):
            self._rewrite(target, data, spend)
        spend(PROGRAM_US)
        self.data[target] = data

    def _rewrite(self, target: slice, data: bytes, spend: Callable[[float], None]) -> None:
        kept = bytearray(self.data)
        kept[target] = data
        self.data[:] = b"\xff" * SIZE
        self.erasures += 1
        spend(ERASE_US)
        self.data[:] = kept
