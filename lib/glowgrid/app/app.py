"""App: the main loop, which never blocks, and the stack of scenes.

loader.py loads and unloads the modules of scenes. Slow steps to the next scene run while a light runs along the top.
"""

import gc

from .. import games
from ..scenes.scene import BACK, BEGIN, PRESS
from ..session import Session
from ..session.match_start_modes import REMATCH, RESTORE_LEFT
from ..view import palette
from ..view.canvas import Canvas

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterator
    from typing import Any

    from ..saves import Saves
    from ..scenes.crash import Crash
    from ..scenes.scene import Scene
    from ..scenes.types import Console, Event, Settings, Transition
    from .loader import Loader

_FIRST = "trouble splash menu"  # scenes that come before any game
_SMALL = "ask sleep"  # overlays for which a game's bots stay loaded
_NO_FRAME, _OWED, _PAINTED = 0, 1, 2  # work left from the last round: none, a frame to draw, or a frame to send
_NO_PRESS, _ASKED, _REPEATABLE = 0, 1, 2  # state of the key that opens the next scene; it may be pressed again
_FRAME_MS = 33
_LOAD_MS = 10  # time per round for steps towards the next scene
_COMPILED_MS = 60  # a longer round has compiled source, which leaves garbage
_BOUNCE_MS = 5  # interval between scans of the keys
_RUNNER_MS = 120  # interval between moves of the running light: at 33 ms it would take a fifth of the time
_LONG_MS = 12  # after a longer round the frame is drawn in the next round, which does nothing else


