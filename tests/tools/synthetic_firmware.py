"""Helpers for the tests of UF2 files: made-up firmware, and readers of UF2 files and of drives."""

from tools.build.uf2.flash_layouts import FLASH, LAYOUTS

BOARDS = sorted(LAYOUTS)
MAGIC = 0x0A324655, 0x9E5D5157, 0x0AB16F30


def little(*values):
    return b"".join(value.to_bytes(4, "little") for value in values)


def number(content, at, size=4):
    return int.from_bytes(content[at : at + size], "little")


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


class Reader:
    """Reads a FAT12 image by the format's own rules."""

    def __init__(self, image):
        self.image = image
        assert image[510:512] == b"\x55\xaa" and number(image, 11, 2) == 512 and image[16] == 1
        self.cluster_size = 512 * image[13]
        self.table_at = 512 * number(image, 14, 2)
        self.root_at = self.table_at + 512 * number(image, 22, 2)
        self.data_at = self.root_at + 32 * number(image, 17, 2)
        self.label = b""
        self.aliases = []

    def chain(self, cluster):
        while cluster < 0xFF8:
            yield cluster
            pair = number(self.image, self.table_at + cluster * 3 // 2, 2)
            cluster = pair >> 4 if cluster % 2 else pair & 0xFFF

    def content(self, cluster):
        at = [self.data_at + (count - 2) * self.cluster_size for count in self.chain(cluster)] if cluster else []
        return b"".join(self.image[start : start + self.cluster_size] for start in at)

    def files(self, entries=None, before=""):
        found, long_name, aliases = {}, b"", []
        entries = self.image[self.root_at : self.data_at] if entries is None else entries
        for entry in (entries[at : at + 32] for at in range(0, len(entries), 32)):
            if not entry[0]:
                break
            if entry[11] == 0x0F:
                long_name = entry[1:11] + entry[14:26] + entry[28:32] + long_name
                check = entry[13]
                continue
            if entry[11] == 0x08:
                self.label = entry[:11]
            elif entry[0] != ord("."):
                if long_name:
                    assert check == checksum(entry[:11])
                name, long_name = long_name.decode("utf-16-le").partition("\0")[0] or short_name(entry), b""
                aliases.append(entry[:11])
                cluster, size = number(entry, 26, 2), number(entry, 28)
                if entry[11] & 0x10:
                    found |= self.files(self.content(cluster), f"{before}{name}/")
                else:
                    found[before + name] = self.content(cluster)[:size]
        assert len(set(aliases)) == len(aliases), "two short names are the same"
        self.aliases += aliases
        return found


def checksum(alias):
    total = 0
    for byte in alias:
        total = (((total & 1) << 7) + (total >> 1) + byte) % 256
    return total


def short_name(entry):
    body, ending = entry[:8].decode().rstrip(), entry[8:11].decode().rstrip()
    body = body.lower() if entry[12] & 0x08 else body
    ending = ending.lower() if entry[12] & 0x10 else ending
    return f"{body}.{ending}" if ending else body
