"""The clock of the hardware room: milliseconds that wrap at 2**29, after about six days.

Two times are therefore compared with `diff` or `less` only, and must lie within three days of each other.
"""

import microcontroller
from adafruit_ticks import ticks_add, ticks_diff, ticks_less, ticks_ms


class Clock:
    """Tells the time in milliseconds and waits."""

    now = staticmethod(ticks_ms)  # the time, 0..2**29 - 1
    diff = staticmethod(ticks_diff)  # of a and b: the milliseconds from b to a; negative when a is earlier
    less = staticmethod(ticks_less)  # of a and b: whether a is earlier than b
    add = staticmethod(ticks_add)  # of a and ms: the time ms after a

    def wait(self, ms: int) -> None:
        """Do nothing for a few milliseconds."""
        microcontroller.delay_us(ms * 1000)  # on boards, Blinka and the simulator alike
