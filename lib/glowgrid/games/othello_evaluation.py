"""What an Othello position is worth, for a search: corners and what leads to them, edges, and choice.

Each cell has a weight: corners much, the cells beside an empty corner less than nothing, edges some, and inner cells
a little less than nothing, because discs there only open moves for the other side. What a move turns is all that it
changes in this sum, so a search can know the worth of the next position without making the move. To it comes how much
choice the side to move has, counted once for all moves of a position.
"""

_CORNER, _EDGE, _BESIDE, _DIAGONAL, _INNER = 100, 8, -25, -50, -2
_MOBILITY = 10

_weights: list = []  # size, weights by spot; the last one used


def spot(cell: int, size: int) -> int:
    """Return the spot of `cell`."""
    return cell + cell // size + size + 2


def _weights_for(size: int) -> list:
    if not _weights or _weights[0] != size:
        found = [0] * ((size + 2) * (size + 1) + 1)
        for cell in range(size * size):
            found[spot(cell, size)] = _weight(size, cell)
        _weights[:] = [size, found]
    return _weights[1]


def _weight(size: int, cell: int) -> int:
    """Return a cell's weight while all corners are empty."""
    row, col = cell // size, cell % size
    far = min(row, size - 1 - row), min(col, size - 1 - col)
    near, off = min(far), max(far)
    if near == 0:
        return _CORNER if off == 0 else _BESIDE if off == 1 else _EDGE
    return _DIAGONAL if off == 1 else _INNER


def weights(game) -> list:
    """Return the weights by spot as the corners lie now: beside one that is taken, cells are edges like others."""
    found, size = _weights_for(game.rows), game.rows
    last, stride = size * size - 1, size + 1
    for corner, right, down in (
        (0, 1, stride),
        (size - 1, -1, stride),
        (last - size + 1, 1, -stride),
        (last, -1, -stride),
    ):
        if game.at(corner):
            if found is _weights[1]:
                found = found[:]
            at = spot(corner, size)
            found[at + right] = found[at + down] = _EDGE
            found[at + right + down] = _INNER
    return found


def _spots(game) -> bytearray:
    """Return who is where, by spot."""
    size, at = game.rows, game.rows + 2
    cells, found = bytearray(size * size), bytearray((size + 2) * (size + 1) + 1)
    game.fill(cells)
    for start in range(0, size * size, size):
        found[at : at + size] = cells[start : start + size]
        at += size + 1
    return found


def worth(game, player: int) -> int:
    """Return what the position is worth for `player`: cells, and the choice of who is to move."""
    return _sum(_spots(game), weights(game), player) + _choice(game, player)


def _sum(board: bytearray, each: list, player: int) -> int:
    found = 0
    for at, owner in enumerate(board):
        if owner:
            found += each[at] if owner == player else -each[at]
    return found


def _choice(game, player: int) -> int:
    return _MOBILITY * game.choice() if game.turn == player else -_MOBILITY * game.choice()


def foresight(game, player: int):
    """Return a function of a legal move: the worth for `player` after it, with the choice of now."""
    size, mover = game.rows, game.turn
    board, each, other = _spots(game), weights(game), 3 - mover
    now = _sum(board, each, player) + _choice(game, player)
    sign = 1 if mover == player else -1
    steps = (1, -1, size, -size, size + 1, -size - 1, size + 2, -size - 2)

    def after(move: int) -> int:
        start = move + move // size + size + 2
        gain = each[start]
        for step in steps:
            at = start + step
            if board[at] == other:
                run = 0
                while board[at] == other:
                    run += each[at]
                    at += step
                if board[at] == mover:
                    gain += run + run
        return now + sign * gain

    return after
