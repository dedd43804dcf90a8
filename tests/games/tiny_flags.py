"""A tiny game with flags, in which chance hides something after the first pick."""

from tiny_base import Unsure

from glowgrid.engine.flags import Flagging
from glowgrid.engine.game import ALL, CHANCE, PASS, Game, Outcome
from glowgrid.engine.looks import RING, look

DRAWN = 100  # plus a cell: chance hides the coin there


class Coin(Flagging, Unsure):
    """Chance hides a coin, but not where the player looks first. The player looks for it, and can set flags. There is a
    hint only if one cell is left."""

    title = "Coin"
    players = 1
    longest = 7
    setup_plies = 0

    def __init__(self):
        super().__init__(2, 3, 1)
        self.flags = bytearray(6)

    def _moves_now(self):
        return [DRAWN + cell for cell in self._empty()] if self.turn == CHANCE else self._empty()

    def _change(self, move, player):
        if player != CHANCE:
            self._board[move] = 1

    def _pass_on(self, player):
        self.turn = CHANCE if self.ply == 1 else 1
        self.setup_plies = 2
        if self.ply > 2 and self._moves[self.ply - 1] == self._moves[1] - DRAWN:
            self.outcome = Outcome(1, (), "the coin is found")

    def pop(self):
        move = super().pop()
        self.setup_plies = 2 if self.ply else 0
        return move

    def can_pop(self):
        return False

    def determinize(self, viewer, rng):
        game = self.copy()
        if self.ply > 1 and self.outcome is None:
            game._moves[1] = DRAWN + rng.choice(self._empty())
        return game

    def path(self, move):
        return () if move >= DRAWN else (move,)

    def trace(self):
        chosen = [move for move in self.moves if move < DRAWN]
        return tuple(chosen[-1:])

    def notation(self, move, viewer=ALL):
        return (str(move) if viewer == ALL else "?") if move >= DRAWN else Game.notation(self, move)

    def key(self, viewer=ALL):
        return super().key(viewer) + bytes([self._moves[1] if self.ply > 1 and viewer == ALL else 0])

    def can_flag(self, cell):
        return not self._board[cell] and self.outcome is None

    def fill_looks(self, buffer, viewer):
        for cell in range(6):
            buffer[cell] = look(1, 7, RING, "F") if self.flags[cell] and self.can_flag(cell) else 0

    def hint(self, viewer, rng):
        yield 50
        return self._empty()[0] if len(self._empty()) == 1 else PASS
