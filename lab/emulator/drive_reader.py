"""Read the files in the image of a board's drive. The reader follows the rules of FAT12, not the code that writes."""


class Reader:
    """The image of a drive with a FAT12 file system. After `files`, `label` and `aliases` have what was found.

    `image` may end after the last cluster that is used. `aliases` has the short names of all files and folders.
    """

    def __init__(self, image: bytes) -> None:
        """Raise ValueError if `image` does not begin with a boot sector."""
        if image[510:512] != b"\x55\xaa" or number(image, 11, 2) != 512:
            raise ValueError("there is no FAT file system")
        self.image = image
        self.cluster_size = 512 * image[13]
        self.table_at = 512 * number(image, 14, 2)
        self.root_at = self.table_at + 512 * number(image, 22, 2) * image[16]
        self.data_at = self.root_at + 32 * number(image, 17, 2)
        self.label = b""
        self.aliases: list[bytes] = []

    def chain(self, cluster: int) -> list[int]:
        """Return the numbers of the clusters of a file, of which `cluster` is the first. 0 means an empty file."""
        found = []
        while 0 < cluster < 0xFF8:
            found.append(cluster)
            pair = number(self.image, self.table_at + cluster * 3 // 2, 2)
            cluster = pair >> 4 if cluster % 2 else pair & 0xFFF
        return found

    def files(self) -> dict[str, bytes]:
        """Return a dictionary from path to content, for all files. Raise ValueError if a name is damaged."""
        return self._files(self.image[self.root_at : self.data_at], "")

    def _content(self, cluster: int) -> bytes:
        at = [self.data_at + (count - 2) * self.cluster_size for count in self.chain(cluster)]
        return b"".join(self.image[start : start + self.cluster_size] for start in at)

    def _files(self, entries: bytes, before: str) -> dict[str, bytes]:
        found: dict[str, bytes] = {}
        long_name, check = b"", 0
        for entry in (entries[at : at + 32] for at in range(0, len(entries), 32)):
            if not entry[0]:
                break
            if entry[0] == 0xE5:
                long_name = b""
            elif entry[11] == 0x0F:
                long_name, check = entry[1:11] + entry[14:26] + entry[28:32] + long_name, entry[13]
            elif entry[11] & 0x08:
                self.label = entry[:11]
            elif entry[0] != ord("."):
                if long_name and check != checksum(entry[:11]):
                    raise ValueError("a long name does not belong to its short name")
                name, long_name = long_name.decode("utf-16-le").partition("\0")[0] or short_name(entry), b""
                self.aliases.append(before.encode() + entry[:11])
                content = self._content(number(entry, 26, 2))
                if entry[11] & 0x10:
                    found |= self._files(content, f"{before}{name}/")
                else:
                    found[before + name] = content[: number(entry, 28, 4)]
        return found


def number(content: bytes, at: int, size: int) -> int:
    """Return the number that is stored in `size` bytes at the position `at`, lowest byte first."""
    return int.from_bytes(content[at : at + size], "little")


def checksum(alias: bytes) -> int:
    """Return the check sum of a short name of eleven bytes, which the entries of its long name repeat."""
    total = 0
    for byte in alias:
        total = (((total & 1) << 7) + (total >> 1) + byte) % 256
    return total


def short_name(entry: bytes) -> str:
    """Return the name in a directory entry. Two flags say whether its parts have small letters."""
    body, ending = entry[:8].decode("cp437").rstrip(), entry[8:11].decode("cp437").rstrip()
    body = body.lower() if entry[12] & 0x08 else body
    ending = ending.lower() if entry[12] & 0x10 else ending
    return f"{body}.{ending}" if ending else body
