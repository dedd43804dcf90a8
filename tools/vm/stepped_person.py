"""Script for the VMs: simulates a player who uses the fake board (fake_board.py).

The player's actions are generators. They yield before each round of the main loop, because the 32-bit VM collects
garbage only between two calls from outside.
"""

import sys

from fake_board import KEYS, PERIOD, Board
from person import STEP_MS, TAP_MS, loaded_modules

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterator
    from typing import Any


HELD_MS = 500  # from this time on, a held key repeats


class SteppedPerson:
    def __init__(self) -> None:
        """Create the player. The board is still off."""
        self.app: Any = None
        self.excused = True
        self.came_with = 0  # what `loaded_modules` returned when the scene began

    def power_on(self) -> "Iterator[None]":
        """Generator: start the program as code.py does, and go to the menu."""
        import code

        yield
        self.app = code.start()
        self.app.console.say = lambda text, end="": None
        yield from self.press("0")
        yield from self.until("Menu")

    def scene(self) -> str:
        return type(self.app.scene).__name__ if self.app else ""

    def wait(self, ms: int) -> "Iterator[None]":
        for _ in range(ms // STEP_MS):
            yield
            self.round()

    def round(self) -> None:
        """Run one round of the main loop. Set `excused` to True if this round was allowed to allocate large blocks.

        Large blocks are allowed while something is imported, when the scene changes, and while bots are loaded.
        """
        modules, scene, is_loading = len(sys.modules), self.app.scene, self._loads()
        self.app.tick()
        self.app.tidy()
        self.excused = len(sys.modules) != modules or self.app.scene is not scene or is_loading
        if self.app.scene is not scene:
            self.came_with = loaded_modules()
        Board.ms = (Board.ms + STEP_MS) & (PERIOD - 1)

    def _loads(self) -> bool:
        """Return True if the match is still loading its bots."""
        running = self.app.session.running
        return running is not None and running.loading != ()

    def press(self, keys: str) -> "Iterator[None]":
        for key in keys:
            yield from self.hold(key, TAP_MS)

    def hold(self, key: str, ms: int) -> "Iterator[None]":
        keypad: Any = self.app.console.keypad if self.app else None
        if hasattr(keypad, "type"):  # buttons, which have no keys such as B
            keypad.type(key, ms >= HELD_MS)
            yield from self.wait(ms + TAP_MS)
            return
        Board.down = [KEYS.index(key)]
        yield from self.wait(ms)
        Board.down = []
        yield from self.wait(TAP_MS)

    def until(self, scene: str, patience: int = 4000) -> "Iterator[None]":
        while self.scene() != scene:
            if not patience:
                raise RuntimeError("still in " + self.scene() + " instead of " + scene)
            patience -= 1
            yield from self.wait(STEP_MS)

    def agree(self) -> "Iterator[None]":
        """Generator: confirm with # if the board asks whether to end the game."""
        yield from self.wait(300)
        if self.scene() == "Ask":
            yield from self.press("#")
