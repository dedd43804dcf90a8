"""The options of the command line, what their help says, and the settings that they stand for.

Part of the room host_sim; imports the standard library, parts, board, the simulator and the headless face.
"""

import argparse
import math
import sys
from pathlib import Path
from typing import NoReturn

from host_sim import ROOT, files
from host_sim.board.hardware import KEYPADS
from host_sim.board.settings import Value, parse_override
from host_sim.faces.headless import FORMATS
from host_sim.parts.cable import HERE
from host_sim.parts.panel import CORNERS, ORDERS, ROTATIONS, WIRINGS
from host_sim.simulator import PATIENCE_S

LINK_PINS = "GP12", "GP13"  # what a cable is at, where nobody says otherwise
COMMAND = "glowgrid-sim"  # what pip installs

DESCRIPTION = """\
Glowgrid on this computer: a virtual Raspberry Pi Pico with a NeoPixel grid and a matrix keypad, which
runs boot.py and code.py as the board would. Opens a window; where there is no display, the terminal;
with --headless neither."""

SCRIPT_HELP = """\
a script is text, a step a line (# starts a comment):
  press KEY          60 ms down, 60 ms up         hold KEY MS        down for so long
  down KEY, up KEY   press and let go             touch X Y          the light there; 0 0 is at the top left
  wait MS            let time pass                expect TEXT        on the serial console
  type TEXT          into the serial console      screenshot NAME    the board as a picture
  record off|on      leave out of the GIF         power on|off       plug in, unplug
  heap               what is free on the board; python -m tools.emulate tells it

exit codes: 0 all well; 1 something expected did not come, or code.py failed, or it ended by itself and the
script expects nothing that is in its last line, nor "Code done running."; 2 it could not start; 130 Ctrl-C
environment: names that settings.toml does not have are looked up there, as on Blinka boards"""


class CannotStart(Exception):
    """Something is missing; the message is the sentence for the person."""


class Parser(argparse.ArgumentParser):
    """Refuses a wrong option without repeating what it holds at any length."""

    def error(self, message: str) -> NoReturn:
        told = " ".join(files.short(word, 200) for word in files.short(message, 1000).split(" "))
        super().error(told.encode("utf-8", "backslashreplace").decode())

    def read(self, arguments: list[str] | None) -> argparse.Namespace:
        """Parse; also refuse `--NAME=--`, of which argparse makes an empty list."""
        options = self.parse_args(arguments)
        for name, value in vars(options).items():
            if [] in (value if name in ("set", "host_name") else [value]):
                self.error(f"argument --{name.replace('_', '-')}: expected one argument")
        return options


def parser() -> Parser:
    """Return what reads the options."""
    found = Parser(
        prog=COMMAND if Path(sys.argv[0]).stem == COMMAND else "python -m host_sim",
        description=DESCRIPTION,
        epilog=SCRIPT_HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    face = found.add_argument_group("faces")
    face.add_argument(
        "--face", choices=("window", "terminal"), help="which to show (default: window, if it can)"
    )
    face.add_argument("--web", action="store_true", help="play on a page in the browser; others may look on")
    face.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="who can reach it (default: nobody else;"
        " 0.0.0.0: everybody in the network)")
    face.add_argument("--host-name", action="append", default=[], metavar="NAME", help="another name under which"
        " browsers may ask for this computer")
    face.add_argument("--port", type=_whole, default=0, metavar="N", help="its port (default: a free one)")
    face.add_argument("--speed", type=_speed, default=1.0, help="how fast time runs, 0.01 to 100 (default: 1)")
    face.add_argument("--big", action="store_true", help="text that a whole class can read (in the window)")
    face.add_argument("--record", type=Path, metavar="FILE", help="write what is to be seen as a GIF, or as FILE.webp")
    _add_state(found.add_argument_group("saved games and statistics: kept in your own folder, unless"))
    _add_headless(found.add_argument_group("headless: virtual time, no waiting, exactly repeatable"))
    _add_hardware(found.add_argument_group("hardware (each overrides settings.toml)"))
    _add_firmware(found.add_argument_group("firmware"))
    return found


def _add_state(group: argparse._ArgumentGroup) -> None:
    group.add_argument("--fresh", action="store_true", help="begin with nothing saved; keep nothing, change nothing")
    group.add_argument("--state", type=Path, metavar="FILE", help="keep them, and the window's place, in FILE instead")


def _add_headless(group: argparse._ArgumentGroup) -> None:
    group.add_argument("--headless", action="store_true", help="run a script instead of showing anything")
    group.add_argument("--script", type=Path, metavar="FILE", help="the script")
    group.add_argument(
        "--out", type=Path, metavar="DIR", default=Path("out"), help="where files go (default: out)"
    )
    group.add_argument(
        "--format",
        choices=FORMATS,
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
    group.add_argument("--buzzer", action="store_true", help="a buzzer on pin GP15: sound")
    group.add_argument(
        "--link",
        nargs="?",
        const=HERE,
        metavar="WHERE",
        help="a cable to another simulator started so, too, or to a board: WHERE is HOST:PORT, or a serial port",
    )
    group.add_argument(
        "--broker",
        metavar="HOST[:PORT]",
        help="a radio, and the MQTT broker that you and somebody elsewhere both reach (mqtts://HOST where it is"
        " encrypted): set a game up with Elsewhere as a player, and you are told an invitation",
    )
    group.add_argument("--join", metavar="CODE", help="with --broker: join the match of this invitation, or look on")
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
        "--root", type=Path, default=ROOT, metavar="DIR", help="the drive with code.py (default: Glowgrid's own)"
    )


def reading_time(options: argparse.Namespace) -> str:
    """Return as what the drive is read: "source", "mpy" or, where that takes no time, ""."""
    wanted: str = options.reading_time or ("none" if options.headless else "mpy")
    return "" if wanted == "none" else wanted


def overrides(options: argparse.Namespace) -> dict[str, Value]:
    """Return the settings that the options stand for."""
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
    if options.buzzer:
        pairs["BUZZER_PIN"] = "GP15"
    if options.link:
        pairs["LINK_TX"], pairs["LINK_RX"] = LINK_PINS
    if options.broker:
        pairs["MQTT_BROKER"] = options.broker
    if options.join:
        pairs["INVITATION"] = options.join
    if options.replay:
        pairs["REPLAY"] = _only_line(options.replay)
    chosen = {name: value for name, value in pairs.items() if value is not None}
    return {**chosen, **dict(parse_override(text) for text in options.set)}


def _only_line(path: Path) -> str:
    lines = files.read_text(path).split("\n")
    told = [line.strip() for line in lines if line.strip()]
    if len(told) != 1:
        raise CannotStart(f"{path.name} has {len(told)} lines; a transcript is one.")
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
