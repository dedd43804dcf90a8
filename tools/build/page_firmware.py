"""Put CircuitPython beside the web page, so that visitors need not download it to make a board's file."""

from pathlib import Path

from tools.build.uf2.one_file import Firmware
from tools.build.uf2.uf2_blocks import NotFirmware

FOLDER = "firmware"


class CannotAdd(Exception):
    """Raised if a file cannot be put beside the page. The message is a sentence for the user."""


def named(files: list[Path]) -> dict[str, bytes]:
    """Return a dict from path in the site to content for these UF2 files of CircuitPython. Raise CannotAdd if one is
    not the firmware of a known board, or if two are for the same board."""
    found: dict[str, bytes] = {}
    for file in files:
        try:
            content = file.read_bytes()
            path = f"{FOLDER}/{Firmware(content).board}.uf2"
        except NotFirmware as error:
            raise CannotAdd(f"{file} {error}.") from None
        except OSError as error:
            raise CannotAdd(f"{file} cannot be read: {error.strerror}.") from None
        if path in found:
            raise CannotAdd(f"{file} is for the same board as another file.")
        found[path] = content
    return found


def add(folder: Path, firmware: dict[str, bytes]) -> None:
    """Write the files, as `named` returns them, into the site in `folder`."""
    for path, content in firmware.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)
