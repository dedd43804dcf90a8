"""Minesweeper: open all cells without a mine. A number says how many of the cells around it hold a mine.

The player picks the first cell. Then chance places the mines, but none on the first cell and the cells around it, so
the first pick opens an area. Each draw decides about ten cells: bit by bit, whether the cell holds a mine. A draw takes
a mine for a cell with the probability mines left / cells left, so every layout is equally likely.

minesweeper_field.py has the draws and the openings, minesweeper_deduction.py what can be proven.

>>> game = Minesweeper(4, 4, 2)
>>> for name in ("a1", "8", "2"):  # mines on d2 and d4
...     game.push(game.parse(name))
>>> game.lines()
['  a b c d', '1 . . 1 #', '2 . . 1 #', '3 . . 2 #', '4 . . 1 #']
"""

from binascii import crc32

from ..engine.game import ALL, CHANCE, Game
from ..engine.looks import ACROSS, DOT, GREEN, GREY, RED, RING, look
from ..engine.options import Option
from .minesweeper_field import _DRAW, Minefield

MYPY = False
if MYPY:  # true for type checkers only
    from array import array
    from collections.abc import Generator

    from ..engine.rng import Rng

_CLOSED, _FLAG, _WRONG = look(GREY, 3), look(1, 7, RING, "F"), look(RED, 3, ACROSS, "F")
_MINE, _FOUND, _HIT = look(RED, 4, DOT, "M"), look(GREEN, 4, DOT, "M"), look(RED, 7, RING, "!")
# by number: dark, blue, sea green, vermilion, violet, pink, sky, lime, white
_LOOKS = (0, look(2), look(4), look(6), look(8), look(3), look(7), look(9), look(5))


class Minesweeper(Minefield):
    title = "Minesweeper"
    rules = (
        "Open all cells without a mine. A number says how many of the cells around it hold a mine. "
        "Flags are for your notes: # switches between flags and opening."
    )
    players = 1
    OPTIONS = (
        Option("rows", 8, 4, 16),
        Option("cols", 8, 4, 16),
        Option("mines", 10, 1, lambda chosen: chosen[0] * chosen[1] - 9),
    )

    def __init__(self, rows: int = 8, cols: int = 8, mines: int = 10) -> None:
        """Start with all cells closed. Raise an OptionError unless rows and cols are 4 to 16, and mines 1 to 9 less
        than the cells."""
        super().__init__(*self.checked(rows, cols, mines))

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
        is_open, numbers, mines, flags = self._open, self._numbers, self._mines, self.flags
        mine = _FOUND if is_over and self.outcome.winner else _MINE  # type: ignore[union-attr]
        for cell in range(self._cells):
            if is_open[cell]:
                buffer[cell] = _HIT if mines[cell] else _LOOKS[numbers[cell]]
            elif flags[cell]:
                buffer[cell] = _WRONG if is_over and not mines[cell] else _FLAG
            else:
                buffer[cell] = mine if shows and mines[cell] else _CLOSED

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
        from .minesweeper_layouts import fewest

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
        """Generator: like `advice`, but the bot deduces less if `misses` is above 0."""
        from .minesweeper_deduction import best

        return best(self, rng, misses)

    def determinize(self, viewer: int, rng: "Rng") -> "Game":
        """Return a copy that does not know the mines on closed cells. `advice` and `hint` need no more."""
        twin = Minesweeper(*self.options)
        if self.turn == CHANCE:
            twin.push(self._moves[0])
            while twin.ply < self.ply:
                twin.push(twin.draw(rng))
            return twin
        twin._moves, twin._movers, twin.ply = self._moves[:], self._movers[:], self.ply
        twin.setup_plies, twin._drawn, twin._opened = self.setup_plies, self._drawn[:], self._opened
        twin._open[:], twin._order[:], twin.outcome = self._open, self._order, self.outcome
        for cell in range(self._cells):
            if self._open[cell]:
                twin._numbers[cell], twin._mines[cell] = self._numbers[cell], self._mines[cell]
        return twin
