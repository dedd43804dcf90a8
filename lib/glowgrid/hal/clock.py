"""The board's clock. It counts milliseconds, which wrap at 2**29, after about six days.

Compare two times with `diff` only. The times must be less than three days apart.
"""

import microcontroller
from adafruit_ticks import ticks_add, ticks_diff, ticks_ms


class Clock:
    """Time in milliseconds, and a short wait."""

    now = staticmethod(ticks_ms)  # the time, 0..2**29 - 1
    diff = staticmethod(ticks_diff)  # diff(a, b): milliseconds from b to a; negative if a is earlier
    add = staticmethod(ticks_add)  # add(a, ms): the time `ms` after a

    def wait(self, ms: int) -> None:
        """Block for a few milliseconds."""
        microcontroller.delay_us(ms * 1000)  # exists on boards, in Blinka and in the simulator
