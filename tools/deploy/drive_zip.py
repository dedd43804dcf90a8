"""Pack the files for a board's drive into a zip, for people without Python:

    python -m tools.deploy.drive_zip [build/glowgrid.zip] [--source] [--yes]

The zip has `.mpy` files for CircuitPython 10 (with --source: stripped sources), the licences, and a note with
instructions. The same sources always give a zip with the same bytes. The command refuses to replace a file that it did
not make, unless --yes is given.
"""

import argparse
import io
import os
import sys
import zipfile
import zlib
from pathlib import Path

from host_common import command_line
from tools.build import whole_file
from tools.build.drive_manifest import digests, manifest
from tools.build.mpy import CannotCompile
from tools.build.payload import MANIFEST, MPY, ROOT, SOURCE, Missing, Payload, payload

_MOMENT = (2020, 1, 1, 0, 0, 0)
LARGEST = 1 << 24  # maximum number of bytes in one of our zips: ten times the normal size
NOTE = "READ-ME-FIRST.txt"
_FORMS = {
    MPY: "The .mpy files in lib are for CircuitPython 10; another version of CircuitPython refuses them.",
    SOURCE: "The files in lib are sources, which every CircuitPython compiles for itself.",
}
_NOTE = """Glowgrid, board games on a grid of light, for CircuitPython 10.

{form}

Copy everything but this note to the drive CIRCUITPY, code.py last. Keep your own code.py, if you have one, under
another name. Keep your own settings.toml; the empty one that CircuitPython makes may be replaced.

For a newer version, first take these away from the drive: code.py; in lib neopixel, adafruit_matrixkeypad and
adafruit_ticks, .py as well as .mpy; lib/glowgrid, but keep the games of your own in lib/glowgrid/games, and own.py
there. A .py that is left beside a .mpy of the same name is the one that runs.
"""


class CannotPack(RuntimeError):
    """Raised if the zip cannot be made. The message gives the reason."""


def pack(target: Path, form: str = MPY) -> list[str]:
    """Write the zip to `target`, and return the paths of the files in the zip. `form` is MPY or SOURCE."""
    files = contents(form)
    target.parent.mkdir(parents=True, exist_ok=True)
    whole_file.write(target, zipped(files))
    return list(files)


def zipped(files: Payload) -> bytes:
    """Return a zip with `files`. The same files always give the same bytes."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in files.items():
            info = zipfile.ZipInfo(path, _MOMENT)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16  # everybody may read the file
            archive.writestr(info, content)
    return packed.getvalue()


def contents(form: str) -> Payload:
    """Return the files of the zip: the note, the manifest, and the files for the drive.

    `form` is MPY for compiled files, or SOURCE for stripped sources.
    """
    files = payload(form)
    note = _NOTE.format(form=_FORMS[form]).encode()
    return {NOTE: note, MANIFEST: manifest(digests(files)), **files}


def is_ours(target: Path) -> bool:
    """Return True if this command made the zip `target`.

    Such a zip contains our note, and a manifest that matches all other files in the zip.
    """
    try:
        with zipfile.ZipFile(target) as archive:
            if sum(info.file_size for info in archive.infolist()) > LARGEST:
                return False
            files = {name: archive.read(name) for name in archive.namelist()}
    except (OSError, EOFError, ValueError, RuntimeError, NotImplementedError, zipfile.BadZipFile, zlib.error):
        return False
    note, manifest_text = files.pop(NOTE, b""), files.pop(MANIFEST, b"")
    return note.startswith(b"Glowgrid") and manifest_text == manifest(digests(files)) and not target.is_symlink()


def parser() -> argparse.ArgumentParser:
    made = command_line.parser("python -m tools.deploy.drive_zip", "Pack the files of the drive.")
    place = ROOT / "build" / "glowgrid.zip"
    made.add_argument("zip", nargs="?", type=Path, default=place, help="file to write (default: build/glowgrid.zip)")
    made.add_argument("--source", action="store_true", help="pack stripped sources for any version of CircuitPython")
    made.add_argument("--yes", action="store_true", help="replace a file that was not made by this command")
    return made


def main(arguments: list[str] | None = None) -> int:
    """Pack the files, print the result, and return the exit code."""
    options = parser().parse_args(arguments)
    target = options.zip
    try:
        if target.is_dir():
            raise CannotPack(f"{target} is a folder. Name a file.")
        if target.exists() and not target.is_file():
            raise CannotPack(f"{target} is no ordinary file. Name another.")
        if os.path.lexists(target) and not options.yes and not is_ours(target):
            raise CannotPack(f"{target} was not made by this command. Add --yes to replace it.")
        count = len(pack(target, SOURCE if options.source else MPY))
    except (CannotPack, CannotCompile, Missing) as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{target} cannot be written: {error.strerror}.", file=sys.stderr)
        return 1
    print(f"{target}: {count} files, {target.stat().st_size // 1024} KB.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
