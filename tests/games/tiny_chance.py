"""Tiny games with a die or hidden information."""

from tiny_base import Unsure

from glowgrid.engine.game import ALL, CHANCE, Game, Outcome

DRAWN = 100  # added to a drawn number to make it a move


class Dice(Unsure):
    """A die decides the column of the next stone; the first column is twice as likely while it has room. The player
    with more stones in the upper row wins."""

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


SOMEWHERE, NO, YES = 9, 10, 11  # a stone known only to player 1; the answers


class Veil(Unsure):
    """Player 1 hides a stone in the upper row. Player 2 asks for a cell, at most twice, and player 1 answers whether it
    is there. Answers cannot be undone."""

    title = "Veil"
    longest = 5

    def __init__(self):
        super().__init__(2, 3, 2)

    @property
    def _hidden(self):
        """Return the cell of the stone, or None if this side does not know it."""
        return None if self._moves[0] == SOMEWHERE else self._moves[0]

    @property
    def _looked(self):
        """Return the cell that player 2 has asked for, or None."""
        return self.last() if self.turn == 1 else None

    def hides(self, cell, viewer):
        known = viewer == 1 and self._hidden is not None or self._board[cell % 3 + 3] and self._looked != cell % 3 + 3
        return cell < 3 and self.ply > 0 and self.outcome is None and not known

    def determinize(self, viewer, rng):
        game = self.copy()
        if viewer != 1 and self.ply and self.outcome is None:
            hidden = rng.choice([cell for cell in range(3) if self.hides(cell, viewer)])
            game._board[:3] = bytes(3)
            game._board[hidden] = 1
            game._moves[0] = hidden
        return game

    def veiled(self, name):
        return SOMEWHERE if self.ply == 0 and name == "?" else -1

    def is_legal(self, move):
        return move == SOMEWHERE and self.ply == 0 or super().is_legal(move)

    def can_pop(self):
        return 0 < self.ply < 3

    def _moves_now(self):
        if self.ply == 0:
            return [0, 1, 2]
        if self.turn == 1:
            return [NO, YES] if self._hidden is None else [NO + (self._hidden == self._looked - 3)]
        return [cell for cell in (3, 4, 5) if not self._board[cell]]

    def path(self, move):
        return (self.last(),) if move in (NO, YES) else (move,)

    def parse(self, text):
        answers = {"no": NO, "yes": YES}
        move = answers.get(text, -1)
        return move if move in self.legal_moves() else Unsure.parse(self, text)

    def trace(self):
        return (self._looked,) if self._looked is not None else ()

    def notation(self, move, viewer=ALL):
        if move in (NO, YES):
            return "yes" if move == YES else "no"
        return "?" if move == SOMEWHERE or move < 3 and viewer not in (1, ALL) else Game.notation(self, move)

    def _change(self, move, player):
        if move < SOMEWHERE:
            self._board[move] = player

    def _pass_on(self, player):
        self.turn = 3 - player
        if self.last() == YES:
            self.outcome = Outcome(2, (self._moves[self.ply - 2],), "the stone is found")
        elif self.ply == 5:
            self.outcome = Outcome(1, self._held(1), "the stone is not found")
