"""Runs of equal tokens on any board: how far they reach, and which are long enough to win.

For the classic boards and the plain-text result, where a cell may be asked about at any time; games of the engine ask
only about their last move (see inarow).
"""

MYPY = False
if MYPY:  # type checkers take it for true
    from .board import DenseBoard, SparseBoard
    from .game import Game

ACROSS = ((0, 1),)
DOWN = ((1, 0),)
DIAGONALS = ((1, 1), (1, -1))
DIRECTIONS = ACROSS + DOWN + DIAGONALS


def reach(board: "Game | DenseBoard | SparseBoard", cell: int, player: int, down: int, right: int) -> int:
    """Count `player`'s tokens in an unbroken run from `cell`, itself not counted, in one direction."""
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
    """Return the cells of every run of at least `to_win` equal tokens through `cell`, which holds one, in any of
    `directions`; empty if there is none."""
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
