"""The mines of Minesweeper and the open cells: draws, openings, and how they are taken back.

A move of the player is the cell to open. `256 + bits` is a draw: bit by bit, whether a cell holds a mine.
"""

# On the drive, this module is part of minesweeper.py.

from ..engine.flags import Flagging
from ..engine.game import CHANCE, Outcome
from ..engine.imperfect import Imperfect

MYPY = False
if MYPY:  # true for type checkers only
    from ..engine.rng import Rng

_DRAW = 256  # plus the bits of a draw
_BITS = 10  # cells that one draw decides about


class Minefield(Flagging, Imperfect):
    """The mines and the open cells of a game of Minesweeper. It finds, makes and undoes moves."""

    setup_plies = 0  # the first pick and the draws after it; 0 before that pick

    def __init__(self, rows: int, cols: int, mines: int) -> None:
        """Start with all cells closed."""
        super().__init__(rows, cols, 1, (rows, cols, mines))
        self._cells = cells = rows * cols
        self.longest = 1 + cells // _BITS + cells + mines  # with room in the journal for flags
        self._count = mines
        self._mines = bytearray(cells)  # 1: a mine
        self._numbers = bytearray(cells)  # mines around each cell, and on it
        self._open = bytearray(cells)  # 1: open
        self._order = bytearray(cells)  # the open cells, in the order in which they were opened
        self._opened = 0  # how many there are
        self._drawn = bytearray()  # the cells that can hold a mine, in the order in which draws decide about them
        self.flags = bytearray(cells)

    def area(self, cell: int) -> list:
        """Return `cell` and the cells around it."""
        rows, cols = self.rows, self.cols
        row, col, found = cell // cols, cell % cols, []
        for first in range(max(row - 1, 0) * cols, min(row + 2, rows) * cols, cols):
            for other in range(first + max(col - 1, 0), first + min(col + 2, cols)):
                found.append(other)
        return found

    # -- moves

    def legal_moves(self) -> list:
        if self.outcome is not None:
            return []
        if self.turn == CHANCE:
            return [move for move in range(_DRAW, _DRAW + (1 << _BITS)) if self.is_legal(move)]
        return [cell for cell in range(self._cells) if not self._open[cell]]

    def is_legal(self, move: int) -> bool:
        if self.outcome is not None:
            return False
        if self.turn != CHANCE:
            return 0 <= move < self._cells and not self._open[move]
        bits, left, mines = self._undrawn()
        drawn, pattern = 0, move - _DRAW
        if not 0 <= pattern < 1 << bits:
            return False
        while pattern:
            drawn += pattern & 1
            pattern >>= 1
        return mines - (left - bits) <= drawn <= mines

    def _undrawn(self) -> tuple:
        """Return (cells that the next draw decides about, cells not decided yet, mines not placed yet)."""
        left = len(self._drawn) - _BITS * (self.ply - 1)
        return min(left, _BITS), left, self._count - sum(self._mines)

    def random_move(self, rng: "Rng") -> int:
        if self.turn == CHANCE:
            return self.draw(rng)
        at = rng.below(self._cells - self._opened)
        for cell in range(self._cells):
            at -= not self._open[cell]
            if at < 0:
                break
        return cell

    def draw(self, rng: "Rng") -> int:
        bits, left, mines = self._undrawn()
        move = _DRAW
        for bit in range(bits):
            if rng.below(left) < mines:
                move += 1 << bit
                mines -= 1
            left -= 1
        return move

    def chances(self) -> list:
        from .minesweeper_layouts import chances

        return chances(*self._undrawn())

    def push(self, move: int) -> None:
        self._record(move)
        ply = self.ply
        if ply == 1:
            self._begin(move)
        elif ply > self.setup_plies:
            self._reveal(move)
        else:
            self._lay(move, 1)
            if ply == self.setup_plies:
                self.turn = 1
                self._reveal(self._moves[0])

    def _begin(self, first: int) -> None:
        """Let chance draw the mines after the `first` pick."""
        near, found = self.area(first), bytearray()
        for cell in range(self._cells):
            if cell not in near:
                found.append(cell)
        self._drawn, self.turn = found, CHANCE
        self.setup_plies = 1 + (len(found) + _BITS - 1) // _BITS

    def _lay(self, move: int, by: int) -> None:
        """Place the mines of the draw `move`, the last move (`by` is 1), or remove them again (-1)."""
        for bit, cell in enumerate(self._drawn[_BITS * (self.ply - 2) : _BITS * (self.ply - 1)]):
            if (move - _DRAW) >> bit & 1:
                self._mines[cell] += by
                for other in self.area(cell):
                    self._numbers[other] += by

    def _reveal(self, first: int) -> None:
        """Open a cell. If there is no mine around it, also open all cells around it, and so on."""
        is_open, order, numbers, at = self._open, self._order, self._numbers, self._opened
        rows, cols = self.rows, self.cols
        is_open[first], order[at] = 1, first
        end = at + 1
        while at < end:
            cell = order[at]
            at += 1
            if not numbers[cell]:  # `area` would take twice as long
                row, col = cell // cols, cell % cols
                for start in range((row - 1 if row else 0) * cols, (row + 2 if row < rows - 1 else rows) * cols, cols):
                    for other in range(start + (col - 1 if col else 0), start + (col + 2 if col < cols - 1 else cols)):
                        if not is_open[other]:
                            is_open[other], order[end] = 1, other
                            end += 1
        self._opened = end
        if self._mines[first]:
            self.outcome = Outcome(0, (), "a mine explodes")
        elif end == self._cells - self._count:
            self.outcome = Outcome(1, (), "all cells without a mine are open")

    def pop(self) -> int:
        ply = self.ply
        move = self._moves[ply - 1]
        self.outcome = None
        if ply >= self.setup_plies:
            self._close(self._moves[0] if ply == self.setup_plies else move)
        if 1 < ply <= self.setup_plies:
            self._lay(move, -1)
        self.turn = self.mover() or 0
        self.ply = ply - 1
        if ply == 1:
            self.setup_plies, self._drawn = 0, bytearray()
        return move

    def _close(self, first: int) -> None:
        """Close again what was opened with the cell `first`."""
        cell = -1
        while cell != first:
            self._opened -= 1
            cell = self._order[self._opened]
            self._open[cell] = 0

    def can_pop(self) -> bool:
        """Return False: each pick reveals something."""
        return False
