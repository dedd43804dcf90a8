"""A tiny Royal Game of Ur: a race with captures, in which skill matters besides luck."""

from tiny_base import Unsure

from glowgrid.engine.game import ALL, CHANCE, Game, Outcome

PIECES, HOME = 3, 9  # a piece starts on step 0, off the board; step 9 is home
SAFE = 1, 2, 8, HOME  # the steps where nobody is captured, because each player has a row of their own
ROSETTE = 5  # a step of both players where nobody is captured
DRAWN = 100  # added to a rolled number to make it a move
NEXT = 2 * HOME + 2  # the byte behind the pieces: the player who rolls and moves next


class Sprint(Unsure):
    """Three coins show how many steps one piece goes. It captures the opponent's piece on its new step, which starts
    again. Whoever cannot move passes. The first player with three pieces at home wins. A move is the step that the
    piece leaves."""

    title = "Sprint"

    def __init__(self):
        super().__init__(3, HOME + 1, 2)  # by player, then by step: how many pieces are there
        self._board[0] = self._board[HOME + 1] = PIECES
        self._board[NEXT] = 1
        self.turn = CHANCE

    def _row(self, player):
        return (HOME + 1) * (player - 1)

    def _moves_now(self):
        if self.turn == CHANCE:
            return [DRAWN, DRAWN + 1, DRAWN + 2, DRAWN + 3]
        roll = self.last() - DRAWN
        return [step for step in range(HOME) if roll and self._can_go(step, step + roll)]

    def _can_go(self, step, to):
        mine, other = self._row(self._board[NEXT]), self._row(3 - self._board[NEXT])
        if to > HOME or not self._board[mine + step]:
            return False
        return to == HOME or not (self._board[mine + to] or to == ROSETTE and self._board[other + to])

    def chances(self):
        return [(DRAWN, 1), (DRAWN + 1, 3), (DRAWN + 2, 3), (DRAWN + 3, 1)]

    def passed(self):
        return (3 - self._board[NEXT],) if self.ply and self.turn == CHANCE == self.mover() else ()

    def _change(self, move, player):
        if player == CHANCE:
            return
        mine, other, to = self._row(player), self._row(3 - player), move + self.last() - DRAWN
        self._board[mine + move] -= 1
        self._board[mine + to] += 1
        if to not in SAFE and self._board[other + to]:
            self._board[other + to] -= 1
            self._board[other] += 1

    def _pass_on(self, player):
        if player == CHANCE:
            self.turn = self._board[NEXT]
            if self._moves_now():
                return
        elif self._board[self._row(player) + HOME] == PIECES:
            self.outcome = Outcome(player, (), "all pieces are at home")
        self.turn, self._board[NEXT] = CHANCE, 3 - self._board[NEXT]

    def key(self, viewer=ALL):
        return super().key(viewer) + bytes((self.last() - DRAWN if self.turn else 9,))

    def evaluate(self, player):
        """Return how many steps the player's pieces are ahead of the opponent's, times 10."""
        if self.outcome is not None:
            return Game.evaluate(self, player)
        mine, other, board = self._row(player), self._row(3 - player), self._board
        return 10 * sum([step * (board[mine + step] - board[other + step]) for step in range(1, HOME + 1)])
