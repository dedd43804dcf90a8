"""The console: the hardware in one object that the app is handed."""

import os
import sys


class Console:
    """`grid`, `keypad`, `clock`, `rng`, and `store`: bytes that outlive the power. `say(text)` talks on the serial
    console."""

    def __init__(self, grid, keypad, clock, rng, store) -> None:
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
