"""Tiny games with a die, and with a secret."""

from tiny_base import Unsure

from glowgrid.engine.game import ALL, CHANCE, Game, Outcome

DRAWN = 100  # a draw is this much more than what was drawn


class Dice(Unsure):
    """A die says in which column the next stone goes; the first column is twice as likely while it has room. Who has
    more of the upper row wins."""

    title = "Dice"
    longest = 12

    def __init__(self):
        super().__init__(2, 3, 2)
        self.turn = CHANCE

    def _next(self):
        return self.ply // 2 % 2 + 1

    def _moves_now(self):
        if self.turn == CHANCE:
            return sorted({DRAWN + cell % 3 for cell in self._empty()})
        return [cell for cell in self._empty() if cell % 3 == self.last() - DRAWN]

    def chances(self):
        return [(move, 2 if move == DRAWN else 1) for move in self.legal_moves()]

    def key(self, viewer=ALL):
        return super().key(viewer) + bytes((self._next(), self.last() - DRAWN if self.turn and self.ply else 9))

    def path(self, move):
        return () if move >= DRAWN else (move,)

    def notation(self, move, viewer=ALL):
        return str(move - DRAWN + 1) if move >= DRAWN else Game.notation(self, move)

    def _change(self, move, player):
        if player != CHANCE:
            self._board[move] = player

    def _pass_on(self, player):
        if player == CHANCE:
            self.turn = (self.ply - 1) // 2 % 2 + 1
            return
        self.turn = CHANCE
        if not self._empty():
            winner = 1 if self._board[:3].count(b"\x01") > 1 else 2
            line = tuple([cell for cell in self._held(winner) if cell < 3])
            self.outcome = Outcome(winner, line, "more of the upper row")


class Veil(Unsure):
    """Player 1 hides a stone in the upper row, player 2 looks below it and has two tries. What was looked for can't be
    taken back."""

    title = "Veil"
    longest = 3

    def __init__(self):
        super().__init__(2, 3, 2)

    def hides(self, cell, viewer):
        return cell < 3 and self.ply > 0 and viewer != 1 and self.outcome is None and not self._board[cell + 3]

    def determinize(self, viewer, rng):
        game = self.copy()
        if viewer != 1 and self.ply and self.outcome is None:
            hidden = rng.choice([cell for cell in range(3) if not self._board[cell + 3]])
            game._board[:3] = bytes(3)
            game._board[hidden] = 1
            game._moves[0] = hidden
        return game

    def can_pop(self):
        return self.ply == 1

    def _moves_now(self):
        if self.turn == 1:
            return [0, 1, 2]
        return [cell for cell in (3, 4, 5) if not self._board[cell]]

    def trace(self):
        return (self.last(),) if self.ply > 1 else ()

    def notation(self, move, viewer=ALL):
        return "?" if move < 3 and viewer not in (1, ALL) else Game.notation(self, move)

    def _pass_on(self, player):
        self.turn = 2
        if player == 2:
            hidden = self._moves[0]
            if self._board[hidden + 3]:
                self.outcome = Outcome(2, (hidden + 3,), "the stone is found")
            elif self.ply == 3:
                self.outcome = Outcome(1, (hidden,), "the stone is not found")
