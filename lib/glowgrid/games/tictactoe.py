"""Tic-tac-toe: the first player to fill a row, column or diagonal of a square board wins.

>>> game = TicTacToe()
>>> for cell in (0, 3, 1, 4, 2):
...     game.push(cell)
>>> game.outcome.winner, game.outcome.line
(1, (0, 1, 2))

On a 3 x 3 board, a move checks only the lines through its cell, which is faster than counting in all directions.
Computers use tables of all positions instead, in tictactoe_states.py.
"""

import sys

from ..engine.game import Outcome
from ..engine.inarow import Placing
from ..engine.options import Option

_WHY = "three in a row"
_LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def _lines_of(spots_of: list) -> list:
    """Return a list with one list per cell of a 3 x 3 board: a tuple (spot, spot, outcomes) for each line through the
    cell. The spots are the line's other two cells. `outcomes[player]` is the outcome if `player` fills the line."""
    found: list = [[], [], [], [], [], [], [], [], []]
    for line in _LINES:
        won = (None, Outcome(1, line, _WHY), Outcome(2, line, _WHY))
        for cell in line:
            one, other = [spots_of[mate] for mate in line if mate != cell]
            found[cell].append((one, other, won))
    return found


_lines: list = []  # created with the first 3 x 3 game


class _Placing(Placing):
    def push(self, move: int) -> None:
        player, ply, spots = self.turn, self.ply, self._spots
        if self.cols > 3:
            Placing.push(self, move)
            return
        spots[self.spots_of[move]] = player
        if self._free is not None:
            self._free.remove(move)
        self._moves[ply] = move
        self.ply = ply + 1
        self.turn = 3 - player
        if ply > 3:
            for one, other, won in _lines[move]:
                if spots[one] == player == spots[other]:
                    self._win(won[player])
            if ply == 8 and self.outcome is None:
                self.end(0, Outcome(0, (), "the board is full"))

    def _win(self, won: Outcome) -> None:
        if self.outcome is not None:  # a second line completed by the same move
            line = self.outcome.line
            won = Outcome(won.winner, line + tuple([cell for cell in won.line if cell not in line]), won.why)
        self.end(0, won)


if sys.implementation.name == "cpython":
    from .tictactoe_states import StatePlacing as _Placing  # type: ignore[assignment] # noqa: E402


class TicTacToe(_Placing):
    title = "Tic-tac-toe"
    rules = "Mark any free cell. A full row, column or diagonal of your own marks wins."
    OPTIONS = (Option("size", 3, 3, 25),)

    def __init__(self, size: int = 3) -> None:
        """Start with size x size empty cells. Raise an OptionError unless size is 3 to 25."""
        _Placing.__init__(self, (size,))
        if size == 3 and not _lines:
            _lines.extend(_lines_of(self.spots_of))  # type: ignore[arg-type]

    @staticmethod
    def sizes(*options: int) -> tuple:
        return options[0], options[0], 2, options[0]

    def digit(self, d: int) -> int | None:
        return d - 1 if self.rows == 3 and 1 <= d <= 9 else None
