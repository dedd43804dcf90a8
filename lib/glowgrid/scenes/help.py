"""Shows help on the keys: a short text scrolls by, and the console prints full sentences. Any key closes the help."""

from ..view.font import HEIGHT
from ..view.palette import WHITE, ink
from ..view.ticker import Ticker
from ..words import menus as sentences
from .scene import Scene

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any

    from ..view.canvas import Canvas
    from .types import Steps


class Help(Scene):
    overlay = True
    pause_icon = b"\xdb\xdb\x00\xdb\xdb\x00\xdb\xdb"

    def prepare(self) -> "Steps":
        from ..view.text_columns import columns

        yield
        self._words: Any = sentences
        if hasattr(self.console.keypad, "type"):  # buttons instead of a keypad
            from ..words import buttons

            self._words = buttons
            yield
        self._ticker = Ticker(self.canvas.width)
        self._ticker.show("", (yield from columns(self._words.KEYS_SHORT)))

    def enter(self) -> None:
        for line in self._words.KEYS:
            self.say(line)

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        t = self.since(now_ms)
        self._ticker.draw(canvas, 0, (canvas.height - HEIGHT) // 2, ink(WHITE), t)
