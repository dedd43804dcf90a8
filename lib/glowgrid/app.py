"""The loop: keys go to the scene, bots think, the scene draws, the grid shows. Nothing in it waits.

A scene's module, and what its row says that it needs, is imported when the scene is entered and let go when it is
left, a game's and the bots' when the game is (see unload.py): the heap never holds two games at a time. What takes
long on the way to a scene is done in steps: between them keys are read, and a light runs along the top edge.
"""

import gc

from . import games
from .scenes.scene import BACK, PRESS
from .session import Session
from .unload import Lives, borrow, fetching, forget_room
from .view import palette
from .view.canvas import Canvas

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Iterator
    from typing import Protocol

    from .saves import Saves
    from .scenes.crash import Crash
    from .scenes.scene import Console, Event, Scene

    class Settings(Protocol):
        """What the app is told of them (config/settings.py)."""

        attract_seconds: int
        sleep_minutes: int
        replay: str
        faults: list


_FIRST = "trouble splash menu"  # scenes that come before any game
_SMALL = "ask sleep"  # overlays for which a game's bots stay loaded
_FRAME_MS = 33
_LOAD_MS = 10  # so long a round of the loop goes on with steps towards the next scene
_COMPILED_MS = 60  # a round that took so long has read source, which leaves garbage
_BOUNCE_MS = 5  # from one scan of the keys to the next
_RUNNER_MS = 120  # the light that runs meanwhile moves on: at 33 ms it would take a fifth of the time
_LONG_MS = 12  # a round of the loop that took longer leaves its frame to the next, which does nothing else


