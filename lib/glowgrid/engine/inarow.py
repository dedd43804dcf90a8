"""The rule of games won by a row of one's own tokens: placed one a move, checked from the last cell.

The check walks away from the last token in the four directions and stops at the first other cell, at the
edge, or when the row is long enough; so its cost hangs on the number to win and never on the board's size.
"""

from .board import DenseBoard, SparseBoard
from .game import DRAW, Game, Outcome
from .zobrist import number, table

ACROSS = ((0, 1),)
DOWN = ((1, 0),)
DIAGONALS = ((1, 1), (1, -1))
DIRECTIONS = ACROSS + DOWN + DIAGONALS


def reach(board, cell: int, player: int, down: int, right: int) -> int:
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


def line_through(board, cell: int, to_win: int, directions: tuple = DIRECTIONS) -> tuple:
    """Return the cells of every row of at least `to_win` equal tokens through `cell`, which holds one, in any
    of `directions`; empty if there is none."""
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


class InARow(Game):
    """A game of placing tokens; a subclass says which cell a move takes and which moves are legal."""

    def __init__(self, rows: int, cols: int, players: int, to_win: int, options: tuple, memory: bool = False) -> None:
        """`memory` chooses the sparse board over the dense one; the game is the same."""
        super().__init__(rows, cols, players, options)
        self.to_win = to_win
        self.board = SparseBoard(rows, cols) if memory else DenseBoard(rows, cols)
        self._numbers = table(rows * cols, players)

    def at(self, cell: int) -> int:
        return self.board.at(cell)

    def fill(self, buffer: bytearray) -> None:
        self.board.fill(buffer)

    def _place(self, cell: int, move: int) -> None:
        player = self.turn
        self.board.place(cell, player)
        self.hash ^= number(self._numbers, cell, player, self.players)
        self._record(move)
        line = line_through(self.board, cell, self.to_win)
        if line:
            self.outcome = Outcome(player, line)
        elif self.ply == self.rows * self.cols:
            self.outcome = DRAW
        self.turn = player % self.players + 1

    def _lift(self, cell: int) -> int:
        self.ply -= 1
        self.turn = player = (self.turn - 2) % self.players + 1
        self.board.remove(cell)
        self.hash ^= number(self._numbers, cell, player, self.players)
        self.outcome = None
        return self._moves[self.ply]


class Placing(InARow):
    """An in-a-row game whose move is the empty cell that the token is put on."""

    def push(self, move: int) -> None:
        self._place(move, move)

    def pop(self) -> int:
        return self._lift(self._moves[self.ply - 1])

    def is_legal(self, move: int) -> bool:
        return self.outcome is None and 0 <= move < self.rows * self.cols and not self.board.at(move)

    def legal_moves(self) -> list:
        if self.outcome is not None:
            return []
        cells = bytearray(self.rows * self.cols)
        self.board.fill(cells)
        return [cell for cell, player in enumerate(cells) if not player]

    def picked(self, cells: tuple) -> int | None:
        return cells[0] if self.is_legal(cells[0]) else None
