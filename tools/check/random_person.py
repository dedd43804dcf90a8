"""A simulated player who presses random keys, and the checks that follow each event.

tools/check/fuzz.py runs this player.
"""

import gc
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from glowgrid.words import pause
from host_sim.board.interpreter import Interpreter
from host_sim.parts.strip import send_time_us
from host_sim.simulator import Simulator
from tools.check import light_matches_game

_LEAVES = pause.ENDS_GAME[0].partition("?")[0]  # with this, the question before a game is left begins

LEAVES = 25  # events between two attempts to leave a scene with a key that its text names
RARE = ("Trouble", "Splash", "Result", "Replay", "Help", "Statistics", "Attract", "Demo")  # scenes to leave more often
LOOKS = 10  # events between two comparisons of match and light
ROUNDS = 20  # milliseconds that a change of scene may take
AGREE_MS = (1,) * 40 + (20,) * 150  # waits within which match and light must agree: a move is animated, a mark flashes
SETTINGS: tuple[dict[str, int | str], ...] = (  # used by the parts in turn
    {},
    {"REPLAY": "othello/8/f5d6c3", "GAMMA_X10": 99},
    {"GRID_WIDTH": 5, "GRID_HEIGHT": 7},
    {"KEYPAD_COLS": "GP6 GP7 GP8", "KEYPAD_KEYS": "123 456 789 *0#"},
    {"GRID_WIDTH": 16, "GRID_HEIGHT": 9, "GRID_WIRING": "serpentine", "POWER_BUDGET_MA": 2000},
    {"BRIGHTNESS": "bright", "GRID_ORDER": "columns"},
    {"GRID_WIDTH": 24, "GRID_HEIGHT": 16, "GRID_ROTATION": 90, "POWER_BUDGET_MA": 9000, "REPLAY": "quixo/5/"},
)
SURE_MS, SCAN_MS = 20, 9  # debounce time, and time between scans: no person is quicker
BOUNCE_MS = 8
PRESSES = 2  # the first may only cancel a pick, a number or a question


@dataclass
class Found:
    """Results of one or more random players."""

    events: int = 0
    looks: Counter = field(default_factory=Counter)  # game -> comparisons of its match with the light
    left: Counter = field(default_factory=Counter)  # scene -> number of times that a key in its text closed it
    faults: list = field(default_factory=list)


class NoScene(Exception):
    """Raised if the app does not reach the next scene in time."""


