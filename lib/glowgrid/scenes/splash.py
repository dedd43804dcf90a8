"""Power-on: rings of light open over the grid, while what was interrupted is brought back. Any key goes on at once.

The first of them is lit before the app is there (see startup.py), and waits for it.
D, or # on a keypad without it, held while the board starts, begins the hardware check.
"""

from .. import games
from ..session.ways import REPLAY, RESTORE_SAVED
from ..unload import borrow
from ..view.rings import LENGTH_MS, draw_rings
from ..words import boot as words
from .scene import PRESS, Scene

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Iterator

    from ..session import Scope
    from ..view.canvas import Canvas
    from .scene import Event

_HELD_MS = 300  # a key pressed so early was held from before


class Splash(Scene):
    def enter(self) -> None:
        self.say(words.WELCOME)
        self._waking = self._going_on()
        self._ahead: Scope | None = None  # the modules of the scene that comes next
        self._hurried = False

    def _going_on(self) -> "Iterator[None]":
        """Go on with the game that the last power-off interrupted, or else with the transcript that the settings ask
        for, once: in steps."""
        session = self.session
        for way, due in ((RESTORE_SAVED, session.saves.waits), (REPLAY, session.transcript)):
            if due and session.match is None and not session.lost:
                loader, scene = self.app.loader, session.begin(way)
                self._ahead = loader.open(self.app.roots(scene, loader.table().flags(scene)))
                for _ in loader.load(self._ahead):
                    yield
                for _ in session.beginning():
                    yield

    def leave(self) -> None:
        if self._ahead:
            self.app.loader.close(self._ahead)

    def handle(self, event: "Event") -> str | None:
        if event.kind != PRESS:
            return None
        check = "D" if "D" in "".join(self.console.keypad.layout) else "#"
        if event.key == check and self.since(self.clock.now()) < _HELD_MS:
            return "check"
        self._hurried = True
        return None

    def update(self, now_ms: int) -> str | None:
        over = self._hurried or self.since(now_ms) > LENGTH_MS
        for _ in self._waking:
            if not over:
                return None  # a step a round
        return self._next() if over else None

    def _next(self) -> str:
        """Return the scene to go on with."""
        match = self.session.match
        if self.session.lost:
            return "trouble"
        link = getattr(self.console, "link", None)
        if getattr(link, "invitation", "") and borrow("session.network").joins(link):
            return "joining"
        if match is None:
            return "menu"
        if self.session.replayed is not None:
            return "replay"
        moves = match.game.ply
        self.say(borrow("words.saved").RESTORED[moves != 1].format(games.CATALOGUE[self.session.chosen][1], moves))
        return "play"

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        draw_rings(canvas, self.since(now_ms))
