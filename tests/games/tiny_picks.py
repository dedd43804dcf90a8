"""Tiny games with other picks, scores or layouts: a voluntary pass, holes, three picks, a choice, chains,
points, 19 x 19."""

from tiny_base import Tiny

from glowgrid.engine.game import ALL, HOLE, PASS, Game, Outcome
from glowgrid.engine.looks import ACROSS, DOT, GREY, RING, UPRIGHT, look


class Stay(Tiny):
    """One stone per turn on 2 x 2 cells, or a pass. After two passes in a row or on a full board, more stones win."""

    title = "Stay"
    rules = "Put a stone anywhere, or pass. Two passes in a row end it; more stones win."

    def __init__(self):
        super().__init__(2, 2, 2)

    def _moves_now(self):
        return self._empty() + [PASS]

    def _passes(self):
        """Return the number of consecutive passes at the end of the game so far."""
        return next((count for count in range(self.ply) if self._moves[self.ply - 1 - count] != PASS), self.ply)

    def key(self, viewer=ALL):
        return super().key(viewer) + bytes((min(self._passes(), 2),))

    def _change(self, move, player):
        if move != PASS:
            self._board[move] = player

    def _pass_on(self, player):
        self.turn = 3 - player
        if self._passes() == 2 or not self._empty():
            one, two = self._held(1), self._held(2)
            if len(one) == len(two):
                self.outcome = Outcome(0, (), "as many stones each")
            else:
                self.outcome = Outcome(1 + (len(two) > len(one)), max(one, two, key=len), "more stones")


class Hollow(Tiny):
    """A plus of five cells; the corners are holes. Three in a row wins."""

    title = "Hollow"
    longest = 5

    def __init__(self):
        super().__init__(3, 3, 2)
        for corner in (0, 2, 6, 8):
            self._board[corner] = HOLE

    def _moves_now(self):
        return self._empty()

    def _pass_on(self, player):
        self.turn = 3 - player
        for line in ((1, 4, 7), (3, 4, 5)):
            if all(self._board[cell] == player for cell in line):
                self.outcome = Outcome(player, line, "three in a row")
                return
        if not self._empty():
            self.outcome = Outcome(0, (), "the board is full")


class Lined(Hollow):
    """Hollow with lines in the holes: its corners look like bars."""

    title = "Lined"

    def fill_looks(self, buffer, viewer):
        for corner, shape in ((0, ACROSS), (2, UPRIGHT), (6, UPRIGHT), (8, ACROSS)):
            buffer[corner] = look(GREY, 2, shape)


NEAR = (1, 3), (0, 2, 4), (1, 5), (0, 4), (1, 3, 5), (2, 4)  # for each cell of 2 x 3, the cells beside it