class RandomPerson:
    """A simulated player with a board of their own, who plays until `events` events have happened.

    `named` is a dict from the name of each scene to the keys that leave the scene.
    """

    def __init__(self, seed: int, events: int, named: dict[str, str]) -> None:
        self.seed, self.events, self._named = seed, events, named
        self.rng = random.Random(seed)
        self.found = Found()
        settings, bounce_ms = {"ATTRACT_SECONDS": 10, **SETTINGS[seed % len(SETTINGS)]}, seed % 2 * BOUNCE_MS
        self.sim = Simulator(settings=settings, seed=seed, bounce_ms=bounce_ms)
        frame_ms = send_time_us(3 * self.sim.machine.strip.count) / 1000  # the keypad is not scanned meanwhile
        self._tap_ms = SURE_MS + 2 * (SCAN_MS + frame_ms) + bounce_ms
        self._interpreter: Interpreter | None = None
        self._app: Any = None
        self.keys = self.sim.machine.hardware.layout.names

    def run(self) -> Found:
        """Play until all events have happened or a check has failed, and return the results."""
        gc.collect()
        gc.freeze()  # the firmware collects at each change of scene: exclude this process's own objects
        with self.sim:
            self._begin()
            while self.found.events < self.events and not self.found.faults:
                try:
                    self._round()
                except NoScene:
                    self.fault("no scene has the keys:\n" + self.sim.serial[-3000:])
        return self.found

    def _round(self) -> None:
        self._event()
        self.check_serial()
        if self.found.faults:
            return
        if self.found.events % LOOKS == 0:
            self.look()
        if self.found.events % LEAVES == 0 or self._scene() in RARE and self.rng.random() < 0.3:
            self.leave()

    @property
    def app(self) -> Any:
        """The firmware's App. It is looked up again after each restart of the board."""
        interpreter = self.sim.machine.interpreter
        if interpreter is not self._interpreter:
            self._interpreter, self._app = interpreter, self.sim.newest("glowgrid.app.app", "App")
        return self._app

    @property
    def scene(self) -> Any:
        """The current scene. If the scene is changing, let time run until the new scene is open."""
        for _ in range(ROUNDS):
            try:
                return self.app.scene
            except IndexError:
                self.sim.wait(1)
        raise NoScene

    # -- actions

    def _event(self) -> None:
        rng, sim = self.rng, self.sim
        way = rng.random()
        if way < 0.88:
            self.tap(rng.choice(self.keys))
        elif way < 0.90:
            sim.hold(rng.choice(self.keys), rng.randrange(300, 1500))
            sim.wait(rng.choice((0, self._tap_ms)))
        elif way < 0.94:
            self._press_two()
        elif way < 0.955:
            self._start()
        elif way < 0.97:
            self.taps("*" + "6" * rng.randrange(11) + "5")
        elif way < 0.997:
            sim.wait(rng.randrange(rng.choice((50, 500, 2000))))
        elif way < 0.998:
            self._rest()
        else:
            sim.power_off()
            sim.power_on()
            self._begin()
        self.found.events += 1

    def _begin(self) -> None:
        """Wait for a random time, at least until the app has started. The first scene may end during the wait."""
        self.sim.wait(self.rng.randrange(150, 2500))

    def _rest(self) -> None:
        """Press no key until the attract mode has had time to start. During a game or a pause, it does not start."""
        if self.rng.random() < 0.5:
            self._to_menu()
        self.sim.wait(14_000)

    def _press_two(self) -> None:
        key = self.rng.choice(self.keys)
        self.sim.down(key)
        self.tap(self.rng.choice(self.keys))
        self.sim.up(key)

    def _start(self) -> None:
        """Go to the menu and start a random game of the catalogue."""
        if self._to_menu():
            self.taps("6" * self.rng.randrange(8) + "#")

    def tap(self, key: str) -> None:
        """Press a key long enough for the firmware to notice, and wait for the same time after releasing it."""
        self.sim.down(key)
        self.sim.wait(self._tap_ms)
        self.sim.up(key)
        self.sim.wait(self._tap_ms)

    def taps(self, keys: str) -> None:
        for key in keys:
            self.tap(key)

    # -- checks

    def check_serial(self) -> None:
        """Record a failure if the firmware crashed or reported a hardware fault. Drop old serial output."""
        machine, said = self.sim.machine, self.sim.serial
        if machine.crashed or "Something went wrong" in said or "Traceback" in said:
            self.fault("it crashed:\n" + said[-3000:])
        if machine.faults:
            self.fault(machine.faults[0])
        machine.serial.text = said[-3000:]

    def look(self) -> None:
        """Compare the match with the picture on the grid, and record a failure if they do not agree in time.

        The match and the picture may differ for a while, because simulated time may have stopped in the middle of a
        round of the main loop, or while a move is animated.
        """
        difference, first = "", self._moves_made()
        for ms in AGREE_MS:
            has_moved = self._moves_made() != first
            difference = light_matches_game.difference(self.app, self.scene, self.sim.frame(), has_moved)
            if not difference:
                if self._scene() in light_matches_game.SHOWN:
                    self.found.looks[type(self.app.session.match.game).__name__] += 1
                return
            self.sim.wait(ms)
        self.fault(difference)

    def _moves_made(self) -> tuple:
        match = self.app.session.match
        return () if match is None else tuple(match.game.moves)

    def _scene(self) -> str:
        return type(self.scene).__name__

    def leave(self) -> None:
        """Press a key that leaves the scene according to the scene's text. If the scene stays, record a failure."""
        scene, name = self.scene, self._scene()
        key = self.rng.choice([key for key in self._named[name] if key in self.keys])
        self.sim.wait(self._tap_ms)  # the key may have been released just now
        for _ in range(PRESSES):
            if name == "Check":
                self.sim.hold(key, 1500)
            self.tap(key)
            if self.scene is not scene:
                self.found.left[name] += 1
                return
        self.fault(f"{name} is not left with {key}")

    def _to_menu(self) -> bool:
        """Go to the menu with the keys that the scenes' texts name. If that fails, record a failure and return False.

        The key * cancels a pick, or pauses the game. In the pause menu, "Menu" is the last item.
        """
        for _ in range(12):
            scene = self._scene()
            if scene == "Menu":
                return True
            if scene == "Check":
                self.sim.hold("*", 1500)
            elif scene == "Ask":
                self.tap("5" if self.scene.questions[0].startswith(_LEAVES) else "*")
            else:
                self.taps("4#" if scene == "Pause" and self.scene.item == 0 else "*")
            self.sim.wait(50)
        self.fault(f"the menu can't be reached from {scene}")
        return False

    def fault(self, what: str) -> None:
        self.found.faults.append(f"seed {self.seed}, event {self.found.events}: {what}")
