"""Clocks of a computer, with the same methods as a board's clock (glowgrid.hal.clock).

Times are in milliseconds. Those of a Clock start again at 0 after PERIOD milliseconds.
"""

import time

PERIOD = 1 << 29  # in ms; then the clock starts again at 0


class Clock:
    def now(self) -> int:
        """Return the current time, from 0 to PERIOD - 1."""
        return int(time.monotonic() * 1000) % PERIOD

    def diff(self, a: int, b: int) -> int:
        """Return the milliseconds from time `b` to time `a`. The result is negative if `a` is before `b`."""
        return (a - b + PERIOD // 2) % PERIOD - PERIOD // 2

    def add(self, a: int, ms: int) -> int:
        """Return the time that is `ms` milliseconds after the time `a`."""
        return (a + ms) % PERIOD


class Stopwatch:
    """A clock for a bot that thinks until its time is used. In a millisecond it looks at many moves, so times have
    fractions."""

    def now(self) -> float:
        """Return the current time in milliseconds."""
        return time.perf_counter() * 1000

    def diff(self, a: float, b: float) -> float:
        """Return the milliseconds from time `b` to time `a`."""
        return a - b
