"""Create the image of a board's drive: a FAT12 file system, as CircuitPython itself formats and fills it.

The layout follows `f_mkfs`, `f_setlabel` and `dir_register` in CircuitPython's lib/oofatfs/ff.c. The image ends after
the last used cluster. The master boot record is not part of it, because CircuitPython invents that when it is read.
"""

SECTOR = 512
ROOT_ENTRIES = 512
LABEL = b"CIRCUITPY  "
_ARCHIVE, _FOLDER, _LABEL, _LONG = 0x20, 0x10, 0x08, 0x0F
_SMALL_BODY, _SMALL_ENDING = 0x08, 0x10  # a short name's letters are small, before and after its dot
_STEPS = 1, 4, 16, 64, 256, 512  # a drive of as many times 4096 sectors has clusters that are twice as large
_NOT_IN_SHORT_NAMES = "+,;=[]"
_END = 0xFFF  # entry of the last cluster of a file


class TooLarge(ValueError):
    """Raised if the files do not fit on the drive. The message is a sentence for the user."""


def shape(sectors: int) -> tuple:
    """Return (sectors per cluster, sectors of the allocation table, number of clusters) as `f_mkfs` chooses them.

    `sectors`: the size of the drive, at most 16,000 sectors, because larger drives are not formatted with FAT12.

    >>> shape(2048), shape(1016), shape(6144), shape(5112)
    ((1, 7, 2008), (1, 3, 980), (2, 10, 3050), (2, 8, 2535))
    """
    per_cluster = 1
    for step in _STEPS:
        if step > sectors // 0x1000:
            break
        per_cluster *= 2
    table = ((sectors // per_cluster * 3 + 1) // 2 + 3 + SECTOR - 1) // SECTOR
    return per_cluster, table, (sectors - 1 - table - ROOT_ENTRIES * 32 // SECTOR) // per_cluster


def image(files: dict, sectors: int, moment: tuple) -> bytes:
    """Return the image of a drive with `sectors` sectors, up to the last used cluster.

    `files`: a dictionary from the path of each file, with slashes, to its content. `moment`: (year, month, day, hour,
    minute, second), the time of every file. The serial number of the drive is derived from it.
    """
    per_cluster, table, clusters = shape(sectors)
    stamp = _stamp(moment)
    volume = _Volume(per_cluster, clusters, stamp)
    label = LABEL + bytes([_LABEL]) + bytes(20)
    root = label + volume.entries(_tree(files), 0)
    if len(root) > ROOT_ENTRIES * 32:
        raise TooLarge(f"There are too many files at the top of the drive: it has room for {ROOT_ENTRIES} entries.")
    start = _boot_sector(sectors, per_cluster, table, stamp)
    return b"".join([start, volume.table(table), _padded(root, ROOT_ENTRIES * 32), bytes(volume.data)])


def free_bytes(made: bytes, sectors: int) -> int:
    """Return how many bytes are free on the drive whose image is `made`."""
    per_cluster, table, clusters = shape(sectors)
    used = len(made) // SECTOR - 1 - table - ROOT_ENTRIES * 32 // SECTOR
    return (clusters * per_cluster - used) * SECTOR


def size(files: dict, per_cluster: int) -> int:
    """Return how many bytes `files` and their folders take in clusters. `per_cluster`: sectors in a cluster."""
    volume = _Volume(per_cluster, 1 << 28, bytes(4))
    volume.entries(_tree(files), 0)
    return len(volume.data)


def _padded(content: bytes, size: int) -> bytes:
    return content + bytes(size - len(content))


def _little(value: int, size: int) -> bytes:
    return value.to_bytes(size, "little")


def _stamp(moment: tuple) -> bytes:
    year, month, day, hour, minute, second = moment
    return _little(hour << 11 | minute << 5 | second // 2, 2) + _little(year - 1980 << 9 | month << 5 | day, 2)


def _boot_sector(sectors: int, per_cluster: int, table: int, stamp: bytes) -> bytes:
    made = b"\xeb\xfe\x90MSDOS5.0"
    for value, size in (
        (SECTOR, 2), (per_cluster, 1), (1, 2), (1, 1), (ROOT_ENTRIES, 2), (sectors, 2), (0xF8, 1), (table, 2),
        (63, 2), (255, 2), (1, 4), (0, 4), (0x80, 1), (0, 1), (0x29, 1),
    ):  # fmt: skip
        made += _little(value, size)
    return _padded(made + stamp + b"NO NAME    FAT     ", SECTOR - 2) + b"\x55\xaa"


def _tree(files: dict) -> dict:
    tree: dict = {}
    for path in files:
        *folders, name = path.split("/")
        branch = tree
        for folder in folders:
            branch = branch.setdefault(folder, {})
        branch[name] = files[path]
    return tree


class _Volume:
    """The clusters of a drive. `data` is the content of those that are used, which follow each other."""

    def __init__(self, per_cluster: int, clusters: int, stamp: bytes) -> None:
        self.data = bytearray()
        self._size = per_cluster * SECTOR
        self._room = clusters
        self._stamp = stamp
        self._chain = [0xFF8, 0xFFF]  # two reserved entries, then each cluster's successor

    def entries(self, tree: dict, parent: int) -> bytes:
        """Store the files and folders in `tree`, and return their directory entries.

        `parent`: the first cluster of the folder that `tree` describes, 0 for the top of the drive.
        """
        made = []
        for name, (alias, flags, long_name) in _short_names(tree):
            thing = tree[name]
            made.append(long_name)
            if isinstance(thing, dict):
                made.append(self._entry(alias, _FOLDER, flags, self._folder(thing, parent), 0))
            else:
                first = self._take(len(thing))
                self._fill(first, thing)
                made.append(self._entry(alias, _ARCHIVE, flags, first, len(thing)))
        return b"".join(made)

    def _folder(self, tree: dict, parent: int) -> int:
        size = 64
        for _, entry in _short_names(tree):
            size += len(entry[2]) + 32
        first = self._take(size)
        dots = self._entry(b".          ", _FOLDER, 0, first, 0) + self._entry(b"..         ", _FOLDER, 0, parent, 0)
        self._fill(first, dots + self.entries(tree, first))
        return first

    def _entry(self, alias: bytes, kind: int, flags: int, first: int, size: int) -> bytes:
        head = alias + bytes([kind, flags, 0]) + self._stamp + bytes(4)
        return head + self._stamp + _little(first, 2) + _little(size, 4)

    def _take(self, size: int) -> int:
        """Allocate consecutive clusters for `size` bytes. Return the number of the first one, or 0 if `size` is 0."""
        count = (size + self._size - 1) // self._size
        first = len(self._chain)
        if first - 2 + count > self._room:
            raise TooLarge(f"The files do not fit on the drive: it holds {self._room * self._size // 1024} KB.")
        for number in range(first + 1, first + count + 1):
            self._chain.append(number)
        if not count:
            return 0
        self._chain[-1] = _END
        self.data += bytes(count * self._size)
        return first

    def _fill(self, first: int, content: bytes) -> None:
        at = (first - 2) * self._size
        if content:
            self.data[at : at + len(content)] = content

    def table(self, sectors: int) -> bytes:
        """Return the allocation table. An entry has twelve bits, so two entries take three bytes."""
        made = bytearray()
        chain = self._chain + [0]
        for at in range(0, len(self._chain), 2):
            made += _little(chain[at] | chain[at + 1] << 12, 3)
        return _padded(bytes(made), sectors * SECTOR)


# -- names


def _short_names(names: "dict | list") -> list:
    """Return [(name, (short name of eleven bytes, flags, entries of the long name))] for the names in one folder.

    The list is sorted. A name that fits into eight and three letters of one case each has no entries of a long name.
    """
    found, taken = {}, set()
    for name in names:
        alias, flags, is_exact = _short_name(name)
        if is_exact:
            found[name] = alias, flags, _long_name(name, alias) if flags < 0 else b""
            taken.add(alias)
    for name in sorted(names):
        if name not in found:
            alias = _numbered(_short_name(name)[0], taken)
            found[name] = alias, 0, _long_name(name, alias)
            taken.add(alias)
    return [(name, (found[name][0], max(found[name][1], 0), found[name][2])) for name in sorted(names)]


def _short_name(name: str) -> tuple:
    """Return (short name, flags, is_exact). If `flags` is -1, both cases are mixed and the name needs a long one, too.

    `is_exact` is False if something of the name is lost, so that the short name needs a number.
    """
    body, dot, ending = name.rpartition(".")
    if not dot:
        body, ending = name, ""
    flags, is_exact, made = 0, bool(body), b""
    for part, width, small in ((body, 8, _SMALL_BODY), (ending, 3, _SMALL_ENDING)):
        kept = "".join([letter for letter in part if letter not in " ."])
        kept = "".join(["_" if letter in _NOT_IN_SHORT_NAMES or ord(letter) > 126 else letter for letter in kept])
        is_exact = is_exact and kept == part and len(kept) <= width
        if kept != kept.upper():
            flags = -1 if kept != kept.lower() or flags < 0 else flags | small
        upper = kept.upper()[:width]
        made += (upper + " " * (width - len(upper))).encode()
    return made, flags, is_exact


def _numbered(alias: bytes, taken: set) -> bytes:
    number = 1
    while True:
        tail = f"~{number}".encode()
        body = alias[: 8 - len(tail)].split(b" ")[0] + tail
        made = body + b" " * (8 - len(body)) + alias[8:]
        if made not in taken:
            return made
        number += 1


def _long_name(name: str, alias: bytes) -> bytes:
    """Return the directory entries that store a long name, thirteen characters each, the end of the name first.

    `alias`: the short name of the same file.
    """
    units = []
    for letter in name:
        code = ord(letter)
        if code > 0xFFFF:
            units.append(0xD800 + (code - 0x10000 >> 10))
            code = 0xDC00 + (code & 0x3FF)
        units.append(code)
    count = (len(units) + 12) // 13
    if len(units) < count * 13:
        units.append(0)
        units += [0xFFFF] * (count * 13 - len(units))
    check = 0
    for byte in alias:
        check = ((check & 1) << 7 | check >> 1) + byte & 0xFF
    made = b""
    for number in range(count, 0, -1):
        text = b"".join([_little(unit, 2) for unit in units[13 * (number - 1) : 13 * number]])
        order = number | (0x40 if number == count else 0)
        made += bytes([order]) + text[:10] + bytes([_LONG, 0, check]) + text[10:22] + bytes(2) + text[22:]
    return made
