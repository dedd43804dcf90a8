"""The command line: reads the options, builds the board, and shows it through one of the faces.

Part of the room host_sim; imports the standard library only, and each face when it is chosen.
"""

import argparse
import contextlib
import importlib.util
import math
import os
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from host_sim import ROOT, files, headless
from host_sim.hardware import KEYPADS
from host_sim.panel import CORNERS, ORDERS, ROTATIONS, WIRINGS
from host_sim.recorder import Recorder
from host_sim.settings import SettingsError, Value, load, parse_override, warnings
from host_sim.simulator import PATIENCE_S, Simulator

if TYPE_CHECKING:
    from host_sim.window import Window

LAST_LINES = 8  # of the serial console: what the terminal leaves behind

DESCRIPTION = """\
Glowgrid on this computer: a virtual Raspberry Pi Pico with a NeoPixel grid and a matrix keypad, which
runs boot.py and code.py as the board would. Opens a window; where there is no display, the terminal;
with --headless neither."""

SCRIPT_HELP = """\
a script is text, a step a line (# starts a comment):
  press KEY          60 ms down, 60 ms up         hold KEY MS        down for so long
  down KEY, up KEY   press and let go             wait MS            let time pass
  expect TEXT        on the serial console        type TEXT          into the serial console
  screenshot NAME    the board as a picture       power on|off       plug in, unplug
  heap                            what is free on the board; python -m tools.emulate tells it

exit codes: 0 all well; 1 something expected did not come, or code.py failed, or it ended by itself and the
script expects nothing that is in its last line, nor "Code done running."; 2 it could not start; 130 Ctrl-C
environment: names that settings.toml does not have are looked up there, as on Blinka boards"""


class CannotStart(Exception):
    """Something is missing; the message is the sentence for the person."""


def main(arguments: list[str] | None = None) -> int:
    """Run the simulator; returns the exit code."""
    options = _parser().read(arguments)
    try:
        _check(options)
        sim = Simulator(
            settings=_overrides(options),
            seed=options.seed,
            root=options.root,
            settings_file=options.settings,
            bounce_ms=options.bounce,
            patience_s=options.patience or None,
            thinking_time=not options.headless if options.thinking_time is None else options.thinking_time,
            reading_time=_reading_time(options),
        )
        sim.machine.faults += _unknown_settings(options)
        return _headless(sim, options) if options.headless else _interactive(sim, options)
    except (CannotStart, SettingsError, files.FileError) as error:
        files.complain(error)
        return 2
    except KeyboardInterrupt:
        return 130


class _Parser(argparse.ArgumentParser):
    """Refuses a wrong option without repeating what it holds at any length."""

    def error(self, message: str) -> NoReturn:
        told = " ".join(files.short(word, 200) for word in files.short(message, 1000).split(" "))
        super().error(told.encode("utf-8", "backslashreplace").decode())

    def read(self, arguments: list[str] | None) -> argparse.Namespace:
        """Parse; also refuse `--NAME=--`, of which argparse makes an empty list."""
        options = self.parse_args(arguments)
        for name, value in vars(options).items():
            if [] in (value if name == "set" else [value]):
                self.error(f"argument --{name.replace('_', '-')}: expected one argument")
        return options


