"""Estimate positions of Domineering for a search: how many dominoes fit into each player's lines.

Player 1 places dominoes in columns, player 2 in rows. If the other player never moved, a run of k free cells in such a
line would have room for k // 2 dominoes.
"""

from ..engine.game import WON, Game

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable
    from typing import Any

_LARGEST = 9  # size up to which there is a table, of 2 ** size bytes: larger blocks may find no room in the heap
_DOMINO = 7  # the value of room for a domino, if one more free cell at the end of a run is worth 1: on 6 x 6, these
# values tell the winner of a random position best

_tables: list = []  # the table that was used last


def _table(size: int) -> bytearray:
    """Return the values of lines by the mask of their free cells."""
    if not _tables or len(_tables[0]) != 1 << size:
        table = bytearray(1 << size)
        for top in range(1, size):
            for rest in range(1 << top):  # the free cells below the last one, `top`
                near = rest << 3 >> top  # the three cells beside it
                if near < 4:
                    table[1 << top | rest] = table[rest]
                else:
                    table[1 << top | rest] = table[rest - (1 << top - 1)] + _DOMINO + (near == 6)
        _tables[:] = [table]
    return _tables[0]  # type: ignore[no-any-return]


def _masks(board: bytearray, size: int) -> tuple:
    """Return the masks of free cells of all rows, and those of all columns."""
    rows, cols = [0] * size, [0] * size
    for row in range(size):
        start = row * size
        for col in range(size):
            if not board[start + col]:
                rows[row] |= 1 << col
                cols[col] |= 1 << row
    return rows, cols


def _sum(table: bytearray, masks: list) -> int:
    total = 0
    for mask in masks:
        total += table[mask]
    return total


def evaluate(game: "Any", player: int) -> int:
    """Return the value of a position for `player`, which is not over."""
    size = game.rows
    if size > _LARGEST:
        return len(game._room(player)) - len(game._room(3 - player))
    rows, cols = _masks(game._board, size)
    lead = _sum(_table(size), cols) - _sum(_table(size), rows)
    return lead if player == 1 else -lead


def foresight(game: "Any", player: int) -> "Callable[[int], int]":
    """Return a function f(move), as Game.foresight does. A domino changes one line of its player, and two others."""
    size, turn = game.rows, game.turn
    if size > _LARGEST:
        return Game.foresight(game, player)
    table = _table(size)
    crossing, along = _masks(game._board, size)
    if turn == 2:
        crossing, along = along, crossing
    own, other = _sum(table, along), _sum(table, crossing)
    sign = 1 if turn == player else -1

    def after(move: int) -> int:
        first = move // size
        line = move - first * size
        if turn == 2:
            first, line = line, first
        mask, one, two, bit = along[line], crossing[first], crossing[first + 1], 1 << line
        left = other - table[one] - table[two] + table[one ^ bit] + table[two ^ bit]
        if not left:
            return sign * WON
        return sign * (own - table[mask] + table[mask ^ 3 << first] - left)

    return after
