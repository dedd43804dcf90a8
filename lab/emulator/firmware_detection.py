"""Released firmware: detects from the UF2 file which board it is for, with the place of the drive in flash and the
radio.
"""

from pathlib import Path
from typing import NamedTuple

BLOCK = 512  # size of a block of a UF2 file
CONTENT = slice(32, 32 + 256)  # the part of a block that is written to flash


class Kind(NamedTuple):
    """A board's flash: the drive's start, its size in sectors of 512 bytes, and whether there is a radio."""

    drive_at: int
    sectors: int
    has_radio: bool


PICO = Kind(0x100000, 2048, False)
PICO_W = Kind(0x181000, 1016, True)


def kind(uf2: bytes) -> Kind:
    """Return the kind of board that a UF2 file is for, by the board's name in it."""
    flash = b"".join(uf2[at : at + BLOCK][CONTENT] for at in range(0, len(uf2), BLOCK))
    return PICO_W if b"Raspberry Pi Pico W" in flash else PICO


def of(path: Path) -> Kind:
    """Return the kind of board for the UF2 file at `path`."""
    return kind(path.read_bytes())
