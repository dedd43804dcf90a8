"""Evaluate Othello positions for a search. The value depends on corners, cells near corners, edges and mobility.

Inner cells have slightly negative weights, because discs there only give the opponent more moves. A move changes the
sum of the weights only by its own disc and the discs it flips, so a search can compute the next score without making
the move. Mobility, the number of legal moves, is counted once per position and used for all moves in that position.

Weights are stored for a padded board, which has an extra empty cell between each row and the next. The empty cells stop
the search for flipped discs at the edge. An index on the padded board is called a *spot*.
"""

from array import array

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable

    from .othello_board import OthelloBoard

_CORNER, _EDGE, _BESIDE, _DIAGONAL, _INNER = 100, 8, -25, -50, -2
_MOBILITY = 10

_known: list = []  # size, weights by spot, spots by cell; for the last size used


def _prepared(size: int) -> list:
    if not _known or _known[0] != size:
        spots = bytes([row * (size + 1) + col for row in range(1, size + 1) for col in range(1, size + 1)])
        weights = array("b", bytes((size + 2) * (size + 1) + 1))
        for cell in range(size * size):
            weights[spots[cell]] = _weight(size, cell)
        _known[:] = [size, weights, spots]
    return _known


def _weight(size: int, cell: int) -> int:
    """Return the weight of `cell` while all corners are empty."""
    row, col = cell // size, cell % size
    far = min(row, size - 1 - row), min(col, size - 1 - col)
    near, off = min(far), max(far)
    if near == 0:
        return _CORNER if off == 0 else _BESIDE if off == 1 else _EDGE
    return _DIAGONAL if off == 1 else _INNER


def _weights(game: "OthelloBoard") -> "array[int]":
    """Return the weights by spot. Cells next to a taken corner have the weight of ordinary edge or inner cells."""
    size, weights, spots = _prepared(game.rows)
    found, down, last = weights, size + 1, size * size - 1
    for corner, right, step in ((0, 1, down), (size - 1, -1, down), (last - size + 1, 1, -down), (last, -1, -down)):
        if game.at(corner):
            if found is weights:
                found = weights[:]
            at = spots[corner]
            found[at + right] = found[at + step] = _EDGE
            found[at + right + step] = _INNER
    return found


def _padded(game: "OthelloBoard") -> bytearray:
    """Return the padded board. At each spot, it has the number of the player who has a disc there, or 0."""
    size, at = game.rows, game.rows + 2
    cells, found = bytearray(size * size), bytearray((size + 2) * (size + 1) + 1)
    game.fill(cells)
    for start in range(0, size * size, size):
        found[at : at + size] = cells[start : start + size]
        at += size + 1
    return found


def candidates(game: "OthelloBoard", moves: list) -> list:
    """Return `moves` sorted by the weights of their cells, best first."""
    weights, spots = _weights(game), _known[2]
    return [key % 256 for key in sorted([(128 - weights[spots[move]]) * 256 + move for move in moves])]


def evaluate(game: "OthelloBoard", player: int, moves: int) -> int:
    """Return the value of an unfinished game for `player`. `moves` is the number of legal moves."""
    sign = 1 if game.turn == player else -1
    return _sum(_padded(game), _weights(game), player) + sign * _MOBILITY * moves


def _sum(board: bytearray, weights: "array[int]", player: int) -> int:
    found = 0
    for at, owner in enumerate(board):
        if owner:
            found += weights[at] if owner == player else -weights[at]
    return found


def foresight(game: "OthelloBoard", player: int, moves: int) -> "Callable[[int], int]":
    """Return a function f(move) that estimates the result of `evaluate` after `move`, as if `moves` did not change."""
    size, mover = game.rows, game.turn
    board, weights, other = _padded(game), _weights(game), 3 - mover
    sign, spots = 1 if mover == player else -1, _known[2]
    now = _sum(board, weights, player) + sign * _MOBILITY * moves
    steps = (1, -1, size, -size, size + 1, -size - 1, size + 2, -size - 2)

    def after(move: int) -> int:
        start = spots[move]
        gain = weights[start]
        for step in steps:
            at = start + step
            if board[at] == other:
                run = 0
                while board[at] == other:
                    run += weights[at]
                    at += step
                if board[at] == mover:
                    gain += run + run
        return now + sign * gain

    return after
