"""The loop: keys go to the scene, bots think, the scene draws, the grid shows. Nothing in it waits.

A scene's module is imported when the scene is entered and let go when it is left; the games' and bots' when the menu
is entered: the heap never holds two games at a time.
"""

import gc

from . import games, loading, scenes, words
from .scenes.scene import BACK, PRESS
from .scenes.session import Session
from .view import palette
from .view.canvas import Canvas

_FRAME_MS = 33
# what is not worth its heap once it was needed
_RARE = (
    "settings",
    "hal.names",
    "scenes.restored",
    "scenes.turnover",
    "engine.record",
    "engine.saved",
    "words_more",
    "words_saved",
)
_GAMES = ("engine.inarow", "engine.tally", "engine.heat", "engine.rows")  # of games alone, with what they remember


class App:
    def __init__(self, console, settings) -> None:
        """Run on `console` (grid, keypad, clock, chance, say); `settings.attract_seconds` of rest begin attract."""
        self.console = console
        self.canvas = Canvas(console.grid.width, console.grid.height)
        self.session = Session(console.chance, settings.replay, console.journal, console.say)
        self.session.memory.light(console.grid)
        self._attract_ms = settings.attract_seconds * 1000
        self._scenes: list = []
        self._stale = ""  # a key that was pressed in a scene now gone: this scene never hears of it
        self._frame_at = self._key_at = console.clock.now()
        self._heard = False  # whether any key was ever pressed
        console.grid.load(palette.colours())
        self.session.faults = list(settings.faults) + games.FAULTS
        self.go("trouble" if self.session.faults else "splash")

    @property
    def scene(self):
        """The scene that has the keys and the light."""
        return self._scenes[-1]

    def run(self) -> None:
        """Go on for ever; what goes wrong comes to the crash screen, but Ctrl-C, which is no Exception, to the REPL."""
        while True:
            try:
                self.tick()
                self.console.clock.wait(1)
            except Exception as error:
                self._crash(error)

    def _crash(self, error) -> None:
        """Let go of whatever can be, show what happened, and start again when a key was pressed."""
        self._scenes = []
        self.session.match = None
        for room in ("scenes", "games", "bots"):
            loading.forget("glowgrid." + room)
        gc.collect()
        from .scenes.crash import show

        show(self.console, self.canvas, self.session.memory, error)
        self.console.restart()

    def tick(self) -> None:
        """Do what is due now: keys, time, a frame. Calls below this one are at most twelve deep."""
        clock = self.console.clock
        now = clock.now()
        self.console.keypad.poll(now)
        event = self.console.keypad.get()
        while event is not None:
            self._key_at = now
            self._heard = True
            if not self._is_stale(event):
                before = self.scene
                self.go(before.handle(event))
                if self.scene is not before:
                    self._stale = event.key
            event = self.console.keypad.get()
        fault = self.console.keypad.fault()
        if fault:
            self.console.say(words.STUCK.format(fault) if len(fault) == 1 else words.SHORTED)
        self.go(self.scene.update(now))
        self.session.memory.update()
        if self.scene.attract and clock.diff(now, self._key_at) >= self._attract_ms:
            self._key_at = now
            self.go("attract")
            if not self._heard:
                self.console.say(words.NO_KEY_YET)
        if clock.diff(now, self._frame_at) >= 0:
            self._frame_at = clock.add(now, _FRAME_MS)
            self._draw(now)

    def _is_stale(self, event) -> bool:
        """Tell whether the event's key was pressed for a scene that is gone and has not been pressed anew."""
        if event.key == self._stale and event.kind == PRESS:
            self._stale = ""
        return event.key == self._stale

    def _draw(self, now: int) -> None:
        self.canvas.clear()
        self.scene.draw(self.canvas, now)
        self.console.grid.show(self.canvas)

    def go(self, name: str | None) -> None:
        """Change to the scene `name`: over this one if it is an overlay, back to the one below if it is BACK."""
        while name is not None:
            if name == BACK:
                name = self._back()
            else:
                self._change(name)
                name = None

    def _back(self) -> str | None:
        self._leave()
        if len(self._scenes) == 1:
            self._forget(_RARE)
        return self.scene.resume()

    def _leave(self) -> None:
        scene = self._scenes.pop()
        scene.leave()
        loading.forget_module(type(scene).__module__)

    def _forget(self, names: tuple) -> None:
        for name in names:
            loading.forget_module("glowgrid." + name)

    def _change(self, name: str) -> None:
        row = [row for row in scenes.CATALOGUE if row[0] == name][0]
        while self._scenes and not row[3]:
            self._leave()
        if name == "menu":
            loading.forget("glowgrid.games")
            loading.forget("glowgrid.bots")
            self._forget(_GAMES)
        if not row[3]:
            self._forget(_RARE)
        gc.collect()
        module = __import__("glowgrid.scenes." + row[1], None, None, (row[2],))
        if self.session.due:
            self.session.begin()  # with the scene gone that asked for it, and boards after all code
            gc.collect()
        scene = getattr(module, row[2])(self)
        self._scenes.append(scene)
        scene.enter()