def _parser() -> _Parser:
    parser = _Parser(
        prog="python -m host_sim",
        description=DESCRIPTION,
        epilog=SCRIPT_HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    face = parser.add_argument_group("faces")
    face.add_argument(
        "--face", choices=("window", "terminal"), help="which to show (default: window, if it can)"
    )
    face.add_argument("--speed", type=_speed, default=1.0, help="how fast time runs, 0.01 to 100 (default: 1)")
    face.add_argument("--record", type=Path, metavar="FILE.gif", help="write what is to be seen as a GIF")
    _add_headless(parser.add_argument_group("headless: virtual time, no waiting, exactly repeatable"))
    _add_hardware(parser.add_argument_group("hardware (each overrides settings.toml)"))
    _add_firmware(parser.add_argument_group("firmware"))
    return parser


def _add_headless(group: argparse._ArgumentGroup) -> None:
    group.add_argument("--headless", action="store_true", help="run a script instead of showing anything")
    group.add_argument("--script", type=Path, metavar="FILE", help="the script")
    group.add_argument(
        "--out", type=Path, metavar="DIR", default=Path("out"), help="where files go (default: out)"
    )
    group.add_argument(
        "--format",
        choices=headless.FORMATS,
        default="png",
        help="screenshots as pictures (default) or text; gif: also the whole run as run.gif",
    )
    group.add_argument("--draw-keypad", action="store_true", help="show the keypad in pictures and GIFs, too")
    group.add_argument(
        "--patience",
        type=_seconds,
        default=PATIENCE_S,
        metavar="S",
        help="give up after so many real seconds without progress (default: 60; 0: never, to use a debugger)",
    )


def _add_hardware(group: argparse._ArgumentGroup) -> None:
    group.add_argument("--grid", type=_size, metavar="WxH", help="width x height as wired, 5 to 32 each")
    group.add_argument("--corner", choices=CORNERS, help="where the first pixel is")
    group.add_argument("--order", choices=ORDERS, help="whether the strip runs along rows or columns")
    group.add_argument("--wiring", choices=WIRINGS, help="serpentine: every second line runs back")
    group.add_argument("--rotation", type=_whole, choices=ROTATIONS, help="how far it is turned clockwise")
    group.add_argument("--keypad", choices=KEYPADS, help="columns x rows, on pins GP2 to GP9")
    group.add_argument("--bounce", type=_milliseconds, default=0, metavar="MS", help="contacts chatter for so long")


def _add_firmware(group: argparse._ArgumentGroup) -> None:
    group.add_argument("--seed", type=_whole, metavar="N", help="the setting SEED: the same chance every time")
    group.add_argument(
        "--thinking-time",
        action=argparse.BooleanOptionalAction,
        help="bots think as long as on the board (default: where somebody watches, so not with --headless)",
    )
    group.add_argument(
        "--reading-time",
        choices=("source", "mpy", "none"),
        help="importing takes as long as from such files on the board (default: mpy where somebody watches, else none)",
    )
    group.add_argument("--brightness", type=_whole, metavar="N", help="the setting BRIGHTNESS")
    group.add_argument("--replay", type=Path, metavar="FILE", help="show the game that FILE holds as one line")
    group.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="any other setting")
    group.add_argument("--settings", type=Path, metavar="FILE", help="instead of settings.toml")
    group.add_argument(
        "--root", type=Path, default=ROOT, metavar="DIR", help="the drive with code.py (default: this repo)"
    )


def _reading_time(options: argparse.Namespace) -> str:
    wanted: str = options.reading_time or ("none" if options.headless else "mpy")
    return "" if wanted == "none" else wanted


def _overrides(options: argparse.Namespace) -> dict[str, Value]:
    pairs = {
        "GRID_CORNER": options.corner,
        "GRID_ORDER": options.order,
        "GRID_WIRING": options.wiring,
        "GRID_ROTATION": options.rotation,
        "BRIGHTNESS": options.brightness,
    }
    if options.grid:
        pairs["GRID_WIDTH"], pairs["GRID_HEIGHT"] = options.grid
    if options.keypad:
        pairs["KEYPAD_ROWS"] = "GP2 GP3 GP4 GP5"
        pairs["KEYPAD_COLS"], pairs["KEYPAD_KEYS"] = KEYPADS[options.keypad]
    if options.replay:
        pairs["REPLAY"] = _only_line(options.replay)
    chosen = {name: value for name, value in pairs.items() if value is not None}
    return {**chosen, **dict(parse_override(text) for text in options.set)}


def _check(options: argparse.Namespace) -> None:
    """Refuse options that do not go together, and a drive with nothing to run."""
    if options.headless and options.face:
        raise CannotStart(f"--headless shows nothing, so it does not go with --face {options.face}.")
    if options.script and not options.headless:
        raise CannotStart("--script is for --headless; a window or a terminal takes its keys from you.")
    _check_drive(options.root)


def _check_drive(root: Path) -> None:
    try:
        has_code = (root / "code.py").is_file()
        root.resolve()
    except (OSError, RuntimeError, ValueError) as error:  # RuntimeError: a link that leads to itself
        raise CannotStart(f"{root} cannot be read: {files.reason(error)}.") from None
    if not has_code:
        raise CannotStart(f"There is no code.py in {root}; --root is the drive with code.py.")
    if any((root / "lib").glob("glowgrid/*.mpy")):
        raise CannotStart(f"{root} is compiled for the board, which a computer cannot run: deploy it with --source.")
    for name in ("code.py", "boot.py"):
        files.check_readable(root / name)


def _unknown_settings(options: argparse.Namespace) -> list[str]:
    """Return a sentence for each setting that the person named and the drive's settings.toml does not have."""
    known = load(options.root / "settings.toml")
    named = dict(parse_override(text) for text in options.set)
    if options.settings:
        named = {**load(options.settings), **named}
    return warnings(named, known) if known else []


def _headless(sim: Simulator, options: argparse.Namespace) -> int:
    if not options.script:
        raise CannotStart("--headless needs --script FILE; see --help for what a script says.")
    _require("PIL", "Pillow")
    reader = _listen(sim)
    code = headless.run(sim, options.script, options.out, options.format, options.draw_keypad, options.record)
    return _ended(reader, code)


