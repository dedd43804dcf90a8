"""Fingers on the panel: the lights that were touched, and the light that is touched now.

A light is identified by its index on the strip. No real board has touch; here, touches are mouse clicks and touch
screens.

Imports only the standard library.
"""

from collections import deque

MOST = 16  # touches kept for a busy firmware; further taps are dropped


class Touches:
    """Touches of the panel. `down` is the light under the finger, or None. The firmware calls `take`."""

    def __init__(self) -> None:
        self.down: int | None = None
        self._touched: deque[int] = deque()

    def touch(self, light: int) -> None:
        """Put a finger on a light."""
        self.down = light
        if len(self._touched) < MOST:
            self._touched.append(light)

    def lift(self) -> None:
        """Lift the finger."""
        self.down = None

    def take(self) -> int | None:
        """Return the oldest touch that was not reported yet, or None."""
        return self._touched.popleft() if self._touched else None

    def forget(self) -> None:
        """Drop the touches that were not reported, as after a power loss."""
        self._touched.clear()
