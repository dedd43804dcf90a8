"""Find runs of equal tokens through any cell: their lengths, and the cells of winning runs.

The classic boards and the plain-text result use this module. The engine's own games need to check only their last move;
see inarow.py.
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
    """Count the tokens of `player` in an unbroken run that starts next to `cell`. The run goes `down` rows and `right`
    columns at each step."""
    rows, cols, at = board.rows, board.cols, board.at
    row, col = cell // cols + down, cell % cols + right
    step, count = down * cols + right, 0
    cell += step
    while 0 <= row < rows and 0 <= col < cols and at(cell) == player:
        count += 1
        cell += step
        row += down
        col += right
    return count


def line_through(
    board: "Game | DenseBoard | SparseBoard", cell: int, to_win: int, directions: tuple = DIRECTIONS
) -> tuple:
    """Return the winning cells through the occupied `cell`: those of every run of at least `to_win` equal tokens in one
    of `directions`. Return an empty tuple if there is no such run."""
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