def _interactive(sim: Simulator, options: argparse.Namespace) -> int:
    face, notice = _choose_face(options.face)
    _require("PIL", "Pillow")
    if options.record:
        files.check_writable(options.record)
    window, notice = _open(sim, options) if face == "window" else (None, notice)
    reader = _listen(sim) if window else None
    recorder = Recorder(sim.machine) if options.record else None
    with _ctrl_c() as stop:
        with sim:
            if window:
                window.run(stop)
            else:
                _terminal(sim, options.speed, notice, stop)
        code = _save(recorder, options.record) if recorder else 0
    return _ended(reader, 130 if stop.is_set() else code)


def _ended(reader: files.Reader | None, code: int) -> int:
    """Say what the person's end of the serial console did not take; return the exit code."""
    if reader is None or not reader.failure:
        return code
    files.complain(reader.failure)
    return code or 1


@contextlib.contextmanager
def _ctrl_c() -> Iterator[threading.Event]:
    """Note Ctrl-C and go on, so that the board ends, and the record is written, in peace."""
    stop = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield stop
        return
    before = signal.signal(signal.SIGINT, lambda *_: stop.set())
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def _save(recorder: Recorder, path: Path) -> int:
    """Write the record; return the exit code."""
    try:
        with files.writing(path):
            recorder.save_gif(path)
    except files.FileError as error:
        files.complain(error)
        return 1
    return 0


def _choose_face(wish: str | None) -> tuple[str, str]:
    """Return the face, and what to say about the choice."""
    display = sys.platform != "linux" or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    )
    terminal = _is_terminal()
    if wish == "window" and not display:
        raise CannotStart(
            "There is no display for a window; --face terminal plays here, --headless runs a script."
        )
    if wish == "terminal" and not terminal:
        raise CannotStart(
            "This is no terminal to play in; --headless --script FILE runs a script without one."
        )
    if wish or display:
        return wish or "window", ""
    if terminal:
        return "terminal", "There is no display, so this is the terminal."
    raise CannotStart(
        "There is neither a display nor a terminal here; --headless --script FILE runs without them."
    )


def _is_terminal() -> bool:
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def _open(sim: Simulator, options: argparse.Namespace) -> "tuple[Window | None, str]":
    """Open the window; where none can be had and none was wished for, return what to say in the terminal instead."""
    _require("pygame", "pygame-ce")
    from host_sim.window import CannotOpen, Window

    try:
        return Window(sim, options.speed), ""
    except CannotOpen as error:
        if options.face is None and _is_terminal():
            return None, f"The window cannot open ({error}), so this is the terminal."
        raise CannotStart(f"The window cannot open ({error}); try --face terminal or --headless.") from None


def _terminal(sim: Simulator, speed: float, notice: str, stop: threading.Event) -> None:
    _require("textual", "Textual")
    from host_sim.terminal import Terminal

    if notice:
        files.complain(notice)
    Terminal(sim, speed, notice, stop).run()
    for line in sim.machine.faults + sim.machine.serial.last_lines(LAST_LINES):
        print(line)


def _listen(sim: Simulator) -> files.Reader:
    """Show the serial console, and what is wrong with the hardware, where the simulator was started."""
    reader = files.Reader()
    sim.machine.serial.listeners.append(reader.show)
    for fault in sim.machine.faults:
        files.complain(fault)
    return reader


def _require(module: str, name: str) -> None:
    if importlib.util.find_spec(module) is None:
        raise CannotStart(
            f'{name} is not installed: pip install "glowgrid[sim]" brings all the simulator needs.'
        )


def _only_line(path: Path) -> str:
    lines = files.read_text(path).split("\n")
    told = [line.strip() for line in lines if line.strip()]
    if len(told) != 1:
        raise CannotStart(f"{path.name} has {len(told)} lines; a recorded game is one.")
    return told[0]


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not all(side.isdecimal() and len(side) < 5 for side in (width, height)):
        raise argparse.ArgumentTypeError(f"{files.short(text)!r} is no size: write WIDTHxHEIGHT, such as 16x16")
    return int(width), int(height)


def _speed(text: str) -> float:
    return _between(text, 0.01, 100, "a number above 0")


def _milliseconds(text: str) -> float:
    return _between(text, 0, 1000, "0 or a number above")


def _seconds(text: str) -> float:
    return _between(text, 0, 86400, "0 or a number above")


def _between(text: str, low: float, high: float, allowed: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not low <= value <= high:
        raise argparse.ArgumentTypeError(f"{files.short(text)!r} must be {allowed}: {low:g} to {high:g}")
    return value


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{files.short(text)!r} is no whole number") from None
