"""Fingers on the panel: which light was touched, and where a finger is now.

Part of the room host_sim.parts; imports the standard library only. A light is told by its place on the strip. No real
board feels fingers: this is what a mouse and a touch screen are to the window.
"""

from collections import deque

MOST = 16  # touches that wait for the firmware; who taps on while it is busy means none of them


class Fingers:
    """`down` is the light under the finger, or None; `take` is what the firmware hears."""

    def __init__(self) -> None:
        self.down: int | None = None
        self._touched: deque[int] = deque()

    def touch(self, light: int) -> None:
        """Put a finger on a light."""
        self.down = light
        if len(self._touched) < MOST:
            self._touched.append(light)

    def lift(self) -> None:
        """Take it away."""
        self.down = None

    def take(self) -> int | None:
        """Return the light that was touched longest ago and is not told yet, or None."""
        return self._touched.popleft() if self._touched else None

    def forget(self) -> None:
        """Lose what was not told yet, as without power."""
        self._touched.clear()
