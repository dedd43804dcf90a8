"""Numbers that hash a position: one for each cell and player, xor-ed in and out by push and pop."""

from array import array

from .chance import Chance

_LONGEST = 576  # numbers kept at the most; larger boards reach further by an odd step


def table(cells: int, players: int) -> array:
    """Return numbers of 29 bits, the same in every game of this size; read it through `number`."""
    chance = Chance(20)
    size = min(cells * players, _LONGEST)
    numbers = array("I", bytes(4 * size))
    for at in range(size):
        numbers[at] = chance.below(1 << 15) << 14 | chance.below(1 << 14)
    return numbers


def number(numbers: array, cell: int, player: int, players: int) -> int:
    """Return the number, at most 30 bits, of `player`'s token on `cell`."""
    index = cell * players + player - 1
    if index < _LONGEST:
        return numbers[index]
    return numbers[index % _LONGEST] + (index // _LONGEST) * 2654435 & 0x3FFFFFFF
