"""Command line of the tool uf2: read the firmware, make the files of the drive, and write one UF2 file with both."""

import argparse
import os
import sys
import time
from pathlib import Path

from glowgrid import __version__
from glowgrid.config.errors import SettingError
from glowgrid.config.language import LANGUAGES
from host_common import command_line
from host_sim.board.settings_parser import read
from host_sim.user_files import reason, short
from tools.build import small_drives, whole_file
from tools.build.circuitpython_versions import OLDEST, form_for, is_too_old
from tools.build.mpy import CannotCompile
from tools.build.payload import MPY, ROOT, SETTINGS, Missing, payload
from tools.build.uf2.board_file import BoardFile, file_name
from tools.build.uf2.fat_image import TooLarge
from tools.build.uf2.one_file import Firmware
from tools.build.uf2.setting_options import Value, chosen
from tools.build.uf2.uf2_blocks import BLOCK, NotFirmware

DOWNLOADS = "docs/builders/build.md says where to download CircuitPython"
BOOT_DRIVE = "INFO_UF2.TXT"  # a file on the drive on which a board takes a UF2 file
LARGEST = 1 << 26  # maximum number of bytes of the firmware file: ten times the normal size
EPOCH = "SOURCE_DATE_EPOCH"
YEARS = range(1980, 2108)  # that a FAT file system can store


class CannotMake(Exception):
    """Raised if the file cannot be made. The message is a sentence for the user."""


def main(arguments: list[str] | None = None) -> int:
    """Make the file, say what it does, and return the exit code."""
    try:
        print("\n".join(make(parser().parse_args(arguments))))
    except (CannotMake, CannotCompile, Missing) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def parser() -> argparse.ArgumentParser:
    made = command_line.parser("python -m tools.build.uf2", "Put CircuitPython and Glowgrid into one UF2 file.")
    firmware = f"CircuitPython's UF2 file; {DOWNLOADS}"
    made.add_argument("--firmware", type=Path, required=True, metavar="FILE", help=firmware)
    made.add_argument("--language", metavar="NAME", help=f"the setting LANGUAGE: {', '.join(LANGUAGES)}")
    made.add_argument("--grid", metavar="WxH", help="the settings GRID_WIDTH and GRID_HEIGHT, such as 16x16")
    made.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="any other setting; repeatable")
    made.add_argument("--keep", action="store_true", help="leave the board's drive as it is: only CircuitPython")
    output = "another file or folder (default: a name that says what is in the file, in this folder)"
    made.add_argument("--output", type=Path, metavar="FILE", help=output)
    made.add_argument("--yes", action="store_true", help="replace a file even if it is not a UF2 file")
    return made


def make(options: argparse.Namespace) -> list[str]:
    """Make the file as the options say, and return sentences about it. Raise CannotMake if that is impossible."""
    firmware = _firmware(options.firmware)
    if options.keep and (options.language or options.grid or options.set):
        raise CannotMake("With --keep the settings on the board stay, so leave out --language, --grid and --set.")
    try:
        values, settings = chosen(options.language, options.grid, options.set, firmware.layout.pins)
    except SettingError as error:
        raise CannotMake(str(error)) from None
    target = options.output or Path(file_name(__version__, firmware.board, None if options.keep else settings))
    _check_target(target, options.firmware, options.yes)
    circuitpython = f"CircuitPython {firmware.version} for the {firmware.layout.name}"
    if options.keep:
        alone = firmware.alone()
        _write(target, alone)
        return [*_head(target, alone, f"{circuitpython}."), *KEEPS]
    form = form_for(firmware.version)
    made = _made(firmware, form, values, settings.language)
    _write(target, made.content)
    language = small_drives.NAMES[settings.language]
    content = f"{circuitpython}, and Glowgrid {__version__} in {language}: {made.files} files."
    return [
        *_head(target, made.content, content),
        *_changes(values),
        *([] if form == MPY else [SOURCES]),
        *([TOO_OLD] if is_too_old(firmware.version) else []),
        *small_drives.sentences(made.left_out),
        *made.warnings,
        f"{made.free // 1024} KB of the drive stay free.",
        *ERASES,
    ]


