"""Power-on: a ring of light opens over the grid. Any key goes on at once."""

from .. import words
from ..view.palette import ink
from .scene import PRESS, Scene

_LENGTH_MS = 1500


class Splash(Scene):
    def enter(self) -> None:
        self.say(words.WELCOME)

    def handle(self, event) -> str | None:
        return "menu" if event.kind == PRESS else None

    def update(self, now_ms: int) -> str | None:
        return "menu" if self.since(now_ms) > _LENGTH_MS else None

    def draw(self, canvas, now_ms: int) -> None:
        rings = (min(canvas.width, canvas.height) + 1) // 2
        step = self.since(now_ms) * (2 * rings + 4) // _LENGTH_MS
        for ring in range(rings):  # 0 is the outermost; they light from the middle outwards
            level = 7 - abs(step - (rings - 1 - ring) * 2)
            if level > 0:
                wide, high = canvas.width - 2 * ring, canvas.height - 2 * ring
                canvas.frame(ring, ring, wide, high, ink(1 + ring % 2, level))
