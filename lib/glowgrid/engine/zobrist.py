"""Numbers that hash a position: one for each cell and player, xor-ed in and out by push and pop."""

from array import array

from .chance import Chance

_LONGEST = 576  # numbers kept at the most; larger boards reach further by an odd step


def table(cells: int, players: int) -> array:
    """Return numbers of 29 bits, the same in every game of this size; read it through `number`."""
    numbers = blank(cells, players)
    for _ in fill(numbers):
        pass
    return numbers


def blank(cells: int, players: int) -> array:
    """Return a table that is still to be filled."""
    return array("I", bytes(4 * min(cells * players, _LONGEST)))


def fill(numbers: array):
    """Fill a table, as a generator that pauses every few milliseconds of the board."""
    chance = Chance(20)
    for at in range(len(numbers)):
        if at & 31 == 31:
            yield
        numbers[at] = chance.below(1 << 15) << 14 | chance.below(1 << 14)


def number(numbers: array, cell: int, player: int, players: int) -> int:
    """Return the number, at most 30 bits, of `player`'s token on `cell`."""
    index = cell * players + player - 1
    if index < _LONGEST:
        return numbers[index]
    return numbers[index % _LONGEST] + (index // _LONGEST) * 2654435 & 0x3FFFFFFF