class Shot(Tiny):
    """Three picks: a piece, an adjacent cell to move to, and one to burn. A player who cannot move loses."""

    title = "Shot"
    longest = 4

    def __init__(self):
        super().__init__(2, 3, 2)
        self._board[0], self._board[5] = 1, 2

    def at(self, cell):
        return self._board[cell] & 3

    def kind(self, cell):
        return self._board[cell] >> 2

    def path(self, move):
        return (move // 64, move // 8 % 8, move % 8)

    def trace(self):
        return self.path(self.last())[1:] if self.ply else ()

    def notation(self, move, viewer=ALL):
        return "-".join([Game.notation(self, cell) for cell in self.path(move)])

    def _moves_now(self):
        """Return the legal moves. These are loops because a comprehension counts as a call."""
        moves, board = [], self._board
        for start in range(6):
            for end in NEAR[start] if board[start] == self.turn else ():
                for burnt in NEAR[end] if not board[end] else ():
                    if not board[burnt] or burnt == start:
                        moves.append(start * 64 + end * 8 + burnt)
        return moves

    def _change(self, move, player):
        start, end, burnt = self.path(move)
        self._board[start], self._board[end], self._board[burnt] = 0, player, 4
        if burnt == start:
            self._board[start] = 4

    def _pass_on(self, player):
        self.turn = 3 - player
        if not self._moves_now():
            self.outcome = Outcome(player, (self.last() // 8 % 8,), "the other side is stuck")


class Hops(Tiny):
    """Jumping over an opponent's piece captures it. If the same piece can jump again, it must, in a ply of its own that
    is picked by its landing cell. A player who cannot jump loses."""

    title = "Hops"
    longest = 5

    def __init__(self):
        super().__init__(1, 8, 2)
        self._board[:] = b"\x01\x02\x01\x02\0\0\x01\x02"

    def _chain(self):
        """Return the piece that has to jump on, or -1 if any piece may."""
        goes_on = self.ply and self._movers[self.ply - 1] == self.turn and self.outcome is None
        return self._moves[self.ply - 1] % 8 if goes_on else -1

    def _jumps(self, start):
        """Return the jumps of a piece. These are loops because a comprehension counts as a call."""
        found = []
        for end in (start - 2, start + 2):
            if 0 <= end < 8 and not self._board[end] and self._board[(start + end) // 2] == 3 - self.turn:
                found.append(start * 8 + end)
        return found

    def _moves_now(self):
        chain, found = self._chain(), []
        for start in range(8):
            if self._board[start] == self.turn and chain in (-1, start):
                found += self._jumps(start)
        return found

    def key(self, viewer=ALL):
        return super().key(viewer) + bytes((self._chain() + 1,))

    def path(self, move):
        return (move % 8,) if move // 8 == self._chain() else (move // 8, move % 8)

    def trace(self):
        return (self.last() % 8,) if self.ply else ()

    def swept(self):
        return (self.last() // 8, (self.last() // 8 + self.last() % 8) // 2, self.last() % 8) if self.ply else ()

    def preview(self, picked, cell):
        start = picked[0] if picked else self._chain()
        return ((start + cell) // 2,) if start >= 0 else ()

    def notation(self, move, viewer=ALL):
        return Game.notation(self, move // 8) + "x" + Game.notation(self, move % 8)

    def _change(self, move, player):
        start, end = move // 8, move % 8
        self._board[start] = self._board[(start + end) // 2] = 0
        self._board[end] = player

    def _pass_on(self, player):
        if not self._jumps(self.last() % 8):
            self.turn = 3 - player
            if not any(self._jumps(start) for start in self._held(self.turn)):
                self.outcome = Outcome(player, self._held(player), "the other side can't jump")


class Points(Tiny):
    """Each cell is worth its number, counted from 1. On the full board, more points win."""

    title = "Points"
    rules = "Put a stone anywhere. Every cell counts its number, from 1. More points win."
    longest = 6

    def __init__(self):
        super().__init__(2, 3, 2)
        self.stakes = 1

    def score(self, player):
        return sum(cell + 1 for cell in self._held(player))

    def _moves_now(self):
        return self._empty()

    def _pass_on(self, player):
        self.turn = 3 - player
        if not self._empty():
            winner = 1 if self.score(1) > self.score(2) else 2
            self.outcome = Outcome(winner, self._held(winner), "more points")

    def commands(self):
        return (("double", "Double the stakes?", _double), ("wave", "Hello.", lambda match: ""))


def _double(match):
    match.game.stakes *= 2
    return f"They are {match.game.stakes} now."


class Wide(Tiny):
    """19 x 19 cells: a stone in the centre wins; the game ends with the eighth stone."""

    title = "Wide"
    longest = 8

    def __init__(self):
        super().__init__(19, 19, 2)

    def _moves_now(self):
        return self._empty()

    def _pass_on(self, player):
        self.turn = 3 - player
        if self.last() == 180:
            self.outcome = Outcome(player, (180,), "a stone in the middle")
        elif self.ply == 8:
            self.outcome = Outcome(0, (), "nobody took the middle")


class Choose(Tiny):
    """A stone goes on one of three cells. The second pick chooses what it is: a man, or a king, which nobody needs."""

    title = "Choose"
    longest = 3
    wide = 3

    def __init__(self):
        super().__init__(2, 3, 2)

    def at(self, cell):
        return self._board[cell] & 3

    def kind(self, cell):
        return self._board[cell] >> 2

    def _moves_now(self):
        return [move for move in range(6) if not self._board[move // 2]]

    def path(self, move):
        return (move // 2, 4 + move % 2)

    def choices(self, picked):
        """Return (cell, look) of what the next pick chooses."""
        return ((4, look(self.turn, 7, DOT, "M")), (5, look(self.turn, 7, RING, "K"))) if picked else ()

    def warning(self):
        return "{} ({}) puts the last stone." if self.ply == 2 else ""

    def trace(self):
        return (self.last() // 2,) if self.ply else ()

    def notation(self, move, viewer=ALL):
        return Game.notation(self, move // 2) + ("-king" if move % 2 else "-man")

    def _change(self, move, player):
        self._board[move // 2] = player + 4 * (move % 2)

    def _pass_on(self, player):
        self.turn = 3 - player
        if self.ply == 3:
            self.outcome = Outcome(0, (), "the board is full")
