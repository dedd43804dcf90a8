"""Model of a board's boot ROM: it writes a UF2 file that is dragged onto the boot drive into the flash.

The model follows the RP2040's virtual_disk.c and the RP2350's usb_virtual_disk.c. Both erase a sector of 4,096 bytes
when the first block of a group arrives. The RP2350 groups blocks by the sector of their address. The RP2040 groups them
by their number, sixteen at a time (erratum RP2040-E14).
"""

from collections.abc import Sequence

FLASH_AT = 0x10000000
BLOCK, PAGE, SECTOR = 512, 256, 4096
RP2350_FAMILY = 0xE48BFF59


def blocks(uf2: bytes) -> list[bytes]:
    """Return the blocks of a UF2 file in the order of the file."""
    return [uf2[at : at + BLOCK] for at in range(0, len(uf2), BLOCK)]


def write(arriving: Sequence[bytes], flash: bytearray) -> None:
    """Change the content of `flash` as the boot ROM does.

    `arriving`: the blocks in the order in which the computer writes them, which need not be that of the file.
    """
    erased: set[int] = set()
    for block in arriving:
        address, number, family = (_number(block, at) for at in (12, 20, 28))
        at = address - FLASH_AT
        group = at // SECTOR if family == RP2350_FAMILY else number * PAGE // SECTOR
        if group not in erased:
            erased.add(group)
            start = at // SECTOR * SECTOR
            flash[start : start + SECTOR] = b"\xff" * SECTOR
        for place, byte in enumerate(block[32 : 32 + PAGE], at):
            flash[place] &= byte  # programming can only clear bits


def _number(block: bytes, at: int) -> int:
    return int.from_bytes(block[at : at + 4], "little")
