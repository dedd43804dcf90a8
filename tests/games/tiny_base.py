"""Base classes of the tiny games. They use nothing that docs/developers/new-game.md does not explain."""

from glowgrid.engine.game import Game
from glowgrid.engine.imperfect import Imperfect


class Small:
    """One byte per cell, whose two lowest bits are its player, and a stack of boards for undo."""

    def __init__(self, rows, cols, players):
        Game.__init__(self, rows, cols, players)
        self._board = bytearray(rows * cols)
        self._before = []

    @property
    def hash(self):
        return int.from_bytes(self.key(), "big") % 1073741789

    def at(self, cell):
        return self._board[cell]

    def legal_moves(self):
        return [] if self.outcome is not None else self._moves_now()

    def push(self, move):
        self._before.append(bytes(self._board))
        player = self.turn
        self._change(move, player)
        self._record(move)
        self._pass_on(player)

    def pop(self):
        self.turn = self.mover()
        self.outcome = None
        self.ply -= 1
        self._board[:] = self._before.pop()
        return self._moves[self.ply]

    def _change(self, move, player):
        self._board[move] = player

    def _held(self, player):
        return tuple([cell for cell, piece in enumerate(self._board) if piece & 3 == player])

    def _empty(self):
        return [cell for cell, piece in enumerate(self._board) if not piece]


class Tiny(Small, Game):
    """A game without chance, in which everything is seen."""


class Unsure(Small, Imperfect):
    """A game with chance or something hidden."""
