"""Board of nine men's morris: 24 points on 16 lines of three. Moves are played and taken back here.

A *point* is a place for a piece, from 0 to 23, row by row from the top left. A move is start * 32 + end, in points. To
place a piece, the start is HAND. To take a piece, the start is MILL: this is a ply of its own, after the move that
closes a mill.
"""

# On the drive, this module is part of morris.py.

from ..engine.game import Game, Outcome
from ..engine.looks import ACROSS, UPRIGHT
from ..engine.zobrist import numbers

HAND, MILL = 24, 25  # starts of moves that are no points
OFF = 24  # stands for a point where a cell has none
_POINTS = bytes(range(24))
CELLS = b"\x00\x03\x06\x08\x0a\x0c\x10\x11\x12\x15\x16\x17\x19\x1a\x1b\x1e\x1f\x20\x24\x26\x28\x2a\x2d\x30"  # by point
# the points of all lines, three each: the rows, then the columns
LINES = _POINTS + b"\x00\x09\x15\x03\x0a\x12\x06\x0b\x0f\x01\x04\x07\x10\x13\x16\x08\x0c\x11\x05\x0d\x14\x02\x0e\x17"
_DRAWN_AFTER = 100  # moves without a mill, of both players together
_TURN, _TAKING, _PLACED = 48, 49, 50  # what the numbers of the hash stand for, besides the points of both players

SPOTS = bytearray(bytes((OFF,)) * 49)  # by cell: its point
SHAPES = bytearray(49)  # by cell: the shape of the line that crosses a hole
SNAPS = bytearray(range(49))  # by cell: the point to which the cursor jumps
NEAR: list = [()] * 24  # by point: the points next to it, in ascending order
MATES: list = [()] * 24  # by point: the other two points of its row, then of its column


def _prepare() -> None:
    for point, cell in enumerate(CELLS):
        SPOTS[cell] = point
    for at in range(0, 48, 3):
        one, two, three = LINES[at : at + 3]
        for point, others in ((one, (two, three)), (two, (one, three)), (three, (one, two))):
            MATES[point] += others
            NEAR[point] = tuple(sorted(NEAR[point] + (others if point == two else (two,))))
        step = 1 if at < 24 else 7
        middle = CELLS[two]
        for cell in range(CELLS[one], CELLS[three], step):
            if SPOTS[cell] == OFF:
                SHAPES[cell] = ACROSS if step == 1 else UPRIGHT
                away = cell - middle
                SNAPS[cell] = middle if abs(away) == step else cell + (step if away > 0 else -step)
    SNAPS[24] = 17  # the hole in the middle


_prepare()


