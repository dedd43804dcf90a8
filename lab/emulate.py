"""Run Glowgrid on an emulated Raspberry Pi Pico or Pico W with the released firmware:

    pip install -e ".[emulator]"
    python -m lab.emulate --uf2 FILE [--script FILE]

The UF2 file contains CircuitPython for raspberry_pi_pico or raspberry_pi_pico_w; docs/builders/build.md says where to
download the file. Scripts have the same format as those for `python -m host_sim --headless`. Without a script, the
emulator runs until the board shows the menu, and prints how long that took. The drive has the files that `tools.deploy`
would write.

The lights are decoded from the signal on the strip's pin. A pressed key connects two pins. The step `power off` of a
script cuts the power; the flash keeps its content. All times are in the board's time, not in real time. A real board
takes up to 20 % longer to import modules, because the emulator models neither the wait states of the flash nor the time
to erase it.
"""

import argparse
import importlib.util
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from host_common import command_line
from host_sim import user_files
from host_sim.board.hardware import solder
from host_sim.board.settings_parser import read
from host_sim.faces import script
from host_sim.simulator import NotSaid
from lab.emulator import firmware_detection
from lab.emulator.drive_image import drive_image
from lab.emulator.figures import summary
from lab.emulator.probe import with_probe
from tools.build.payload import CODE, MPY, SETTINGS, Missing, Payload, payload
from tools.build.uf2.fat_image import TooLarge

if TYPE_CHECKING:
    from lab.emulator.emulated_person import Person

MENU = "expect 5 sets up\nwait 300\n"
SLOW = "The emulator is slow: one second of the board takes about 40 seconds, and the start takes four of them."
UF2_MAGIC = b"UF2\n"
EVERY_S = 10


class CannotStart(Exception):
    """Raised if the emulator cannot start. The message tells the user why."""


def main(arguments: list[str] | None = None) -> int:
    """Run the emulator. Return the exit code.

    0: success. 1: a step of the script failed, or code.py ended. 2: the emulator could not start. 130: Ctrl-C.
    """
    options = _parser().parse_args(arguments)
    try:
        return _run(options)
    except (CannotStart, Missing, user_files.FileError, script.ScriptError, TooLarge) as error:
        user_files.complain(error)
        return 2
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = command_line.parser("python -m lab.emulate", __doc__.split("\n\n")[0])
    parser.add_argument("--uf2", type=Path, required=True, metavar="FILE", help="CircuitPython for raspberry_pi_pico")
    parser.add_argument("--script", type=Path, metavar="FILE", help="script to run (default: wait for the menu)")
    parser.add_argument("--drive", type=Path, metavar="DIR", help="folder of another drive than our own")
    parser.add_argument("--out", type=Path, default=Path("out"), metavar="DIR", help="output folder (default: out)")
    parser.add_argument("--format", choices=("png", "text"), default="png", help="format of screenshots (default: png)")
    parser.add_argument("--core", type=Path, metavar="DIR", help="a folder with another build of rp2040py")
    return parser


def _run(options: argparse.Namespace) -> int:
    drive = _files(options.drive) if options.drive else payload(MPY)
    hardware, _ = solder({name: value for name, value in _settings(drive).items() if value is not None})
    name = options.script.name if options.script else "script"
    text = user_files.read_text(options.script) if options.script else MENU
    try:
        steps = script.parse(text, hardware.layout.names)
    except script.ScriptError as error:
        raise CannotStart(f"{name}: {error}") from None
    _check_firmware(options.uf2)
    if any(step.word == "heap" for step in steps):
        drive = {**drive, CODE: _probed(drive[CODE])}
    user_files.make_folder(options.out)
    image = drive_image(drive, firmware_detection.of(options.uf2).sectors)
    require(options.core)
    from lab.emulator.emulated_board import Board
    from lab.emulator.emulated_person import Person

    person = Person(lambda hear: Board(options.uf2, image, hardware, hear), lambda line: _say(person, line))
    person.step = _progress(person)
    failure = _play(person, steps, options)
    for line in summary([at for at, _ in person.board.frames], person.board.scans, [ms for _, ms in person.latencies]):
        print(line)
    if failure:
        user_files.complain(f"{name}: {failure}")
    return 1 if failure else 0


def _play(person: "Person", steps: list[script.Step], options: argparse.Namespace) -> str:
    """Run the steps of the script, and write the board's serial output to a file.

    Return a sentence that describes the failure, or "" if nothing failed.
    """

    def write(name: str) -> None:
        path = options.out / f"{name}{'.txt' if options.format == 'text' else '.png'}"
        with user_files.writing(path):
            path.write_text(person.text() + "\n") if options.format == "text" else person.screenshot(path)

    user_files.complain(SLOW)
    failure = ""
    try:
        person.power_on()
        script.run(steps, person, write)
        write("end")
    except (script.ScriptError, NotSaid, user_files.FileError) as error:
        failure = str(error)
    with user_files.writing(options.out / "serial.txt"):
        (options.out / "serial.txt").write_text(person.serial, encoding="utf-8")
    return failure or person.fault


def _say(person: "Person", line: str) -> None:
    print(f"{person.board.now / 1000:8.3f} s  {line}", flush=True)


def _progress(person: "Person") -> Callable[[], None]:
    """Return a function that prints the board's time on stderr every few seconds.

    The caller sets `person.step` to this function, so it is called again and again while the board runs.
    """
    said = time.monotonic()

    def step() -> None:
        nonlocal said
        now = time.monotonic()
        if now - said >= EVERY_S:
            said = now
            user_files.complain(f"{person.board.now / 1000:.1f} s of the board's time in {now - person.began:.0f} s")

    return step


def _check_firmware(path: Path) -> None:
    try:
        with path.open("rb") as file:
            is_uf2 = file.read(4) == UF2_MAGIC
    except (OSError, ValueError) as error:
        raise CannotStart(f"{path} cannot be read: {user_files.reason(error)}.") from None
    if not is_uf2:
        raise CannotStart(f"{path} is not a UF2 file; docs/builders/build.md says where to download CircuitPython.")


def require(core: Path | None) -> None:
    """Raise CannotStart if the package rp2040py cannot be imported.

    `core`: the folder to import rp2040py from, or None for the installed package.
    """
    if core:
        if not (core / "rp2040py").is_dir():
            raise CannotStart(f"There is no rp2040py in {core}.")
        sys.path.insert(0, str(core))
    if importlib.util.find_spec("rp2040py") is None:
        raise CannotStart('rp2040py is not installed. Run: pip install -e ".[emulator]"')


def _files(folder: Path) -> Payload:
    """Return the files in `folder`, which has the content of a drive. Hidden files are left out."""
    found = {}
    try:
        for path in sorted(folder.rglob("*")):
            place = path.relative_to(folder)
            if path.is_file() and not any(part.startswith((".", "__pycache__")) for part in place.parts):
                found[place.as_posix()] = path.read_bytes()
    except OSError as error:
        raise CannotStart(f"{folder} cannot be read: {user_files.reason(error)}.") from None
    if CODE not in found:
        raise CannotStart(f"There is no code.py in {folder}; --drive must be the folder of a drive.")
    return found


def _settings(drive: Payload) -> dict[str, str | None]:
    try:
        return read(drive.get(SETTINGS, b"").decode())
    except UnicodeDecodeError:
        raise CannotStart("settings.toml cannot be read: it is not text.") from None


def _probed(code: bytes) -> bytes:
    try:
        return with_probe(code)
    except ValueError as error:
        raise CannotStart(str(error)) from None


if __name__ == "__main__":
    sys.exit(main())
