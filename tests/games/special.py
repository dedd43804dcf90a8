"""Tiny games of the kinds that tiny.py lacks: with chance, passes by choice, holes, secrets, moves of three picks,
chains of jumps, points, and a game's own commands and rules. For the tests alone.
"""

from tiny_base import Tiny, Unsure

from glowgrid.engine.game import CHANCE, HOLE, PASS, Outcome


class Dice(Unsure):
    """A coin says in which of the two rows the next stone goes; where that is full, the turn is lost. A full board is a
    draw."""

    title = "Dice"

    def __init__(self):
        super().__init__(2, 3, 2)
        self.turn = CHANCE
        self._next = 1

    def _moves_now(self):
        if self.turn == CHANCE:
            return [6 + row for row in (0, 1) if 0 in self._board[3 * row : 3 * row + 3]]
        row = self.last() - 6
        return [cell for cell in range(3 * row, 3 * row + 3) if not self._board[cell]]

    def path(self, move):
        return (move,) if move < 6 else ()

    def trace(self):
        return (self.last(),) if self.ply and self.mover() else ()

    def notation(self, move, viewer=-1):
        return super().notation(move) if move < 6 else f"row {move - 5}"

    def _change(self, move, player):
        if player:
            self._board[move] = player

    def _pass_on(self, player):
        if not player:
            self.turn = self._next
        elif not self._empty():
            self.outcome = Outcome(0, (), "the board is full")
        else:
            self._next, self.turn = 3 - player, CHANCE

    def pop(self):
        move = super().pop()
        self._next = self.turn or self._next
        return move


class Passing(Tiny):
    """Put a stone anywhere, or pass; two passes end the game, and more stones win."""

    title = "Passing"

    def __init__(self):
        super().__init__(2, 2, 2)

    def _moves_now(self):
        return self._empty() + [PASS]

    def _change(self, move, player):
        if move != PASS:
            self._board[move] = player

    def _pass_on(self, player):
        self.turn = 3 - player
        if self.ply > 1 and self._moves[self.ply - 2] == PASS == self.last():
            more = len(self._held(1)) - len(self._held(2))
            self.outcome = Outcome((0, 1, 2)[more and (1 if more > 0 else 2)], (), "both have passed")


class Holed(Tiny):
    """A ring of eight cells; who fills the last one wins."""

    title = "Holed"
    longest = 8

    def __init__(self):
        super().__init__(3, 3, 2)
        self._board[4] = HOLE

    def _moves_now(self):
        return self._empty()

    def _change(self, move, player):
        self._board[move] = player

    def _pass_on(self, player):
        self.turn = 3 - player
        if not self._empty():
            self.outcome = Outcome(player, (), "the ring is closed")


class Secret(Unsure):
    """Put a stone anywhere; nobody sees the other's. A full board is a draw."""

    title = "Secret"
    longest = 6

    def __init__(self):
        super().__init__(2, 3, 2)

    def hides(self, cell, viewer):
        return self._board[cell] not in (0, viewer)

    def _moves_now(self):
        return self._empty()

    def _change(self, move, player):
        self._board[move] = player

    def notation(self, move, viewer=-1):
        return "a cell" if viewer != -1 and viewer != self.mover() else super().notation(move)

    def _pass_on(self, player):
        self.turn = 3 - player
        if not self._empty():
            self.outcome = Outcome(0, (), "the board is full")


class Trio(Tiny):
    """Move your stone by one cell, then block a cell; who can't has lost. A move is three picks."""

    title = "Trio"

    def __init__(self):
        super().__init__(3, 3, 2)
        self._board[0], self._board[8] = 1, 2

    def at(self, cell):
        return self._board[cell] & 3

    def kind(self, cell):
        return self._board[cell] >> 2

    def path(self, move):
        return (move // 81, move // 9 % 9, move % 9)

    def trace(self):
        return self.path(self.last())[1:] if self.ply else ()

    def notation(self, move, viewer=-1):
        return "-".join([chr(97 + cell % 3) + str(cell // 3 + 1) for cell in self.path(move)])

    def _moves_now(self):
        found = []
        for start in self._held(self.turn):
            for end in self._empty():
                if abs(start // 3 - end // 3) < 2 and abs(start % 3 - end % 3) < 2:
                    found += [(start * 9 + end) * 9 + block for block in [*self._empty(), start] if block != end]
        return sorted(found)

    def _change(self, move, player):
        start, end, block = self.path(move)
        self._board[start], self._board[end] = 0, player
        self._board[block] = 4

    def _pass_on(self, player):
        self.turn = 3 - player
        if not self._moves_now():
            self.outcome = Outcome(player, self._held(player), "no way is left")


class Chain(Tiny):
    """Stones jump over the other's to the right and take them; a chain of jumps is one a ply. Who can't has lost."""

    title = "Chain"
    longest = 3

    def __init__(self):
        super().__init__(1, 7, 2)
        self._board[:] = b"\x01\x02\0\x02\0\x02\0"

    def path(self, move):
        return (move % 10,) if self._jumps_on() else (move // 10, move % 10)

    def trace(self):
        return (self.last() % 10,) if self.ply else ()

    def notation(self, move, viewer=-1):
        return f"{chr(97 + move // 10)}-{chr(97 + move % 10)}"

    def _jumps_on(self):
        return self.ply > 0 and self.mover() == self.turn

    def _moves_now(self):
        stones = (self.last() % 10,) if self._jumps_on() else self._held(self.turn)
        return [stone * 11 + 2 for stone in stones if self._can_jump(stone)]

    def _can_jump(self, stone):
        return stone < 5 and self._board[stone + 1] == 3 - self.turn and not self._board[stone + 2]

    def _change(self, move, player):
        stone = move // 10
        self._board[stone], self._board[stone + 1], self._board[stone + 2] = 0, 0, player

    def _pass_on(self, player):
        if not self._can_jump(self.last() % 10):
            self.turn = 3 - player
            if not self._moves_now():
                self.outcome = Outcome(player, self._held(player), "nothing is left to jump")


class Points(Tiny):
    """A stone turns its neighbours over; when the row is full, more stones win."""

    title = "Points"
    rules = "Put a stone anywhere. Its neighbours turn over. More stones win."
    longest = 4

    def __init__(self):
        super().__init__(1, 4, 2)
        self.stakes = 1

    def score(self, player):
        return len(self._held(player))

    def preview(self, picked, cell):
        return tuple([near for near in (cell - 1, cell + 1) if 0 <= near < 4 and self._board[near] == 3 - self.turn])

    def commands(self):
        return (("double", "Double the stakes?", _double), ("wave", "Hello.", lambda match: ""))

    def _moves_now(self):
        return self._empty()

    def _change(self, move, player):
        for cell in self.preview((), move):
            self._board[cell] = player
        self._board[move] = player

    def _pass_on(self, player):
        self.turn = 3 - player
        if not self._empty():
            more = self.score(1) - self.score(2)
            self.outcome = Outcome((0, 1, 2)[more and (1 if more > 0 else 2)], (), "more stones" if more else "a tie")


def _double(match):
    match.game.stakes *= 2
    return f"They are {match.game.stakes} now."


GAMES = {game.__name__.lower(): game for game in (Dice, Passing, Holed, Secret, Trio, Chain, Points)}
