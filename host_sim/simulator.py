"""The simulator as tests and tools use it: press keys, let time pass, look at light and serial console.

Part of the room host_sim; imports the standard library, and Pillow for a screenshot.

    with Simulator(settings={"GRID_ROTATION": 90}, seed=1) as sim:
        sim.press("5")
        sim.wait(500)
        print(sim.text())
"""

import gc
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

from host_sim import ROOT
from host_sim.board.firmware import Firmware
from host_sim.board.machine import Machine
from host_sim.board.settings import Value, load
from host_sim.parts.panel import Frame
from host_sim.pictures.text_art import draw

TAP_MS = 60
LOOK_EVERY_MS = 10
PATIENCE_S = 60.0


class Stalled(RuntimeError):
    """The firmware computes and computes, and does not touch the hardware."""


class NotSaid(AssertionError):
    """The firmware did not print what was expected."""


class Simulator:
    """A board on a desk, switched on when entered and off when left.

    settings: override `settings_file` (default: settings.toml in `root`). soldered: settings that only the
    hardware takes, for a board that is not wired as its settings say. seed: the setting SEED, and all other
    chance. bounce_ms: contacts chatter for up to that long. patience_s: real seconds of pure computing
    before `Stalled`; None for ever. thinking_time: bots take as long as on the board, not none. reading_time:
    importing takes as long as on a board with the drive as "source" or as "mpy", and so do collections.
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
        self._patience_s = patience_s
        self._heard = 0
        self._expected: set[str] = set()

    def __enter__(self) -> "Simulator":
        self.power_on()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.power_off()

    def newest(self, module: str, name: str) -> Any:
        """Return the object that the firmware made last of a class, for who must look inside: what it is doing now."""
        assert self.machine.interpreter is not None  # the power is on
        kind = getattr(self.machine.interpreter.module(module), name)
        return [thing for thing in gc.get_referrers(kind) if type(thing) is kind][-1]

    # power and time

    def power_on(self) -> None:
        """Plug the board in; it starts as time passes."""
        self.machine.power_on()

    def power_off(self) -> None:
        """Unplug it: the firmware stops dead and the lights go out."""
        self.machine.power_off()

    def wait(self, ms: float) -> None:
        """Let virtual time pass."""
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
        """Let go of a key."""
        self.machine.switches.move(key, False)

    def press(self, key: str, ms: float = TAP_MS) -> None:
        """Tap a key, and wait as long again."""
        self.hold(key, ms)
        self.wait(TAP_MS)

    def hold(self, key: str, ms: float) -> None:
        """Keep a key down for a while."""
        self.down(key)
        self.wait(ms)
        self.up(key)

    # fingers on the light

    def touch(self, x: int, y: int) -> None:
        """Tap the light at x and y as seen, 0 and 0 at the top left; ValueError where there is none."""
        self.finger_down(x, y)
        self.wait(TAP_MS)
        self.finger_up()
        self.wait(TAP_MS)

    def finger_down(self, x: int, y: int) -> None:
        """Put a finger on a light."""
        panel = self.machine.hardware.panel
        width, height = panel.seen_size
        if not (0 <= x < width and 0 <= y < height):
            raise ValueError(f"no light at {x} {y}: this grid has 0 0 to {width - 1} {height - 1}")
        self.machine.fingers.touch(panel.light_at(x, y))

    def finger_up(self) -> None:
        """Take it away."""
        self.machine.fingers.lift()

    @property
    def finger(self) -> tuple[int, int] | None:
        """Where a finger is on the light, x and y as seen."""
        return self.machine.finger()

    # the serial console

    @property
    def serial(self) -> str:
        """All the firmware has printed."""
        return self.machine.serial.text

    def type(self, text: str) -> None:
        """Send text to the firmware's end of the serial line."""
        self.machine.serial.typed += text

    def expect(self, text: str, timeout_ms: float = 0) -> None:
        """Wait until the firmware prints a text, after what the last `expect` found; else raise NotSaid."""
        waited = 0
        while (found := self.serial.find(text, self._heard)) < 0:
            if waited >= timeout_ms:
                raise NotSaid(f"expected {text!r}, but the serial console says {self.serial[self._heard :]!r}")
            self.wait(LOOK_EVERY_MS)
            waited += LOOK_EVERY_MS
        self._heard = found + len(text)
        self._expected.add(text)

    def heap(self) -> str:
        """Say that there is no telling: this memory is the computer's."""
        return "heap: the simulator runs in the computer's memory; python -m tools.emulate tells the board's."

    @property
    def unexpected_end(self) -> str:
        """The last line of a code.py that ended by itself, if it has nothing that was expected; else ""."""
        for line in self.machine.serial.ends:
            if not any(text in line for text in self._expected):
                return line
        return ""

    def sounds(self) -> str:
        """Return what the buzzer has played, a line a tone."""
        return "".join(f"{tone}\n" for tone in self.machine.buzzer.tones)

    # the light

    def frame(self) -> Frame:
        """Return the rows of (r, g, b) that a person sees."""
        return self.machine.frame()

    @property
    def frames_shown(self) -> int:
        """How often the strip was written."""
        return self.machine.strip.writes

    def text(self) -> str:
        """Return the frame as text, a letter a pixel."""
        return draw(self.frame())

    def screenshot(self, path: Path | str, with_keypad: bool = False) -> None:
        """Write the picture of the board as a PNG."""
        from host_sim.pictures.desk import Desk

        hardware, machine = self.machine.hardware, self.machine
        desk = Desk(hardware.panel.seen_size, hardware.layout if with_keypad else None)
        picture = desk.paint(self.frame(), machine.serial.last_line, machine.switches.down, self.finger)
        picture.save(path, format="PNG")
