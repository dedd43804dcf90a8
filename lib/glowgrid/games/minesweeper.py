"""Minesweeper: open all cells without a mine. A number says how many of the cells around it hold a mine.

The player picks the first cell. Then chance places the mines, but none on the first cell and the cells around it, so
the first pick opens an area. Each draw decides about ten cells: bit by bit, whether the cell holds a mine. A draw takes
a mine for a cell with the probability mines left / cells left, so every layout is equally likely.

A move of the player is the cell to open. `256 + bits` is a draw.

>>> game = Minesweeper(4, 4, 2)
>>> for name in ("a1", "8", "2"):  # mines on d2 and d4
...     game.push(game.parse(name))
>>> game.lines()
['  a b c d', '1 . . 1 #', '2 . . 1 #', '3 . . 2 #', '4 . . 1 #']
"""

from binascii import crc32

from ..engine.flags import Flagging
from ..engine.game import ALL, CHANCE, Game, Outcome
from ..engine.imperfect import Imperfect
from ..engine.looks import ACROSS, DOT, GREEN, GREY, RED, RING, look
from ..engine.options import Option

MYPY = False
if MYPY:  # true for type checkers only
    from array import array
    from collections.abc import Generator

    from ..engine.rng import Rng

_DRAW = 256  # plus the bits of a draw
_BITS = 10  # cells that one draw decides about
_CLOSED, _FLAG, _WRONG = look(GREY, 3), look(1, 7, RING, "F"), look(RED, 3, ACROSS, "F")
_MINE, _FOUND, _HIT = look(RED, 4, DOT, "M"), look(GREEN, 4, DOT, "M"), look(RED, 7, RING, "!")
_HUES = b"\x00\x02\x04\x06\x08\x03\x07\x09\x05"  # by number: blue, green, vermilion, violet, pink, sky, lime, white