class MorrisBoard(Game):
    """The pieces of a game of nine men's morris. It finds, makes and undoes moves."""

    longest = 31 + 13 * _DRAWN_AFTER  # 18 pieces are placed and 13 taken; each mill ends at most 100 moves

    def __init__(self) -> None:
        super().__init__(7, 7, 2)
        self._board = bytearray(24)  # by point
        self._pieces = bytearray(3)  # by player: the pieces on the board
        self._hand = 18  # pieces of both players that have yet to be placed
        self._taking = False  # whether the player to move has closed a mill and takes a piece
        self._quiet = 0  # the number of moves since the last piece was placed or taken
        self._past = bytearray(64)  # by ply: a part of the hash before a move, or `_quiet` before a piece was taken
        self._numbers = numbers(36, 2)
        self._hashed = 0  # the hash of the pieces, whoever moves, and what is left to place or to take

    @property
    def hash(self) -> int:  # type: ignore[override]
        """A hash of at most 30 bits. The same pieces after more moves are another position, closer to a draw."""
        return self._hashed ^ self._quiet << 21

    def legal_moves(self) -> list:
        if self.outcome is not None:
            return []
        board, player = self._board, self.turn
        if self._taking:
            return self._taken()
        if self._hand:
            return [(HAND << 5) + point for point in _POINTS if not board[point]]
        found, flies = [], self._pieces[player] == 3
        for start in _POINTS:
            if board[start] == player:
                for end in _POINTS if flies else NEAR[start]:
                    if not board[end]:
                        found.append((start << 5) + end)
        return found

    def _taken(self) -> list:
        """Return the moves that take a piece of the opponent."""
        board, other = self._board, 3 - self.turn
        free, all_ = [], []
        for point in _POINTS:
            if board[point] == other:
                all_.append((MILL << 5) + point)
                if not self._is_mill(point):
                    free.append(all_[-1])
        return free or all_

    def _is_mill(self, point: int) -> bool:
        """Return whether the piece on `point` is in a mill."""
        board = self._board
        player, (a, b, c, d) = board[point], MATES[point]
        return board[a] == player == board[b] or board[c] == player == board[d]

    def is_legal(self, move: int) -> bool:
        start, end, board = move >> 5, move & 31, self._board
        if not 0 <= start <= MILL or end > 23 or self.outcome is not None:
            return False
        if self._taking:
            return start == MILL and move in self._taken()
        if board[end] or self._hand:
            return start == HAND and not board[end] and self._hand > 0
        if start > 23 or board[start] != self.turn:
            return False
        return self._pieces[self.turn] == 3 or end in NEAR[start]

    def push(self, move: int) -> None:
        board, player, ply, number = self._board, self.turn, self.ply, self._numbers
        start, end, own = move >> 5, move & 31, 24 * player - 24
        if ply == len(self._past):
            self._past.extend(bytes(64))
        self._past[ply] = self._quiet if start == MILL else self._hashed & 255
        self._record(move)
        if start == MILL:
            board[end] = 0
            self._pieces[3 - player] -= 1
            self._taking = False
            self._quiet = 0
            self._hashed ^= number[24 - own + end] ^ number[_TAKING]
        else:
            board[end] = player
            if start == HAND:
                self._pieces[player] += 1
                self._hand -= 1
                self._hashed ^= number[own + end] ^ number[_PLACED + self._hand]
            else:
                board[start] = 0
                self._quiet += 1
                self._hashed ^= number[own + end] ^ number[own + start]
            if self._is_mill(end):
                self._taking = True
                self._hashed ^= number[_TAKING]
                return
        self._hashed ^= number[_TURN]
        self.turn = 3 - player
        if not self._hand:
            self._judge(player)

    def _judge(self, player: int) -> None:
        """Set the outcome if the game is over after a turn of `player`."""
        pieces, board, winner, why = self._pieces, self._board, player, ""
        if pieces[3 - player] < 3 or pieces[player] < 3:  # the latter if the last piece is placed after many were taken
            why = "the opponent has only two pieces"
            winner = player if pieces[3 - player] < 3 else 3 - player
        elif not self._can_move(3 - player):
            why = "the opponent can't move"
        if why:
            is_blocked = pieces[3 - winner] > 2
            line: list = []
            for point in _POINTS:
                if board[point] == winner and (is_blocked or self._is_mill(point)):
                    line.append(CELLS[point])
            self.outcome = Outcome(winner, tuple(line), why)
        elif self._quiet > 7 and self._is_third():
            self.outcome = Outcome(0, (), "the same position for the third time")
        elif self._quiet >= _DRAWN_AFTER:
            self.outcome = Outcome(0, (), "50 turns each without a mill")

    def _can_move(self, player: int) -> bool:
        board = self._board
        if self._pieces[player] == 3:
            return True
        for point in _POINTS:
            if board[point] == player:
                for end in NEAR[point]:
                    if not board[end]:
                        return True
        return False

    def _is_third(self) -> bool:
        """Return whether the position is there for the third time since the last piece was placed or taken."""
        ply = self.ply
        if self._past[ply - self._quiet : ply].count(bytes((self._hashed & 255,))) < 2:
            return False
        hashed, number, moves, seen = self._hashed, self._numbers, self._moves, 1
        for at in range(ply - 1, ply - 1 - self._quiet, -1):
            own = 24 * self._movers[at] - 24
            hashed ^= number[own + (moves[at] >> 5)] ^ number[own + (moves[at] & 31)] ^ number[_TURN]
            seen += hashed == self._hashed
        return seen > 2

    def pop(self) -> int:
        self.ply = ply = self.ply - 1
        board, move, player, number = self._board, self._moves[ply], self._movers[ply], self._numbers
        start, end, own = move >> 5, move & 31, 24 * player - 24
        if not self._taking:
            self._hashed ^= number[_TURN]
        self.turn = player
        self.outcome = None
        if start == MILL:
            board[end] = 3 - player
            self._pieces[3 - player] += 1
            self._taking = True
            self._quiet = self._past[ply]
            self._hashed ^= number[24 - own + end] ^ number[_TAKING]
            return move
        if self._taking:
            self._taking = False
            self._hashed ^= number[_TAKING]
        board[end] = 0
        if start == HAND:
            self._pieces[player] -= 1
            self._hashed ^= number[own + end] ^ number[_PLACED + self._hand]
            self._hand += 1
        else:
            board[start] = player
            self._quiet -= 1
            self._hashed ^= number[own + end] ^ number[own + start]
        return move
