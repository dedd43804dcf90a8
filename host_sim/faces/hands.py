"""Hands at the keypad: which keys the computer's keys and the mouse hold down, and for how long.

Part of the room host_sim.faces; imports the standard library only.
"""

from host_sim.simulator import Simulator

TAP_US = 60_000  # a key that the computer reports as pressed and let go at once is down for so long


class Hands:
    """Several fingers may be on one key: it is let go with the last of them."""

    def __init__(self, sim: Simulator) -> None:
        self._sim = sim
        self._typed: dict[int, str] = {}  # computer key -> the keypad's
        self._clicked: str | None = None
        self._latched: set[str] = set()
        self._down_us: dict[str, float] = {}  # keypad key -> when it was last pressed

    def key_down(self, code: int, key: str) -> None:
        """The computer's key `code` presses `key`."""
        self._typed[code] = key
        self._press(key)

    def key_up(self, code: int) -> None:
        """The computer's key `code` is let go."""
        self._release(self._typed.pop(code, None))

    def click(self, key: str) -> None:
        """The mouse presses `key`."""
        self._clicked = key
        self._latched.discard(key)
        self._press(key)

    def click_ends(self) -> None:
        """The mouse's button is let go."""
        clicked, self._clicked = self._clicked, None
        self._release(clicked)

    def latch(self, key: str) -> None:
        """Keep `key` down until this is done once more."""
        self._latched ^= {key}
        if key in self._latched:
            self._press(key)
        else:
            self._release(key)

    def let_go(self) -> None:
        """Let go of all but what is latched."""
        held = [*self._typed.values(), self._clicked]
        self._typed.clear()
        self._clicked = None
        for key in held:
            self._release(key)

    def _press(self, key: str) -> None:
        self._down_us[key] = self._sim.machine.now_us
        self._sim.down(key)

    def _release(self, key: str | None) -> None:
        """Let go of a key, unless another finger is on it; a quick tap takes as long as the firmware needs."""
        if key and key not in self._latched and key != self._clicked and key not in self._typed.values():
            left_us = self._down_us.get(key, 0) + TAP_US - self._sim.machine.now_us
            if left_us > 0:
                self._sim.machine.later(left_us, lambda: self._release(key))
            else:
                self._sim.up(key)
