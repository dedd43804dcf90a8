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

from host_sim import ROOT, files, headless
from host_sim.hardware import KEYPADS
from host_sim.panel import CORNERS, ORDERS, ROTATIONS, WIRINGS
from host_sim.recorder import Recorder
from host_sim.settings import SettingsError, Value, load, parse_override, warnings
from host_sim.simulator import PATIENCE_S, Simulator

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

exit codes: 0 all well; 1 something expected did not come, or code.py failed, or it ended by itself and the
script expects nothing that is in its last line, nor "Code done running."; 2 it could not start; 130 Ctrl-C
environment: names that settings.toml does not have are looked up there, as on Blinka boards"""


class CannotStart(Exception):
    """Something is missing; the message is the sentence for the person."""


def main(arguments: list[str] | None = None) -> int:
    """Run the simulator; returns the exit code."""
    options = _parser().parse_args(arguments)
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
        )
        sim.machine.faults += _unknown_settings(options)
        return _headless(sim, options) if options.headless else _interactive(sim, options)
    except (CannotStart, SettingsError, files.FileError) as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m host_sim",
        description=DESCRIPTION,
        epilog=SCRIPT_HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    face = parser.add_argument_group("faces")
    face.add_argument(
        "--face", choices=("window", "terminal"), help="which to show (default: window, if it can)"
    )
    face.add_argument("--speed", type=_positive, default=1.0, help="how fast time runs (default: 1)")
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
        type=_not_negative,
        default=PATIENCE_S,
        metavar="S",
        help="give up after so many real seconds without progress (default: 60; 0: never, to use a debugger)",
    )


def _add_hardware(group: argparse._ArgumentGroup) -> None:
    group.add_argument("--grid", type=_size, metavar="WxH", help="width x height as wired, 5 to 32 each")
    group.add_argument("--corner", choices=CORNERS, help="where the first pixel is")
    group.add_argument("--order", choices=ORDERS, help="whether the strip runs along rows or columns")
    group.add_argument("--wiring", choices=WIRINGS, help="serpentine: every second line runs back")
    group.add_argument("--rotation", type=int, choices=ROTATIONS, help="how far it is turned clockwise")
    group.add_argument("--keypad", choices=KEYPADS, help="columns x rows, on pins GP2 to GP9")
    group.add_argument("--bounce", type=_not_negative, default=0, metavar="MS", help="contacts chatter for so long")


def _add_firmware(group: argparse._ArgumentGroup) -> None:
    group.add_argument("--seed", type=int, metavar="N", help="the setting SEED: the same chance every time")
    group.add_argument(
        "--thinking-time",
        action=argparse.BooleanOptionalAction,
        help="bots think as long as on the board (default: where somebody watches, so not with --headless)",
    )
    group.add_argument("--brightness", type=int, metavar="N", help="the setting BRIGHTNESS")
    group.add_argument("--replay", type=Path, metavar="FILE", help="show the game that FILE holds as one line")
    group.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="any other setting")
    group.add_argument("--settings", type=Path, metavar="FILE", help="instead of settings.toml")
    group.add_argument(
        "--root", type=Path, default=ROOT, metavar="DIR", help="the drive with code.py (default: this repo)"
    )


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
    if not (options.root / "code.py").is_file():
        raise CannotStart(f"There is no code.py in {options.root}; --root is the drive with code.py.")


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
    _listen(sim)
    return headless.run(sim, options.script, options.out, options.format, options.draw_keypad, options.record)


def _interactive(sim: Simulator, options: argparse.Namespace) -> int:
    face, notice = _choose_face(options.face)
    _require("PIL", "Pillow")
    if options.record:
        files.check_writable(options.record)
    recorder = Recorder(sim.machine) if options.record else None
    with _ctrl_c() as stop:
        with sim:
            if face == "window":
                _window(sim, options.speed, stop)
            else:
                _terminal(sim, options.speed, notice, stop)
        if recorder:
            _save(recorder, options.record)
    return 130 if stop.is_set() else 0


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


def _save(recorder: Recorder, path: Path) -> None:
    try:
        recorder.save_gif(path)
    except OSError as error:
        raise files.FileError(f"{path} cannot be written: {files.reason(error)}.") from None


def _choose_face(wish: str | None) -> tuple[str, str]:
    """Return the face, and what to say about the choice."""
    display = sys.platform != "linux" or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    )
    terminal = sys.stdin.isatty() and sys.stdout.isatty()
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


def _window(sim: Simulator, speed: float, stop: threading.Event) -> None:
    _require("pygame", "pygame-ce")
    from host_sim.window import CannotOpen, Window

    _listen(sim)
    try:
        window = Window(sim, speed)
    except CannotOpen as error:
        raise CannotStart(f"The window cannot open ({error}); try --face terminal or --headless.") from None
    window.run(stop)


def _terminal(sim: Simulator, speed: float, notice: str, stop: threading.Event) -> None:
    _require("textual", "Textual")
    from host_sim.terminal import Terminal

    if notice:
        print(notice, file=sys.stderr)
    Terminal(sim, speed, notice, stop).run()
    for line in sim.machine.faults + sim.machine.serial.last_lines(LAST_LINES):
        print(line)


def _listen(sim: Simulator) -> None:
    """Show the serial console, and what is wrong with the hardware, where the simulator was started."""
    out = sys.stdout  # the firmware has another

    def show(text: str) -> None:
        with contextlib.suppress(BrokenPipeError):  # a reader that has gone is no fault of the board's
            print(text, end="", flush=True, file=out)

    sim.machine.serial.listeners.append(show)
    for fault in sim.machine.faults:
        print(fault, file=sys.stderr)


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
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is no size: write WIDTHxHEIGHT, such as 16x16")
    return int(width), int(height)


def _positive(text: str) -> float:
    value = _number(text)
    if value <= 0:
        raise argparse.ArgumentTypeError(f"{text!r} must be a number above 0")
    return value


def _not_negative(text: str) -> float:
    value = _number(text)
    if value < 0:
        raise argparse.ArgumentTypeError(f"{text!r} must be 0 or a number above")
    return value


def _number(text: str) -> float:
    """Return a finite number; -1 for what is none."""
    try:
        value = float(text)
    except ValueError:
        return -1
    return value if math.isfinite(value) else -1
