"""Splash screen: rings of light open over the grid while the last game is restored. Any key skips the rings.

startup.py shows the first ring before the app exists. If the key D (on a keypad without D, the key #) is held at
power-on, the hardware check opens.
"""

from .. import games
from ..session.match_start_modes import REPLAY, RESTORE_SAVED
from ..view.rings import LENGTH_MS, draw_rings
from ..words import splash as words
from .scene import PRESS, Scene

MYPY = False
if MYPY:  # true for type checkers only
    from ..session.types import Scope
    from ..view.canvas import Canvas
    from .types import Event, Steps, Transition

_HELD_MS = 300  # a key pressed earlier than this was held since power-on


class Splash(Scene):
    def enter(self) -> None:
        self.say(words.WELCOME)
        self._fault = ""  # why the saved game is lost, or ""
        self._restoring = self._restore()
        self._ahead: Scope | None = None  # the modules of the next scene
        self._hurried = False

    def _restore(self) -> "Steps":
        """Generator: prepare the replay of a transcript, or restore the game that the last power-off interrupted."""
        session = self.session
        for mode, scene in (REPLAY, "replay"), (RESTORE_SAVED, "play"):
            is_due = session.transcript if mode == REPLAY else session.saves.waits
            if is_due and session.running is None and not self._fault:
                if mode == REPLAY:
                    session.choose(session.transcript.split("/")[0].strip())
                else:
                    session.choose("".join(session.saves.setups[-1:]).split("/")[0])
                loader = self.app.loader
                self._forget_ahead()
                loader.table()
                yield
                game, online = games.CATALOGUE[session.chosen][2], session.online is not None
                self._ahead = loader.keep(loader.of_scene(scene, game, online))
                yield from loader.load(self._ahead)
                start = loader.open([session.start])
                yield from loader.load(start)
                loader.close(start)
                self._fault = yield from session.beginning(mode)

    def leave(self) -> None:
        self._forget_ahead()

    def _forget_ahead(self) -> None:
        if self._ahead:
            self.app.loader.close(self._ahead)
            self._ahead = None

    def handle(self, event: "Event") -> "Transition":
        if event.kind != PRESS:
            return None
        check = "D" if "D" in "".join(self.console.keypad.layout) else "#"
        if event.key == check and self.since(self.clock.now()) < _HELD_MS:
            return "check"
        self._hurried = True
        return None

    def update(self, now_ms: int) -> "Transition":
        for _ in self._restoring:
            self.app.loader.hold()
            return None  # one step per round, so that keys are scanned
        return self._next() if self._hurried or self.since(now_ms) > LENGTH_MS else None

    def _next(self) -> "Transition":
        """Return the transition to the next scene."""
        running, online = self.session.running, self.session.online
        if self._fault:
            return "trouble", [self._fault]
        if online is not None and online.joining().has_invitation():
            return "joining"
        if running is None:
            return "menu"
        if running.transcript is not None:
            return "replay"
        moves = running.match.game.ply
        from ..words import saved

        self.say(saved.RESTORED[moves != 1].format(games.CATALOGUE[self.session.chosen][1], moves))
        return "play"

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        draw_rings(canvas, self.since(now_ms))
