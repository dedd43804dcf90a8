"""Tic-tac-toe: mark a full row, column or diagonal of a square board first."""

from ..engine.inarow import Placing
from ..engine.options import Option


class TicTacToe(Placing):
    title = "Tic-tac-toe"
    OPTIONS = (Option("size", 3, 3, 25),)

    def __init__(self, size: int = 3) -> None:
        """Begin on size x size cells; raise an OptionError unless size is 3 to 25."""
        options = self.checked(size)
        super().__init__(size, size, 2, size, options)

    def digit(self, d: int) -> int | None:
        return d - 1 if self.rows == 3 and 1 <= d <= 9 else None
