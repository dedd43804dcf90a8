"""Create the image of a board's drive: a FAT12 file system with long names, as CircuitPython reads it."""

from collections.abc import Mapping

from tools.build import small_drives
from tools.build.payload import SETTINGS, Payload

SECTOR = 512
ROOT_ENTRIES = 512
FAT_SECTORS = 6
DATA_AT = 1 + FAT_SECTORS + ROOT_ENTRIES * 32 // SECTOR
DATE = 0x21  # the earliest possible date
ARCHIVE, FOLDER, LABEL, LONG = 0x20, 0x10, 0x08, 0x0F


class TooLarge(ValueError):
    """Raised if the files do not fit on the drive. The message is a sentence for the user."""


Tree = dict[str, "bytes | Tree"]


def fitting(files: Payload, sectors: int) -> Payload:
    """Return `files` without those that tools.deploy would leave out on a drive with `sectors` sectors."""
    language = small_drives.language_in(files[SETTINGS])
    return small_drives.fitting(files, (sectors - DATA_AT) * SECTOR, language)[0]


def image(files: Mapping[str, bytes], sectors: int) -> bytes:
    """Return the image of a drive with `sectors` sectors.

    `files`: a dictionary from the path of each file, with slashes, to the file's content.
    """
    drive = _Drive(sectors - DATA_AT)
    root = drive.entries(_tree(files), 0)
    label = _entry(b"CIRCUITPY  ", LABEL, 0, 0)
    if len(label + root) > ROOT_ENTRIES * 32:
        raise TooLarge(f"There are too many files at the top of the drive: it has room for {ROOT_ENTRIES} entries.")
    root = (label + root).ljust(ROOT_ENTRIES * 32, b"\0")
    whole = _boot_sector(sectors) + drive.table() + root + b"".join(drive.clusters)
    return whole.ljust(sectors * SECTOR, b"\0")


def _tree(files: Mapping[str, bytes]) -> Tree:
    tree: Tree = {}
    for path, content in files.items():
        *folders, name = path.split("/")
        branch = tree
        for folder in folders:
            branch = branch.setdefault(folder, {})  # type: ignore[assignment]
        branch[name] = content
    return tree


class _Drive:
    """The contents of the drive's clusters, and the chain of clusters of each file or folder.

    Each cluster is one sector.
    """

    def __init__(self, room: int) -> None:
        self._room = room  # number of clusters
        self.clusters: list[bytes] = []
        self._chain = [0xFF8, 0xFFF]  # two reserved entries, then each cluster's successor
        self._names = 0

    def take(self, size: int) -> int:
        """Allocate consecutive clusters for `size` bytes. Return the number of the first one, or 0 if `size` is 0."""
        count = -(-size // SECTOR)
        first = len(self._chain)
        if first + count - 2 > self._room:
            raise TooLarge(f"The files do not fit onto the drive: it holds {self._room * SECTOR // 1024} KB.")
        self._chain += [first + number + 1 for number in range(count)]
        self.clusters += [bytes(SECTOR)] * count
        if count:
            self._chain[-1] = 0xFFF
        return first if count else 0

    def fill(self, first: int, content: bytes) -> None:
        """Write `content` into consecutive clusters, beginning with cluster `first`."""
        for at in range(0, len(content), SECTOR):
            self.clusters[first - 2 + at // SECTOR] = content[at : at + SECTOR].ljust(SECTOR, b"\0")

    def entries(self, tree: Tree, parent: int) -> bytes:
        """Store the files and folders in `tree`, and return their directory entries.

        `parent`: the number of the first cluster of the folder that `tree` describes.
        """
        return b"".join(self._named(name, thing, parent) for name, thing in sorted(tree.items()))

    def _named(self, name: str, thing: "bytes | Tree", parent: int) -> bytes:
        self._names += 1
        alias = b"G%07d   " % self._names
        if isinstance(thing, bytes):
            first = self.take(len(thing))
            self.fill(first, thing)
            return _long_name(name, alias) + _entry(alias, ARCHIVE, first, len(thing))
        size = 64 + sum(32 * (1 + _long_parts(inner)) for inner in thing)
        first = self.take(size)
        dots = _entry(b".          ", FOLDER, first, 0) + _entry(b"..         ", FOLDER, parent, 0)
        self.fill(first, dots + self.entries(thing, first))
        return _long_name(name, alias) + _entry(alias, FOLDER, first, 0)

    def table(self) -> bytes:
        """Return the allocation table of the file system. An entry has twelve bits, so two entries take three bytes."""
        chain = self._chain + [0] * (len(self._chain) % 2)
        pairs = (one | two << 12 for one, two in zip(chain[::2], chain[1::2]))
        return b"".join(pair.to_bytes(3, "little") for pair in pairs).ljust(FAT_SECTORS * SECTOR, b"\0")


def _boot_sector(sectors: int) -> bytes:
    numbers = [(SECTOR, 2), (1, 1), (1, 2), (1, 1), (ROOT_ENTRIES, 2), (sectors, 2), (0xF8, 1), (FAT_SECTORS, 2)]
    numbers += [(1, 2), (1, 2), (0, 4), (0, 4), (0x80, 1), (0, 1), (0x29, 1), (0x474C4F57, 4)]
    head = b"\xeb\x3c\x90MSDOS5.0" + b"".join(value.to_bytes(size, "little") for value, size in numbers)
    return (head + b"CIRCUITPY  FAT12   ").ljust(SECTOR - 2, b"\0") + b"\x55\xaa"


def _entry(alias: bytes, kind: int, first: int, size: int) -> bytes:
    times = bytes(10) + bytes(2) + DATE.to_bytes(2, "little")
    return alias + bytes([kind]) + times + first.to_bytes(2, "little") + size.to_bytes(4, "little")


def _long_parts(name: str) -> int:
    return -(-len(name.encode("utf-16-le")) // 26)


def _long_name(name: str, alias: bytes) -> bytes:
    """Return the directory entries that store a long name. Each entry holds thirteen characters of the name. The entry
    with the end of the name comes first. `alias`: the short name of the same file, as 11 bytes."""
    text = name.encode("utf-16-le")
    parts = _long_parts(name)
    if len(text) < parts * 26:
        text = (text + b"\0\0").ljust(parts * 26, b"\xff")
    check = 0
    for byte in alias:
        check = ((check & 1) << 7 | check >> 1) + byte & 0xFF
    made = b""
    for number in range(parts, 0, -1):
        part = text[26 * (number - 1) : 26 * number]
        order = number | (0x40 if number == parts else 0)
        made += bytes([order]) + part[:10] + bytes([LONG, 0, check]) + part[10:22] + bytes(2) + part[22:]
    return made
