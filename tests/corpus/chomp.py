"""Chomp: a player bites off a square and all squares below and to the right. The top left one is poisoned.

A move is the cell that is bitten.
"""

from ..engine.game import Game, Outcome
from ..engine.options import Option


class Chomp(Game):
    title = "Chomp"
    rules = "Bite a square: all below it and right of it go with it. The top left one is poisoned."
    OPTIONS = (Option("rows", 4, 2, 8), Option("cols", 5, 2, 8))

    def __init__(self, rows: int = 4, cols: int = 5) -> None:
        rows, cols = options = self.checked(rows, cols)
        super().__init__(rows, cols, 2, options)
        self.longest = rows * cols
        self._widths = bytearray([cols] * rows)
        self._before: list = []

    def legal_moves(self) -> list:
        if self.outcome is not None:
            return []
        found = []
        for row in range(self.rows):
            for col in range(self._widths[row]):
                found.append(row * self.cols + col)
        return found

    def push(self, move: int) -> None:
        self._before.append(bytes(self._widths))
        row, col = move // self.cols, move % self.cols
        for each in range(row, self.rows):
            self._widths[each] = min(self._widths[each], col)
        self._record(move)
        player = self.turn
        self.turn = 3 - player
        self._hash()
        if not self._widths[0]:
            self.outcome = Outcome(3 - player, (), "the poison is eaten")

    def pop(self) -> int:
        self.ply -= 1
        self.turn, self.outcome = 3 - self.turn, None
        self._widths[:] = self._before.pop()
        self._hash()
        return self._moves[self.ply]

    def _hash(self) -> None:
        total = 0
        if self.ply:
            total = self.turn
            for width in self._widths:
                total = (total * 31 + width + 1) % 1073741789
        self.hash = total

    def at(self, cell: int) -> int:
        return 0

    def kind(self, cell: int) -> int:
        if cell % self.cols >= self._widths[cell // self.cols]:
            return 0
        return 2 if cell == 0 else 1

    def preview(self, picked: tuple, cell: int) -> tuple:
        col = cell % self.cols
        return tuple([each for each in range(cell, self.rows * self.cols) if each % self.cols >= col])

    def refusal(self, picked: tuple, cell: int) -> tuple:
        return "it is eaten", cell