class App:
    def __init__(self, console: "Console", settings: "Settings", saves: "Saves") -> None:
        """Run on `console` (grid, keypad, clock, rng, say); `settings.attract_seconds` of rest begin attract,
        `sleep_minutes` the dark; 0: never. `saves` is what outlived the power."""
        self.console = console
        self.canvas = Canvas(console.grid.width, console.grid.height)
        self.session = Session(console.rng, saves, settings.replay)
        self._rests = settings.attract_seconds * 1000, settings.sleep_minutes * 60000  # ms
        self.lives = Lives()
        self._scenes: list = []
        self._coming: Iterator[None] | None = None  # the steps to the next scene
        self._stale: str | None = None  # a key that was pressed in a scene now gone: this scene never hears of it
        self._by_key = False  # whether that key asked for this scene
        self._impatient = False  # and may have been tapped again before it was there
        self._unsure_at = -1  # when the keys were read that are to be read once more before anything else
        self._owed = False  # whether the round before has left its frame to this one
        self._painted = False  # whether it has left it the sending of a frame that is painted
        self._frame_at = self._key_at = console.clock.now()
        self._heard = False  # whether any key was ever pressed
        self._crashed: Crash | None = None  # the crash screen, once it has come to that
        self._named = False  # whether the names that come later have been read
        self.session.faults = list(settings.faults) + games.FAULTS
        self.go("trouble" if self.session.faults else "splash")

    @property
    def scene(self) -> "Scene":
        """The scene that has the keys and the light."""
        return self._scenes[-1]

    def run(self) -> None:
        """Go on for ever; what goes wrong comes to the crash screen, but Ctrl-C, which is no Exception, to the REPL."""
        while True:
            try:
                self.tick()
                self.console.clock.wait(1)
            except Exception as error:
                self.crash(error)

    def crash(self, error: Exception) -> None:
        """Let go of whatever can be, and come to the crash screen, which starts again when a key is pressed. Whoever
        calls `tick` without `run` calls this with what comes out of it."""
        if self._crashed is None:
            self._scenes = []
            self._coming = None
            self._stale = None
            self._owed = False
            self.session.match = None  # type: ignore[assignment]
            for room in ("scenes", "games", "bots"):
                forget_room(room)
            gc.collect()
            from .scenes.crash import Crash

            self._crashed = Crash(self)
            self._scenes.append(self._crashed)
        self._crashed.tell(error)

    def tick(self) -> None:
        """Do what is due now: keys, time, a frame. Calls below this one are at most twelve deep."""
        console, heard = self.console, False
        clock, keypad, buzzer = console.clock, console.keypad, console.buzzer
        began = now = clock.now()
        keypad.poll(now)
        if buzzer:
            buzzer.poll(now)
        if self._unsure(now):
            return
        frame_first, loads = self._owed or self._painted, self._coming is not None
        while self._coming is None or not frame_first and self._load():
            event = keypad.get()
            if event is None:
                break
            self._frame_at = self._key_at = now
            self._heard = heard = True
            self._owed = False
            if not event.key and not self.scene.picks:
                event = event.as_key()
            if not self._is_stale(event):
                self._change(self.scene.handle(event), event.key)
        now = clock.now()  # a scene that has come since began later
        if not (loads or self._coming or frame_first or heard):  # what is new is seen before all else
            self._impatient = False
            if self.session.match is not None:
                self.session.match.attend()
            self._change(self.scene.update(now))
            self.session.saves.update()
            self._watch(now)
            if self._coming is not None:
                self._load()
            self.poll()
            now = clock.now()
        self._show(began, now)

    def _show(self, began: int, now: int) -> None:
        """Draw a frame if one is due, and send it. A round that began long ago leaves that to the next round."""
        clock, grid = self.console.clock, self.console.grid
        long = clock.diff(now, began) > _LONG_MS
        if self._painted:
            self._painted = long
            if not long:
                grid.send()
        elif clock.diff(now, self._frame_at) >= 0:
            self._owed = long and not self._owed  # something was imported or collected, or a bot thought
            if not self._owed:
                self._frame_at = clock.add(now, _FRAME_MS if self._coming is None else _RUNNER_MS)
                self._draw(now)
                self.poll()
                if grid.paint(self.canvas):
                    self._painted = clock.diff(clock.now(), began) > _LONG_MS
                    if not self._painted:
                        self.poll()
                        grid.send()

    def poll(self) -> None:
        """Scan the keys between two pieces of work, if that is due: what they tell waits until the next round."""
        self.console.keypad.poll(self.console.clock.now())

    def _watch(self, now: int) -> None:
        """Tell of keys that do not work, and begin attract or sleep when none was pressed for long."""
        fault = self.console.keypad.fault()
        if fault:
            faults = borrow("words.faults")
            self.console.say((faults.STUCK if len(fault) == 1 else faults.SHORTED).format(fault))
        rest = self.console.clock.diff(now, self._key_at)
        attract = self.scene.attract
        if self._coming is not None or attract is None:
            return
        if rest >= self._rests[1] > 0:
            self._change("sleep")
        elif attract and rest >= self._rests[0]:
            self._change("attract")
            if not self._heard:
                self.console.say(borrow("words.faults").NO_KEY_YET)

    def _unsure(self, now: int) -> bool:
        """Tell whether the rounds until the keys are read once more do nothing: a press counts when two scans have read
        it, and a step towards the next scene takes longer than a tap."""
        since = self._unsure_at
        if self._coming is None or not self.console.keypad.moving:
            since = -1
        elif since < 0:
            since = now
        elif self.console.clock.diff(now, since) >= _BOUNCE_MS:
            since = -1
        self._unsure_at = since
        return since >= 0

    def _is_stale(self, event: "Event") -> bool:
        """Tell whether the event's key was pressed for a scene that is gone and has not been pressed anew."""
        if event.key == self._stale and event.kind == PRESS and not self._impatient:
            self._stale = None
        return event.key == self._stale

    def _draw(self, now: int) -> None:
        if self._coming is None:
            self.canvas.clear()
            self.scene.draw(self.canvas, now)
        else:
            width = self.canvas.width
            self.canvas.box(0, 0, width, 1, 0)
            self.canvas.dot(now // _RUNNER_MS % width, 0, palette.ink(palette.WHITE, 4))

    # -- from scene to scene

    def go(self, name: str | None) -> None:
        """Change to the scene `name`, if any, before anything else is done."""
        self._change(name)
        while self._coming is not None:
            self._load()

    def _change(self, name: str | None, key: str = "") -> None:
        """Begin to change to the scene `name`: over this one if it is an overlay, back to the one below if it is
        BACK. The next scene does not hear of `key` before it is pressed anew."""
        if name is not None:
            self._by_key = key != ""
            self._stale = key or self._stale
        while name == BACK:
            self._leave()
            self.poll()
            name = self.scene.resume()
            self.poll()
        if name is not None:
            self._coming = self._steps(name)

    def _load(self) -> bool:
        """Go on towards the scene that is coming for a moment; answer whether it is there."""
        clock, steps = self.console.clock, self._coming
        began = clock.now()
        try:
            while steps is not None and clock.diff(clock.now(), began) < _LOAD_MS:
                next(steps)
        except StopIteration:
            self._coming = None
            self._frame_at = clock.now()
            return True
        self._impatient = self._by_key
        if clock.diff(clock.now(), began) > _COMPILED_MS:
            gc.collect()
        return False

    def _steps(self, name: str) -> "Iterator[None]":
        """Leave the scenes that are over and enter `name`, in steps."""
        needs, way, below = self.needs(name)
        yield
        session, lives = self.session, self.lives
        if session.match is not None:
            borrow("session.course").cover(session, below and name not in _SMALL)
        if name != "menu":  # which reads its own anew: what a pause has brought lies behind the game
            lives.need(needs + [way])
        if session.due or name == "menu":
            session.end()
        while self._scenes and not below:
            self._leave()
        if name == "menu":
            lives.need(needs + [way])
        yield  # what was left is off the stack by now
        gc.collect()
        yield
        if not self._named and name not in _FIRST:
            self._named = True
            borrow("ahead")
            yield
        for names in needs + [way]:
            for _ in fetching(names):
                yield
        called = name[:1].upper() + name[1:]
        module = __import__("glowgrid.scenes." + name, None, None, (called,))
        scene = getattr(module, called)(self)
        scene.needs = needs
        steps = scene.prepare()
        if steps:
            for _ in steps:
                yield
        scene.entered = self.console.clock.now()
        self._scenes.append(scene)
        scene.enter()
        for _ in lives.leaving([way]):
            self.poll()

    def needs(self, name: str) -> tuple:
        """Return what the scene `name` needs as things are now (see unload.py), what the way to it needs besides, and
        whether it lies over this one."""
        needs, way, plays, below = borrow("scenes.rows").row(name)
        return [needs, self.session.brings()] if plays else [needs], way, below

    def _leave(self) -> None:
        scene = self._scenes.pop()
        scene.leave()
        for _ in self.lives.leaving(scene.needs):
            self.poll()
