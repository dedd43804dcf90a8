"""Find winning runs of equal tokens through a given cell, for the classic boards and for results in plain text.

The engine's own games need to check only their last move; see inarow.py.
"""

MYPY = False
if MYPY:  # true for type checkers only
    from .board import DenseBoard, SparseBoard
    from .game import Game

ACROSS = ((0, 1),)
DOWN = ((1, 0),)
DIAGONALS = ((1, 1), (1, -1))
DIRECTIONS = ACROSS + DOWN + DIAGONALS


def reach(board: "Game | DenseBoard | SparseBoard", cell: int, player: int, down: int, right: int) -> int:
    """Count `player`'s tokens in a run that starts next to `cell`. Each step goes `down` rows and `right` columns."""
    rows, cols, at = board.rows, board.cols, board.at
    row, col, count = cell // cols + down, cell % cols + right, 0
    while 0 <= row < rows and 0 <= col < cols and at(row * cols + col) == player:
        count += 1
        row += down
        col += right
    return count


def line_through(
    board: "Game | DenseBoard | SparseBoard", cell: int, to_win: int, directions: tuple = DIRECTIONS
) -> tuple:
    """Return the cells of all runs of at least `to_win` equal tokens through the occupied `cell`, in `directions`."""
    player, cols = board.at(cell), board.cols
    line: tuple = ()
    for down, right in directions:
        ahead = reach(board, cell, player, down, right)
        behind = reach(board, cell, player, -down, -right)
        if ahead + behind + 1 >= to_win:
            step = down * cols + right
            run = range(cell - behind * step, cell + ahead * step + step, step)
            line += tuple([c for c in run if c not in line])
    return line
