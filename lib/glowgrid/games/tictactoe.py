"""Tic-tac-toe: mark a full row, column or diagonal of a square board first.

On 3 x 3 each player's marks are also kept as nine bits, and a table of 512 answers whether they hold a row: that is
one look, where walking from the last mark takes many. Larger boards walk.
"""

from ..engine.game import DRAW, Outcome
from ..engine.inarow import Placing
from ..engine.options import Option

_ROWS = (0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)
_WON = bytes([any([marks & row == row for row in _ROWS]) for marks in range(512)])


class TicTacToe(Placing):
    title = "Tic-tac-toe"
    pace = 300
    OPTIONS = (Option("size", 3, 3, 25),)

    def __init__(self, size: int = 3) -> None:
        """Begin on size x size cells; raise an OptionError unless size is 3 to 25."""
        options = self.checked(size)
        super().__init__(size, size, 2, size, options)
        self._marks = [0, 0, 0] if size == 3 else None  # by player, as bits

    def push(self, move: int) -> None:
        marks, player = self._marks, self.turn
        if marks is None:
            Placing.push(self, move)
            return
        marks[player] = mine = marks[player] | 1 << move
        if self._tally is not None:
            Placing.push(self, move)
            return
        ply = self.ply
        if self._free is not None:
            self._free.remove(move)
        self._moves[ply] = move
        self._spots[self.spots_of[move]] = player
        self.ply = ply + 1
        self.turn = 3 - player
        if _WON[mine]:
            self.outcome = Outcome(player, self._line(self.spots_of[move]))
        elif ply == 8:
            self.outcome = DRAW

    def pop(self) -> int:
        move = Placing.pop(self)
        if self._marks is not None:
            self._marks[self.turn] ^= 1 << move
        return move

    def digit(self, d: int) -> int | None:
        return d - 1 if self.rows == 3 and 1 <= d <= 9 else None
