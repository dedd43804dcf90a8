"""Asks before a game that is being played is ended: 5 or # is a yes, any other key a no."""

from ..session.seating import agreed
from ..view.palette import WARN, ink
from ..words.en import menus
from .scene import BACK, PRESS, Scene

MYPY = False
if MYPY:  # type checkers take it for true
    from ..view.canvas import Canvas
    from .scene import Event

MARK = b"\x3c\x66\x06\x0c\x18\x00\x18\x18"  # a question mark


class Ask(Scene):
    attract = False

    def enter(self) -> None:
        self.say(menus.ENDS_GAME)

    def handle(self, event: "Event") -> str | None:
        if event.kind != PRESS:
            return None
        if event.key in "5#":
            return agreed(self.session)
        self.session.wanted = 0
        return BACK

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        canvas.stamp(MARK, (canvas.width - 8) // 2, (canvas.height - 8) // 2, ink(WARN))
