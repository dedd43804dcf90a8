"""Zobrist hashing: a random number for each cell and player, xor-ed into a position's hash by push and out by pop.

They are reckoned by remainders of products that stay below 30 bits. A game that hashes at every move keeps them in an
array; one that hashes for a search alone does without.
"""

from array import array

_LONGEST = 576  # numbers kept at the most; those of larger boards are reckoned each time


def numbers(cells: int, players: int) -> array:
    """Return numbers of 30 bits, the same in every game of this size; read them through `number`."""
    found = array("I", range(min(cells * players, _LONGEST)))
    for index in range(len(found)):
        found[index] = drawn(index)
    return found


table = numbers  # its name in 0.1.0: an owner's game may import it


def number(made: array, cell: int, player: int, players: int) -> int:
    """Return the number of `player`'s token on `cell`; `made` is what `numbers` has returned."""
    index = cell * players + player - 1
    return made[index] if index < len(made) else drawn(index)


def drawn(index: int) -> int:
    """Return a random number of at most 30 bits, always the same for an `index` of 0 to 100,000."""
    a = (index + 1) * 10007 % 32749
    b = (a * a + index) % 32719
    return b << 15 | (a * b + index) % 32693
