"""Tiny games with numbers: counts on cells, a die whose rolls are shown, and draws that only set up the game. And one
that shows something only for a moment."""

from tiny_base import Tiny, Unsure

from glowgrid.engine.game import ALL, CHANCE, Game, Outcome
from glowgrid.engine.looks import GREY, look

DRAWN = 100  # added to a drawn number to make it a move


class Heaps(Tiny):
    """Three heaps. A move takes a heap down to 7, or away if there are no more than 7. Who takes the last one wins."""

    title = "Heaps"
    longest = 4

    def __init__(self):
        super().__init__(1, 3, 2)
        self._board[:] = bytes((24, 7, 0))

    def at(self, cell):
        return 0

    def count(self, cell):
        return self._board[cell]

    def fill(self, buffer, viewer=0):
        buffer[:] = bytes(len(buffer))

    def key(self, viewer=ALL):
        return bytes(self._board) + bytes((self.turn,))

    def _moves_now(self):
        return [cell for cell in range(3) if self._board[cell]]

    def _change(self, move, player):
        self._board[move] = 7 if self._board[move] > 7 else 0

    def _pass_on(self, player):
        self.turn = 3 - player
        if not any(self._board):
            self.outcome = Outcome(player, (), "the last heap is taken")


class Track(Unsure):
    """A die says among how many of the first empty cells the player may choose. Who gets the last cell wins."""

    title = "Track"
    longest = 12
    draw_form = "pips"
    draw_verb = "rolls"

    def __init__(self):
        super().__init__(1, 6, 2)
        self.turn = CHANCE

    def draw_number(self, move):
        return move - DRAWN

    def _moves_now(self):
        if self.turn == CHANCE:
            return [DRAWN + number for number in range(1, 7)]
        return self._empty()[: self.last() - DRAWN]

    def key(self, viewer=ALL):
        return super().key(viewer) + bytes((self.ply // 2 % 2, self.last() - DRAWN if self.turn and self.ply else 9))

    def path(self, move):
        return () if move >= DRAWN else (move,)

    def notation(self, move, viewer=ALL):
        return str(move - DRAWN) if move >= DRAWN else Game.notation(self, move)

    def _change(self, move, player):
        if player != CHANCE:
            self._board[move] = player

    def _pass_on(self, player):
        self.turn = CHANCE if player else (self.ply - 1) // 2 % 2 + 1
        if player and self._board[5]:
            self.outcome = Outcome(player, (5,), "the last cell")


class Lamps(Unsure):
    """Two draws light one lamp each, or the same one twice. The person switches lamps until all but the first are dark.
    The draws are the solution, so nobody may see them."""

    title = "Lamps"
    setup_plies = 2

    def __init__(self):
        super().__init__(1, 4, 1)
        self.turn = CHANCE
        self._board[0] = 1

    def _moves_now(self):
        return [DRAWN + cell for cell in (1, 2, 3)] if self.turn == CHANCE else [1, 2, 3]

    def path(self, move):
        return () if move >= DRAWN else (move,)

    def notation(self, move, viewer=ALL):
        return "+" + "abcd"[move - DRAWN] if move >= DRAWN else Game.notation(self, move)

    def _change(self, move, player):
        self._board[move % DRAWN] ^= 1

    def _pass_on(self, player):
        self.turn = int(self.ply >= 2)
        if player and not any(self._board[1:]):
            self.outcome = Outcome(1, (), "all dark")


class Glimpse(Unsure):
    """Two players take cells in turn. The owner of a cell is seen only for a moment. Who takes a whole row wins."""

    title = "Glimpse"
    longest = 4
    later = 9  # the viewer who does not see the owners any more

    def __init__(self):
        super().__init__(2, 2, 2)

    def _moves_now(self):
        return self._empty()

    def closed(self, viewer):
        return self.later if self.ply and self.outcome is None else 0

    def fill(self, buffer, viewer=0):
        super().fill(buffer, viewer)
        for cell in range(4 if viewer == self.later or self.outcome is None and viewer != ALL else 0):
            buffer[cell] = self._board[cell] if viewer != self.later and cell == self.last() else 0

    def fill_looks(self, buffer, viewer):
        self.fill(owners := bytearray(4), viewer)
        for cell in range(4):
            buffer[cell] = look(GREY, 3) if self._board[cell] and not owners[cell] else 0

    def _pass_on(self, player):
        self.turn = 3 - player
        for row in (0, 2):
            if self._board[row] == self._board[row + 1] == player:
                self.outcome = Outcome(player, (row, row + 1), "a row")
        if self.outcome is None and self.ply == 4:
            self.outcome = Outcome(0, (), "no row")
