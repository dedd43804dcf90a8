"""Helpers for the tests of UF2 files: made-up firmware, and readers of UF2 files and of drives."""

from lab.emulator.drive_reader import number as read_number
from tools.build.uf2.flash_layouts import FLASH, LAYOUTS

BOARDS = sorted(LAYOUTS)
MAGIC = 0x0A324655, 0x9E5D5157, 0x0AB16F30


def little(*values):
    return b"".join(value.to_bytes(4, "little") for value in values)


def number(content, at):
    return read_number(content, at, 4)


def flash_content(board, version="10.2.1", size=300_100, drive_at=None, name=None, key=None):
    """Return what firmware for the board puts into the flash: its banner, its id, and where its drive starts."""
    layout = LAYOUTS[board]
    content = bytearray(b"\xa5" * size)

    def put(at, part):
        content[at : at + len(part)] = part

    drive = (layout.drive_at if drive_at is None else drive_at) - FLASH
    put(0x1C0, little(0x7188EBF2, FLASH + 0x1000, FLASH + 0x1008, 0, 0xE71AA390))
    put(0x1000, little(FLASH + 0x2000, FLASH + 0x2100))
    put(0x2000, b"\x05\0RP" + little(1, 2))
    put(0x2100, b"\x07\0CP" + little(0, drive, 0x100000))
    put(0x3000, f"\0Adafruit CircuitPython {version} on 2026-05-12; {name or layout.name} with rp2\r\n\0".encode())
    put(0x4000, b"\0" + (key or board).encode() + b"\0")
    return bytes(content)


def uf2(content, family, at=FLASH):
    """Return a UF2 file as CircuitPython's uf2conv writes it: the last page is filled up, the last sector is not."""
    pages = [content[place : place + 256].ljust(256, b"\0") for place in range(0, len(content), 256)]
    blocks = [
        little(*MAGIC[:2], 0x2000, at + 256 * count, 256, count, len(pages), family)
        + page
        + bytes(220)
        + little(MAGIC[2])
        for count, page in enumerate(pages)
    ]
    return b"".join(blocks)


def firmware(board, **changes):
    return uf2(flash_content(board, **changes), LAYOUTS[board].family)


def blocks(made):
    """Return [(address, page)] of a UF2 file, whose blocks must be well formed and numbered."""
    assert len(made) % 512 == 0
    found = []
    for count, at in enumerate(range(0, len(made), 512)):
        block = made[at : at + 512]
        assert (number(block, 0), number(block, 4), number(block, 508)) == MAGIC
        assert (number(block, 8), number(block, 16)) == (0x2000, 256)
        assert (number(block, 20), number(block, 24)) == (count, len(made) // 512)
        assert block[288:508] == bytes(220)
        found.append((number(block, 12), block[32:288]))
    return found


def families(made):
    return {number(made, at + 28) for at in range(0, len(made), 512)}


def drive(made, board):
    """Return the part of a UF2 file that is the board's drive, to its last written byte."""
    layout = LAYOUTS[board]
    pages = [(at, page) for at, page in blocks(made) if at >= layout.drive_at]
    assert [at for at, _ in pages] == [layout.drive_at + 256 * count for count in range(len(pages))]
    return b"".join(page for _, page in pages)
