"""The pause menu: everything that keys A to D do, for keypads without them, and what is rarely wanted."""

from .. import words_more
from ..view.palette import LINE, WHITE, ink
from .carousel import Carousel
from .scene import BACK

_ICONS = {
    "back": b"\x20\x30\x38\x3c\x3c\x38\x30\x20",
    "take_back": b"\x10\x30\x7e\x31\x11\x01\x02\x3c",
    "redo": b"\x08\x0c\x7e\x8c\x88\x80\x40\x3c",
    "hint": b"\x3c\x42\x42\x24\x24\x18\x3c\x18",
    "brightness": b"\x10\x44\x19\x3c\xbc\x19\x44\x08",
    "new_game": b"\x00\x18\x18\x7e\x7e\x18\x18\x00",
    "who": b"\x66\x66\x00\xf7\xf7\xf7\x55\x00",
    "keys": b"\xdb\xdb\x00\xdb\xdb\x00\xdb\xdb",
    "statistics": b"\x00\x02\x02\x12\x12\x52\x52\x7e",
    "check": b"\x3c\x42\x99\xa5\xa5\x99\x42\x3c",
    "leave": b"\xf8\x88\x8a\x8f\x8a\x88\xf8\x00",
}
_BRIGHTNESS = (10, 25, 40, 60, 80, 100)  # percent
_BAR_MS = 1500


class Pause(Carousel):
    attract = False

    def enter(self) -> None:
        self.say(words_more.PAUSED)
        self._bar_at: int | None = None
        super().enter()

    def leave(self) -> None:
        self.session.memory.keep_brightness(self.console.grid.brightness)

    def count(self) -> int:
        return len(words_more.PAUSE)

    def icon(self, item: int) -> bytes:
        return _ICONS[words_more.PAUSE[item][0]]

    def name(self, item: int) -> str:
        return words_more.PAUSE[item][1]

    def choose(self, key: str) -> str | None:
        if key in "*A":
            return BACK
        return self._act(words_more.PAUSE[self.item][0]) if key in "5#" else None

    def _act(self, what: str) -> str | None:
        if what == "brightness":
            self._next_brightness()
            return None
        if what == "new_game":
            self.session.due = True
            return "play"
        if what in ("take_back", "redo", "hint"):
            self.session.wish = what
            return BACK
        return {"who": "setup", "leave": "menu"}.get(what, what)

    def _next_brightness(self) -> None:
        grid = self.console.grid
        brighter = [percent for percent in _BRIGHTNESS if percent > grid.brightness]
        grid.brightness = brighter[0] if brighter else _BRIGHTNESS[0]
        self._bar_at = self.clock.now()
        self.say(words_more.BRIGHTNESS.format(grid.brightness))

    def draw(self, canvas, now_ms: int) -> None:
        if self._bar_at is not None and self.since(now_ms, self._bar_at) < _BAR_MS:
            lit = max(canvas.width * self.console.grid.brightness // 100, 1)
            canvas.box(0, 0, canvas.width, canvas.height, ink(LINE, 1))
            canvas.box(0, 0, lit, canvas.height, ink(WHITE))
            return
        self._bar_at = None
        super().draw(canvas, now_ms)
