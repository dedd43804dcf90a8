"""Combines the board's hardware in one object, which the app uses."""

import os
import sys

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable
    from typing import Any

    from glowgrid.engine.rng import Rng

    from .buzzer import Buzzer
    from .clock import Clock
    from .grid import Grid
    from .keypad import Keypad
    from .network_link import NetworkLink
    from .uart_link import UartLink


class Console:
    """The hardware: `grid`, `keypad`, `clock`, `rng` (random numbers), and `store`, the bytes in non-volatile memory.

    `buzzer` is None if the board has no buzzer. `link` is a cable or a network to an opponent, or None. `power` exists
    only if SLEEP_PIN is set. It is a DigitalInOut; while its value is low, the grid has no power.
    """

    buzzer: "Buzzer | None" = None
    link: "UartLink | NetworkLink | None" = None
    power: "Any"
    printer: "Callable" = print  # prints the text of `say`

    def __init__(self, grid: "Grid", keypad: "Keypad", clock: "Clock", rng: "Rng", store: "Any") -> None:
        """Use the parts that console_builder.py has created."""
        self.grid = grid
        self.keypad = keypad
        self.clock = clock
        self.rng = rng
        self.store = store

    def restart(self) -> None:
        """Restart code.py with an empty heap. On a computer, restart the program."""
        try:
            from supervisor import reload
        except ImportError:
            os.execv(sys.executable, [sys.executable] + sys.argv)
        reload()

    def say(self, text: str, end: str = "\n") -> None:
        """Print a sentence on the serial console, and `end` after it."""
        self.printer(text, end=end)
