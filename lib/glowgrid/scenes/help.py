"""How the keys work, and on a second page the rules: a line of text comes by on light, whole sentences go to the
console. 2 4 6 8 turn the page, where the game tells its rules; any other key goes back."""

from ..unload import borrow
from ..view.font import HEIGHT
from ..view.palette import WHITE, ink
from ..view.ticker import Ticker
from ..words import menus
from .scene import BACK, PRESS, Scene

MYPY = False
if MYPY:  # type checkers take it for true
    from ..view.canvas import Canvas
    from .scene import Event


class Help(Scene):
    def enter(self) -> None:
        match = self.session.match
        rules = match.game.rules if match is not None else ""
        self._rules = borrow("words.mapping").own(rules, "games")
        self._ticker = Ticker(self.canvas.width)
        self._show(False)

    def _show(self, rules: bool) -> None:
        self._on_rules = rules
        self._since = self.clock.now()
        for line in (self._rules,) if rules else menus.KEYS:
            self.say(line)
        self._ticker.show(self._rules if rules else menus.KEYS_SHORT)

    def handle(self, event: "Event") -> str | None:
        if event.kind != PRESS:
            return None
        if event.key not in "2468" or not self._rules:
            return BACK
        self._show(not self._on_rules)
        return None

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        t = self.since(now_ms, self._since)
        self._ticker.draw(canvas, 0, (canvas.height - HEIGHT) // 2, ink(WHITE), t)
