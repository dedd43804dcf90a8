"""Look up a best move in any early position of connect four on 7 x 6. Loaded on demand.

connectx_all.table covers the positions up to some ply in which nobody can win at once. It has bits, not positions. The
legal moves are sorted by a rating, the highest first, and equal ratings from the centre outwards. A bit says whether
the first of them is a best move, another bit whether the second is, and so on. For other positions, the result means
nothing. engine/bit_table.py describes the format. The game's number in it is the last ply.
"""

from ..engine import drive_table
from ..engine.bit_table import bit, head

MYPY = False
if MYPY:  # true for type checkers only
    from array import array
    from collections.abc import Generator

    from ..engine.drive_table import DriveTable

_WIDTH = 8  # spots per row of the padded board
_STEPS = (1, _WIDTH - 1, _WIDTH, _WIDTH + 1)
_OUTWARDS = (3, 2, 4, 1, 5, 0, 6)
# the rating of four cells in a row, one of them being the landing cell, by their sum: own tokens count 1, others 5
_RATINGS = b"\x02\x03\x0c\x00\x00\x03\x00\x00\x00\x00\x0c\x00\x00\x00\x00\x00\x00"
_WIN_AT_ONCE = 3, 15  # sums with which a player wins at once

_TABLE = "connectx_all", 6, 7, 1
_sound: list = []  # not empty once the table has been checked


def fault() -> "Generator[None, None, str]":
    """Generator: check the table. Return a sentence if it can't be used, otherwise "". Yield every few ms."""
    return drive_table.fault(_TABLE, _sound)


def book_move(moves: "array | list") -> "Generator[None, None, int]":
    """Generator: return a best move after `moves`, or -1 if the table has none. Yield every few ms."""
    return drive_table.look_up(_TABLE, _sound, _look, moves)


def _look(table: "DriveTable", moves: "array | list") -> "Generator[None, None, int]":
    """Generator: return a best move after `moves`, or -1."""
    numbers = head(table)
    if len(moves) > numbers[5]:
        return -1
    codes, mirrored = _canonical(moves)
    yield
    columns = yield from _order([6 - move for move in moves] if mirrored else moves)
    for place, column in enumerate(columns):
        if place == len(columns) - 1 or bit(table, numbers, place, codes):
            return 6 - column if mirrored else column
        yield
    return -1


def _canonical(moves: "array | list") -> tuple:
    """Return (codes, whether they are those of the mirror image). A column's code has a 1, then a bit for each token
    from the bottom up: 0 for the player to move, 1 for the opponent. Of a position and its mirror image, the one with
    the smaller codes counts."""
    columns = [1] * 7
    for ply, move in enumerate(moves):
        columns[move] = columns[move] * 2 + (len(moves) - ply) % 2
    codes, image = bytes(columns), bytes(reversed(columns))
    return (image, True) if image < codes else (codes, False)


def _order(moves: "array | list") -> "Generator[None, None, list]":
    """Generator: return the legal moves after `moves`, best rating first, or [] if a player can win at once."""
    cells = bytearray(b"\x10" * (_WIDTH * 11))  # 16 outside the board
    for row in range(_WIDTH, _WIDTH * 7, _WIDTH):
        cells[row : row + 7] = bytes(7)
    top = bytearray(range(_WIDTH * 6, _WIDTH * 6 + 7))  # where a token lands, by column
    for ply, move in enumerate(moves):
        cells[top[move]] = 5 if (len(moves) - ply) % 2 else 1
        top[move] -= _WIDTH
    found = []
    for at, column in enumerate(_OUTWARDS):
        spot, rating = top[column], 0
        if spot < _WIDTH:
            continue
        for step in _STEPS:
            for first in range(spot - 3 * step, spot + step, step):  # an index below 0 is only read beyond the edge
                total = cells[first] + cells[first + step] + cells[first + 2 * step] + cells[first + 3 * step]
                if total in _WIN_AT_ONCE:
                    return []
                rating += _RATINGS[min(total, 16)]
        found.append(at - 8 * rating)
        yield
    return [_OUTWARDS[key % 8] for key in sorted(found)]
