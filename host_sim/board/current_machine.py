"""The machine whose firmware is running, and the exceptions that restart the firmware.

`firmware_run` sets the variables `machine` and `timed`. The modules in `core/`, which the firmware imports, read them.
"""

from collections.abc import Callable
from typing import Any

machine: Any = None  # the Machine whose firmware is running
timed: Callable[..., Any] | None = None  # hook that makes bots think like on the board, see thinking_time.py


class Reload(BaseException):
    """`supervisor.reload` raises this exception in the firmware. code.py then starts again."""


class Reset(BaseException):
    """`microcontroller.reset` raises this exception in the firmware. boot.py and code.py then start again."""
