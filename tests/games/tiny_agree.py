"""A tiny game that ends with an agreement."""

from tiny_base import Small

from glowgrid.engine.agreement import Agreeing
from glowgrid.engine.game import PASS, Outcome
from glowgrid.engine.looks import DOT, look


class Dead(Small, Agreeing):
    """Players place pieces or pass. After two passes they agree on which pieces are dead. Most living pieces win."""

    title = "Dead"

    def __init__(self):
        super().__init__(2, 3, 2)

    def _moves_now(self):
        return self._empty() + [PASS]

    def _change(self, move, player):
        if move != PASS:
            self._board[move] = player

    def push(self, move):
        self.stop_agreeing()
        super().push(move)

    def pop(self):
        self.stop_agreeing()
        move = super().pop()
        self._agree_after_two_passes()
        return move

    def _pass_on(self, player):
        self.turn = 3 - player
        self._agree_after_two_passes()

    def _agree_after_two_passes(self):
        passes = 0
        while passes < self.ply and self._moves[self.ply - 1 - passes] == PASS:
            passes += 1
        if passes and passes % 2 == 0:
            self.start_agreeing()

    def key(self, viewer=0):
        return super().key() + bytes([self.last() == PASS])

    def agreed(self):
        alive = [sum(1 for cell in self._held(side) if not self.marked[cell]) for side in (1, 2)]
        if alive[0] == alive[1]:
            return Outcome(0, (), "equal numbers live")
        return Outcome(1 if alive[0] > alive[1] else 2, (), "more pieces live")

    def fill_looks(self, buffer, viewer):
        for cell in range(6):
            is_dead = self.acts is not None and self.marked[cell]
            buffer[cell] = look(self._board[cell], 4, DOT, "D") if is_dead else 0
