"""Computer clock: the clock of a computer, with the methods of a board's clock (glowgrid.hal.clock): milliseconds that
wrap.
"""

import time

PERIOD = 1 << 29  # period in ms, after which the clock starts again at 0


class Clock:
    def now(self) -> int:
        """Return the time, from 0 to PERIOD - 1."""
        return int(time.monotonic() * 1000) % PERIOD

    def diff(self, a: int, b: int) -> int:
        """Return the milliseconds from b to a, which are negative if a is earlier."""
        return (a - b + PERIOD // 2) % PERIOD - PERIOD // 2

    def add(self, a: int, ms: int) -> int:
        """Return the time `ms` after a."""
        return (a + ms) % PERIOD
