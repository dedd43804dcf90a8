"""The simulator's interface for tests and tools: press keys, let time pass, read the lights and the serial console.

    with Simulator(settings={"GRID_ROTATION": 90}, seed=1) as sim:
        sim.press("5")
        sim.wait(500)
        print(sim.text())

Imports Pillow for a screenshot.
"""

import gc
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

import screen
from glowgrid.config.language import first_known
from host_sim import ROOT
from host_sim.board.firmware_run import Firmware
from host_sim.board.machine import Machine
from host_sim.board.overridden_settings import Value, load
from host_sim.parts.strip_layout import Frame
from host_sim.pictures.text_art import draw

TAP_MS = 60
LOOK_EVERY_MS = 10
PATIENCE_S = 60.0


class Stalled(RuntimeError):
    """The firmware has computed for too long without using the hardware."""


class NotSaid(AssertionError):
    """The firmware has not printed the expected text in time."""


class Simulator:
    """A simulated board. Used as a context manager, it turns the board on at the start of the `with` block, and off at
    the end of the block.

    - settings: values that override those in `settings_file`. The default file is settings.toml in `root`.
    - soldered: settings that describe how the parts are really connected, for a board whose wiring differs from its
      settings. These values apply to the simulated parts, and the firmware does not see them.
    - seed: the value of the setting SEED, and the seed of everything else that is random.
    - bounce_ms: the longest time for which the contacts of the keypad bounce.
    - patience_s: Stalled is raised if the firmware computes for this many real seconds. None means that there is no
      limit.
    - thinking_time: if True, bots take as long as on the board. If False, they take no time.
    - reading_time: with "source" or "mpy", imports and garbage collections take as long as on a board with source files
      or .mpy files. With "" they take no time.
    """

    def __init__(
        self,
        settings: Mapping[str, Value] | None = None,
        seed: int | None = None,
        root: Path | str = ROOT,
        settings_file: Path | str | None = None,
        soldered: Mapping[str, Value] | None = None,
        bounce_ms: float = 0,
        patience_s: float | None = PATIENCE_S,
        thinking_time: bool = False,
        reading_time: str = "",
    ) -> None:
        root = Path(root).resolve()
        path = Path(settings_file) if settings_file else root / "settings.toml"
        values = load(path, settings, must_exist=settings_file is not None)
        if seed is not None:
            values["SEED"] = seed
        firmware = Firmware(root, thinking_time, reading_time)
        self.machine = Machine(firmware, values, {**values, **(soldered or {})}, seed, bounce_ms)
        self.chosen_language = ""  # the one that the user has chosen with a key, or ""
        self._patience_s = patience_s
        self._read_until = 0
        self._expected: set[str] = set()

    def __enter__(self) -> "Simulator":
        self.power_on()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.power_off()

    def newest(self, module: str, name: str) -> Any:
        """Return the firmware's newest object of the class `name` in `module`. This is only for tests of internal
        state."""
        assert self.machine.interpreter is not None  # because the power is on
        kind = getattr(self.machine.interpreter.module(module), name)
        return [thing for thing in gc.get_referrers(kind) if type(thing) is kind][-1]

    @property
    def language(self) -> str:
        """The language that the setting LANGUAGE selects: "en", "de" or "es"."""
        setting = self.machine.settings.get("LANGUAGE", os.environ.get("LANGUAGE", ""))
        return first_known(str(setting)) or "en"

    @language.setter
    def language(self, code: str) -> None:
        self.machine.settings["LANGUAGE"] = self.chosen_language = code

    # what stands around the lights

    def describe(self) -> dict[str, Any] | None:
        """Return what a screen shows around the lights (see screen/description.py), or None if that is not known now:
        while the firmware computes, starts or changes the scene, or if the program on the drive is not Glowgrid."""
        interpreter = self.machine.interpreter
        if interpreter is None or self.machine.is_computing:  # while it computes, its modules are in use
            return None
        interpreter.enter()
        try:
            found: dict[str, Any] | None = _with_app(lambda app: screen.describe(app, self.language))
            return found
        finally:
            interpreter.leave()

    def select(self, item: int) -> None:
        """Make the item of a menu or form with the index `item` the current one."""
        self.machine.touches.act(lambda: _with_app(lambda app: screen.select(app, item)))

    def move_selection(self, by: int) -> None:
        """Make the item `by` places below the current one of a menu or form the current one."""
        self.machine.touches.act(lambda: _with_app(lambda app: screen.move_selection(app, by)))

    def choose(self, item: int, choice: int) -> None:
        """Give the item of a form with the index `item` the value with the index `choice` in its list."""
        self.machine.touches.act(lambda: _with_app(lambda app: screen.choose(app, item, choice)))

    # power and time

    def power_on(self) -> None:
        """Switch the power on. The board starts when virtual time passes, for example in `wait`."""
        self.machine.power_on()

    def use_grid(self, side: int) -> None:
        """Unplug the board, give it a grid of `side` x `side` lights, and plug it in again. Its saved games stay."""
        self.power_off()
        self.machine.replace_grid(side, side)
        self.power_on()

    def use_language(self, code: str) -> None:
        """Unplug the board, set its language to `code`, such as "de", and plug it in again. Its saved games stay."""
        self.power_off()
        self.language = code
        self.power_on()

    def power_off(self) -> None:
        """Cut the power: the firmware stops at once, and the lights go out."""
        self.machine.power_off()

    def wait(self, ms: float) -> None:
        """Let `ms` milliseconds of virtual time pass. Raise Stalled if the firmware computes for too long."""
        if not self.machine.advance(ms, self._patience_s):
            raise Stalled(
                f"code.py has computed for {self._patience_s:g} real seconds without touching the hardware,"
                f" at {self.machine.now_us / 1_000_000:.3f} s of its own time."
            )

    # keys

    def down(self, key: str) -> None:
        """Press a key and keep it down."""
        self.machine.switches.move(key, True)

    def up(self, key: str) -> None:
        """Release a key."""
        self.machine.switches.move(key, False)

    def press(self, key: str, ms: float = TAP_MS) -> None:
        """Press a key, and release it after `ms` milliseconds. Then wait for TAP_MS milliseconds."""
        self.hold(key, ms)
        self.wait(TAP_MS)

    def hold(self, key: str, ms: float) -> None:
        """Press a key, and release it after `ms` milliseconds."""
        self.down(key)
        self.wait(ms)
        self.up(key)

    # touches of the lights

    def touch(self, x: int, y: int) -> None:
        """Tap the light at column `x` and row `y`, counted from 0 at the top left. Raise ValueError if there is no such
        light."""
        self.finger_down(x, y)
        self.wait(TAP_MS)
        self.finger_up()
        self.wait(TAP_MS)

    def finger_down(self, x: int, y: int) -> None:
        """Begin to touch the light at column `x` and row `y`. Raise ValueError if there is no such light."""
        panel = self.machine.hardware.panel
        width, height = panel.seen_size
        if not (0 <= x < width and 0 <= y < height):
            raise ValueError(f"no light at {x} {y}: this grid has 0 0 to {width - 1} {height - 1}")
        self.machine.touches.touch(panel.light_at(x, y))

    def finger_up(self) -> None:
        """End the touch."""
        self.machine.touches.lift()

    @property
    def finger(self) -> tuple[int, int] | None:
        """(x, y) of the light that is touched now, or None."""
        return self.machine.finger()

    # the serial console

    @property
    def serial(self) -> str:
        """Everything that the firmware has printed."""
        return self.machine.serial.text

    def type(self, text: str) -> None:
        """Type `text` into the serial console."""
        self.machine.serial.typed += text

    def expect(self, text: str, timeout_ms: float = 0) -> None:
        """Wait until the firmware has printed `text`. The search begins after the text that the previous call found.

        Raise NotSaid if `text` has not been printed after `timeout_ms` milliseconds of virtual time.
        """
        waited = 0
        while (found := self.serial.find(text, self._read_until)) < 0:
            if waited >= timeout_ms:
                raise NotSaid(f"expected {text!r}, but the serial console says {self.serial[self._read_until :]!r}")
            self.wait(LOOK_EVERY_MS)
            waited += LOOK_EVERY_MS
        self._read_until = found + len(text)
        self._expected.add(text)

    def heap(self) -> str:
        """Return a sentence saying that the simulator cannot measure the board's heap."""
        return "heap: the simulator uses the computer's memory; python -m lab.emulate shows the board's."

    @property
    def unexpected_end(self) -> str:
        """The last line that code.py printed before it ended unexpectedly, or "" if it never ended unexpectedly.

        code.py has ended unexpectedly if it ended by itself, for example after an exception, and if this last line
        contains none of the texts that `expect` has found.
        """
        for line in self.machine.serial.ends:
            if not any(text in line for text in self._expected):
                return line
        return ""

    def sounds(self) -> str:
        """Return the tones that the buzzer has played, one per line."""
        return "".join(f"{tone}\n" for tone in self.machine.buzzer.tones)

    # the light

    def frame(self) -> Frame:
        """Return the lights as a person sees them: rows of (red, green, blue)."""
        return self.machine.frame()

    @property
    def frames_shown(self) -> int:
        """Number of frames that were sent to the strip."""
        return self.machine.strip.writes

    def text(self) -> str:
        """Return the lights as text, with one line per row and one letter per light."""
        return draw(self.frame())

    def screenshot(self, path: Path | str, with_keypad: bool = False) -> None:
        """Write a picture of the board to `path`, as a PNG."""
        from host_sim.pictures.desk import Desk

        hardware, machine = self.machine.hardware, self.machine
        desk = Desk(hardware.panel.seen_size, hardware.layout if with_keypad else None)
        picture = desk.paint(self.frame(), machine.serial.last_line, machine.switches.down, self.finger)
        picture.save(path, format="PNG")


def _with_app(ask: Callable[[Any], Any]) -> Any:
    """Return `ask(app)` for the app of the firmware, whose modules are in use. Return None if there is no app."""
    app = getattr(sys.modules.get("__main__"), "app", None)
    return ask(app) if hasattr(app, "stack") else None
