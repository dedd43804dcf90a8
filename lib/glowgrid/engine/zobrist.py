"""Numbers that hash a position: one for each cell and player, xor-ed in and out by push and pop.

They are reckoned by remainders of products that stay below 30 bits. A game that hashes at every move keeps a table of
them; one that hashes for a search alone does without.
"""

from array import array

_LONGEST = 576  # numbers kept at the most; those of larger boards are reckoned each time


def table(cells: int, players: int) -> array:
    """Return numbers of 30 bits, the same in every game of this size; read it through `number`."""
    numbers = array("I", range(min(cells * players, _LONGEST)))
    for index in range(len(numbers)):
        numbers[index] = drawn(index)
    return numbers


def number(numbers: array, cell: int, player: int, players: int) -> int:
    """Return the number, at most 30 bits, of `player`'s token on `cell`."""
    index = cell * players + player - 1
    return numbers[index] if index < len(numbers) else drawn(index)


def drawn(index: int) -> int:
    """Return a number of at most 30 bits that looks drawn by lot; `index` is 0 to 100,000."""
    a = (index + 1) * 10007 % 32749
    b = (a * a + index) % 32719
    return b << 15 | (a * b + index) % 32693
