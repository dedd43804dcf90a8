"""What an Othello position is worth, for a search: corners and what leads to them, edges, and choice.

Each cell has a weight: corners much, the cells beside an empty corner less than nothing, edges some, and inner cells
a little less than nothing, because discs there only open moves for the other side. What a move turns is all that it
changes in this sum, so a search can know the worth of the next position without making the move. To it comes how much
choice the side to move has, counted once for all moves of a position.
"""

_CORNER, _EDGE, _BESIDE, _DIAGONAL, _INNER = 100, 8, -25, -50, -2
_MOBILITY = 10

_weights: list = []  # size, weights; the last one used


def _weights_for(size: int) -> list:
    if not _weights or _weights[0] != size:
        _weights[:] = [size, [_weight(size, cell) for cell in range(size * size)]]
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
    """Return the weights as the corners lie now: beside one that is taken, cells are edges like others."""
    found, size = _weights_for(game.rows), game.rows
    last = size * size - 1
    for corner, right, down in ((0, 1, size), (size - 1, -1, size), (last - size + 1, 1, -size), (last, -1, -size)):
        if game.at(corner):
            if found is _weights[1]:
                found = found[:]
            found[corner + right] = found[corner + down] = _EDGE
            found[corner + right + down] = _INNER
    return found


def worth(game, player: int) -> int:
    """Return what the position is worth for `player`: cells, and the choice of who is to move."""
    board = bytearray(game.rows * game.cols)
    game.fill(board)
    return _sum(board, weights(game), player) + _choice(game, player)


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
    board, each, other = bytearray(size * size), weights(game), 3 - mover
    game.fill(board)
    now = _sum(board, each, player) + _choice(game, player)
    sign, rays = 1 if mover == player else -1, _rays_of(size)

    def after(move: int) -> int:
        gain = each[move]
        for ray in rays[move]:
            if board[ray[0]] == other:
                run = 0
                for cell in ray:
                    owner = board[cell]
                    if owner == other:
                        run += each[cell]
                    else:
                        if owner == mover:
                            gain += run + run
                        break
        return now + sign * gain

    return after


_rays: list = []  # size, rays; the last one used


def _rays_of(size: int) -> list:
    """Return for each cell the cells that follow in each direction, where there are two or more."""
    if not _rays or _rays[0] != size:
        _rays[:] = [size, [_rays_from(size, cell) for cell in range(size * size)]]
    return _rays[1]


def _rays_from(size: int, cell: int) -> list:
    row, col, found = cell // size, cell % size, []
    for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)):
        rows = size - 1 - row if down > 0 else row if down else size
        cols = size - 1 - col if right > 0 else col if right else size
        step, length = down * size + right, min(rows, cols)
        if length > 1:
            found.append(bytes([cell + step * far for far in range(1, length + 1)]))
    return found
