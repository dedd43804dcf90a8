"""Which board a firmware file is for: where its drive lies in flash, how large it is, and whether it has a radio."""

from pathlib import Path
from typing import NamedTuple

BLOCK = 512  # of a UF2 file
CONTENT = slice(32, 32 + 256)  # what of a block goes into flash


class Kind(NamedTuple):
    """A board's flash: its drive begins at `drive_at` and has so many sectors of 512 bytes."""

    drive_at: int
    sectors: int
    has_radio: bool


PICO = Kind(0x100000, 2048, False)
PICO_W = Kind(0x181000, 1016, True)


def kind(uf2: bytes) -> Kind:
    """Return what a UF2 file is for: it holds the name that the board says of itself."""
    flash = b"".join(uf2[at : at + BLOCK][CONTENT] for at in range(0, len(uf2), BLOCK))
    return PICO_W if b"Raspberry Pi Pico W" in flash else PICO


def of(path: Path) -> Kind:
    """Return what the UF2 file at `path` is for."""
    return kind(path.read_bytes())
