"""Define the simulator's command-line options, their help, and the settings that the options stand for."""

import argparse
import math
import os
import sys
from pathlib import Path
from typing import NoReturn

from glowgrid.config.language import LANGUAGES
from glowgrid.config.settings import TABLE
from glowgrid.online.protocol import invite_code
from host_common import version
from host_sim import ROOT, user_files
from host_sim.board.hardware import BUTTONS, KEYPADS, grid_settings
from host_sim.board.overridden_settings import Value, load, parse_override
from host_sim.faces.headless import FORMATS
from host_sim.parts.cable import HERE
from host_sim.parts.strip_layout import CORNERS, ORDERS, ROTATIONS, WIRINGS
from host_sim.simulator import PATIENCE_S

LINK_PINS = "GP12", "GP13"  # the pins of the cable, TX and RX
LEAST, MOST = next(limits for name, _, _, limits in TABLE if name == "GRID_WIDTH")  # width and height of a grid
COMMAND = "glowgrid-sim"  # name of the command that pip installs

DESCRIPTION = """\
Glowgrid on this computer: a virtual Raspberry Pi Pico with a NeoPixel grid and a matrix keypad. It runs
boot.py and code.py as the board would. It opens a window or, without a display, plays in the terminal.
With --headless it runs a script without either."""

SCRIPT_HELP = """\
a script has one step per line (# starts a comment):
  press KEY          60 ms down, 60 ms up         hold KEY MS        keep it down for MS milliseconds
  down KEY, up KEY   press, release               touch X Y          tap a light; 0 0 is at the top left
  wait MS            let time pass                expect TEXT        wait for it on the serial console
  type TEXT          into the serial console      screenshot NAME    save a picture of the board
  record off|on      pause the GIF, go on         power on|off       plug in, unplug
  heap               free memory; only with python -m lab.emulate

exit codes: 0 success; 1 an expected text was missing, or code.py failed, or code.py ended by itself and the
script expects neither its last line nor "Code done running."; 2 it could not start; 130 Ctrl-C
environment: used for settings that settings.toml does not have, as on Blinka boards"""


class CannotStart(Exception):
    """The simulator cannot start. The exception's message is a sentence for the user."""


class Parser(argparse.ArgumentParser):
    """Argument parser that shortens long input in its error messages."""

    def error(self, message: str) -> NoReturn:
        """Print `message`, shortened, and exit with code 2."""
        shown = " ".join(user_files.short(word, 200) for word in user_files.short(message, 1000).split(" "))
        super().error(shown.encode("utf-8", "backslashreplace").decode())

    def read(self, arguments: list[str] | None) -> argparse.Namespace:
        """Parse the arguments. Also reject `--NAME=--`, for which argparse would return an empty list, and an empty
        value, such as that of a variable that the shell does not know."""
        options = self.parse_args(arguments)
        for name, value in vars(options).items():
            values = value if name in ("set", "host_name") else [value]
            if [] in values:
                self.error(f"argument --{name.replace('_', '-')}: expected one argument")
            if "" in values and name != "set":  # for --set there is a better sentence
                self.error(f"argument --{name.replace('_', '-')}: its value is empty")
        return options


def parser() -> Parser:
    """Return the parser of the command line."""
    found = Parser(
        prog=COMMAND if Path(sys.argv[0]).stem == COMMAND else "python -m host_sim",
        description=DESCRIPTION,
        epilog=SCRIPT_HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    found.add_argument("--version", action="version", version=version.TEXT)
    face = found.add_argument_group("display")
    face.add_argument(
        "--face", choices=("window", "terminal"), help="what to open (default: the window, if possible)"
    )
    face.add_argument("--web", action="store_true", help="play on a page in the browser; others may watch")
    face.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="who can reach it (default: nobody else;"
        " 0.0.0.0: everybody in the network)")
    face.add_argument("--host-name", action="append", default=[], metavar="NAME", help="another name under which"
        " browsers may ask for this computer")
    face.add_argument("--port", type=port, default=0, metavar="N", help="its port (default: a free one)")
    face.add_argument("--speed", type=_speed, default=1.0, help="speed of time, 0.01 to 100 (default: 1)")
    face.add_argument("--language", choices=LANGUAGES, help="the setting LANGUAGE (default: settings.toml's, or that of"
        " the environment)")
    face.add_argument("--big", action="store_true", help="large text for a class or a projector (window only)")
    face.add_argument("--record", type=_file, metavar="FILE", help="record a GIF, or a WebP if FILE ends in .webp")
    _add_state(found.add_argument_group("saved games and statistics (by default in your user folder)"))
    _add_headless(found.add_argument_group("headless: virtual time, no waiting, repeatable"))
    _add_hardware(found.add_argument_group("hardware (each overrides settings.toml)"))
    _add_firmware(found.add_argument_group("firmware"))
    return found


