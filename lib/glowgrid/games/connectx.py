"""Connect X: tokens fall into columns, and a given number in a row wins. By default, 7 x 6 cells and four in a row.

A move is the number of a column, from 0 at the left. In notation, columns are numbered from 1.

>>> game = ConnectX()
>>> game.push(3)
>>> game.landing(3)  # the cell above the token
31
"""

import sys

from ..engine.game import ALL, MARKS
from ..engine.inarow import InARow, spot_of
from ..engine.options import Option

if sys.implementation.name == "cpython":
    from ..engine.line_totals import RowsWithTotals as InARow  # type: ignore[assignment]

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator


class ConnectX(InARow):
    title = "Connect X"
    rules = "Drop a token into a column. Four of your own (or as many as you set) in a row win, in any direction."
    motion = "fall"
    OPTIONS = (
        Option("rows", 6, 3, 100),
        Option("cols", 7, 3, 100),
        Option("to_win", 4, 3, lambda chosen: min(25, chosen[0], chosen[1])),
        Option("players", 2, 2, 10),
        Option("memory", 0, 0, 1),
    )

    def __init__(self, rows: int = 6, cols: int = 7, to_win: int = 4, players: int = 2, memory: bool = False) -> None:
        """Start an empty game, or raise an OptionError. `memory` selects a board that saves memory."""
        InARow.__init__(self, (rows, cols, to_win, players, memory), True, bool(memory))
        self._inner: list = []  # the columns from the centre outwards, made for a search

    @staticmethod
    def sizes(*options: int) -> tuple:
        rows, cols, to_win, players, _ = options
        return rows, cols, players, to_win

    def candidates(self) -> list:
        """Return the legal moves, from the centre outwards."""
        if self.outcome is not None:
            return []
        if not self._inner:
            distances = [abs(col + col + 1 - self.cols) * 128 + col for col in range(self.cols)]
            self._inner = [key % 128 for key in sorted(distances)]
        spots_of, top = self.spots_of, self.cols + 1
        return [col for col in self._inner if spots_of[col] > top]

    def urgent(self) -> list:
        """Return the candidates that a threat of a complete row leaves. A search that overlooks nothing tries them."""
        moves, counts = self.candidates(), self._counted()
        if self.players > 2 or not counts.counts_lines or len(moves) < 2:
            return moves
        return counts.urgent(moves)

    def fetch(self) -> None:
        from .connectx_all import book_move  # noqa: F401 - so that it is loaded with the bots and for hints
        from .connectx_book import fault  # noqa: F401

        if self._line_counts is None and self.options[:4] == (6, 7, 4, 2):
            from .connectx_lines import WeightedLines

            self._line_counts = WeightedLines(self, self._shape.spots_of, self._shape.rise)
        InARow.fetch(self)

    def book(self) -> "Generator[None, None, int]":
        """Generator: return the move of a proven win or a best move of an early position, or -1 if there is none here.
        Yield every few milliseconds."""
        if self.options[:4] != (6, 7, 4, 2):
            return -1
        from .connectx_all import book_move
        from .connectx_book import book_move as proven_move

        moves, move = self._moves[: self.ply], -1
        if self.turn == 1:
            move = yield from proven_move(moves)
        if move < 0:
            move = yield from book_move(moves)
        return move

    def fault(self) -> "Generator[None, None, str]":
        """Generator: check the files of the book. Return a sentence if one can't be used, otherwise ""."""
        if self.options[:4] != (6, 7, 4, 2):
            return ""
        from .connectx_all import fault
        from .connectx_book import fault as proof_fault

        return (yield from proof_fault()) or (yield from fault())

    def landing(self, move: int) -> int:
        """Return the cell where a token dropped into column `move` lands, or the top cell if the column is full."""
        return self.cell_of(max(self.spots_of[move], spot_of(move, self.cols)))

    def path(self, move: int) -> tuple:
        return (self.landing(move),)

    def trace(self) -> tuple:
        return (self.cell_of(self.spots_of[self._moves[self.ply - 1]] + self.cols + 1),) if self.ply else ()

    def swept(self) -> tuple:
        return tuple(range(self._moves[self.ply - 1], self.trace()[0] + 1, self.cols)) if self.ply else ()

    def picked(self, cells: tuple) -> int | None:
        move = cells[0] % self.cols
        return move if self.is_legal(move) and cells[0] == self.landing(move) else None

    def snap(self, cell: int) -> int:
        return self.landing(cell % self.cols)

    def digit(self, d: int) -> int | None:
        return self.landing(d - 1) if self.cols <= 9 and 1 <= d <= self.cols else None

    def notation(self, move: int, viewer: int = ALL) -> str:
        return str(move + 1)

    def expected(self) -> str:
        return f"expected a column from 1 to {self.cols}"

    def parse(self, text: str) -> int:
        from ..engine import notation

        return notation.column(self, text)

    def lines(self, marks: str = MARKS, viewer: int = 0) -> list:
        from ..engine import as_text

        return as_text.column_lines(self, marks, 1)
