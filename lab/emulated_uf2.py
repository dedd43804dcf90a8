"""Drag one UF2 file with firmware and drive onto an emulated Raspberry Pi Pico or Pico W, and start the board from it:

    pip install -e ".[emulator]"
    python -m lab.emulated_uf2 --uf2 FILE [--old erased | random] [--core DIR]

`python -m tools.build.uf2` makes the file. A model of the boot ROM writes it into a flash that was erased, or that is
full of old content. Then the board starts three times from that flash, each time to the menu: as it is, once more, and
after the owner has chosen another language in settings.toml. Each time is the board's own, from power-on to the menu.
"""

import argparse
import random
import sys
from importlib import import_module
from pathlib import Path

from glowgrid.config.language import LANGUAGES
from host_common import command_line
from host_sim import user_files
from host_sim.board.hardware import Hardware, solder
from host_sim.board.settings_parser import read
from host_sim.simulator import NotSaid
from lab.emulate import SLOW, CannotStart, require
from lab.emulator import boot_rom, firmware_detection
from lab.emulator.drive_reader import Reader
from tools.build.payload import SETTINGS

FLASH_SIZE = 1 << 21
BOOT_OUT = "boot_out.txt"
MENU_MS = 20_000
OLD = "erased", "random"
WORDS = "lib/glowgrid/words/{}"
NO_DRIVE = "has no drive in it; python -m tools.build.uf2 makes a file with one."


def main(arguments: list[str] | None = None) -> int:
    """Start the board three times. Return the exit code: 0: success, 1: no menu came, 2: it cannot start."""
    options = _parser().parse_args(arguments)
    try:
        _run(options)
    except (NotSaid, CannotStart) as error:
        user_files.complain(error)
        return 1 if isinstance(error, NotSaid) else 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = command_line.parser("python -m lab.emulated_uf2", (__doc__ or "").split("\n\n")[0])
    parser.add_argument("--uf2", type=Path, required=True, metavar="FILE", help="what tools.build.uf2 has made")
    parser.add_argument("--old", choices=OLD, default=OLD[1], help="content of the flash before (default: random)")
    parser.add_argument("--core", type=Path, metavar="DIR", help="a folder with another build of rp2040py")
    return parser


def _run(options: argparse.Namespace) -> None:
    try:
        uf2 = options.uf2.read_bytes()
        board = Board(options.uf2, flashed(uf2, options.old))
        settings = board.files()[SETTINGS]
    except OSError as error:
        raise CannotStart(f"{options.uf2} cannot be read: {user_files.reason(error)}.") from None
    except (ValueError, KeyError, IndexError):
        raise CannotStart(f"{options.uf2} {NO_DRIVE}") from None
    require(options.core)
    user_files.complain(SLOW)
    language = str(read(settings.decode())["LANGUAGE"])
    board.start("first start", language)
    print(f"{BOOT_OUT}: {board.files()[BOOT_OUT].decode().splitlines()[0]}", flush=True)
    board.start("second start", language)
    folders = {path.rpartition("/")[0] for path in board.files()}
    other = next((name for name in LANGUAGES if name != language and WORDS.format(name) in folders), "")
    if not other:
        print("The drive has no other language.")
        return
    board.flash = in_language(board.flash, settings, language, other)
    board.start(f'LANGUAGE = "{other}"', other)


def flashed(uf2: bytes, old: str) -> bytes:
    """Return the content of a flash after the file was dragged onto the board. `old`: its content before, as in OLD."""
    flash = bytearray(random.Random(0).randbytes(FLASH_SIZE) if old == "random" else b"\xff" * FLASH_SIZE)
    boot_rom.write(boot_rom.blocks(uf2), flash)
    return bytes(flash)


def in_language(flash: bytes, settings: bytes, old: str, new: str) -> bytes:
    """Return the flash with another language in its settings.toml, whose content is `settings`."""
    line = 'LANGUAGE = "{}"'
    changed = settings.replace(line.format(old).encode(), line.format(new).encode())
    return flash.replace(settings, changed)


class Board:
    """A board with the content `flash` in its flash. `uf2`: the file from which it was written."""

    def __init__(self, uf2: Path, flash: bytes) -> None:
        self._uf2 = uf2
        self.flash = flash
        self._kind = firmware_detection.of(uf2)

    def files(self) -> dict[str, bytes]:
        """Return the files on the drive, by path."""
        return Reader(self.flash[self._kind.drive_at :]).files()

    def start(self, name: str, language: str) -> None:
        """Switch the board on, wait for the menu in `language`, and switch it off. Print how long that took.

        Raise NotSaid if the menu does not come. `name`: what the printed line says of this start.
        """
        from lab.emulator.emulated_board import Board as Emulated
        from lab.emulator.emulated_person import Person

        hardware = self._hardware()
        drive = bytes(self._kind.sectors * 512)
        person = Person(lambda hear: Emulated(self._uf2, drive, hardware, hear, self.flash), lambda line: None)
        person.power_on()
        menu = str(import_module(f"glowgrid.words.{language}.main_menu").MENU)
        person.expect(menu.partition("{}")[2].strip()[:20], MENU_MS)
        now = person.board.now
        person.power_off()
        self.flash = person.board.flash
        print(f"{name}: menu after {now / 1000:.2f} s", flush=True)

    def _hardware(self) -> Hardware:
        settings = read(self.files()[SETTINGS].decode())
        return solder({name: value for name, value in settings.items() if value is not None})[0]


if __name__ == "__main__":
    sys.exit(main())
