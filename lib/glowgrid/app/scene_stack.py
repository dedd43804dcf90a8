"""Keeps the open scenes, and changes from one scene to the next in steps. The main loop runs between these steps."""

# On the drive, this module is part of app.py.

import gc

from .. import games
from ..scenes.scene import BACK, BEGIN, PRESS
from ..session.match_start_modes import REMATCH, RESTORE_LEFT

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterator
    from typing import Any

    from ..scenes.crash import Crash
    from ..scenes.types import Console, Event, Transition
    from ..session import Session
    from ..view.canvas import Canvas
    from .loader import Loader

_SMALL = "ask sleep"  # overlays that need so little heap that the game's bots stay loaded
_LOAD_MS = 10  # time per round for steps towards the next scene
_COMPILED_MS = 60  # a longer round has compiled a module, which leaves garbage on the heap
_BOUNCE_MS = 5  # interval between scans of the keys

# how a key has changed the scene: not in this round or the one before, at once, or in more than one round
_NO_KEY, _AT_ONCE, _LATE = 0, 1, 2


class SceneStack:
    """The open scenes, and the change to the next scene. The last open scene is on top and handles the keys.

    Scenes call this stack their `app`. `steps` is the generator that changes the scene, or None if no change is in
    progress. While `steps` is None, at least one scene is open.

    `scenes` has a transition instead of a scene that was closed to free heap for the one on top of it. The transition
    opens that scene again.
    """

    def __init__(self, console: "Console", canvas: "Canvas", session: "Session", loader: "Loader") -> None:
        self.console = console
        self.canvas = canvas
        self.session = session
        self.loader = loader
        self.scenes: list = []
        self.steps: Iterator[None] | None = None
        self._change = _NO_KEY
        self._ignored: str | None = None  # the key that changed the scene; the next scene gets no events of that press
        self._unsure_at = -1  # time of the last scan if the keys must be scanned again before a step, or -1

    @property
    def scene(self) -> "Any":
        """The scene on top. While a scene is being loaded, this is None if no other scene is open."""
        return self.scenes[-1] if self.scenes else None

    def poll(self) -> None:
        """Scan the keys, if a scan is due. Call this between slow tasks. The main loop handles the key events in the
        next round."""
        self.console.keypad.poll(self.console.clock.now())

    def settle(self) -> None:
        """Record that no key was pressed and the scene did not change in this round of the main loop."""
        self._change = _NO_KEY

    def ignores(self, event: "Event") -> bool:
        """Return True if `event` must be ignored, because its key changed the scene and has not been pressed again.

        If loading the new scene takes more than one round, a new press is also ignored until that scene is open.
        """
        if event.key == self._ignored and event.kind == PRESS and self._change != _LATE:
            self._ignored = None
        return event.key == self._ignored

    def change(self, wanted: "Transition", key: str = "") -> None:
        """Start the transition `wanted` (see scenes/scene.py). `key`: the key that caused the transition, or "". The
        next scene gets no events of this key until the key is pressed again."""
        if wanted is not None:
            self._change = _AT_ONCE if key else _NO_KEY
            self._ignored = key or self._ignored
        while wanted is not None:
            name, argument = (wanted, None) if isinstance(wanted, str) else wanted
            if name != BACK:
                self.steps = self._open(name, argument)
                return
            self.close()
            self.loader.release()
            self.poll()
            scene = self.scene
            if isinstance(scene, tuple):
                self.scenes.pop()
                if argument is None:
                    wanted = scene
                    continue
                scene = self.scene
            for overlay in scene.overlays:
                if overlay.resume(argument):  # the command was for this overlay
                    argument = None
            wanted = scene.resume(argument)
            self.poll()

    def is_unsure(self, now: int) -> bool:
        """Return whether the keys must be scanned again before this round does anything slow.

        A press counts only if two scans in a row find the key pressed. Loading a scene is slow. If a step of loading
        came between the two scans, a short press could end before the second scan.
        """
        since = self._unsure_at
        if self.steps is None or not self.console.keypad.moving:
            since = -1
        elif since < 0 or self.console.clock.diff(now, since) >= _BOUNCE_MS:
            since = now if since < 0 else -1
        self._unsure_at = since
        return since >= 0

    def load(self) -> bool:
        """Run steps towards the next scene for a short time. Return True if the next scene is open now."""
        clock, steps = self.console.clock, self.steps
        began = clock.now()
        try:
            while steps is not None and clock.diff(clock.now(), began) < _LOAD_MS:
                next(steps)
        except StopIteration:
            self.steps = None
            return True
        if self._change == _AT_ONCE:
            self._change = _LATE
        if clock.diff(clock.now(), began) > _COMPILED_MS:
            self.poll()  # unloading modules at the end of the step may have taken some time
            gc.collect()
        return False

    def _open(self, name: str, argument: "Any") -> "Iterator[None]":
        """Generator: close the scenes that the scene `name` replaces. Then open `name` with `argument`."""
        session, loader = self.session, self.loader
        mode = argument if name == BEGIN else None
        if mode == RESTORE_LEFT:
            session.chosen = session.left_game()
        self.poll()  # the scene may have just imported a module
        loader.table()
        yield
        scope = loader.of_scene(name, games.CATALOGUE[session.chosen][2], session.online is not None)
        yield
        start = loader.open([session.start]) if mode else None  # before the setup scene closes, which has loaded it
        yield
        covers = scope.is_overlay and name not in _SMALL
        if session.running is not None:
            session.running.cover(session.saves, session.rng, covers)
        # the menu loads its modules again, as they lie behind the game on the heap
        if name != "menu":
            loader.keep(scope)
        if name == "menu" or mode and mode != REMATCH:
            session.end(self.poll)
        reopen = self.scene.reopen if covers and self.scenes else None
        if reopen:  # the scene below can be opened again later: its modules make room now
            self.close()
        while self.scenes and not scope.is_overlay:
            self.close()
        loader.release()
        if name == "menu":
            loader.keep(scope)
        yield  # the closed scenes are no longer on the stack now
        self.poll()
        gc.collect()
        self.poll()
        yield
        yield from loader.load(scope)
        if start:
            yield from loader.load(start)
            loader.close(start)
        settle = loader.hold if mode else loader.settle  # a match's beginning has more steps, in the play scene
        called = name[:1].upper() + name[1:]
        scene = getattr(__import__("glowgrid.scenes." + name, None, None, (called,)), called)(self, argument)
        scene.scope = scope
        for _ in scene.prepare() or ():
            self.poll()
            settle()
            yield
        scene.entered = self.console.clock.now()
        if reopen:
            self.scenes.append(reopen)
        self.scenes.append(scene)
        scene.enter()
        self.poll()
        settle()

    def close(self) -> None:
        """Close the scene on top."""
        scene = self.scenes.pop()
        if isinstance(scene, tuple):  # it is closed already
            return
        for overlay in scene.overlays:
            overlay.leave()
        scene.leave()
        self.poll()
        self.loader.close(scene.scope)

    def crash(self) -> "Crash":
        """Unload everything. Then open the crash screen and return its scene."""
        self.scenes, self.steps, self._ignored = [], None, None
        self.session.drop()
        self.loader.close_all()
        gc.collect()
        self.loader.open(["crash"])
        from ..scenes.crash import Crash

        self.scenes.append(Crash(self))
        return self.scene  # type: ignore[no-any-return]
