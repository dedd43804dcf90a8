"""Shows the rules of the selected game. The rules scroll over the grid and are printed on the console.

Holding 6 scrolls faster, and holding 4 scrolls back. Any other key closes the scene.
"""

from ..view.font import HEIGHT
from ..view.palette import WHITE, ink
from ..view.ticker import Ticker
from ..words import menus as sentences
from .scene import BACK, PRESS, RELEASE, Scene

MYPY = False
if MYPY:  # true for type checkers only
    from ..view.canvas import Canvas
    from .types import Event, Steps, Transition

_FAST = 6  # factor to the normal speed


class Rules(Scene):
    overlay = True
    pause_icon = b"\x00\x7e\x00\x7c\x00\x7e\x00\x70"

    def prepare(self) -> "Steps":
        match = self.session.match
        self.attract = match is None
        rules = match.game.rules if match is not None else self.session.game_class().rules
        from ..translation import translated_in_steps

        yield
        (text,) = yield from translated_in_steps([rules], "rules")
        self.text = text or sentences.NO_RULES
        self._ticker = Ticker(self.canvas.width)
        from ..view.text_columns import columns

        yield
        self._ticker.show("", (yield from columns(self.text)))

    def enter(self) -> None:
        self._at = 0  # scroll position in ms
        self._pace = 1
        self._before = self.clock.now()
        self.say(self.text)
        self.say(sentences.RULES_KEYS)

    def handle(self, event: "Event") -> "Transition":
        if event.key in "46":
            self._pace = 1 if event.kind == RELEASE else _FAST if event.key == "6" else -_FAST
            return None
        return BACK if event.kind == PRESS else None

    def update(self, now_ms: int) -> "Transition":
        self._at = max(self._at + self.since(now_ms, self._before) * self._pace, 0)
        self._before = now_ms
        return None

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        self._ticker.draw(canvas, 0, (canvas.height - HEIGHT) // 2, ink(WHITE), self._at)
