"""Overlay that closes the connection to the broker after an online match. It runs over the menu and draws nothing.

The overlay waits until the broker has acknowledged our BYE message. If the overlay closed the connection earlier, the
message might be lost. This module is loaded on demand.
"""

from .scene import BACK

MYPY = False
if MYPY:  # true for type checkers only
    from ..session.broker_access import BrokerAccess
    from ..view.canvas import Canvas
    from .types import Clock, Event, Transition

_PATIENCE_MS = 3000  # limit for a broker that never answers


class Disconnecting:
    def __init__(self, connection: "BrokerAccess", clock: "Clock") -> None:
        """Send the BYE message over `connection`."""
        self._connection, self._clock = connection, clock
        self._since = clock.now()
        connection.say_goodbye()

    def update(self, now_ms: int) -> "Transition":
        """Disconnect when the broker has acknowledged the BYE message, or when the time limit has passed."""
        settled = self._connection.is_settled(now_ms) or self._clock.diff(now_ms, self._since) > _PATIENCE_MS
        if settled:
            self.leave()
        return BACK if settled else None

    def leave(self) -> None:
        """Disconnect at once."""
        self._connection.disconnect()

    def handle(self, event: "Event") -> None:
        """Ignore the event, so that the menu handles it."""

    def resume(self, command: object) -> bool:
        """Return False, because this overlay handles no command."""
        return False

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        """Draw nothing."""
