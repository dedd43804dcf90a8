"""Power-on: rings of light open over the grid. Any key goes on at once.

The first of them is lit before anything else is imported that a game needs (see starting.py), and waits for the rest.
D, or # on a keypad without it, held while the board starts, begins the hardware check.
"""

from ..saves import Saves
from ..view.canvas import Canvas
from ..view.palette import INKS, colour, ink
from ..words.en import boot as words
from .scene import PRESS, Scene

_LENGTH_MS = 1100
_HELD_MS = 300  # a key pressed so early was held from before


class Splash(Scene):
    def enter(self) -> None:
        self.say(words.WELCOME)
        self._ahead = self.session.fetching_saved()

    def handle(self, event) -> str | None:
        if event.kind != PRESS:
            return None
        check = "D" if "D" in "".join(self.console.keypad.layout) else "#"
        return "check" if event.key == check and self.since(self.clock.now()) < _HELD_MS else self._next()

    def update(self, now_ms: int) -> str | None:
        for _ in self._ahead:
            break  # a step a round
        return self._next() if self.since(now_ms) > _LENGTH_MS else None

    def _next(self) -> str:
        """Return the scene to go on with: the game that was interrupted, a recorded game that the settings ask for,
        once, or the menu."""
        if self.session.restore():
            from ..words.en.match import RESTORED

            match = self.session.match
            moves = match.game.ply
            self.say(RESTORED.format(match.game.title, moves, "s" * (moves != 1)))
            return "play"
        if self.session.lost:
            return "trouble"
        line, self.session.record = self.session.record, ""
        if not line:
            return "menu"
        from ..session.seating import open_record

        try:
            open_record(self.session, line)
        except ValueError as error:
            self.say(str(error))
            return "menu"
        return "replay"

    def draw(self, canvas, now_ms: int) -> None:
        draw_rings(canvas, self.since(now_ms))


def light(console, show: bool) -> Saves:
    """Give the grid its colours and the brightness that it had, and with `show` its first light, as the splash will
    begin. Return what outlived the power."""
    grid = console.grid
    saves = Saves(console.journal, console.say)
    saves.light(grid)
    grid.load(INKS, colour)
    if show:
        canvas = Canvas(grid.width, grid.height)
        draw_rings(canvas, 0)
        grid.show(canvas)
    return saves


def draw_rings(canvas, t: int) -> None:
    """Draw the splash as it is `t` ms after its beginning."""
    rings = (min(canvas.width, canvas.height) + 1) // 2
    step = t * (2 * rings + 4) // _LENGTH_MS
    for ring in range(rings):  # 0 is the outermost; they light from the middle outwards
        level = 7 - abs(step - (rings - 1 - ring) * 2)
        if level > 0:
            wide, high = canvas.width - 2 * ring, canvas.height - 2 * ring
            canvas.frame(ring, ring, wide, high, ink(1 + ring % 2, level))
