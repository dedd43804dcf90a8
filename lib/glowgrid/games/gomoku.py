"""Gomoku: five or more stones in a row win. The default board has 15 x 15 cells."""

from ..engine.inarow import Placing
from ..engine.options import Option

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterator

_MOST_CELLS = 400  # of a board on which bots look for threats; a larger one leaves no heap for it


class Gomoku(Placing):
    title = "Gomoku"
    rules = "Place a stone on any free cell. Five of your own (or as many as you set) in a row win, or more."
    OPTIONS = (Option("size", 15, 5, 25), Option("to_win", 5, 3, lambda chosen: chosen[0]))

    def __init__(self, size: int = 15, to_win: int = 5) -> None:
        """Start an empty game. Raise an OptionError unless `size` is 5..25 and `to_win` is 3..`size`."""
        Placing.__init__(self, (size, to_win))

    @staticmethod
    def sizes(*options: int) -> tuple:
        size, to_win = options
        return size, size, 2, to_win

    def candidates(self) -> list:
        """Return the most promising cells for either player, best first. On an empty board, return only the centre."""
        return Placing.candidates(self) if self.ply else [self.rows // 2 * self.cols + self.cols // 2]

    def fetch(self) -> None:
        if self._line_counts is None and self._shape.room <= _MOST_CELLS and self.to_win > 3:
            from .gomoku_threats import ThreatCounts

            self._line_counts = ThreatCounts(self, self._shape.spots_of, self._shape.rise)
        Placing.fetch(self)

    def forced_win(self) -> "Iterator[int]":
        """Return a generator that looks for a forced win by threats. It yields -1 after each step, then the first move,
        if it has found a win."""
        counts = self._counted()
        return counts.forced_win() if hasattr(counts, "forced_win") else (move for move in b"")
