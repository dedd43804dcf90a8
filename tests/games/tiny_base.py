"""Base class of the tiny games. It uses nothing that docs/developers/new-game.md does not explain."""

from glowgrid.engine.game import Game
from glowgrid.engine.imperfect import Imperfect


def tiny(base):
    """Return a base class of games, perfect or not, with one byte per cell and a stack of boards for undo."""

    class Small(base):
        def __init__(self, rows, cols, players):
            base.__init__(self, rows, cols, players)
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
            return tuple([cell for cell in range(len(self._board)) if self.at(cell) == player])

        def _empty(self):
            return [cell for cell, piece in enumerate(self._board) if not piece]

    return Small


Tiny = tiny(Game)
Unsure = tiny(Imperfect)
