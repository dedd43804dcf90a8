"""Put CircuitPython's firmware and the image of a board's drive together into one UF2 file."""

from . import fat_image, flash_layouts, uf2_blocks
from .uf2_blocks import NotFirmware

SYSTEM_FILES = {  # CircuitPython creates these when it formats a drive, most of them so that computers add no files
    ".fseventsd/no_log": b"",
    ".metadata_never_index": b"",
    ".Trashes": b"",
    ".Trash-1000": b"",
    "sd/placeholder.txt": b"SD cards mounted at /sd will hide this file from Python.\n",
}
_ERASED, _ZERO = 0xFF, 0


class Firmware:
    """CircuitPython's firmware for one board.

    `version` is that of CircuitPython. `moment` is its date as (year, month, day, 0, 0, 0). `board` is the board's id.
    """

    def __init__(self, uf2: bytes) -> None:
        """Read a UF2 file. Raise NotFirmware if it is not CircuitPython for one of the boards in `flash_layouts`."""
        family, address, self._content = uf2_blocks.read(uf2)
        self.version, date, name = flash_layouts.banner(self._content)
        self.moment = _moment(date)
        self.board = flash_layouts.board(self._content, name)
        self.layout = flash_layouts.LAYOUTS[self.board]
        start = flash_layouts.drive_start(self._content, address)
        if (family, address) != (self.layout.family, flash_layouts.FLASH):
            raise NotFirmware("other_layout", f"says that it is for {name}, but is made for another chip")
        room = self.layout.drive_at - flash_layouts.NVM_SIZE - address
        if start not in (0, self.layout.drive_at) or len(self._content) > room:
            said = f"keeps the drive of {name} at another place than CircuitPython 10.2 does"
            raise NotFirmware("other_layout", said)

    def alone(self) -> bytes:
        """Return a UF2 file with the firmware. It changes neither the drive nor the saved games."""
        return uf2_blocks.written([self._run()], self.layout.family)

    def with_drive(self, image: bytes) -> bytes:
        """Return a UF2 file with the firmware and the drive. It does not change the saved games.

        `image`: the image of the drive, such as from `drive_image`.
        """
        return uf2_blocks.written([self._run(), (self.layout.drive_at, image, _ZERO)], self.layout.family)

    def drive_image(self, files: dict, moment: tuple) -> bytes:
        """Return the image of the board's drive with `files` and the files that CircuitPython itself creates.

        `files`: a dictionary from the path of each file to its content. `moment`: (year, month, day, hour, minute,
        second), the time of every file. Raise fat_image.TooLarge if they do not fit.
        """
        everything = dict(SYSTEM_FILES)
        everything.update(files)
        return fat_image.image(everything, self.layout.sectors, moment)

    def _run(self) -> tuple:
        return flash_layouts.FLASH, self._content, _ERASED


def _moment(date: str) -> tuple:
    try:
        year, month, day = [int(part) for part in date.split("-")]
    except ValueError:
        raise NotFirmware("no_circuitpython", "is not firmware of CircuitPython: it has no date") from None
    return year, month, day, 0, 0, 0
