"""Read and write UF2 files: blocks of 512 bytes, each with 256 bytes for the flash and their address.

The boot ROM of the RP2040 erases the flash by the numbers of the blocks, not by their addresses (erratum RP2040-E14):
with the first block of each sixteen, it erases the sector of 4,096 bytes to which that block belongs. So each sector
that a file touches must have all of its sixteen blocks, in order.
"""

BLOCK = 512
PAGE = 256
SECTOR = 4096
_START, _START_2, _END = b"UF2\n", b"\x57\x51\x5d\x9e", b"\x30\x6f\xb1\x0a"
_HAS_FAMILY = 0x2000


class NotFirmware(ValueError):
    """Raised if a file is not the firmware that is needed. The message is the end of a sentence about the file.

    `problem`: one of no_uf2, damaged, has_drive, no_circuitpython, other_board and other_layout, for faces that say it
    in other languages. `board`: the name of the board for which the file is, or "".
    """

    def __init__(self, problem: str, message: str, board: str = "") -> None:
        super().__init__(message)
        self.problem, self.board = problem, board


def read(uf2: bytes) -> tuple:
    """Return (family, address, content) of a UF2 file. The content has no gaps.

    `family` is the number of the chip family. Raise NotFirmware if the file is not a complete UF2 file.
    """
    if uf2[:4] != _START or uf2[4:8] != _START_2:
        raise NotFirmware("no_uf2", "is not a UF2 file")
    total = _number(uf2, 24)
    if len(uf2) != total * BLOCK:
        said = f"is incomplete: it has {len(uf2) // BLOCK} blocks instead of {total}; download it again"
        raise NotFirmware("damaged", said)
    family, first = _number(uf2, 28), _number(uf2, 12)
    pages = []
    for number in range(total):
        block = uf2[number * BLOCK : (number + 1) * BLOCK]
        is_whole = block[:4] == _START and block[4:8] == _START_2 and block[508:] == _END
        if not is_whole or (_number(block, 20), _number(block, 24)) != (number, total):
            raise NotFirmware("damaged", f"is damaged at block {number}; download it again")
        if (_number(block, 8), _number(block, 16), _number(block, 28)) != (_HAS_FAMILY, PAGE, family):
            raise NotFirmware("no_circuitpython", "is not firmware of CircuitPython: its blocks have another form")
        if _number(block, 12) != first + number * PAGE:
            raise NotFirmware("has_drive", "is not firmware of CircuitPython alone: there is a gap in it")
        pages.append(block[32 : 32 + PAGE])
    return family, first, b"".join(pages)


def written(runs: list, family: int) -> bytes:
    """Return a UF2 file for the chip family with the number `family`.

    `runs`: a list of (address, content, fill). Each run starts with a sector, and its last sector is filled up with the
    byte `fill`.
    """
    pages = []
    for address, content, fill in runs:
        if address % SECTOR:
            raise ValueError("a run must start with a sector")
        content = content + bytes([fill]) * (-len(content) % SECTOR)
        for at in range(0, len(content), PAGE):
            pages.append((address + at, content[at : at + PAGE]))
    blocks = []
    for number, (address, page) in enumerate(pages):
        blocks.append(_START + _START_2)
        for value in (_HAS_FAMILY, address, PAGE, number, len(pages), family):
            blocks.append(value.to_bytes(4, "little"))
        blocks.append(page + bytes(BLOCK - 36 - PAGE) + _END)
    return b"".join(blocks)


def _number(content: bytes, at: int) -> int:
    return int.from_bytes(content[at : at + 4], "little")
