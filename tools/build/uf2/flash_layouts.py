"""The boards for which a single UF2 file can be made, where their flash holds what, and how to recognise firmware.

The values are those of CircuitPython 10.2.1: CIRCUITPY_FIRMWARE_SIZE and CIRCUITPY_INTERNAL_NVM_SIZE in
ports/raspberrypi/mpconfigport.h and in each board's mpconfigboard.mk; the flash has the size of the chip in
EXTERNAL_FLASH_DEVICES. The firmware itself says where its drive starts, and `drive_start` reads that.
"""

from .uf2_blocks import NotFirmware

FLASH = 0x10000000
RP2040, RP2350 = 0xE48BFF56, 0xE48BFF59  # chip families in UF2 files; the latter is the RP2350's ARM cores
_INNER = 23, 24, 25  # pins without a pad of their own: the power supply's, the LED's, the radio's
NVM_SIZE = 4096  # before the drive; the saved games are in it
_BANNER = b"Adafruit CircuitPython "
_INFO, _INFO_END = b"\xf2\xeb\x88\x71", b"\x90\xa3\x1a\xe7"  # around the table of the program's binary info
_SEARCHED = 4096  # bytes at the start of the flash in which the binary info's header is
_BLOCK_DEVICE = b"\x07\x00CP"  # an entry of that table: a block device of CircuitPython


class Layout:
    """The flash of a kind of board.

    `name`: the board's name. `family`: the number of its chip family. `drive_at`: the address of the drive. `sectors`:
    the size of the drive in sectors of 512 bytes. `pins`: the names of the pins that are free on this board.
    """

    def __init__(self, name: str, family: int, drive_at: int, flash_size: int) -> None:
        numbers = [number for number in range(29) if number not in _INNER]
        self.name = name
        self.pins = ["GP" + str(number) for number in numbers]
        self.family = family
        self.drive_at = FLASH + drive_at
        self.sectors = (flash_size - drive_at) // 512


LAYOUTS = {  # CircuitPython's id of the board -> layout
    "raspberry_pi_pico": Layout("Raspberry Pi Pico", RP2040, 0x100000, 0x200000),
    "raspberry_pi_pico_w": Layout("Raspberry Pi Pico W", RP2040, 0x181000, 0x200000),
    "raspberry_pi_pico2": Layout("Raspberry Pi Pico 2", RP2350, 0x100000, 0x400000),
    "raspberry_pi_pico2_w": Layout("Raspberry Pi Pico 2 W", RP2350, 0x181000, 0x400000),
}


def banner(content: bytes) -> tuple:
    """Return (version, date, name of the board) of the CircuitPython in a flash, such as ("10.2.1", "2026-05-12", ...).

    `content`: the content of the flash.
    """
    at = content.find(_BANNER)
    end = min([place for place in (content.find(mark, at) for mark in (b"\0", b"\n", b"\r")) if place >= 0] or [at])
    version, on, rest = content[at + len(_BANNER) : end].partition(b" on ")
    date, semicolon, machine = rest.partition(b"; ")
    name, with_chip, _ = machine.partition(b" with ")
    if at < 0 or not (on and semicolon and with_chip):
        raise NotFirmware("no_circuitpython", "is not firmware of CircuitPython")
    return str(version, "utf-8"), str(date, "utf-8"), str(name, "utf-8")


def board(content: bytes, name: str) -> str:
    """Return the id of the board for which the firmware is. `content`: that of the flash. `name`: the board's name."""
    for key in sorted(LAYOUTS):
        at = content.find(key.encode() + b"\0")
        if LAYOUTS[key].name == name and at > 0 and content[at - 1] not in b"abcdefghijklmnopqrstuvwxyz0123456789_":
            return key
    known = ", ".join(sorted([LAYOUTS[key].name for key in LAYOUTS]))
    raise NotFirmware("other_board", f"is for the board {name}; one file is possible for: {known}", name)


def drive_start(content: bytes, address: int) -> int:
    """Return the address at which the firmware keeps its drive, or 0 if it does not say.

    The firmware says it in its binary info, which `picotool info` shows. `content`: that of the flash from `address`.
    """
    at = content[:_SEARCHED].find(_INFO)
    if at < 0 or content[at + 16 : at + 20] != _INFO_END:
        return 0
    start, end = _number(content, at + 4) - address, _number(content, at + 8) - address
    for place in range(start, min(end, len(content) - 3), 4):
        entry = _number(content, place) - address
        if content[max(entry, 0) : entry + 4] == _BLOCK_DEVICE:
            return FLASH + _number(content, entry + 8) % FLASH
    return 0


def _number(content: bytes, at: int) -> int:
    return int.from_bytes(content[at : at + 4], "little")
