"""Touches of the lights, and clicks beside the lights, with the mouse or on a touch screen. Real boards detect neither.

A light is identified by its index on the strip. A click on a menu item beside the lights is an action: a function that
the firmware calls while it reads touches, so that the firmware's own code runs in its own turn.
"""

from collections import deque
from collections.abc import Callable

MOST = 16  # touches that are stored while the firmware is busy; further ones are ignored


class Touches:
    """Touches that the firmware has not read yet. `down` is the light that is touched now, or None."""

    def __init__(self) -> None:
        self.down: int | None = None
        self._touched: deque[int] = deque()
        self._actions: deque[Callable[[], None]] = deque()

    def touch(self, light: int) -> None:
        """Begin to touch a light."""
        self.down = light
        if len(self._touched) < MOST:
            self._touched.append(light)

    def lift(self) -> None:
        """End the touch."""
        self.down = None

    def act(self, action: Callable[[], None]) -> None:
        """Let the firmware call `action` when it reads touches the next time."""
        if len(self._actions) < MOST:
            self._actions.append(action)

    def take(self) -> int | None:
        """Call the waiting actions. Then remove and return the oldest waiting touch, or None if no touch is waiting."""
        while self._actions:
            self._actions.popleft()()
        return self._touched.popleft() if self._touched else None

    def forget(self) -> None:
        """Remove all waiting touches and actions, as happens when a board loses its power."""
        self._touched.clear()
        self._actions.clear()
