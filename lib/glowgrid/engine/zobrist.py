"""Zobrist hashing: a random number for each cell and player, xor-ed into a position's hash by push and pop.

The numbers are remainders of products that stay below 30 bits. Games that hash every move store them in an array; games
that hash only during a search compute them.
"""

from array import array

_MAX_STORED = 576  # maximum number of stored values; the others are computed on demand


def numbers(cells: int, players: int) -> array:
    """Return 30-bit numbers, always the same for a board of this size. Read them through `number`."""
    found = array("I", range(min(cells * players, _MAX_STORED)))
    for index in range(len(found)):
        found[index] = drawn(index)
    return found


table = numbers  # the name in version 0.1.0, which a user's own game may import


def number(made: array, cell: int, player: int, players: int) -> int:
    """Return the number for `player`'s token on `cell`. `made` is a return value of `numbers`."""
    index = cell * players + player - 1
    return made[index] if index < len(made) else drawn(index)


def drawn(index: int) -> int:
    """Return a fixed pseudo-random number of at most 30 bits for an `index` from 0 to 100,000."""
    a = (index + 1) * 10007 % 32749
    b = (a * a + index) % 32719
    return b << 15 | (a * b + index) % 32693
