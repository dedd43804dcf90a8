"""The non-volatile memory: one flash sector that outlives the power.

Part of the room host_sim; imports the standard library only. As on the RP2040, writing to bytes that are all erased
programs them in place, a page after the other, and writing over anything else, were it the same again, erases and
rewrites the whole sector: a power cut in that moment loses all of it.

Both happen in steps, and the power may go between any two. A byte is programmed bit by bit, so one that was cut has
some of its zeros only; a page that was cut while it was erased holds anything between what it held and nothing.
"""

import random
from collections.abc import Callable

from host_sim.baton import PowerLost

SIZE = 4096
PAGE = 256
PROGRAM_US = 1_000
ERASE_US = 45_000

Spend = Callable[[float], None]  # passes the time a step takes, and raises if the power goes meanwhile


class Sector:
    """The bytes themselves, how often they were erased, and how many steps that and programming took."""

    def __init__(self, size: int = SIZE) -> None:
        self.data = bytearray(b"\xff" * size)
        self.erasures = 0
        self.steps = 0
        self.cut_at: int | None = None  # the step at which the firmware's power goes
        self._chance = random.Random(1)

    def write(self, start: int, data: bytes, spend: Spend) -> None:
        """Store bytes."""
        end = start + len(data)
        if self.data.count(0xFF, start, end) == len(data):
            self._program(start, data, spend)
            return
        kept = bytearray(self.data)
        kept[start:end] = data
        self._erase(spend)
        self._program(0, kept, spend)

    def _erase(self, spend: Spend) -> None:
        self.erasures += 1
        pages = range(0, len(self.data), PAGE)
        for page in pages:
            before = self.data[page : page + PAGE]
            self.data[page : page + PAGE] = bytes(byte | self._chance.getrandbits(8) for byte in before)
            self._step(ERASE_US / len(pages) / 2, spend)
            self.data[page : page + PAGE] = b"\xff" * len(before)
            self._step(ERASE_US / len(pages) / 2, spend)

    def _program(self, start: int, data: bytes, spend: Spend) -> None:
        """Program erased bytes; what stays 0xFF takes no step of its own."""
        for page in range(start - start % PAGE, start + len(data), PAGE):
            self._step(PROGRAM_US / 2, spend)
            for at in range(max(page, start), min(page + PAGE, start + len(data))):
                byte = data[at - start]
                if byte != 0xFF:
                    self.data[at] = byte | self._chance.getrandbits(8)
                    self._step(PROGRAM_US / PAGE / 4, spend)
                    self.data[at] = byte
                    self._step(PROGRAM_US / PAGE / 4, spend)

    def _step(self, us: float, spend: Spend) -> None:
        self.steps += 1
        if self.steps == self.cut_at:
            raise PowerLost
        spend(us)
