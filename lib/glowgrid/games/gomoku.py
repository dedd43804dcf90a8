"""Gomoku: five stones in a row or more win, on a board of 15 x 15 unless set otherwise."""

from ..engine.game import MoveError
from ..engine.inarow import Placing
from ..engine.options import Option

_NEAR = 2  # cells away from a stone that a search looks at


def _longest(chosen: tuple) -> int:
    return chosen[0]


class Gomoku(Placing):
    title = "Gomoku"
    OPTIONS = (Option("size", 15, 5, 25), Option("to_win", 5, 3, _longest))

    def __init__(self, size: int = 15, to_win: int = 5) -> None:
        """Begin empty; raise an OptionError unless size is 5 to 25 and to_win 3 to size."""
        options = self.checked(size, to_win)
        super().__init__(size, size, 2, to_win, options)
        self.pace = 100 * 225 // (size * size)
        self._near: list = []  # cells near the stones, in the order they came near; kept up by candidates() and pop
        self._ends: list = []  # by ply: how long that was before
        self._is_near = bytearray(size * size)

    def pop(self) -> int:
        move = super().pop()
        while len(self._ends) > self.ply:
            end = self._ends.pop()
            while len(self._near) > end:
                self._is_near[self._near.pop()] = 0
        return move

    def candidates(self) -> list:
        """Return the empty cells at most two from a stone: round the last two stones first, those touching first,
        then from the newest ground to the oldest. On an empty board it is the centre; where
        nothing near is empty, every cell. Once a search counts rows, it is the few cells that matter most."""
        if self.outcome is not None:
            return []
        if self.ply and self._tally is not None and self._tally.rows_at:
            return Placing.candidates(self)
        if not self.ply:
            return [self.rows // 2 * self.cols + self.cols // 2]
        self._scout()
        board = bytearray(self.rows * self.cols)
        self.fill(board)
        found: list = []
        for reach in range(1, _NEAR + 1):
            for ply in range(self.ply - 1, max(self.ply - 3, -1), -1):
                _gather(self._around(self._moves[ply], reach), board, found)
        _gather(reversed(self._near), board, found)
        return found or self.legal_moves()

    def _scout(self) -> None:
        """Take note of the ground that the moves since the last time opened."""
        while len(self._ends) < self.ply:
            self._ends.append(len(self._near))
            for cell in self._around(self._moves[len(self._ends) - 1], _NEAR):
                if not self._is_near[cell]:
                    self._is_near[cell] = 1
                    self._near.append(cell)

    def _around(self, cell: int, reach: int) -> list:
        """Return the cells of the square that reaches `reach` cells from `cell`."""
        size, row, col = self.rows, cell // self.rows, cell % self.rows
        left, right = max(col - reach, 0), min(col + reach, size - 1)
        cells: list = []
        for start in range(max(row - reach, 0) * size, min(row + reach + 1, size) * size, size):
            cells.extend(range(start + left, start + right + 1))
        return cells

    def parse(self, text: str) -> int:
        """Return the empty cell that `text` names, or raise a MoveError that says what was expected."""
        name = text.strip().lower()
        row = name[1:3]
        if row and not row.strip("0123456789"):
            cell = (int(row) - 1) * self.cols + ord(name[0]) - 97
            if self.is_legal(cell) and self.notation(cell) == name:
                return cell
        raise MoveError(f"{text!r} is no move here; {self.expected()}.")


def _gather(cells, board: bytearray, found: list) -> None:
    """Append the empty ones of `cells` to `found`, and mark them in `board` as found."""
    for cell in cells:
        if not board[cell]:
            board[cell] = 255
            found.append(cell)