class App:
    def __init__(self, console: "Console", settings: "Settings", saves: "Saves", loader: "Loader") -> None:
        """Run on `console`. After `settings.attract_seconds` without a key the attract mode starts, and after
        `sleep_minutes` the grid goes dark; 0 means never."""
        self.console = console
        self.canvas = Canvas(console.grid.width, console.grid.height)
        self.loader = loader
        self.session = Session(console.rng, saves, loader, settings.replay)
        self._rests = settings.attract_seconds * 1000, settings.sleep_minutes * 60000  # ms
        self._scenes: list = []
        self._coming: Iterator[None] | None = None  # steps to the next scene
        self._stale: str | None = None  # key pressed in a scene that has closed; the new scene gets no events of it
        self._press, self._frame = _NO_PRESS, _NO_FRAME
        self._unsure_at = -1  # time of the last scan if the keys must be scanned again before anything else
        self._frame_at = self._key_at = console.clock.now()
        self._heard = False  # whether any key was ever pressed
        self._crashed: Crash | None = None  # the crash screen, after a crash
        self._named = False  # whether interned_names.py has been imported
        faults = list(settings.faults) + games.FAULTS
        self.go(("trouble", faults) if faults else "splash")

    @property
    def scene(self) -> "Scene":
        """The scene on top of the stack."""
        return self._scenes[-1]

    def run(self) -> None:
        """Run for ever. An exception opens the crash screen; Ctrl-C, which is not an Exception, leads to the REPL."""
        while True:
            try:
                self.tick()
                self.console.clock.wait(1)
            except Exception as error:
                self.crash(error)

    def crash(self, error: Exception) -> None:
        """Unload everything, and show the crash screen. Without `run`, call this after an exception in `tick`."""
        if self._crashed is None:
            self._scenes, self._coming, self._stale, self._frame = [], None, None, _NO_FRAME
            self.session.drop()
            self.loader.close_all()
            gc.collect()
            self.loader.open(["crash"])
            from ..scenes.crash import Crash
            self._crashed = Crash(self)
            self._scenes.append(self._crashed)
        self._crashed.tell(error)

    def tick(self) -> None:
        """Run one round of the loop: keys, time, a frame. Calls below this one are at most twelve deep."""
        console, heard = self.console, False
        clock, keypad, buzzer = console.clock, console.keypad, console.buzzer
        began = now = clock.now()
        keypad.poll(now)
        if buzzer:
            buzzer.poll(now)
        if self._unsure(now):
            return
        frame_first, loads = self._frame != _NO_FRAME, self._coming is not None
        while self._coming is None or not frame_first and self._load():
            event = keypad.get()
            if event is None:
                break
            self._frame_at = self._key_at = now
            self._heard = heard = True
            if self._frame == _OWED:
                self._frame = _NO_FRAME
            if not event.key and not self.scene.picks:
                event = event.as_key()
            if not self._is_stale(event):
                self._change(self._ask(event, now) or self.scene.handle(event), event.key)
        now = clock.now()  # a scene that was opened meanwhile has a later start time
        if not (loads or self._coming or frame_first or heard):  # draw new things before any other work
            self._press = _NO_PRESS
            if self.session.running is not None:
                self.session.running.match.attend()
            self._change(self._ask(None, now) or self.scene.update(now))
            self.session.saves.update()
            self._watch(now)
            if self._coming is not None:
                self._load()
            self.poll()
            now = clock.now()
        self._show(began, now)
        if self._coming is None:
            self.loader.settle()

    def _ask(self, event: "Event | None", now: int) -> "Transition":
        """Return the transition from an overlay of the scene, after an event or in a round without one."""
        overlays = self.scene.overlays
        for overlay in overlays:
            wanted: Transition = overlay.update(now) if event is None else overlay.handle(event)
            if wanted == BACK:
                overlays.remove(overlay)  # type: ignore[union-attr]  # no comprehension: its cell would be allocated
            elif wanted is not None:
                return wanted
        return None

    def _show(self, began: int, now: int) -> None:
        """Draw a frame if one is due, and send it; in the next round if this one has already taken long."""
        clock, grid = self.console.clock, self.console.grid
        long = clock.diff(now, began) > _LONG_MS
        if self._frame == _PAINTED:
            if not long:
                self._frame = _NO_FRAME
                grid.send()
        elif clock.diff(now, self._frame_at) >= 0:
            if long and self._frame != _OWED:  # the round has imported or collected, or a bot has searched
                self._frame = _OWED
                return
            self._frame = _NO_FRAME
            self._frame_at = clock.add(now, _FRAME_MS if self._coming is None else _RUNNER_MS)
            self._draw(now)
            self.poll()
            if grid.paint(self.canvas):
                if clock.diff(clock.now(), began) > _LONG_MS:
                    self._frame = _PAINTED
                else:
                    self.poll()
                    grid.send()

    def poll(self) -> None:
        """Scan the keys between two slow tasks, if a scan is due. Their events are handled in the next round."""
        self.console.keypad.poll(self.console.clock.now())

    def _watch(self, now: int) -> None:
        """Report keys that do not work. Start attract mode or sleep after a long time without a key."""
        fault = self.console.keypad.fault()
        if fault:
            from ..words import hardware_faults
            self.console.say((hardware_faults.STUCK if len(fault) == 1 else hardware_faults.SHORTED).format(fault))
        rest, attract = self.console.clock.diff(now, self._key_at), self.scene.attract
        if self._coming is not None or attract is None:
            return
        if rest >= self._rests[1] > 0:
            self._change("sleep")
        elif attract and rest >= self._rests[0]:
            self._change("attract")
            if not self._heard:
                from ..words import hardware_faults
                self.console.say(hardware_faults.NO_KEY_YET)

    def _unsure(self, now: int) -> bool:
        """Return whether this round must do nothing else until the keys are scanned again. A press counts after two
        scans, and a step towards the next scene takes longer than a tap."""
        since = self._unsure_at
        if self._coming is None or not self.console.keypad.moving:
            since = -1
        elif since < 0 or self.console.clock.diff(now, since) >= _BOUNCE_MS:
            since = now if since < 0 else -1
        self._unsure_at = since
        return since >= 0

    def _is_stale(self, event: "Event") -> bool:
        """Return whether the event's key was pressed in a scene that has closed, and was not pressed again."""
        if event.key == self._stale and event.kind == PRESS and self._press != _REPEATABLE:
            self._stale = None
        return event.key == self._stale

    def _draw(self, now: int) -> None:
        if self._coming is None:
            self.canvas.clear()
            self.scene.draw(self.canvas, now)
            for overlay in self.scene.overlays:
                overlay.draw(self.canvas, now)
        else:
            self.canvas.box(0, 0, self.canvas.width, 1, 0)
            self.canvas.dot(now // _RUNNER_MS % self.canvas.width, 0, palette.ink(palette.WHITE, 4))

    def go(self, wanted: "Transition") -> None:
        """Make a transition before any other work."""
        self._change(wanted)
        while self._coming is not None:
            self._load()

    def _change(self, wanted: "Transition", key: str = "") -> None:
        """Start a transition (scenes/scene.py). The next scene gets no events of `key` until it is pressed again."""
        if wanted is not None:
            self._press = _ASKED if key else _NO_PRESS
            self._stale = key or self._stale
        while wanted is not None:
            name, argument = (wanted, None) if isinstance(wanted, str) else wanted
            if name != BACK:
                self._coming = self._steps(name, argument)
                return
            self._leave()
            self.poll()
            scene = self.scene
            for overlay in scene.overlays:
                if overlay.resume(argument):  # the command was for this overlay
                    argument = None
            wanted = scene.resume(argument)
            self.poll()

    def _load(self) -> bool:
        """Run steps towards the next scene for a short time. Return whether the scene is open."""
        clock, steps, began = self.console.clock, self._coming, self.console.clock.now()
        try:
            while steps is not None and clock.diff(clock.now(), began) < _LOAD_MS:
                next(steps)
        except StopIteration:
            self._coming = None
            self._frame_at = clock.now()
            return True
        if self._press == _ASKED:
            self._press = _REPEATABLE
        if clock.diff(clock.now(), began) > _COMPILED_MS:
            gc.collect()
        return False

    def _steps(self, name: str, argument: "Any") -> "Iterator[None]":
        """Close the scenes that end, and open the scene `name` with an argument, in steps."""
        session, loader = self.session, self.loader
        mode = argument if name == BEGIN else None
        if mode == RESTORE_LEFT:
            session.chosen = session.left_game()
        loader.table()
        yield
        scope = loader.of_scene(name, games.CATALOGUE[session.chosen][2], session.online is not None)
        yield
        if session.running is not None:
            session.running.cover(session.saves, session.rng, scope.is_overlay and name not in _SMALL)
        # the menu loads its modules again, as they lie behind the game on the heap
        if name != "menu":
            loader.keep(scope)
        if name == "menu" or mode and mode != REMATCH:
            session.end()
        while self._scenes and not scope.is_overlay:
            self._leave()
        if name == "menu":
            loader.keep(scope)
        yield  # the closed scenes are no longer on the stack now
        gc.collect()
        yield
        if not self._named and name not in _FIRST:
            self._named = True
            from .. import interned_names  # noqa: F401 - it has names and nothing else
            yield
        for _ in loader.load(scope):
            yield
        if mode:
            for _ in session.importing():
                yield
        called = name[:1].upper() + name[1:]
        scene = getattr(__import__("glowgrid.scenes." + name, None, None, (called,)), called)(self, argument)
        scene.scope = scope
        for _ in scene.prepare() or ():
            self.poll()
            loader.settle()
            yield
        scene.entered = self.console.clock.now()
        self._scenes.append(scene)
        scene.enter()
        self.poll()
        loader.release()

    def _leave(self) -> None:
        scene = self._scenes.pop()
        for overlay in scene.overlays:
            overlay.leave()
        scene.leave()
        self.poll()
        self.loader.close(scene.scope)
