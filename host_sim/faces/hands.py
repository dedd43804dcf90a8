"""Press the keys of the keypad with the computer's keyboard and mouse.

A busy computer may report several taps at the same time. The keypad still gets them one after another, each long enough
for the firmware to notice.
"""

from collections.abc import Callable

from host_sim.parts.switches import HELD, OK
from host_sim.simulator import Simulator

HELD_US = 800_000  # a long press
TAP_US = 60_000  # shortest time that a key is down
GAP_US = 40_000  # shortest time from the release of a key to its next press, and from a tap to the next key


class Hands:
    """The keys that are pressed. A key that both keyboard and mouse press stays down until both have released it."""

    def __init__(self, sim: Simulator) -> None:
        self._sim = sim
        self._typed: dict[int, str] = {}  # computer key -> keypad key
        self._clicked: str | None = None
        self._latched: set[str] = set()
        self._down_us: dict[str, float] = {}  # keypad key -> time of its last press, which may be scheduled
        self._up_us: dict[str, float] = {}  # keypad key -> time of its last release, which may be scheduled
        self.pressed_us = 0.0  # time of the last press of any key, which may be scheduled
        self._free_us = 0.0  # time from which a key may be pressed after the last tap

    def key_down(self, code: int, key: str) -> None:
        """Press the keypad's `key`, because the computer's key `code` was pressed. HELD is a long press of OK."""
        if key == HELD:
            self.tap(key)
            return
        self._press(key)
        self._typed[code] = key

    def key_up(self, code: int) -> None:
        """Release the keypad's key that the computer's key `code` has pressed."""
        self._release(self._typed.pop(code, None))

    def click(self, key: str) -> None:
        """Press `key` with the mouse. If the key was locked down, unlock it, so that `click_ends` can release it."""
        self._latched.discard(key)
        self._press(key)
        self._clicked = key

    def click_ends(self) -> None:
        """Release the key that the mouse has pressed."""
        clicked, self._clicked = self._clicked, None
        self._release(clicked)

    def tap(self, key: str, held_us: float = TAP_US) -> None:
        """Press `key`, and release it after `held_us` microseconds. HELD is a long press of OK."""
        if key == HELD:
            key, held_us = OK, HELD_US
        self._press(key)
        self._release(key, held_us)

    @property
    def now_us(self) -> float:
        """The board's time."""
        return self._sim.machine.now_us

    @property
    def is_tapping(self) -> bool:
        """Whether the last tap may not have been seen by the firmware."""
        return self._sim.machine.now_us < self._free_us

    def latch(self, key: str) -> None:
        """Lock `key` down. If it is locked already, release it."""
        if key in self._latched:
            self._latched.discard(key)
            self._release(key)
        else:
            self._press(key)
            self._latched.add(key)

    def let_go(self) -> None:
        """Release all keys that are not locked down."""
        held = [*self._typed.values(), self._clicked]
        self._typed.clear()
        self._clicked = None
        for key in held:
            self._release(key)

    def _holds(self, key: str) -> bool:
        """Return whether the keyboard, the mouse or a lock keeps `key` down."""
        return key in self._latched or key == self._clicked or key in self._typed.values()

    def _press(self, key: str) -> None:
        """Press `key`, unless it is down already. If earlier taps have not ended, the press takes place after them."""
        if not self._holds(key):
            now = self._sim.machine.now_us
            self._down_us[key] = max(now, self._free_us, self._up_us.get(key, -GAP_US) + GAP_US)
            self.pressed_us = self._down_us[key]
            self._at(self.pressed_us, lambda: self._sim.down(key))

    def _release(self, key: str | None, held_us: float = TAP_US) -> None:
        """Release `key`, unless something else keeps it down. If the press was too recent, delay the release until the
        key has been down for `held_us` microseconds."""
        if key and not self._holds(key):
            now = self._sim.machine.now_us
            end = self._up_us[key] = max(now, self._down_us.get(key, now) + held_us)
            if end > now:
                self._free_us = max(self._free_us, end + GAP_US)
            self._at(end, lambda: self._sim.up(key))

    def _at(self, moment_us: float, action: Callable[[], None]) -> None:
        """Call `action` at the time `moment_us`, or at once if this time has passed."""
        left_us = moment_us - self._sim.machine.now_us
        if left_us > 0:
            self._sim.machine.later(left_us, action)
        else:
            action()
