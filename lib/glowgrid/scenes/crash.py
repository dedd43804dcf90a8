"""The one crash screen: what went wrong on the serial console, a picture on the grid, and a key starts again.

Imported when it is needed, after whatever could be let go is gone: see App.crash.
"""

from ..view.palette import WARN, ink
from ..words import faults as words
from .scene import PRESS, Scene

MYPY = False
if MYPY:  # type checkers take it for true
    from ..view.canvas import Canvas
    from .types import Event, Transition

_CROSS = b"\xc3\xe7\x7e\x3c\x3c\x7e\xe7\xc3"


class Crash(Scene):
    attract = None
    _told = 0

    def tell(self, error: Exception) -> None:
        """Tell what went wrong. What goes wrong here too, perhaps with the grid, is told once: keys work even so."""
        if self._told < 2:
            _print(error)
        if not self._told:
            self.say(words.NO_MEMORY if isinstance(error, MemoryError) else words.CRASHED)
        self._told += 1

    def handle(self, event: "Event") -> "Transition":
        """Start again at a press; * begins anew without the game."""
        if event.kind == PRESS:
            if event.key == "*":
                self.session.saves.drop()
                self.session.saves.update()
            self.console.restart()
        return None

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        canvas.stamp(_CROSS, (canvas.width - 8) // 2, (canvas.height - 8) // 2, ink(WARN, 5))


def _print(error: Exception) -> None:
    """Print the traceback, as boards and computers do it."""
    try:
        from traceback import format_exception
    except ImportError:
        import sys

        sys.print_exception(error)  # type: ignore[attr-defined]
    else:
        print("".join(format_exception(error)))
