"""The clock of the hardware room: milliseconds that wrap at 2**29, after about six days.

Two times are therefore compared with `diff` or `less` only, and must lie within three days of each other.
"""

import microcontroller
from adafruit_ticks import ticks_add, ticks_diff, ticks_less, ticks_ms


class Clock:
    """Tells the time in milliseconds and waits."""

    def now(self) -> int:
        """Return the time, 0..2**29 - 1."""
        return ticks_ms()

    def diff(self, a: int, b: int) -> int:
        """Return the milliseconds from b to a; negative when a is earlier."""
        return ticks_diff(a, b)

    def less(self, a: int, b: int) -> bool:
        """Tell whether a is earlier than b."""
        return ticks_less(a, b)

    def add(self, a: int, ms: int) -> int:
        """Return the time `ms` after a."""
        return ticks_add(a, ms)

    def wait(self, ms: int) -> None:
        """Do nothing for a few milliseconds."""
        microcontroller.delay_us(ms * 1000)  # on boards, Blinka and the simulator alike
