"""Board of Checkers: pieces on a padded board, where each diagonal step is the same distance everywhere.

A *spot* is a place of the padded board, from 5 to 39. After every second row there is one place that is no square, so a
step ahead to the left or right adds 4 or 5 for Black. A step off the board ends on a place with a border.

Pieces are 1 and 2 for men, 5 and 6 for kings, so `piece & 3` is the player.
"""

# On the drive, this module is part of checkers.py.

from array import array

from ..engine.game import HOLE, Game, Outcome
from ..engine.looks import RING, look
from ..engine.options import Option
from ..engine.zobrist import drawn

_BORDER = 3
KINGS = (0, look(1, 7, RING, "K"), look(2, 7, RING, "K"))  # looks, by player
_GROWTH = bytes(64)
STEPS = ((), (4, 5), (-5, -4), (), (), (-5, -4, 4, 5), (-5, -4, 4, 5))  # by piece
_DRAWN_AFTER = 80  # turns without a capture or a man's move
_MAN, _KING = 100, 160
_CENTRE = b"\x00\x02\x04\x06\x06\x04\x02\x00"  # by row or column


def _spot(cell: int) -> int:
    """Return the spot of a cell, or 0 for the light cells."""
    row, col = cell // 8, cell % 8
    return 5 + row // 2 * 9 + row % 2 * 4 + col // 2 if (row + col) % 2 else 0


SPOTS = bytes([_spot(cell) for cell in range(64)])  # by cell
CELLS = bytes([max(0, SPOTS.find(bytes((spot,)))) for spot in range(45)])  # by spot


def number_of(spot: int) -> int:
    """Return the number of a square, from 1 to 32."""
    return CELLS[spot] // 2 + 1


def _values(piece: int) -> array:
    """Return the value of `piece` for player 1, by spot."""
    values = array("h", range(45))
    sign = 1 if piece & 3 == 1 else -1
    for spot in values:
        row, col = CELLS[spot] // 8, CELLS[spot] % 8
        value = _KING + _CENTRE[row] + _CENTRE[col]
        if piece < 3:
            ahead = row if piece == 1 else 7 - row
            value = _MAN + (8 if ahead == 0 else 3 * ahead) + _CENTRE[col] // 2
        values[spot] = sign * value
    return values


_tables: list = []  # two dicts that all games share: numbers for the hash, and values, each by piece, then by spot


def _make_tables() -> None:
    numbers = {}  # 0 stands for a piece that must jump on
    for at, piece in enumerate((1, 2, 5, 6, 0)):
        numbers[piece] = array("I", [drawn(45 * at + spot) for spot in range(45)])
    _tables.extend((numbers, {piece: _values(piece) for piece in (1, 2, 5, 6)}))


class CheckersBoard(Game):
    """The pieces of a game of checkers, and how they can move."""

    OPTIONS = (Option("size", 8, 8, 8),)

    def __init__(self, size: int = 8) -> None:
        """Start with twelve men of each player. Black is player 1, at the top. Raise an OptionError unless size is
        8."""
        super().__init__(8, 8, 2, self.checked(size))
        self._board = bytearray(bytes((_BORDER,)) * 45)
        self._pieces: list = [[], [], []]  # by player: the spots of the pieces, in any order
        for spot in SPOTS:
            if spot:
                self._board[spot] = player = 1 if spot < 18 else 2 if spot > 26 else 0
                if player:
                    self._pieces[player].append(spot)
        if not _tables:
            _make_tables()
        self._numbers, self._values = _tables
        self._value = 0  # the sum of the values of all pieces
        self._chain = 0  # the spot of the piece that must jump on, or 0
        self._quiet = 0  # the number of turns since the last capture or man's move
        self._taken = bytearray()  # by ply: the captured piece, and 64 if the move made a king
        self._quiets = bytearray()  # by ply: `_quiet` before the move
        self._hashes = array("I")  # by ply: the hash before the move
        self._movers = bytearray()
        self._moves = array("H")
        self._make_room()

    def _make_room(self) -> None:
        """Make room for 64 more plies."""
        self._taken.extend(_GROWTH)
        self._quiets.extend(_GROWTH)
        self._movers = self._movers + _GROWTH
        self._moves.extend(array("H", _GROWTH + _GROWTH))
        self._hashes.extend(array("I", _GROWTH + _GROWTH + _GROWTH + _GROWTH))

    def place(self, board: "bytes | bytearray", turn: int) -> None:
        """Change a new game to another position: the pieces `board`, by spot, with the player `turn` to move. The hash
        becomes the one that this position has after moves."""
        self._pieces = [[], [], []]
        for spot in [spot for spot in SPOTS if spot]:
            for piece, sign in ((self._board[spot], -1), (board[spot], 1)):
                if piece:
                    self.hash ^= self._numbers[piece][spot]
                    self._value += sign * self._values[piece][spot]
            self._board[spot] = piece
            if piece:
                self._pieces[piece & 3].append(spot)
        self.turn = turn
        if turn == 2:
            self.hash ^= 0x2AAAAAAA

    def _can_move(self, player: int) -> bool:
        board, other = self._board, 3 - player
        for spot in self._pieces[player]:
            for step in STEPS[board[spot]]:
                to = spot + step
                if not board[to] or board[to] & 3 == other and not board[to + step]:
                    return True
        return False

    def _can_jump(self, player: int) -> bool:
        board, other = self._board, 3 - player
        for spot in self._pieces[player]:
            for step in STEPS[board[spot]]:
                to = spot + step
                if board[to] & 3 == other and not board[to + step]:
                    return True
        return False

    def _goes_on(self, spot: int, other: int) -> bool:
        """Return whether the piece on `spot` can capture a piece of the player `other`."""
        board, steps = self._board, STEPS[self._board[spot]]
        return any([board[spot + step] & 3 == other and not board[spot + step + step] for step in steps])

    def _check_draw(self) -> None:
        """Set the outcome if the position has occurred for the third time, or if nothing has happened for 80 turns.

        A position can only recur while kings move without capturing.
        """
        hashes, hashed, seen = self._hashes, self.hash, 1
        for ply in range(self.ply - 4, self.ply - self._quiet - 1, -2):
            if hashes[ply] == hashed:
                seen += 1
        if seen > 2:
            self.outcome = Outcome(0, (), "the same position for the third time")
        elif self._quiet >= _DRAWN_AFTER:
            self.outcome = Outcome(0, (), "40 turns each without a capture or a man's move")

    # -- the board

    def at(self, cell: int) -> int:
        return self._board[SPOTS[cell]] & 3 if SPOTS[cell] else HOLE

    def fill_looks(self, buffer: array, viewer: int) -> None:
        """Show kings as rings. All other cells look as `at` says."""
        for cell in range(64):
            piece = self._board[SPOTS[cell]] if SPOTS[cell] else 0
            buffer[cell] = KINGS[piece & 3] if piece > _BORDER else 0
