"""Store a bit for each of many keys, without the keys: the bit is the XOR of three bits of an array.

A key names the three places. To solve for the array, a place that only one key uses is set aside with this key, again
and again, until no key is left. Then the places are filled in the opposite order. This works if the array has some
15 percent more bits than there are keys, and the three places are in neighbouring segments ("binary fuse filter",
Graf and Lemire, 2022). The board reads such a table with glowgrid.engine.bit_table.
"""

import itertools
import random
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from glowgrid.engine import bit_table

if TYPE_CHECKING:
    import numpy

RECORD = 16  # bytes
SPARE = 114  # bits of the table per 100 bits that are stored, in the first attempts
TRIES = 2  # sets of factors that are tried with a size, before it grows by a percent
_SEGMENT = bit_table._SEGMENT

Key = tuple[int, bytes]
"""(place in the order, codes of the position)."""


def solved(places: Sequence[Sequence[int]], bits: Sequence[int], size: int) -> list[int] | None:
    """Return a list of `size` bits that gives each key its bit, or None if the keys can't be set aside.
    `places`: by key, three different places. Unused places are 0."""
    count, sums = [0] * size, [0] * size  # by place: how many keys use it, and the XOR of their numbers
    for key, used in enumerate(places):
        for place in used:
            count[place] += 1
            sums[place] ^= key
    single = [place for place in range(size) if count[place] == 1]
    aside = []
    while single:
        place = single.pop()
        if count[place] != 1:
            continue
        key = sums[place]
        aside.append((key, place))
        for other in places[key]:
            count[other] -= 1
            sums[other] ^= key
            if count[other] == 1:
                single.append(other)
    if len(aside) < len(places):
        return None
    found = [0] * size
    for key, place in reversed(aside):
        one, two, three = places[key]
        found[place] = bits[key] ^ found[one] ^ found[two] ^ found[three]
    return found


def packed(bits: Sequence[int]) -> bytes:
    """Return the bits as bytes, the lowest first."""
    number = int("".join(map(str, reversed(bits))) or "0", 2)
    return number.to_bytes(-(-len(bits) // 8), "little")


def content(stored: Mapping[Key, int], number: int, seed: int) -> bytes:
    """Return the records of the smallest table with these bits that is found. `number`: the game's number. All codes
    must have the same length."""
    import numpy

    chance = random.Random(seed)
    bits = list(stored.values())
    places = numpy.array([place for place, _ in stored], numpy.int64)
    codes = numpy.array([list(codes) for _, codes in stored], numpy.int64)
    found: list[int] | None = None
    attempts = itertools.count()
    while found is None:
        attempt = next(attempts)
        windows = max(len(stored) * (SPARE + attempt // TRIES) // (100 * _SEGMENT) - 1, 1)
        numbers = [*(chance.randrange(1 << 13, bit_table._PRIME) for _ in range(4)), windows]
        found = solved(_places(numbers, places, codes), bits, (windows + 2) * _SEGMENT)
    head = b"".join(each.to_bytes(2, "little") for each in [*numbers, number])
    return head + bytes(RECORD - len(head)) + packed(found)


def _places(numbers: list[int], places: "numpy.ndarray", codes: "numpy.ndarray") -> list[tuple[int, ...]]:
    """Return three places in the table per key, like bit_table._locations, but for many keys."""
    hashes = []
    for factor in numbers[:4]:
        values = places << 7
        for at in range(codes.shape[1]):
            values = (values ^ codes[:, at]) * factor % bit_table._PRIME
        hashes.append(values)
    one, two, three, four = hashes
    first = (one << 15 | two) % numbers[4] * _SEGMENT
    mixed = three << 15 | four
    offsets = [mixed % _SEGMENT, (mixed >> 10) % _SEGMENT, mixed >> 20]
    return list(zip(*((first + at * _SEGMENT + offset).tolist() for at, offset in enumerate(offsets))))
