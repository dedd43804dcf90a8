"""How the keys work: a line of text comes by on light, whole sentences go to the console."""

from .. import words_more
from ..view.font import HEIGHT
from ..view.palette import WHITE, ink
from ..view.ticker import Ticker
from .scene import BACK, PRESS, Scene


class Keys(Scene):
    def enter(self) -> None:
        self._ticker = Ticker(self.canvas.width)
        self._ticker.show(words_more.KEYS_SHORT)
        for line in words_more.KEYS:
            self.say(line)

    def handle(self, event) -> str | None:
        return BACK if event.kind == PRESS else None

    def draw(self, canvas, now_ms: int) -> None:
        self._ticker.draw(canvas, 0, (canvas.height - HEIGHT) // 2, ink(WHITE), self.since(now_ms))
