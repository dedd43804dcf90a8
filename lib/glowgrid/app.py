"""The loop: keys go to the scene, bots think, the scene draws, the grid shows. Nothing in it waits."""

from . import scenes
from .scenes.scene import BACK, PRESS
from .scenes.session import Session
from .view import palette
from .view.canvas import Canvas

_FRAME_MS = 33


class App:
    def __init__(self, console, settings) -> None:
        """Run on `console` (grid, keypad, clock, chance, say); `settings.attract_seconds` of rest begin attract."""
        self.console = console
        self.canvas = Canvas(console.grid.width, console.grid.height)
        self.session = Session(console.chance)
        self._attract_ms = settings.attract_seconds * 1000
        self._scenes: list = []
        self._stale = ""  # a key that was pressed in a scene now gone: this scene never hears of it
        self._frame_at = self._key_at = console.clock.now()
        console.grid.load(palette.colours())
        self.go("splash")

    @property
    def scene(self):
        """The scene that has the keys and the light."""
        return self._scenes[-1]

    def run(self) -> None:
        """Go on for ever."""
        while True:
            self.tick()
            self.console.clock.wait(1)

    def tick(self) -> None:
        """Do what is due now: keys, time, a frame."""
        clock = self.console.clock
        now = clock.now()
        self.console.keypad.poll(now)
        event = self.console.keypad.get()
        while event is not None:
            self._handle(event, now)
            event = self.console.keypad.get()
        self.go(self.scene.update(now))
        if self.scene.attract and clock.diff(now, self._key_at) >= self._attract_ms:
            self._key_at = now
            self.go("attract")
        if clock.diff(now, self._frame_at) >= 0:
            self._frame_at = clock.add(now, _FRAME_MS)
            self._draw(now)

    def _handle(self, event, now: int) -> None:
        self._key_at = now
        if event.key == self._stale:
            if event.kind == PRESS:
                self._stale = ""
            else:
                return
        before = self.scene
        self.go(self.scene.handle(event))
        if self.scene is not before:
            self._stale = event.key

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
        self._scenes.pop().leave()
        return self.scene.resume()

    def _change(self, name: str) -> None:
        row = [row for row in scenes.CATALOGUE if row[0] == name][0]
        while self._scenes and not row[3]:
            self._scenes.pop().leave()
        module = __import__("glowgrid.scenes." + row[1], None, None, (row[2],))
        scene = getattr(module, row[2])(self)
        self._scenes.append(scene)
        scene.enter()
