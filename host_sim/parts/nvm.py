"""Non-volatile memory (NVM): one flash sector that keeps its content without power.

As on the RP2040, there are two kinds of writes:

- If a write goes to bytes of the sector that are all erased, the write only programs these bytes, page by page.
- Any other write erases and rewrites the whole sector, even if nothing changes. If the power is cut meanwhile, the
  content of the sector is lost.

Erasing and programming take several steps, and the power may be cut at any step. Erasing sets the bits of the
whole sector in random order. After the first step, only a thousandth of the bits are set. After the last step, all bits
are set. Programming clears bits of one page in random order.
"""

import random
from collections.abc import Callable

from host_sim.parts.power_loss import PowerLost

SIZE = 4096
PAGE = 256
PROGRAM_US = 1_000
ERASE_US = 45_000
# share of the bits that are set after each step of an erasure, and cleared after each step of programming
SET = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.95, 0.98, 0.99, 0.998, 0.9995, 1)
CLEARED = (0.01, 0.05, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98, 1)

Bytes = bytes | bytearray
Spend = Callable[[float], None]  # lets microseconds pass; raises an exception if the power is cut meanwhile


class Sector:
    """A flash sector. `data` is its content, `erasures` counts erasures, and `steps` counts the steps of all
    operations."""

    def __init__(self, size: int = SIZE) -> None:
        self.data = bytearray(b"\xff" * size)
        self.erasures = 0
        self.steps = 0
        self.is_busy = False  # True during a write, when a power cut would damage the content
        self.cut_at: int | None = None  # for tests: the power is cut at the step with this number
        self._chance = random.Random(1)

    def write(self, start: int, data: bytes, spend: Spend) -> None:
        """Write `data` at the index `start`. Call `spend` for each step, to let the time of the step pass."""
        self.is_busy = True
        try:
            self._write(start, data, spend)
        finally:
            self.is_busy = False

    def _write(self, start: int, data: bytes, spend: Spend) -> None:
        end = start + len(data)
        if self.data.count(0xFF, start, end) == len(data):
            self._program(start, data, spend)
            return
        kept = bytearray(self.data)
        kept[start:end] = data
        self._erase(spend)
        self._program(0, kept, spend)

    def _erase(self, spend: Spend) -> None:
        """Set all bits, step by step."""
        self.erasures += 1
        done = 0.0
        for share in SET:
            self.data[:] = partly_erased(self.data, (share - done) / (1 - done), self._chance)
            done = share
            self._step(ERASE_US / len(SET), spend)

    def _program(self, start: int, data: Bytes, spend: Spend) -> None:
        """Write `data` page by page, beginning at the index `start`. The bytes to overwrite must be erased."""
        end = start + len(data)
        for page in range(start - start % PAGE, end, PAGE):
            first, last = max(page, start), min(page + PAGE, end)
            wanted = bytes(data[first - start : last - start])
            self._program_page(first, last, wanted, spend)

    def _program_page(self, first: int, last: int, wanted: bytes, spend: Spend) -> None:
        """Write `wanted` step by step to the bytes from `first` to `last`, which are all in one page."""
        if wanted.count(0xFF) == len(wanted):
            self._step(PROGRAM_US, spend)
            return
        done = 0.0
        for share in CLEARED:
            part = (share - done) / (1 - done)
            self.data[first:last] = partly_programmed(self.data[first:last], wanted, part, self._chance)
            done = share
            self._step(PROGRAM_US / len(CLEARED), spend)

    def _step(self, us: float, spend: Spend) -> None:
        """Count a step, and let the `us` microseconds of the step pass."""
        self.steps += 1
        if self.steps == self.cut_at:
            raise PowerLost
        spend(us)


def partly_erased(data: Bytes, share: float, chance: random.Random) -> bytes:
    """Return a changed copy of `data`. Each bit that is clear in `data` is set with the probability `share`."""
    bits = int.from_bytes(data, "big")
    return (bits | some_bits(8 * len(data), share, chance)).to_bytes(len(data), "big")


def partly_programmed(data: Bytes, wanted: bytes, share: float, chance: random.Random) -> bytes:
    """Return a changed copy of `data`. Each bit that is clear in `wanted` is cleared with the probability `share`."""
    bits, clear = int.from_bytes(data, "big"), ~int.from_bytes(wanted, "big")
    return (bits & ~(clear & some_bits(8 * len(data), share, chance))).to_bytes(len(data), "big")


def some_bits(count: int, share: float, chance: random.Random) -> int:
    """Return an integer of `count` random bits. Each bit is set with the probability `share`, rounded to a multiple of
    1/65,536."""
    wanted, bits = round(share * 65_536), 0
    if wanted == 65_536:
        return (1 << count) - 1
    for position in range(16):
        drawn = chance.getrandbits(count)
        bits = bits | drawn if wanted >> position & 1 else bits & drawn
    return bits