def _add_state(group: argparse._ArgumentGroup) -> None:
    group.add_argument("--fresh", action="store_true", help="start without saved games, and save nothing")
    group.add_argument("--state", type=_file, metavar="FILE", help="save them, and the window's position, in FILE")


def _add_headless(group: argparse._ArgumentGroup) -> None:
    group.add_argument("--headless", action="store_true", help="run a script without a display")
    group.add_argument("--script", type=_file, metavar="FILE", help="script to run")
    group.add_argument(
        "--out", type=Path, metavar="DIR", default=Path("out"), help="folder for the output files (default: out)"
    )
    group.add_argument(
        "--format",
        choices=FORMATS,
        default="png",
        help="screenshots as png (default) or text; gif: png, and the whole run as run.gif",
    )
    group.add_argument("--draw-keypad", action="store_true", help="include the keypad in pictures and GIFs")
    group.add_argument(
        "--patience",
        type=_seconds,
        default=PATIENCE_S,
        metavar="S",
        help="give up after S real seconds without progress (default: 60; 0: never, for debuggers)",
    )


def _add_hardware(group: argparse._ArgumentGroup) -> None:
    group.add_argument("--grid", type=_size, metavar="WxH", help="width and height as wired, 5 to 32 each")
    group.add_argument("--corner", choices=CORNERS, help="corner of the first pixel")
    group.add_argument("--order", choices=ORDERS, help="whether the strip runs along rows or columns")
    group.add_argument("--wiring", choices=WIRINGS, help="serpentine: every second row or column runs backwards")
    group.add_argument("--rotation", type=_whole, choices=ROTATIONS, help="clockwise rotation of the grid in degrees")
    group.add_argument("--keypad", choices=[*KEYPADS, *BUTTONS], help="columns x rows, or buttons, on pins from GP2")
    group.add_argument("--buzzer", action="store_true", help="add a buzzer on pin GP15")
    group.add_argument(
        "--link",
        nargs="?",
        const=HERE,
        metavar="WHERE",
        help="cable to another simulator with --link, or to a board: WHERE is HOST:PORT or a serial port",
    )
    group.add_argument(
        "--broker",
        metavar="HOST[:PORT]",
        help="WiFi, and the MQTT broker for online play (mqtts://HOST if it is encrypted). Choose the player"
        " Online in the setup to get an invite code",
    )
    group.add_argument(
        "--join", type=_invite_code, metavar="CODE", help="with --broker: join or watch the match of this invite code"
    )
    group.add_argument(
        "--bounce", type=_milliseconds, default=0, metavar="MS", help="contacts bounce for up to MS milliseconds"
    )


def _add_firmware(group: argparse._ArgumentGroup) -> None:
    group.add_argument("--seed", type=_whole, metavar="N", help="the setting SEED: repeatable random numbers")
    group.add_argument(
        "--thinking-time",
        action=argparse.BooleanOptionalAction,
        help="bots think as long as on the board (default: yes, but not with --headless)",
    )
    group.add_argument(
        "--reading-time",
        choices=("source", "mpy", "none"),
        help="imports take as long as from such files on the board (default: mpy, with --headless none)",
    )
    group.add_argument("--brightness", type=_whole, metavar="N", help="the setting BRIGHTNESS")
    group.add_argument("--replay", metavar="TRANSCRIPT", help="replay a game, such as"
        " othello/8/f5d6c3, or the one whose transcript is in a file of this name")
    group.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="any other setting; repeatable")
    group.add_argument("--settings", type=_file, metavar="FILE", help="settings file to use instead of settings.toml")
    group.add_argument(
        "--root", type=Path, default=ROOT, metavar="DIR", help="drive with code.py (default: Glowgrid's own)"
    )


