"""A computer's clock, as a match has it.

Part of the room host_net; imports the standard library only.
"""

import time

PERIOD = 1 << 29  # ms, after which it begins anew


class Clock:
    """Milliseconds that wrap at PERIOD."""

    def now(self) -> int:
        """Return the time."""
        return int(time.monotonic() * 1000) % PERIOD

    def diff(self, a: int, b: int) -> int:
        """Return the milliseconds from b to a; negative where a is earlier."""
        return (a - b + PERIOD // 2) % PERIOD - PERIOD // 2

    def add(self, a: int, ms: int) -> int:
        """Return the time `ms` after a."""
        return (a + ms) % PERIOD
