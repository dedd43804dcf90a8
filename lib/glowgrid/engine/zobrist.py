"""Pseudo-random numbers for each cell and player. A Zobrist hash is the XOR of the numbers of all tokens.

Games that update a hash with every move store the numbers in an array. Other games compute them when needed.
"""

# On the drive, this module is part of match.py.

from array import array

_MAX_STORED = 576  # maximum number of stored values; the others are computed on demand


def numbers(cells: int, players: int) -> array:
    """Return the numbers for `cells` cells and `players` players, at most 30 bits each. Read them with `number`."""
    found = array("I", range(min(cells * players, _MAX_STORED)))
    for index in range(len(found)):
        found[index] = drawn(index)
    return found


table = numbers  # the name in version 0.1.0, which a user's own game may import


def number(stored: array, cell: int, player: int, players: int) -> int:
    """Return the number for a token of `player` on `cell`. `stored` is an array from `numbers`."""
    index = cell * players + player - 1
    return stored[index] if index < len(stored) else drawn(index)


def drawn(index: int) -> int:
    """Return the pseudo-random number for `index` (0 to 100,000). No number in its computation exceeds 30 bits."""
    a = (index + 1) * 10007 % 32749
    b = (a * a + index) % 32719
    return b << 15 | (a * b + index) % 32693
