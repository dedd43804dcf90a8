"""The board's clock. It counts milliseconds, and starts again at 0 when it reaches 2**29, after about six days.

Compare two times only with `diff`. The times must be less than three days apart.
"""

# On the drive, this module is part of console.py.

import microcontroller
from adafruit_ticks import ticks_add, ticks_diff, ticks_ms


class Clock:
    """Time in milliseconds, and a short wait."""

    now = staticmethod(ticks_ms)  # the time, 0..2**29 - 1
    diff = staticmethod(ticks_diff)  # diff(a, b): milliseconds from b to a; negative if a is earlier
    add = staticmethod(ticks_add)  # add(a, ms): the time `ms` after a

    def wait(self, ms: int) -> None:
        """Block for `ms` milliseconds. Use this method for short waits only."""
        microcontroller.delay_us(ms * 1000)  # exists on boards, in Blinka and in the simulator
