"""Store a bit for each of many keys, without the keys: the bit is the XOR of three bits of an array.

A key names the three places. To solve for the array, a place that only one key uses is set aside with this key, again
and again, until no key is left. Then the places are filled in the opposite order. This works if the array has some
15 percent more bits than there are keys, and the three places are in neighbouring segments ("binary fuse filter",
Graf and Lemire, 2022).
"""

from collections.abc import Sequence


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
