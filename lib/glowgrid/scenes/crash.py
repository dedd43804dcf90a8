"""Crash screen: prints the traceback on the serial console and shows a picture. Any key restarts the board.

SceneStack.crash imports this module after unloading all others.
"""

from ..saves.record_format import CLOSED
from ..view.palette import WARN, ink
from ..words import hardware_faults as words
from .scene import PRESS, Scene

MYPY = False
if MYPY:  # true for type checkers only
    from ..view.canvas import Canvas
    from .types import Event, Transition

_CROSS = b"\xc3\xe7\x7e\x3c\x3c\x7e\xe7\xc3"


class Crash(Scene):
    attract = None
    _told = 0

    def tell(self, error: Exception) -> None:
        """Print `error`. If drawing the crash screen fails repeatedly, print only the first of those errors."""
        if self._told < 2:
            _print(error)
        if not self._told:
            self.say(words.NO_MEMORY if isinstance(error, MemoryError) else words.CRASHED)
        self._told += 1

    def handle(self, event: "Event") -> "Transition":
        """Restart the board when a key is pressed, even if drawing fails. The key * also deletes the saved game."""
        if event.kind == PRESS:
            if event.key == "*":
                self.session.saves.drop(CLOSED)
                self.session.saves.update()
            self.console.restart()
        return None

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        canvas.stamp(_CROSS, (canvas.width - 8) // 2, (canvas.height - 8) // 2, ink(WARN, 5))


def _print(error: Exception) -> None:
    """Print the traceback of `error`, on a board or on a computer."""
    try:
        from traceback import format_exception
    except ImportError:
        import sys

        sys.print_exception(error)  # type: ignore[attr-defined]
    else:
        print("".join(format_exception(error)))
