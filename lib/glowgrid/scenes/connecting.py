"""Scene that connects to the broker. Each step lights one more dot. The picture is frozen while a step blocks.

If connecting fails, the reason scrolls by. The scene tries again after a while, or at once if # is pressed. Any other
key goes back to the previous scene, or to the menu if the heap has no room for the match.
"""

from ..view.font import HEIGHT
from ..view.palette import WARN, WHITE, ink
from ..view.ticker import Ticker
from .scene import BACK, PRESS, Scene

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator

    from ..session.online import Online
    from ..view.canvas import Canvas
    from .types import Event, Transition

_AGAIN_MS = 20000


class Connecting(Scene):
    overlay = True
    online = True
    attract = None

    def enter(self) -> None:
        online: Online = self.session.online  # type: ignore[assignment]  # never None here
        self._connection = online.connection()
        self.ticker = Ticker(self.canvas.width)
        self._is_crowded = not online.has_room()
        self.prepare_connection()
        self._begin()

    def prepare_connection(self) -> None:
        """Prepare the connection before it is opened. This hook is for subclasses; here it does nothing."""

    def _begin(self) -> None:
        self._steps: Generator[str, None, str] = self._connection.connect()
        self._dots = 0
        self._drawn = True  # whether the last sentence is visible
        self._is_connected = False
        self.failed_at: int | None = None
        if self._is_crowded:
            from ..words import network

            self.fail(network.NO_ROOM)

    def handle(self, event: "Event") -> "Transition":
        if event.kind != PRESS:
            return None
        if event.key == "#" and self.failed_at is not None:
            self._begin()
            return None
        return self.gone()

    def update(self, now_ms: int) -> "Transition":
        if self.failed_at is not None:
            if self.since(now_ms, self.failed_at) > _AGAIN_MS:
                self._begin()
        elif self._is_connected:
            return self.connected(now_ms)
        elif self._drawn:
            self._step()
        return None

    def _step(self) -> None:
        try:
            sentence = next(self._steps)
        except StopIteration as done:
            self._is_connected = not done.value
            if done.value:
                self.fail(done.value)
            return
        if sentence:
            self._drawn = False  # draw the sentence before the next step, which may block
            self._dots += 1
            self.say(sentence)

    def fail(self, text: str) -> None:
        """Show `text`, the reason why connecting has failed."""
        self.failed_at = self.clock.now()
        self.say(text)
        self.ticker.show(text)

    def connected(self, now_ms: int) -> "Transition":
        """Return the transition to make once the broker has accepted the connection."""
        return BACK

    def gone(self) -> "Transition":
        """Return the transition to make when the user has cancelled."""
        return "menu" if self._is_crowded else BACK

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        self._drawn = True
        middle = canvas.height // 2
        if self.failed_at is not None:
            t = self.since(now_ms, self.failed_at)
            self.ticker.draw(canvas, 0, (canvas.height - HEIGHT) // 2, ink(WARN), t)
            return
        left = canvas.width // 2 - 3
        for dot in range(3):
            canvas.dot(left + dot * 2 + dot // 2, middle, ink(WHITE, 7 if dot < self._dots else 1))
