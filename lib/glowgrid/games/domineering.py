"""Domineering: player 1 places vertical dominoes, player 2 horizontal ones. A player without room for one loses.

A move is the first cell of the domino. The second is below it for player 1 and to its right for player 2.
"""

from ..engine.game import Game, Outcome
from ..engine.options import Option
from ..engine.zobrist import number, numbers

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable

_NO_ROOM = ("", "no room for a vertical domino", "no room for a horizontal domino")
_NO_HALF = ("", "no room for the lower half", "no room for the right half")


class Domineering(Game):
    title = "Domineering"
    rules = "Player 1 places vertical dominoes, player 2 horizontal ones. If you have no room for one, you lose."
    blocks = True
    OPTIONS = (Option("size", 8, 4, 10),)

    def __init__(self, size: int = 8) -> None:
        """Start with size x size empty cells. Raise an OptionError unless size is 4 to 10."""
        (size,) = self.checked(size)
        super().__init__(size, size, 2, (size,))
        cells = size * size
        self.longest = cells // 2
        self._board = bytearray(cells)
        self._half = (0, size, 1)  # by player: the distance from a domino's first cell to its second
        self._firsts = (b"", bytes(range(cells - size)), bytes([c for c in range(cells) if (c + 1) % size]))
        self._numbers = numbers(cells, 2)

    def _room(self, player: int) -> list:
        board, half = self._board, self._half[player]
        return [cell for cell in self._firsts[player] if not board[cell] and not board[cell + half]]

    def legal_moves(self) -> list:
        return [] if self.outcome is not None else self._room(self.turn)

    def push(self, move: int) -> None:
        player = self.turn
        self._lay(move, player, player)
        self._record(move)
        self.turn = 3 - player
        if not self._room(self.turn):
            self.outcome = Outcome(player, self.trace(), _NO_ROOM[self.turn])

    def pop(self) -> int:
        self.ply -= 1
        self.turn, self.outcome = 3 - self.turn, None
        move = self._moves[self.ply]
        self._lay(move, self.turn, 0)
        return move

    def _lay(self, move: int, player: int, owner: int) -> None:
        self._board[move] = self._board[move + self._half[player]] = owner
        self.hash ^= number(self._numbers, move, player, 2)

    def at(self, cell: int) -> int:
        return self._board[cell]

    def trace(self) -> tuple:
        return (self._moves[self.ply - 1], self._moves[self.ply - 1] + self._half[3 - self.turn]) if self.ply else ()

    def pairs(self) -> bytearray:
        """Return the cells of all dominoes, two per domino. The board view draws these two cells as one piece."""
        cells = bytearray(2 * self.ply)
        for ply in range(self.ply):
            cells[2 * ply] = first = self._moves[ply]
            cells[2 * ply + 1] = first + self._half[self._board[first]]
        return cells

    def preview(self, picked: tuple, cell: int) -> tuple:
        return (cell, cell + self._half[self.turn])

    def refusal(self, picked: tuple, cell: int) -> tuple:
        if self._board[cell]:
            return "it is taken", cell
        second = cell + self._half[self.turn]
        return _NO_HALF[self.turn], second if cell in self._firsts[self.turn] else cell

    def evaluate(self, player: int) -> int:
        if self.outcome is not None:
            return super().evaluate(player)
        from .domineering_evaluation import evaluate  # loaded on demand: only a search needs it

        return evaluate(self, player)

    def fetch(self) -> None:
        from .domineering_evaluation import evaluate  # noqa: F401

    def foresight(self, player: int) -> "Callable[[int], int]":
        from .domineering_evaluation import foresight

        return foresight(self, player)
