"""Touches of the lights with the mouse or on a touch screen. Real boards do not detect touches.

A light is identified by its index on the strip.

Imports only the standard library.
"""

from collections import deque

MOST = 16  # touches that are stored while the firmware is busy; further ones are ignored


class Touches:
    """Touches that the firmware has not read yet. `down` is the light that is touched now, or None."""

    def __init__(self) -> None:
        self.down: int | None = None
        self._touched: deque[int] = deque()

    def touch(self, light: int) -> None:
        """Begin to touch a light."""
        self.down = light
        if len(self._touched) < MOST:
            self._touched.append(light)

    def lift(self) -> None:
        """End the touch."""
        self.down = None

    def take(self) -> int | None:
        """Remove and return the oldest waiting touch. Return None if no touch is waiting."""
        return self._touched.popleft() if self._touched else None

    def forget(self) -> None:
        """Remove all waiting touches, as happens when a board loses its power."""
        self._touched.clear()