class Minesweeper(Flagging, Imperfect):
    title = "Minesweeper"
    rules = (
        "Open all cells without a mine. A number says how many of the cells around it hold a mine. "
        "Flags are for your notes: # switches between flags and opening."
    )
    players = 1
    setup_plies = 0  # the first pick and the draws after it; 0 before that pick
    OPTIONS = (
        Option("rows", 8, 4, 16),
        Option("cols", 8, 4, 16),
        Option("mines", 10, 1, lambda chosen: chosen[0] * chosen[1] - 9),
    )

    def __init__(self, rows: int = 8, cols: int = 8, mines: int = 10) -> None:
        """Start with all cells closed. Raise an OptionError unless rows and cols are 4 to 16, and mines 1 to 9 less
        than the cells."""
        rows, cols, mines = self.checked(rows, cols, mines)
        super().__init__(rows, cols, 1, (rows, cols, mines))
        self._cells = cells = rows * cols
        self.longest = 1 + cells // _BITS + cells + mines  # with room in the journal for flags
        self._count = mines
        self._mines = bytearray(cells)  # 1: a mine
        self._numbers = bytearray(cells)  # mines around each cell; valid after the draws
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
        from .minesweeper_deduction import chances

        return chances(*self._undrawn())

    def push(self, move: int) -> None:
        self._record(move)
        ply = self.ply
        if ply == 1:
            self._begin(move)
        elif ply > self.setup_plies:
            self._reveal(move)
        else:
            for bit, cell in enumerate(self._drawn[_BITS * (ply - 2) : _BITS * (ply - 1)]):
                self._mines[cell] = (move - _DRAW) >> bit & 1
            if ply == self.setup_plies:
                self.turn = 1
                self._add_up()
                self._reveal(self._moves[0])

    def _begin(self, first: int) -> None:
        """Let chance draw the mines after the `first` pick."""
        near, found = self.area(first), bytearray()
        for cell in range(self._cells):
            if cell not in near:
                found.append(cell)
        self._drawn, self.turn = found, CHANCE
        self.setup_plies = 1 + (len(found) + _BITS - 1) // _BITS

    def _add_up(self) -> None:
        numbers = self._numbers
        for cell in range(self._cells):
            numbers[cell] = 0
        for cell in range(self._cells):
            if self._mines[cell]:
                for other in self.area(cell):
                    numbers[other] += 1

    def _reveal(self, first: int) -> None:
        """Open a cell. If there is no mine around it, also open all cells around it, and so on."""
        is_open, order, at = self._open, self._order, self._opened
        is_open[first], order[at] = 1, first
        end = at + 1
        while at < end:
            cell = order[at]
            at += 1
            if not self._numbers[cell]:
                for other in self.area(cell):
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
        self.turn = self.mover() or 0
        self.ply = ply - 1
        if ply == 1:
            self.setup_plies, self._drawn = 0, bytearray()
        elif ply <= self.setup_plies:
            for cell in self._drawn[_BITS * (ply - 2) : _BITS * (ply - 1)]:
                self._mines[cell] = 0
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

    # -- the board

    def at(self, cell: int) -> int:
        """Return 0: nobody has pieces. The looks show everything."""
        return 0

    def fill(self, buffer: bytearray, viewer: int = 0) -> None:
        for cell in range(self._cells):
            buffer[cell] = 0

    def hides(self, cell: int, viewer: int) -> bool:
        return viewer != ALL and self.outcome is None and self.ply > 0 and not self._open[cell]

    def can_flag(self, cell: int) -> bool:
        return not self._open[cell] and self.outcome is None

    def count(self, cell: int) -> int:
        """Return the number of an open cell, or -1 if the cell is closed or the number is 0."""
        return self._numbers[cell] or -1 if self._open[cell] and not self._mines[cell] else -1

    def fill_looks(self, buffer: "array", viewer: int) -> None:
        """Write the look of every cell. Mines are shown at the end, and to a viewer who sees everything."""
        is_over, shows = self.outcome is not None, viewer == ALL or self.outcome is not None
        mine = _FOUND if is_over and self.outcome.winner else _MINE  # type: ignore[union-attr]
        for cell in range(self._cells):
            if self._open[cell]:
                number = self._numbers[cell]
                buffer[cell] = _HIT if self._mines[cell] else look(_HUES[number]) if number else 0
            elif self.flags[cell]:
                buffer[cell] = _WRONG if is_over and not self._mines[cell] else _FLAG
            else:
                buffer[cell] = mine if shows and self._mines[cell] else _CLOSED

    def trace(self) -> tuple:
        """Return the cell that was picked last."""
        if not self._opened:
            return ()
        return (self._moves[self.ply - 1 if self.ply > self.setup_plies else 0],)

    def key(self, viewer: int = ALL) -> bytes:
        found = bytearray(self._cells + 2)
        is_drawn, shows = self.turn != CHANCE, viewer == ALL or self.outcome is not None
        for cell in range(self._cells):
            if self._open[cell]:
                found[cell] = 2 + self._numbers[cell]
            found[cell] |= 32 if self._mines[cell] and (shows or self._open[cell]) else 0
        found[-2:] = bytes((self.ply > 0, 0)) if is_drawn else bytes((self.ply + 1, self._moves[0]))
        return bytes(found)

    @property
    def hash(self) -> int:  # type: ignore[override]
        """A hash of at most 30 bits. It is the same for equal positions."""
        return crc32(self.key()) & 0x3FFFFFFF

    def score(self, player: int) -> int:
        """Return the number of picks."""
        return self.ply - self.setup_plies + 1 if self._opened else 0

    def fewest_possible(self) -> int:
        """Return the fewest picks that open all cells without a mine: one for each area without numbers, and one for
        each cell that is not beside such an area. The first pick of a game opens an area. Call it after the end."""
        from .minesweeper_deduction import fewest

        return fewest(self) if self.ply else 0

    # -- how a person picks a move

    def path(self, move: int) -> tuple:
        return (move,) if move < _DRAW else ()

    def targets(self, picked: tuple, mask: bytearray) -> None:
        """Mark the closed cells without a flag."""
        may = self.outcome is None and self.turn != CHANCE and not picked
        for cell in range(self._cells):
            mask[cell] = may and not self._open[cell] and not self.flags[cell]

    def picked(self, cells: tuple) -> int | None:
        return cells[0] if len(cells) == 1 and self.turn != CHANCE and self.is_legal(cells[0]) else None

    def refusal(self, picked: tuple, cell: int) -> tuple:
        return "it is already open" if self._open[cell] else "it has a flag" if self.flags[cell] else "", cell

    # -- text

    def notation(self, move: int, viewer: int = ALL) -> str:
        """Return the cell, such as `c3`, or the bits of a draw as a number."""
        if move < _DRAW:
            return Game.notation(self, move)
        return str(move - _DRAW) if viewer == ALL or self.outcome is not None else "?"

    def parse(self, text: str) -> int:
        name = text.strip()
        if self.turn == CHANCE and 0 < len(name) < 5 and not name.strip("0123456789"):
            move = _DRAW + int(name)
            if self.is_legal(move):
                return move
        return super().parse(text)

    # -- for bots and hints

    def fetch(self) -> None:
        from . import minesweeper_deduction  # noqa: F401

    def why(self, move: int) -> str:
        """Return why the hint `move` is good."""
        return "can't be a mine" if self.ply else "opens an area"

    def hint(self, viewer: int, rng: "Rng") -> "Generator[int, None, int]":
        """Generator: return a cell that can be proven to be safe, or PASS if there is none."""
        from .minesweeper_deduction import hint

        return hint(self)

    def advice(self, viewer: int, rng: "Rng") -> "Generator[int, None, int]":
        """Generator: return a cell that is safe, or else the cell that is least likely to hold a mine."""
        return self.guess(viewer, rng, 0)

    def guess(self, viewer: int, rng: "Rng", misses: int) -> "Generator[int, None, int]":
        """Return the same for a bot that overlooks moves. If `misses` is above 0, it deduces less."""
        from .minesweeper_deduction import best

        return best(self, rng, misses)

    def determinize(self, viewer: int, rng: "Rng") -> "Game":
        """Return a copy with other mines on the closed cells, which fit the open numbers."""
        from .minesweeper_deduction import redraw

        twin = Minesweeper(*self.options)
        redraw(self, twin, rng)
        return twin
