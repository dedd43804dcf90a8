"""Shows a warning before the menu if settings are invalid (defaults are used) or a saved game cannot be restored.

Any key continues.
"""

from ..view.animation import blink
from ..view.font import HEIGHT
from ..view.palette import WARN, WHITE, ink
from ..view.ticker import Ticker
from .scene import PRESS, Scene

MYPY = False
if MYPY:  # true for type checkers only
    from ..view.canvas import Canvas
    from .types import Event, Transition

MARK = b"\x18\x18\x18\x18\x18\x00\x18\x18"
_MARK_MS = 2000


class Trouble(Scene):
    attract = False

    def enter(self) -> None:
        self._ticker = Ticker(self.canvas.width)
        self._ticker.show(" ".join([fault.split(" ")[0] for fault in self.argument]))
        for fault in self.argument:
            self.say(fault)

    def handle(self, event: "Event") -> "Transition":
        return "splash" if event.kind == PRESS else None

    def update(self, now_ms: int) -> "Transition":
        return "splash" if self.since(now_ms) > _MARK_MS + self._ticker.span else None

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        t = self.since(now_ms)
        if t < _MARK_MS:
            canvas.stamp(MARK, (canvas.width - 8) // 2, (canvas.height - 8) // 2, ink(WARN, 7 if blink(t) else 3))
        else:
            self._ticker.draw(canvas, 0, (canvas.height - HEIGHT) // 2, ink(WHITE), t - _MARK_MS)
