"""Tiny games with an unusual order of turns or different kinds of pieces."""

from tiny_base import Tiny

from glowgrid.engine.game import Game, Outcome


class Walk(Tiny):
    """One player fills every cell, each adjacent to the last. Getting stuck loses."""

    title = "Walk"
    longest = 6

    def __init__(self):
        super().__init__(2, 3, 1)

    def _moves_now(self):
        return [cell for cell in self._empty() if not self.ply or self._near(cell, self.last())]

    def _near(self, cell, other):
        return abs(cell // 3 - other // 3) + abs(cell % 3 - other % 3) == 1

    def _change(self, move, player):
        self._board[move] = player

    def _pass_on(self, player):
        if not self._empty():
            self.outcome = Outcome(1, tuple(range(6)))
        elif not self._moves_now():
            self.outcome = Outcome(0)


class Sown(Tiny):
    """A move places pieces on the first empty cell and on all cells up to the picked one, at most three. Who gets the
    last cell wins."""

    title = "Sown"
    longest = 8
    motion = "sow"

    def __init__(self):
        super().__init__(1, 8, 2)

    def _moves_now(self):
        return self._empty()[:3]

    def _change(self, move, player):
        for cell in self._empty():
            if cell <= move:
                self._board[cell] = player

    def swept(self):
        before = self._before[-1] if self._before else bytes(self._board)
        return tuple([cell for cell in range(8) if self._board[cell] != before[cell]])

    def _pass_on(self, player):
        self.turn = 3 - player
        if not self._empty():
            self.outcome = Outcome(player, (7,), "the last cell")


class Twice(Tiny):
    """Two placements per turn; a full row wins."""

    title = "Twice"
    longest = 12

    def __init__(self):
        super().__init__(4, 3, 2)

    def _moves_now(self):
        return self._empty()

    def _change(self, move, player):
        self._board[move] = player

    def _pass_on(self, player):
        row = self.last() // 3 * 3
        if self._board[row : row + 3] == bytes([player] * 3):
            self.outcome = Outcome(player, (row, row + 1, row + 2))
        elif not self._empty():
            self.outcome = Outcome(0)
        elif self.ply % 2 == 0:
            self.turn = 3 - player


class Take(Tiny):
    """The board starts full. A move removes any piece but a player's last. A player with one piece left loses."""

    title = "Take"
    longest = 6

    def __init__(self):
        super().__init__(2, 4, 2)
        self._board[:] = b"\x01\x02\x01\x02\x02\x01\x02\x01"

    def _moves_now(self):
        return [cell for cell in range(8) if self._board[cell]]

    def _change(self, move, player):
        self._board[move] = 0

    def _pass_on(self, player):
        self.turn = 3 - player
        for side in (1, 2):
            if len(self._held(side)) == 1:
                self.outcome = Outcome(3 - side, self._held(3 - side))


class Block(Tiny):
    """A move puts a neutral block on a cell that has no block next to it. A player who cannot move loses."""

    title = "Block"
    longest = 5

    def __init__(self):
        super().__init__(3, 3, 2)

    def at(self, cell):
        return 0

    def kind(self, cell):
        return self._board[cell]

    def _moves_now(self):
        return [cell for cell in range(9) if self._is_free(cell)]

    def _is_free(self, cell):
        for other in range(9):
            if self._board[other] and abs(cell // 3 - other // 3) + abs(cell % 3 - other % 3) < 2:
                return False
        return True

    def _change(self, move, player):
        self._board[move] = 1

    def _pass_on(self, player):
        self.turn = 3 - player
        if not self._moves_now():
            self.outcome = Outcome(player, ())


class Crown(Tiny):
    """A man moves one cell ahead, captures what is there, and becomes a king in the last row; kings also move back. A
    player without a piece or a move loses; the game may never end."""

    title = "Crown"

    def __init__(self):
        super().__init__(4, 2, 2)
        self._board[:] = b"\x01\x01\0\0\0\0\x02\x02"

    def at(self, cell):
        return self._board[cell] & 3

    def kind(self, cell):
        return self._board[cell] >> 2

    def path(self, move):
        return (move // 1000, move % 1000)

    def trace(self):
        return (self.last() % 1000,) if self.ply else ()

    def notation(self, move):
        return "-".join([Game.notation(self, cell) for cell in self.path(move)])

    def _moves_now(self):
        """Return the legal moves. These are loops because a comprehension counts as a call."""
        moves, ahead = [], 2 if self.turn == 1 else -2
        for start in range(8):
            for end in (start - 2, start + 2) if self._board[start] & 3 == self.turn else ():
                may_turn_back = end == start + ahead or self._board[start] >> 2
                if may_turn_back and 0 <= end < 8 and self._board[end] & 3 != self.turn:
                    moves.append(start * 1000 + end)
        return moves

    def _change(self, move, player):
        start, end = self.path(move)
        crowned = self.kind(start) or end // 2 == (3 if player == 1 else 0)
        self._board[start], self._board[end] = 0, player | crowned << 2

    def _pass_on(self, player):
        self.turn = 3 - player
        if not self._moves_now():
            self.outcome = Outcome(player, self._held(player))


class Skip(Tiny):
    """Three players with a row each; player 2's is shorter. A player with a full row has to pass. When all rows are
    full, it is a draw."""

    title = "Skip"
    longest = 8

    def __init__(self):
        super().__init__(3, 3, 3)
        self._board[5] = 2

    def _has_room(self, player):
        return not all(self._board[3 * player - 3 : 3 * player])

    def _moves_now(self):
        return [cell for cell in range(3 * self.turn - 3, 3 * self.turn) if not self._board[cell]]

    def _change(self, move, player):
        self._board[move] = player

    def _pass_on(self, player):
        for side in (player % 3 + 1, (player + 1) % 3 + 1, player):
            if self._has_room(side):
                self.turn = side
                return
        self.outcome = Outcome(0)

    def passed(self):
        skipped, side = [], (self.mover() or 0) % 3 + 1
        while self.ply and self.outcome is None and side != self.turn:
            skipped.append(side)
            side = side % 3 + 1
        return tuple(skipped)
