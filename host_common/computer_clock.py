"""Clock of a computer, with the methods that a match needs.

Imports only the standard library.
"""

import time

PERIOD = 1 << 29  # ms, after which the clock wraps around to 0


class Clock:
    """Milliseconds that wrap at PERIOD."""

    def now(self) -> int:
        """Return the time."""
        return int(time.monotonic() * 1000) % PERIOD

    def diff(self, a: int, b: int) -> int:
        """Return the milliseconds from b to a, which are negative if a is earlier."""
        return (a - b + PERIOD // 2) % PERIOD - PERIOD // 2

    def add(self, a: int, ms: int) -> int:
        """Return the time `ms` after a."""
        return (a + ms) % PERIOD