def _changes(values: dict[str, Value]) -> list[str]:
    """Return a sentence that lists the settings that differ from Glowgrid's own, without passwords; [] if none does."""
    own = read((ROOT / SETTINGS).read_text(encoding="utf-8"))
    changes = [f"{name} = {value}" for name, value in sorted(values.items()) if own.get(name) != str(value)]
    shown = [change for change in changes if "PASSWORD" not in change.partition(" ")[0]]
    return [f"Settings that differ from Glowgrid's own: {', '.join(shown)}."] if shown else []


SOURCES = (
    "The .mpy format of this CircuitPython is not known here, so the modules are sources, which start more slowly."
)
TOO_OLD = f"This CircuitPython is too old: Glowgrid is made for version {OLDEST}. See docs/builders/build.md."
ERASES = [
    "Dragging it onto the board ERASES everything on the board's drive CIRCUITPY: files, settings, passwords.",
    "Saved games stay. To keep the drive, use --keep for a newer CircuitPython, or tools.deploy for a newer Glowgrid.",
]
KEEPS = [
    "It leaves the drive CIRCUITPY, its settings and the saved games as they are.",
    "Glowgrid itself is not in it: python -m tools.deploy puts that on the drive.",
]


def _head(target: Path, made: bytes, content: str) -> list[str]:
    return [f"{target}: {len(made) // 1024} KB, {len(made) // BLOCK} blocks.", f"It contains {content}"]


# -- the firmware and the drive


def _firmware(path: Path) -> Firmware:
    try:
        if path.stat().st_size > LARGEST:
            raise CannotMake(f"{path} is too large for firmware. {DOWNLOADS}.")
        return Firmware(path.read_bytes())
    except (OSError, ValueError) as error:
        if isinstance(error, NotFirmware):
            raise CannotMake(f"{path} {error}. {DOWNLOADS}.") from None
        raise CannotMake(f"{path} cannot be read: {reason(error)}.") from None


def _made(firmware: Firmware, form: str, values: dict[str, Value], language: str) -> BoardFile:
    try:
        return BoardFile(firmware, payload(form), values, language, _moment(firmware))
    except TooLarge as error:
        raise CannotMake(f"{error} It is that of the {firmware.layout.name}.") from None


def _moment(firmware: Firmware) -> tuple:
    """Return the time of the files: that in the environment, or that of the firmware."""
    text = os.environ.get(EPOCH, "")
    if not text:
        return firmware.moment
    try:
        moment: tuple = tuple(time.gmtime(int(text))[:6])
    except (ValueError, OverflowError, OSError):
        moment = (0,)
    if moment[0] not in YEARS:
        raise CannotMake(f"{EPOCH} is {short(text)!r}, but it must be a number of seconds since 1970, after 1979.")
    return moment


# -- the target


def _check_target(target: Path, source: Path, yes: bool) -> None:
    if target.is_dir():
        raise CannotMake(f"{target} is a folder. Name a file.")
    if not target.parent.is_dir():
        raise CannotMake(f"There is no folder {target.parent}.")
    if (target.parent / BOOT_DRIVE).exists():
        raise CannotMake(f"{target.parent} is a board. Write the file elsewhere, and drag it there when you are sure.")
    if not os.path.lexists(target):
        return
    if target.exists() and target.samefile(source):
        raise CannotMake(f"{target} is the firmware itself. Name another file.")
    if not target.is_file() or target.is_symlink():
        raise CannotMake(f"{target} is no ordinary file. Name another.")
    if not yes and target.read_bytes()[:4] != b"UF2\n":
        raise CannotMake(f"{target} is no UF2 file. Add --yes to replace it.")


def _write(target: Path, content: bytes) -> None:
    try:
        whole_file.write(target, content)
    except OSError as error:
        raise CannotMake(f"{target} cannot be written: {reason(error)}.") from None
