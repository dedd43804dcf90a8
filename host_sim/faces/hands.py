"""Hands on the keypad: the keys that the computer's keyboard and mouse hold down, and for how long.

A busy computer may report several taps at once. The board still gets them one after another, in order, each long enough
to be noticed.

Imports only the standard library.
"""

from collections.abc import Callable

from host_sim.simulator import Simulator

TAP_US = 60_000  # shortest time that a key is down
GAP_US = 40_000  # shortest time before the same key is pressed again, or another key after a tap


class Hands:
    """Hands that press keys. Several sources may hold the same key; it is released with the last of them."""

    def __init__(self, sim: Simulator) -> None:
        self._sim = sim
        self._typed: dict[int, str] = {}  # computer key -> keypad key
        self._clicked: str | None = None
        self._latched: set[str] = set()
        self._down_us: dict[str, float] = {}  # keypad key -> its last press, which may be in the future
        self._up_us: dict[str, float] = {}  # keypad key -> its last release, which may be in the future
        self._free_us = 0.0  # end of the last tap

    def key_down(self, code: int, key: str) -> None:
        """Press `key` with the computer's key `code`."""
        self._press(key)
        self._typed[code] = key

    def key_up(self, code: int) -> None:
        """Release the key that the computer's key `code` has pressed."""
        self._release(self._typed.pop(code, None))

    def click(self, key: str) -> None:
        """Press `key` with the mouse."""
        self._latched.discard(key)
        self._press(key)
        self._clicked = key

    def click_ends(self) -> None:
        """Release the key that the mouse holds."""
        clicked, self._clicked = self._clicked, None
        self._release(clicked)

    def latch(self, key: str) -> None:
        """Lock `key` down, or release it if it is locked."""
        if key in self._latched:
            self._latched.discard(key)
            self._release(key)
        else:
            self._press(key)
            self._latched.add(key)

    def let_go(self) -> None:
        """Release all keys except the locked ones."""
        held = [*self._typed.values(), self._clicked]
        self._typed.clear()
        self._clicked = None
        for key in held:
            self._release(key)

    def _holds(self, key: str) -> bool:
        return key in self._latched or key == self._clicked or key in self._typed.values()

    def _press(self, key: str) -> None:
        """Press a key that nothing else holds, after the end of earlier taps."""
        if not self._holds(key):
            now = self._sim.machine.now_us
            self._down_us[key] = max(now, self._free_us, self._up_us.get(key, -GAP_US) + GAP_US)
            self._at(self._down_us[key], lambda: self._sim.down(key))

    def _release(self, key: str | None) -> None:
        """Release a key that nothing else holds, after the shortest time that the firmware needs."""
        if key and not self._holds(key):
            now = self._sim.machine.now_us
            end = self._up_us[key] = max(now, self._down_us.get(key, now) + TAP_US)
            if end > now:
                self._free_us = max(self._free_us, end + GAP_US)
            self._at(end, lambda: self._sim.up(key))

    def _at(self, moment_us: float, action: Callable[[], None]) -> None:
        left_us = moment_us - self._sim.machine.now_us
        if left_us > 0:
            self._sim.machine.later(left_us, action)
        else:
            action()
