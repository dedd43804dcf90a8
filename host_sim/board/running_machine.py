"""The machine whose firmware is running, and the exceptions that restart a firmware.

`firmware` sets `machine`; the modules in `core/` read it when the firmware imports them.

Imports only the standard library.
"""

from collections.abc import Callable
from typing import Any

machine: Any = None  # the Machine whose firmware is running
timed: Callable[..., Any] | None = None  # hook that makes bots as slow as on the board; see thinking_time


class Reload(BaseException):
    """Raised inside the firmware by `supervisor.reload`: code.py starts again."""


class Reset(BaseException):
    """Raised inside the firmware by `microcontroller.reset`: everything starts again."""
