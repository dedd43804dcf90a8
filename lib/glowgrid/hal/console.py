"""Bundles the board's hardware, grid, keypad, clock, store, in the one object that the app is handed: its Console.

Its `say` prints to the serial console, which is no more than that.
"""

import os
import sys

MYPY = False
if MYPY:  # type checkers take it for true
    from typing import Any

    from glowgrid.engine.rng import Rng

    from .buzzer import Buzzer
    from .clock import Clock
    from .grid import Grid
    from .keypad import Keypad
    from .link_uart import UartLink
    from .network import Network


class Console:
    """`grid`, `keypad`, `clock`, `rng`; `store`: bytes that outlive the power; `buzzer` and `link`, a wire or a network
    to somebody elsewhere, or None. `say(text)` talks on the serial console. Where a pin cuts the grid's current while
    it is low, `power` is its DigitalInOut."""

    buzzer: "Buzzer | None" = None
    link: "UartLink | Network | None" = None
    power: "Any"

    def __init__(self, grid: "Grid", keypad: "Keypad", clock: "Clock", rng: "Rng", store: "Any") -> None:
        """Take what `build.console` made of the settings."""
        self.grid = grid
        self.keypad = keypad
        self.clock = clock
        self.rng = rng
        self.store = store

    def restart(self) -> None:
        """Start code.py again, with a fresh heap; on a computer, the program."""
        try:
            from supervisor import reload
        except ImportError:
            os.execv(sys.executable, [sys.executable] + sys.argv)
        reload()

    def say(self, text: str) -> None:
        """Print what does not fit on light."""
        print(text)
