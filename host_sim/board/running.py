"""Which machine runs the firmware now, and how a firmware starts again.

Part of the room host_sim.board; imports the standard library only. The modules in `core/` find their machine here
when the firmware imports them: `firmware` puts it in place.
"""

from collections.abc import Callable
from typing import Any

machine: Any = None  # the Machine whose firmware is running
timed: Callable[..., Any] | None = None  # the hook that has bots take the board's time: see thinking_time


class Reload(BaseException):
    """Raised inside the firmware by `supervisor.reload`: code.py starts again."""


class Reset(BaseException):
    """Raised inside the firmware by `microcontroller.reset`: everything starts again."""
