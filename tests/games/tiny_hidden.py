"""A tiny game in which both players hide something, and answer each other's questions."""

from tiny_base import Unsure

from glowgrid.engine.game import ALL, Game, Outcome

SHOT, SOMEWHERE, MISSED, HIT = 100, 200, 201, 202  # SHOT + cell; SOMEWHERE: a stone unknown on this side


class Duel(Unsure):
    """Player 1 hides a stone in the upper row, player 2 in the next. Then each shoots at the other's row in turn. The
    first hit wins. An answer has only one true value, so nobody is asked for it."""

    title = "Duel"
    longest = 14
    width, rivals = 3, 2
    answer_sentence = "{} ({}) calls out: {}."

    def __init__(self):
        super().__init__(self.rivals, self.width, self.rivals)

    def is_answer(self, ply):
        return ply > self.players and (ply - self.players) % 2 == 1

    def _stone(self, player):
        """Return the cell of this player's stone, or None if it is not hidden yet or not known on this side."""
        known = self.ply >= player and self._moves[player - 1] != SOMEWHERE
        return self._moves[player - 1] if known else None

    def at(self, cell):
        """Return the player of a stone, or the opponent where this player has shot."""
        owner = cell // self.cols + 1
        return self._board[cell] or (owner if self._stone(owner) == cell else 0)

    def hides(self, cell, viewer):
        owner = cell // self.cols + 1
        known = viewer == owner and self._stone(owner) is not None
        return self.ply >= owner and self.outcome is None and not known and not self._board[cell]

    def determinize(self, viewer, rng):
        game = self.copy()
        for other in range(1, min(self.ply, self.players) + 1):
            if viewer not in (0, other) and self.outcome is None:
                game._moves[other - 1] = rng.choice([cell for cell in self._row(other) if not self._board[cell]])
        return game

    def veiled(self, name):
        return SOMEWHERE if self.ply < self.players and name == "?" else -1

    def is_legal(self, move):
        return move == SOMEWHERE and self.ply < self.players or super().is_legal(move)

    def can_pop(self):
        return 0 < self.ply < self.players + 2

    def _next(self, player):
        return player % self.players + 1

    def _row(self, player):
        return range(self.cols * (player - 1), self.cols * player)

    def _moves_now(self):
        if self.ply < self.players:
            return list(self._row(self.turn))
        if self.is_answer(self.ply):
            stone = self._stone(self.turn)
            return [MISSED, HIT] if stone is None else [HIT if self.last() == SHOT + stone else MISSED]
        return [SHOT + cell for cell in self._row(self._next(self.turn)) if not self._board[cell]]

    def path(self, move):
        return (self.last() - SHOT,) if move in (MISSED, HIT) else (move % SHOT,)

    def parse(self, text):
        move = {"missed": MISSED, "hit": HIT}.get(text, -1)
        return move if move in self.legal_moves() else Unsure.parse(self, text)

    def trace(self):
        shot = self.ply - 1 - self.is_answer(self.ply - 1)
        return (self._moves[shot] - SHOT,) if shot >= self.players else ()

    def notation(self, move, viewer=ALL):
        if move in (MISSED, HIT):
            return "hit" if move == HIT else "missed"
        if move == SOMEWHERE or move < SHOT and viewer not in (ALL, move // self.cols + 1):
            return "?"
        return Game.notation(self, move % SHOT)

    def _change(self, move, player):
        if move == MISSED:
            self._board[self.last() - SHOT] = self.mover()

    def _pass_on(self, player):
        if self.last() == HIT:
            winner = self.mover(self.ply - 2)
            self._board[self._moves[self.ply - 2] - SHOT] = winner
            self.outcome = Outcome(winner, (self._moves[self.ply - 2] - SHOT,), "a hit")
        elif not self.is_answer(self.ply - 1):
            self.turn = self._next(player)
