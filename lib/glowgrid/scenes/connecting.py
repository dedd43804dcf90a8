"""On the way to the broker: a step that waits each round, so light stands still for it, and a dot for each. Where it
fails the reason comes by on light, and it is tried again after a while; # does it at once, any other key goes back, and
to the menu where the board has no room for the match.
"""

from ..unload import borrow
from ..view.font import HEIGHT
from ..view.palette import WARN, WHITE, ink
from ..view.ticker import Ticker
from .scene import BACK, PRESS, Scene

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Iterator
    from typing import Any

    from ..view.canvas import Canvas
    from .scene import Event

_AGAIN_MS = 20000


class Connecting(Scene):
    attract = None

    def enter(self) -> None:
        self.network: Any = self.console.link  # type: ignore[attr-defined]  # there is one
        self.ticker = Ticker(self.canvas.width)
        self._is_crowded = not borrow("session.network").has_room(self.session)
        self._begin()

    def _begin(self) -> None:
        self._steps: Iterator[str] = self.network.connect()
        self._dots = 0
        self._drawn = True  # whether what was told has been seen
        self._dialled = False
        self._failed_at: int | None = None
        if self._is_crowded:
            self.fail(borrow("words.network").NO_ROOM)

    def handle(self, event: "Event") -> str | None:
        if event.kind != PRESS:
            return None
        if event.key == "#" and self._failed_at is not None:
            self._begin()
            return None
        return self.gone()

    def update(self, now_ms: int) -> str | None:
        if self._failed_at is not None:
            if self.since(now_ms, self._failed_at) > _AGAIN_MS:
                self._begin()
        elif self._dialled:
            return self._wait(now_ms)
        elif self._drawn:
            self._step(now_ms)
        return None

    def _step(self, now_ms: int) -> None:
        self._drawn = False
        try:
            step = next(self._steps)
        except StopIteration:
            step = ""
        if step[:3] == "NO_":
            self.fail(getattr(borrow("words.network"), step).format(self.network.about))
        elif step:
            self._dots += 1
            self.say(getattr(borrow("words.network"), step).format(self.network.about))
        self._dialled = not step

    def _wait(self, now_ms: int) -> str | None:
        """Go on once the broker has answered."""
        self.network.line.poll(now_ms)
        if self.network.client.up:
            return self.connected(now_ms)
        if not self.network.client.opened:
            self.fail(borrow("session.network").why(self.network))
        return None

    def fail(self, text: str) -> None:
        """Tell why it fails."""
        self._failed_at = self.clock.now()
        self.say(text)
        self.ticker.show(text)

    def connected(self, now_ms: int) -> str | None:
        """Go on with the broker."""
        return BACK

    def gone(self) -> str:
        """Return the scene for who does not want to wait."""
        return "menu" if self._is_crowded else BACK

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        self._drawn = True
        middle = canvas.height // 2
        if self._failed_at is not None:
            t = self.since(now_ms, self._failed_at)
            self.ticker.draw(canvas, 0, (canvas.height - HEIGHT) // 2, ink(WARN), t)
            return
        left = canvas.width // 2 - 3
        for dot in range(3):
            canvas.dot(left + dot * 2 + dot // 2, middle, ink(WHITE, 7 if dot < self._dots else 1))
