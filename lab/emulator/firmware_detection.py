"""Detect which board a UF2 file is for.

The kind of board determines where the drive is in the flash, and whether there is a radio.
"""

from pathlib import Path
from typing import NamedTuple

BLOCK = 512  # size of a block of a UF2 file
CONTENT = slice(32, 32 + 256)  # the part of a block that is written to flash


class Kind(NamedTuple):
    """A kind of board.

    `drive_at` is the address of the drive in the flash. `sectors` is the size of the drive in sectors of 512 bytes.
    `has_radio` is True if the board has a radio.
    """

    drive_at: int
    sectors: int
    has_radio: bool


PICO = Kind(0x100000, 2048, False)
PICO_W = Kind(0x181000, 1016, True)


def kind(uf2: bytes) -> Kind:
    """Return the kind of board that a UF2 file is for.

    `uf2`: the content of the file. The board's name is part of this content.
    """
    flash = b"".join(uf2[at : at + BLOCK][CONTENT] for at in range(0, len(uf2), BLOCK))
    return PICO_W if b"Raspberry Pi Pico W" in flash else PICO


def of(path: Path) -> Kind:
    """Return the kind of board that the UF2 file at `path` is for."""
    return kind(path.read_bytes())
