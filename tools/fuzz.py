"""Press random keys, through the pins of the simulated board, and watch that nothing goes wrong:

    python -m tools.fuzz [--events 1000000] [--seed 1] [--jobs N]

A person who cannot play sits at the keypad: presses, holds, presses two keys at once, waits, starts games of the whole
catalogue, cuts the power. After each event the firmware must not have crashed, and once at rest the light must show
what the match says: every cell that the board view draws has its player's colour. Now and then the scene is left with
the keys that its legend names, and that must lead to the menu. Prints a line a part; ends with 1 if anything failed,
and says with which seed it comes again.
"""

import argparse
import gc
import os
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from host_sim.simulator import Simulator

KEYS = "123A456B789C*0#D"
PART = 5_000  # events to a power-on, so that parts run side by side
LEAVES = 250  # events between two walks to the menu
ROUNDS = 20  # milliseconds until they must agree
LOOKS = 10  # events between two looks at match and light
SETTINGS: tuple[dict[str, int | str], ...] = (  # of the parts in turn
    {},
    {"REPLAY": "othello/8/f5d6c3", "GAMMA_X10": 99},
    {"GRID_WIDTH": 5, "GRID_HEIGHT": 7},
    {"KEYPAD_COLS": "GP6 GP7 GP8", "KEYPAD_KEYS": "123 456 789 *0#"},
    {"GRID_WIDTH": 16, "GRID_HEIGHT": 9, "GRID_WIRING": "serpentine", "POWER_BUDGET_MA": 2000},
)
TAP_MS = 30  # a quick finger: the keypad takes 20 ms to be sure
BOUNCE_MS = 8


@dataclass
class Found:
    """What a part met."""

    events: int = 0
    scenes: set = field(default_factory=set)
    games: set = field(default_factory=set)
    looks: int = 0
    faults: list = field(default_factory=list)


class Part:
    """One board, one seed, so many events."""

    def __init__(self, seed: int, events: int) -> None:
        self.seed, self.events = seed, events
        self.chance = random.Random(seed)
        self.found = Found()
        self.sim = Simulator(settings={"ATTRACT_SECONDS": 10, **SETTINGS[seed % len(SETTINGS)]}, seed=seed)
        self.sim.machine.switches._bounce_ms = seed % 2 * BOUNCE_MS
        self._tap_ms = TAP_MS + seed % 2 * BOUNCE_MS
        self._world = None
        self._app = None
        self.keys = self.sim.machine.hardware.layout.names

    def run(self) -> Found:
        """Play it all; the first fault ends it."""
        with self.sim:
            self.sim.wait(2000)
            while self.found.events < self.events and not self.found.faults:
                self._event()
                number = self.found.events
                if number % LOOKS == 0:
                    self._look()
                if number % LEAVES == 0:
                    self._leave()
        return self.found

    @property
    def app(self):
        """The firmware's own App, looked up once a life of the firmware."""
        world = self.sim.machine.world
        if world is not self._world:
            kind = world._modules["glowgrid.app"].App
            self._world = world
            self._app = [thing for thing in gc.get_referrers(kind) if type(thing) is kind][-1]
        return self._app

    def _event(self) -> None:
        chance, sim = self.chance, self.sim
        way = chance.random()
        key = chance.choice(self.keys)
        if way < 0.88:
            self._tap(key)
        elif way < 0.90:
            sim.hold(key, chance.randrange(300, 1500))
        elif way < 0.94:
            sim.down(key)
            self._tap(chance.choice(self.keys))
            sim.up(key)
        elif way < 0.955:
            self._start()
        elif way < 0.97:
            self._taps("*" + "6" * chance.randrange(11) + "5")
        elif way < 0.998:
            sim.wait(chance.randrange(chance.choice((50, 500, 2000))))
        elif way < 0.9995:
            sim.wait(14_000)
        else:
            sim.power_off()
            sim.power_on()
            sim.wait(2000)
        self.found.events += 1
        if sim.machine.crashed or "Something went wrong" in sim.serial or "Traceback" in sim.serial:
            self._fault("it crashed:\n" + sim.serial[-3000:])
        sim.machine.serial.text = sim.serial[-3000:]
        sim._heard = 0

    def _start(self) -> None:
        """Go to some game of the catalogue, from wherever this is."""
        if self._leave():
            self._taps("6" * self.chance.randrange(8) + "#")

    def _tap(self, key: str) -> None:
        self.sim.down(key)
        self.sim.wait(self._tap_ms)
        self.sim.up(key)
        self.sim.wait(self._tap_ms)

    def _taps(self, keys: str) -> None:
        for key in keys:
            self._tap(key)

    def _scene(self) -> str:
        return type(self.app.scene).__name__

    def _look(self) -> None:
        """Compare the match with what is drawn; time may have stopped in the midst of a round of the loop."""
        for _ in range(ROUNDS):
            fault = self._disagreement()
            if not fault:
                return
            self.sim.wait(1)
        self._fault(fault)

    def _disagreement(self) -> str:
        app = self.app
        self.found.scenes.add(self._scene())
        match = app.session.match
        if match is None or self._scene() not in ("Play", "Over", "Replay"):
            return ""
        game, board = match.game, app.scene.board
        self.found.games.add(type(game).__name__)
        self.found.looks += 1
        cells = bytearray(game.rows * game.cols)
        game.fill(cells)
        if bytes(board.cells[: len(cells)]) != bytes(cells):
            return f"match and light disagree in {game.title}:\n{game}\n{bytes(board.cells)}"
        if (match.phase == "stopped") != (game.outcome is not None):
            return "the match is stopped, but the game is not over, or the other way round"
        return ""

    def _leave(self) -> bool:
        """Leave with the keys that are named: * lets a pick go, * pauses, Leave is the last line; * goes back."""
        for _ in range(12):
            scene = self._scene()
            if scene == "Menu":
                return True
            if scene == "Check":
                self.sim.hold("*", 1500)
            else:
                self._taps("4#" if scene == "Pause" and self._is_at_resume() else "*")
            self.sim.wait(50)
        self._fault(f"{scene} can't be left")
        return False

    def _is_at_resume(self) -> bool:
        return self.app.scene.item == 0

    def _fault(self, what: str) -> None:
        self.found.faults.append(f"seed {self.seed}, event {self.found.events}: {what}")


def play(seed: int, events: int) -> Found:
    """Play one part."""
    return Part(seed, events).run()


def main(arguments: list[str] | None = None) -> int:
    """Play all parts; return how the command ends."""
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description="Random keys through the pins.")
    parser.add_argument("--events", type=int, default=1_000_000, help="key events in all (default: a million)")
    parser.add_argument("--seed", type=int, default=1, help="of the first part; each has one of its own")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="parts at a time")
    options = parser.parse_args(arguments)
    sizes = [min(PART, options.events - done) for done in range(0, options.events, PART)]
    started, total, scenes, games, faults = time.monotonic(), 0, set(), set(), []
    with ProcessPoolExecutor(options.jobs) as pool:
        for found in pool.map(play, range(options.seed, options.seed + len(sizes)), sizes):
            total += found.events
            scenes |= found.scenes
            games |= found.games
            faults += found.faults
            print(f"{total} events, {time.monotonic() - started:.0f} s, {len(faults)} faults", flush=True)
    print(f"scenes: {' '.join(sorted(scenes))}\ngames: {' '.join(sorted(games))}")
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
