"""Estimate positions of Domineering for a search by the room for dominoes in each player's lines.

Player 1 places dominoes in columns, player 2 in rows. If the other player never moved, a run of k free cells in such a
line would have room for k // 2 dominoes. Room is safe where the neighbouring cells in both lines beside it are taken:
the other player can place no domino there. Safe room counts a quarter more.
"""

from ..engine.game import WON, Game

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable
    from typing import Any

_LARGEST = 9  # size up to which there are tables, of 2 ** size bytes: larger blocks may find no room in the heap
_DOMINO = 28  # the value of room for a domino,
_END = 3  # of one more free cell at the end of a run,
_SAFE = 7  # and of safe room, in addition; on 6 x 6, these values tell the winner of a random position best

_tables: list = []  # the tables that were used last


def _made(size: int) -> list:
    """Return two tables by the mask of cells of a line: the value of free cells, and the extra value of safe ones."""
    if not _tables or len(_tables[0]) != 1 << size:
        free, safe = bytearray(1 << size), bytearray(1 << size)
        for top in range(1, size):
            for rest in range(1 << top):  # the free cells below the last one, `top`
                near = rest << 3 >> top  # the three cells beside it
                if near < 4:
                    free[1 << top | rest], safe[1 << top | rest] = free[rest], safe[rest]
                else:
                    before = rest - (1 << top - 1)
                    free[1 << top | rest] = free[before] + _DOMINO + _END * (near == 6)
                    safe[1 << top | rest] = safe[before] + _SAFE
        _tables[:] = [free, safe]
    return _tables


def _masks(board: bytearray, size: int) -> tuple:
    """Return the masks of free cells of all rows, and those of all columns. Two empty masks follow the last line. They
    also stand for the lines before the first one, because a negative index counts from the end."""
    rows, cols = [0] * (size + 2), [0] * (size + 2)
    for row in range(size):
        start = row * size
        for col in range(size):
            if not board[start + col]:
                rows[row] |= 1 << col
                cols[col] |= 1 << row
    return rows, cols


def _values(size: int, masks: list) -> tuple:
    """Return (the value of all lines, for each line its value, for each line the value of its safe room)."""
    table, safety = _made(size)
    total, lines, safe = 0, [], []
    for at in range(size):
        lines.append(table[masks[at]])
        safe.append(safety[masks[at] & ~(masks[at - 1] | masks[at + 1])])
        total += lines[at] + safe[at]
    safe += (0, 0)
    return total, lines, safe


def evaluate(game: "Any", player: int) -> int:
    """Return the value of an unfinished game for `player`."""
    size = game.rows
    if size > _LARGEST:
        return len(game._room(player)) - len(game._room(3 - player))
    rows, cols = _masks(game._board, size)
    lead = _values(size, cols)[0] - _values(size, rows)[0]
    return lead if player == 1 else -lead  # type: ignore[no-any-return]


def foresight(game: "Any", player: int) -> "Callable[[int], int]":
    """Return a function f(move), as Game.foresight does. A domino takes cells of one line of its player and of two of
    the opponent's. It can also make room safe in these lines and in those beside them."""
    size, turn = game.rows, game.turn
    if size > _LARGEST:
        return Game.foresight(game, player)
    table, safety = _made(size)
    crossing, along = _masks(game._board, size)
    if turn == 2:
        crossing, along = along, crossing
    total, lines, safe = _values(size, along)
    # each player's value without the lines that a move may change, by the first line of which the move takes cells
    own = [total - lines[at] - safe[at - 1] - safe[at] - safe[at + 1] for at in range(size)]
    total, lines, safe = _values(size, crossing)
    other = []
    for at in range(size - 1):
        other.append(total - lines[at] - lines[at + 1] - safe[at - 1] - safe[at] - safe[at + 1] - safe[at + 2])
    sign = 1 if turn == player else -1

    def after(move: int) -> int:
        first = move // size
        line = move - first * size
        if turn == 2:
            first, line = line, first
        bit = 1 << line
        before, one, two, behind = crossing[first - 1], crossing[first], crossing[first + 1], crossing[first + 2]
        one, two = one ^ bit, two ^ bit
        left = other[first] + table[one] + table[two] + safety[one & ~(before | two)] + safety[two & ~(one | behind)]
        left += safety[before & ~(crossing[first - 2] | one)] + safety[behind & ~(two | crossing[first + 3])]
        if not left:
            return sign * WON
        before, mask, behind = along[line - 1], along[line] ^ 3 << first, along[line + 1]
        left -= own[line] + table[mask] + safety[mask & ~(before | behind)]
        left -= safety[before & ~(along[line - 2] | mask)] + safety[behind & ~(mask | along[line + 2])]
        return -sign * left

    return after
