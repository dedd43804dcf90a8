"""Ask the user one or more questions. The key 5 or # means yes; any other key means no and closes the scene."""

from .. import games
from ..view.palette import WARN, ink
from .scene import BACK, PRESS, Scene

MYPY = False
if MYPY:  # true for type checkers only
    from ..session import Session
    from ..view.canvas import Canvas
    from .types import Event, Transition

_MARK = b"\x3c\x66\x06\x0c\x18\x00\x18\x18"  # a question mark


class Ask(Scene):
    overlay = True
    attract = False

    def enter(self) -> None:
        self.questions, self._then = self.argument
        self._ask(0)

    def _ask(self, number: int) -> None:
        self.number = number
        self.say(self.questions[number])

    def handle(self, event: "Event") -> "Transition":
        if event.kind != PRESS:
            return None
        if event.key not in "5#":
            return BACK
        if self.number + 1 == len(self.questions):
            return self._then  # type: ignore[no-any-return]
        self._ask(self.number + 1)
        return None

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        size = max(min(canvas.width, canvas.height) // 8, 1)
        canvas.stamp(_MARK, (canvas.width - 8 * size) // 2, (canvas.height - 8 * size) // 2, ink(WARN), size)


def question(session: "Session") -> tuple:
    """Return the question before an unfinished game is left: whether it is kept, and which one is deleted then."""
    from ..words import pause

    if "link" in session.running.keys:  # type: ignore[union-attr]  # there is a game to leave
        return (pause.ENDS_GAME[2],)
    if session.left:
        return (pause.ENDS_GAME[1].format(games.CATALOGUE[session.left[0]][1]),)
    return (pause.ENDS_GAME[0],)
