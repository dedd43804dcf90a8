"""Hands at the keypad: which keys the computer's keys and the mouse hold down, and for how long.

Part of the room host_sim.faces; imports the standard library only. A computer may report several taps at once, after it
was busy: the board still gets them one after the other, in their order, each for as long as it needs.
"""

from collections.abc import Callable

from host_sim.simulator import Simulator

TAP_US = 60_000  # a key is down for so long at least
GAP_US = 40_000  # and up for so long before it is pressed once more, or another is after a tap


class Hands:
    """Several fingers may be on one key: it is let go with the last of them."""

    def __init__(self, sim: Simulator) -> None:
        self._sim = sim
        self._typed: dict[int, str] = {}  # computer key -> the keypad's
        self._clicked: str | None = None
        self._latched: set[str] = set()
        self._down_us: dict[str, float] = {}  # keypad key -> when it was last pressed, or is to be
        self._up_us: dict[str, float] = {}  # and when it was let go, or is to be
        self._free_us = 0.0  # when the last tap has ended

    def key_down(self, code: int, key: str) -> None:
        """The computer's key `code` presses `key`."""
        self._press(key)
        self._typed[code] = key

    def key_up(self, code: int) -> None:
        """The computer's key `code` is let go."""
        self._release(self._typed.pop(code, None))

    def click(self, key: str) -> None:
        """The mouse presses `key`."""
        self._latched.discard(key)
        self._press(key)
        self._clicked = key

    def click_ends(self) -> None:
        """The mouse's button is let go."""
        clicked, self._clicked = self._clicked, None
        self._release(clicked)

    def latch(self, key: str) -> None:
        """Keep `key` down until this is done once more."""
        if key in self._latched:
            self._latched.discard(key)
            self._release(key)
        else:
            self._press(key)
            self._latched.add(key)

    def let_go(self) -> None:
        """Let go of all but what is latched."""
        held = [*self._typed.values(), self._clicked]
        self._typed.clear()
        self._clicked = None
        for key in held:
            self._release(key)

    def _holds(self, key: str) -> bool:
        return key in self._latched or key == self._clicked or key in self._typed.values()

    def _press(self, key: str) -> None:
        """Press a key that no other finger is on, when the taps before have ended."""
        if not self._holds(key):
            now = self._sim.machine.now_us
            self._down_us[key] = max(now, self._free_us, self._up_us.get(key, -GAP_US) + GAP_US)
            self._at(self._down_us[key], lambda: self._sim.down(key))

    def _release(self, key: str | None) -> None:
        """Let go of a key that no other finger is on, when it was down for as long as the firmware needs."""
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
