"""The board's clock. It counts milliseconds, and starts again at 0 when it reaches 2**29, after about six days.

Compare two times only with `diff`. The times must be less than three days apart. `diff` and `add` compute what
adafruit_ticks would compute. A board has its own `ticks_ms`, and without that library it has 400 bytes more heap.
"""

# On the drive, this module is part of console.py.

import microcontroller

try:
    from supervisor import ticks_ms
except (ImportError, NameError):  # a computer
    from adafruit_ticks import ticks_ms

_MOST = (1 << 29) - 1
_HALF = 1 << 28


class Clock:
    """Time in milliseconds, and a short wait."""

    now = staticmethod(ticks_ms)  # the time, 0..2**29 - 1

    def diff(self, a: int, b: int) -> int:
        """Return the milliseconds from `b` to `a`, which are negative if `a` is earlier."""
        return (a - b + _HALF & _MOST) - _HALF

    def add(self, a: int, ms: int) -> int:
        """Return the time `ms` after `a`."""
        return a + ms & _MOST

    def wait(self, ms: int) -> None:
        """Block for `ms` milliseconds. Use this method for short waits only."""
        microcontroller.delay_us(ms * 1000)  # exists on boards, in Blinka and in the simulator