def reading_time(options: argparse.Namespace) -> str:
    """Return which files take time to import in the simulator: "source", "mpy", or "" if imports take no time."""
    wanted: str = options.reading_time or ("none" if options.headless else "mpy")
    return "" if wanted == "none" else wanted


def overrides(options: argparse.Namespace) -> dict[str, Value]:
    """Return the settings that the options stand for: a dictionary from the name of each setting to its value."""
    pairs: dict[str, Value | None] = {
        "LANGUAGE": options.language,
        "GRID_CORNER": options.corner,
        "GRID_ORDER": options.order,
        "GRID_WIRING": options.wiring,
        "GRID_ROTATION": options.rotation,
        "BRIGHTNESS": options.brightness,
    }
    if options.grid:
        width, height = options.grid
        pairs |= grid_settings(width, height, load(options.settings or options.root / "settings.toml"))
    if options.keypad in BUTTONS:
        pairs["KEYPAD"], pairs["BUTTON_PINS"] = "buttons", BUTTONS[options.keypad]
    elif options.keypad:
        pairs["KEYPAD"] = "matrix"
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
    if options.replay is not None:
        pairs["REPLAY"] = transcript_of(options.replay)
    chosen = {name: value for name, value in pairs.items() if value is not None}
    return {**chosen, **dict(parse_override(text) for text in options.set)}


def transcript_of(text: str) -> str:
    """Return `text` if it has the form of a transcript, game/options/moves, and no file has this name. Otherwise return
    the transcript in the file `text`."""
    is_text = user_files.may_be_transcript(text) and not os.path.exists(text)
    return text if is_text else only_line(Path(text))


def only_line(path: Path) -> str:
    """Return the only non-blank line of the file. Raise CannotStart if the number of non-blank lines is not 1."""
    lines = user_files.read_lines(path)
    if len(lines) != 1:
        raise CannotStart(f"{path.name} has {len(lines)} lines, but a transcript is one line.")
    return lines[0]


def _file(text: str) -> Path:
    """Convert `text` to the path of a file. An empty text would be the current folder."""
    if not text:
        raise argparse.ArgumentTypeError("its value is empty")
    return Path(text)


def _size(text: str) -> tuple[int, int]:
    """Convert "8x8" to (8, 8)."""
    width, _, height = text.lower().partition("x")
    if not all(side.isdecimal() and len(side) < 5 for side in (width, height)):
        raise argparse.ArgumentTypeError(f"{user_files.short(text)!r} is not a size: write WIDTHxHEIGHT, such as 16x16")
    if not all(LEAST <= int(side) <= MOST for side in (width, height)):
        raise argparse.ArgumentTypeError(f"{text} is no grid for a board: width and height are {LEAST} to {MOST}")
    return int(width), int(height)


def _invite_code(text: str) -> str:
    """Return the text, if it is an invite code for players or for spectators."""
    if invite_code.read(text) is None:
        sizes = f"{invite_code.PLAYER} letters and digits, or {invite_code.SPECTATOR} to watch"
        is_long = len(text.replace("-", "").replace(" ", "")) in (invite_code.PLAYER, invite_code.SPECTATOR)
        wrong = "a letter or digit is wrong" if is_long else f"an invite code has {sizes}"
        raise argparse.ArgumentTypeError(f"{user_files.short(text)!r} is no invite code: {wrong}")
    return text


def _speed(text: str) -> float:
    return _between(text, 0.01, 100, "a number above 0")


def _milliseconds(text: str) -> float:
    return _between(text, 0, 1000, "0 or more")


def _seconds(text: str) -> float:
    return _between(text, 0, 86400, "0 or more")


def _between(text: str, low: float, high: float, allowed: str) -> float:
    """Convert `text` to a number from `low` to `high`. `allowed` describes such numbers in an error message."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not low <= value <= high:
        raise argparse.ArgumentTypeError(f"{user_files.short(text)!r} must be {allowed}: {low:g} to {high:g}")
    return value


def port(text: str) -> int:
    """Return the port that `text` names. Raise an ArgumentTypeError unless it is from 0 to 65535."""
    number = _whole(text)
    if not 0 <= number <= 65535:
        raise argparse.ArgumentTypeError(f"{user_files.short(text)} is no port: those are 0 to 65535")
    return number


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{user_files.short(text)!r} is not a whole number") from None
