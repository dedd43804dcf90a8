"""Look up bits in a table on the drive that has a bit for each of many keys, but not the keys.

A key is a pair: a move's place in the order of a position's moves, and the codes of the position, which are bytes below
128. Its bit is the XOR of three bits of the table. A hash of the key says which three. They are close together, so that
few sectors are read. For a key that is not in the table, the result means nothing.

A record has 16 bytes. The first record has four factors for hashing, the number of windows, and a number for the game
(each two bytes, little-endian). The bits follow, the lowest of a byte first, in segments of 1,024 bits. A window is
three segments in a row, each of which has one of a key's three bits. On a computer, lab.learn.bit_function makes such a
table.
"""

MYPY = False
if MYPY:  # true for type checkers only
    from .drive_table import DriveTable

_PRIME = 32749  # hashes are below it, so that products stay below 2**30
_SEGMENT = 1024  # bits


def head(table: "DriveTable") -> list:
    """Return the numbers of the first record: four factors, the number of windows, and the game's number."""
    first = table.read(0)
    return [first[at] | first[at + 1] << 8 for at in range(0, 12, 2)]


def bit(table: "DriveTable", numbers: list, place: int, codes: bytes) -> int:
    """Return the bit of a key, 0 or 1. `numbers`: the result of `head`."""
    found, (segment, first, second, third) = 0, _locations(numbers, place, codes)
    for offset in (first, second, third):
        at = segment * _SEGMENT + offset
        found ^= table.read(1 + (at >> 7))[at >> 3 & 15] >> (at & 7) & 1
        segment += 1
    return found


def _locations(numbers: list, place: int, codes: bytes) -> tuple:
    """Return (number of the window's first segment, and the offsets of the three bits in their segments) for a key."""
    hashes = []
    for factor in numbers[:4]:
        value = place << 7  # a code has seven bits
        for code in codes:
            value = (value ^ code) * factor % _PRIME
        hashes.append(value)
    one, two, three, four = hashes
    mixed = three << 15 | four
    return (one << 15 | two) % numbers[4], mixed % _SEGMENT, (mixed >> 10) % _SEGMENT, mixed >> 20
