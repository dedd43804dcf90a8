"""Runs the main loop, which never blocks: it reads the keys, runs the scene on top of the stack, and sends frames.

The change from one scene to the next takes several steps (scene_stack.py). Meanwhile a light runs along the top row.
"""

import gc

from .. import games
from ..scenes.scene import BACK
from ..session import Session
from ..view import palette
from ..view.canvas import Canvas
from .scene_stack import SceneStack

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any

    from ..saves import Saves
    from ..scenes.crash import Crash
    from ..scenes.types import Console, Event, Settings, Transition
    from .loader import Loader

_FRAME_MS = 33
_RUNNER_MS = 200  # interval between moves of the running light: each takes 5 to 15 ms of the loading
_LONG_MS = 12  # after a longer round the frame is drawn in the next round, which does nothing else

# states of the next frame: its time has not come, it must be drawn first in the next round, or it must be sent
_PLANNED, _OWED, _PAINTED = 0, 1, 2


class App:
    def __init__(self, console: "Console", settings: "Settings", saves: "Saves", loader: "Loader") -> None:
        """Run on `console`, and open the first scene.

        After `settings.attract_seconds` without a key press, attract mode starts. After `settings.sleep_minutes`
        without a key press, the grid goes dark. If one of these settings is 0, that never happens.
        """
        self.console = console
        self.canvas = Canvas(console.grid.width, console.grid.height)
        self.loader = loader
        self.session = Session(console.rng, saves, loader, settings.replay)
        self._rests = settings.attract_seconds * 1000, settings.sleep_minutes * 60000  # ms
        self.stack = SceneStack(console, self.canvas, self.session, loader)
        saves.poll = self.stack.poll
        self._frame, self._frame_at = _PLANNED, console.clock.now()
        self._key_at, self._heard = self._frame_at, False  # time of the last key, and whether there was one
        self._has_garbage = self._is_calm = False  # from handling a key; whether the last round did nothing urgent
        self._crashed: Crash | None = None  # the crash screen, after a crash
        faults = list(settings.faults) + games.FAULTS
        self.go(("trouble", faults) if faults else "splash")

    @property
    def scene(self) -> "Any":
        """The scene on top of the stack, or None if no scene is open."""
        return self.stack.scene

    def run(self) -> None:
        """Run for ever. An Exception opens the crash screen. Ctrl-C ends the program and opens the REPL."""
        while True:
            try:
                self.tick()
                self.tidy()
                self.console.clock.wait(1)
            except Exception as error:
                self.crash(error)

    def crash(self, error: Exception) -> None:
        """Unload everything, and show the crash screen with `error`. `run` does so after an exception. A program that
        calls `tick` in its own loop, instead of calling `run`, must call `crash` after an exception."""
        if self._crashed is None:
            self._crashed = self.stack.crash()
        self._crashed.tell(error)

    def tidy(self) -> None:
        """Collect garbage in the first calm round after a key. Otherwise new objects would be put behind garbage and
        split the free memory. Call this outside `tick`, whose call stack may still point to a scene that was closed."""
        console = self.console
        if self._has_garbage and self._is_calm and console.keypad.poll(console.clock.now()):  # scanned just now
            self._has_garbage = False
            gc.collect()

    def tick(self) -> None:
        """Run one round of the main loop: keys, scene, match and frame. The calls in a round are nested at most twelve
        deep."""
        console, stack, heard = self.console, self.stack, False
        clock, keypad, buzzer = console.clock, console.keypad, console.buzzer
        began = now = clock.now()
        keypad.poll(now)
        if buzzer:
            buzzer.poll(now)
        if stack.is_unsure(now):
            return
        frame_first, loads = self._frame != _PLANNED, stack.steps is not None
        while stack.steps is None or not frame_first and stack.load():
            event = keypad.get()
            if event is None:
                break
            self._frame_at = self._key_at = now
            self._heard = heard = True
            self._has_garbage = True
            if self._frame == _OWED:
                self._frame = _PLANNED
            if not event.key and not stack.scene.picks:
                event = event.as_key()
            if not stack.ignores(event):
                stack.change(self._ask(event, now) or stack.scene.handle(event), event.key)
        now = clock.now()  # a scene that was opened meanwhile has a later start time
        if loads and stack.steps is None:
            self._frame_at = now
        self._is_calm = not (loads or stack.steps or frame_first or heard)  # draw new things before any other work
        if self._is_calm:
            stack.settle()
            running = self.session.running
            if running is not None:
                running.match.attend()
            stack.change(self._ask(None, now) or stack.scene.update(now))
            stack.poll()  # a bot may have collected garbage
            self.session.saves.update()
            self._watch(now)
            if stack.steps is None:
                self.loader.settle()
            elif stack.load():
                self._frame_at = now
            now = clock.now()
        self._show(began, now)

    def _ask(self, event: "Event | None", now: int) -> "Transition":
        """Ask the scene's overlays one by one. Return the first transition that an overlay wants, or None.

        `event`: a key or touch for the overlays, or None to update them without an event.
        """
        overlays = self.stack.scene.overlays
        for overlay in overlays:
            wanted: Transition = overlay.update(now) if event is None else overlay.handle(event)
            if wanted == BACK:
                overlays.remove(overlay)  # type: ignore[union-attr]  # no comprehension: its cell would be allocated
            elif wanted is not None:
                return wanted
        return None

    def _show(self, began: int, now: int) -> None:
        """If a frame is due, draw and send it. If this round has taken long, leave the frame to the next round."""
        clock, grid, stack = self.console.clock, self.console.grid, self.stack
        long = clock.diff(now, began) > _LONG_MS
        if self._frame == _PAINTED:
            if not long:
                self._frame = _PLANNED
                grid.send()
        elif clock.diff(now, self._frame_at) >= 0:
            if long and self._frame != _OWED:  # the round has imported or collected, or a bot has searched
                self._frame = _OWED
                return
            self._frame = _PLANNED
            self._frame_at = clock.add(now, _FRAME_MS if stack.steps is None else _RUNNER_MS)
            self._draw(now)
            stack.poll()
            if grid.paint(self.canvas):
                if clock.diff(clock.now(), began) > _LONG_MS:
                    self._frame = _PAINTED
                else:
                    stack.poll()
                    grid.send()

    def _watch(self, now: int) -> None:
        """Report keys that do not work. After a long time without a key press, start attract mode or sleep."""
        console, stack = self.console, self.stack
        fault = console.keypad.fault()
        if fault:
            from ..words import hardware_faults
            console.say((hardware_faults.STUCK if len(fault) == 1 else hardware_faults.SHORTED).format(fault))
        rest, attract = console.clock.diff(now, self._key_at), stack.scene.attract
        if stack.steps is not None or attract is None:
            return
        if rest >= self._rests[1] > 0:
            stack.change("sleep")
        elif attract and rest >= self._rests[0]:
            stack.change("attract")
            if not self._heard:
                from ..words import hardware_faults
                console.say(hardware_faults.NO_KEY_YET)

    def _draw(self, now: int) -> None:
        canvas, scene = self.canvas, self.stack.scene
        if self.stack.steps is None:
            canvas.clear()
            scene.draw(canvas, now)
            for overlay in scene.overlays:
                overlay.draw(canvas, now)
        else:
            canvas.box(0, 0, canvas.width, 1, 0)
            canvas.dot(now // _RUNNER_MS % canvas.width, 0, palette.ink(palette.WHITE, 4))

    def go(self, wanted: "Transition") -> None:
        """Make the transition `wanted`: run all its steps, and return when the next scene is open."""
        stack = self.stack
        stack.change(wanted)
        while stack.steps is not None:
            stack.load()
