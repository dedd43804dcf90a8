"""Evaluate positions of the Royal Game of Ur for a search."""

_VALUES = bytes((0, 6, 12, 18, 30, 40, 48, 56, 80, 68, 76, 84, 92, 112, 120, 140))  # of a piece, by step
_REACHED = bytes((0, 4, 6, 4, 1))  # by distance: how many of 16 rolls go so far


def progress(counts: bytearray, mine: int, other: int, moves: bool) -> int:
    """Return the value for the player whose counts begin at `mine`. The counts of the opponent begin at `other`.

    `moves`: whether it is the roll or the move of the player.
    """
    value = 8 if moves else -8
    for step in range(16):
        value += (counts[mine + step] - counts[other + step]) * _VALUES[step]
    for to in range(5, 13):
        if to != 8:
            if counts[mine + to]:
                value -= _danger(counts, other, to)
            elif counts[other + to]:
                value += _danger(counts, mine, to)
    return value


def _danger(counts: bytearray, hunter: int, to: int) -> int:
    """Return the value of a piece on step `to` times the chance that the next roll of `hunter` captures it."""
    rolls = 0
    for distance in range(1, 5):
        if counts[hunter + to - distance]:
            rolls += _REACHED[distance]
    return rolls * _VALUES[to] // 16
