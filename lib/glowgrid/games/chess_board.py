"""Board of chess: pieces on a padded board, its checks and pins, and how a move changes it.

A *spot* is a place of a board of 12 rows and 10 columns whose border no piece can enter: 21 is a8, 28 is h8, 98 is h1.
A piece is its kind (1 to 6: pawn, knight, bishop, rook, queen, king) plus 8 for player 1 (White) or 16 for player 2.

A move is from * 128 + to, in spots. A promotion adds 16384 times 0 for a queen, 1 for a rook, 2 for a bishop, and 3 for
a knight.
"""

# On the drive, this module is part of chess.py.

from array import array

from ..engine.game import Game
from ..engine.options import Option
from ..engine.zobrist import drawn
from .chess_moves import ADD, DIAGONAL, KNIGHT, STRAIGHT

_BORDER = 7
SIDES = (0, 8, 16)  # by player
_GROWTH = bytes(64)
SPOTS = bytes([21 + cell // 8 * 10 + cell % 8 for cell in range(64)])  # by cell
CELLS = bytes([max(0, SPOTS.find(bytes((spot,)))) for spot in range(99)])  # by spot
START = b"\x04\x02\x03\x05\x06\x03\x02\x04"  # the kinds of the first row
MATE = "checkmate"
ROOKS = {97: (98, 96), 93: (91, 94), 27: (28, 26), 23: (21, 24)}  # by where the king castles to: the rook's move

# The rights to castle are the sum of 1 (White, with the rook on h1), 2 (a1), 4 (Black, h8) and 8 (a8).
_KEPT = bytearray(b"\x0f" * 99)  # by spot: the rights that are left when a piece moves from or to there
_KEPT[95], _KEPT[98], _KEPT[91], _KEPT[25], _KEPT[28], _KEPT[21] = 12, 14, 13, 3, 11, 7

# The value of a piece in hundredths of a pawn, by kind. On a spot it is higher by twice the sum of two letters, a being
# 0: one for the row, counted from the player's own side, and one for the column.
_MATERIAL = (0, 100, 310, 325, 500, 950, 0)
_ROWS = ("", "aaacgqza", "aefhjjgd", "beggggfd", "cbbbbcjd", "cddddddd", "jfaaaaaa")
_COLS = ("", "abbffbba", "adfhhfda", "beefgeeb", "abcffcba", "bcddddcb", "dgeaadhd")


def _worth(piece: int) -> array:
    """Return the value of `piece` for player 1, by spot."""
    kind, values = piece & 7, array("h", range(99))
    for spot in values:
        cell = CELLS[spot]
        row = cell >> 3 if piece & 16 else 7 - (cell >> 3)
        value = _MATERIAL[kind] + 2 * (ord(_ROWS[kind][row]) + ord(_COLS[kind][cell & 7]) - 194)
        values[spot] = -value if piece & 16 else value
    return values


_tables: list = []  # what all games share: two arrays of factors, by piece and by spot, and a dict of values by piece


def _make_tables() -> None:
    """Make the tables. The number for a piece on a spot in a hash is the product n of two factors of 15 bits, as
    n ^ n >> 15: a table of all these numbers would take five kilobytes. Piece 0 stands for the rights to castle, and
    for a spot where a pawn can be captured en passant."""
    worth = {}
    for piece in range(9, 23):
        if piece & 7 and piece & 7 != _BORDER:
            worth[piece] = _worth(piece)
    factors = array("H", [drawn(piece) & 0x7FFF | 0x4001 for piece in range(122)])
    _tables.extend((factors[:23], factors[23:], worth))


class ChessBoard(Game):
    """The pieces of a game of chess. It makes and undoes moves, and finds checks and pins."""

    OPTIONS = (Option("real_pieces", 0, 0, 1),)

    def __init__(self, real_pieces: int = 0) -> None:
        """Start with sixteen pieces of each player. White is player 1, at the bottom. `real_pieces`: 1 if people put
        chess pieces on the board, so that light shows moves only. Raise an OptionError for any other value than 0."""
        super().__init__(8, 8, 2, self.checked(real_pieces))
        self._board = bytearray(bytes((_BORDER,)) * 120)
        self._pieces: list = [[], [], []]  # by player: the spots of the pieces, in any order
        self._kings = bytearray(3)  # by player: the spot of the king
        if not _tables:
            _make_tables()
        self._factors, self._numbers, self._worth = _tables
        self._value = 0  # the sum of the values of all pieces
        self._rights = 15  # to castle
        # 0, or the spot where a pawn can be captured en passant, plus 128 if the pawn on its left can do so, plus 256
        # if the one on its right can
        self._ep = 0
        self._quiet = 0  # the number of plies since the last capture or pawn's move
        self._first = 1  # the player of the first move, and the number of that move
        self._number = 1
        self._is_scanned = False  # whether `_pins` and `_escapes` are valid
        self._states = array("I")  # by ply, before the move: rights, `_ep`, `_quiet`, the captured and the moving piece
        self._hashes = array("I")  # by ply: the hash before the move
        self._values = array("h")  # by ply: the value before the move
        self._moves = array("H")
        self._make_room()
        for cell in range(64):
            row, kind = cell >> 3, START[cell & 7]
            self._put(cell, 0 if 1 < row < 6 else (1 if row in (1, 6) else kind) + (16 if row < 2 else 8))
        self.hash = 0

    def _make_room(self) -> None:
        """Make room for 64 more plies."""
        self._moves.extend(array("H", _GROWTH + _GROWTH))
        self._values.extend(array("h", _GROWTH + _GROWTH))
        self._states.extend(array("I", _GROWTH + _GROWTH + _GROWTH + _GROWTH))
        self._hashes.extend(array("I", _GROWTH + _GROWTH + _GROWTH + _GROWTH))

    def _hashed(self, piece: int, spot: int) -> int:
        """Return the number for `piece` on `spot` in a hash, at most 30 bits."""
        number = self._factors[piece] * self._numbers[spot]
        return number ^ number >> 15  # type: ignore[no-any-return]

    def _put(self, cell: int, piece: int) -> None:
        """Put `piece` (0: none) on `cell` of a new game."""
        spot = SPOTS[cell]
        for old, sign in ((self._board[spot], -1), (piece, 1)):
            if old and old != _BORDER:
                self.hash ^= self._hashed(old, spot)
                self._value += sign * self._worth[old][spot]
                spots = self._pieces[old >> 3]
                if sign > 0:
                    spots.append(spot)
                else:
                    spots.remove(spot)
        self._board[spot] = piece
        if piece & 7 == 6:
            self._kings[piece >> 3] = spot

    # -- attacks

    def _attacked(self, spot: int, other: int) -> bool:
        """Return whether a piece of `other` (8 or 16) attacks `spot`."""
        board = self._board
        ahead, pawn, king = 10 if other == 8 else -10, other + 1, other + 6
        if board[spot + ahead - 1] == pawn or board[spot + ahead + 1] == pawn:
            return True
        pawn += 1
        for step in KNIGHT:
            if board[spot + step] == pawn:
                return True
        slider, queen = other + 4, other + 5
        for steps in (STRAIGHT, DIAGONAL):
            for step in steps:
                to = spot + step
                piece = board[to]
                if piece == king:
                    return True
                while not piece:
                    to += step
                    piece = board[to]
                if piece == slider or piece == queen:  # noqa: SIM109 - would create a tuple
                    return True
            slider -= 1
        return False

    def _scan(self) -> None:
        """Find the checks and pins of the player to move.

        `_pins` has the spot of each pinned piece, followed by the step from the king to it. If there is a check,
        `_escapes` has the spots on which a piece that is not the king ends the check; otherwise it is None. `_checker`
        is the spot of a piece that gives check, or 0.
        """
        board, king, other = self._board, self._kings[self.turn], SIDES[3 - self.turn]
        pins: list = []
        escapes: list | None = None
        checker = 0
        ahead, slider, queen = (10 if other == 8 else -10), other + 4, other + 5
        for spot in (king + ahead - 1, king + ahead + 1):
            if board[spot] == other + 1:
                escapes, checker = [spot], spot
        for step in KNIGHT:
            if board[king + step] == other + 2:
                checker = king + step
                escapes = [checker]
        for steps in (STRAIGHT, DIAGONAL):
            for step in steps:
                spot = king + step
                while not board[spot]:
                    spot += step
                piece = board[spot]
                if piece & other:
                    if piece == slider or piece == queen:  # noqa: SIM109 - would create a tuple
                        escapes, checker = [] if checker else list(range(spot, king, -step)), spot
                elif piece != _BORDER:
                    pinned = spot
                    spot += step
                    while not board[spot]:
                        spot += step
                    if board[spot] == slider or board[spot] == queen:
                        pins.append(pinned)
                        pins.append(step)
            slider -= 1
        self._pins, self._escapes, self._checker, self._is_scanned = pins, escapes, checker, True

    # -- making a move

    def push(self, move: int) -> None:
        board, ply, me, ep, rights = self._board, self.ply, self.turn, self._ep, self._rights
        if ply == len(self._states):
            self._make_room()
        spot, to = move >> 7 & 127, move & 127
        piece, taken, other = board[spot], board[to], 3 - me
        factors, numbers, worth, quiet = self._factors, self._numbers, self._worth, self._quiet
        self._states[ply] = rights | ep << 4 | quiet << 13 | taken << 20 | piece << 25
        self._values[ply] = self._value
        self._hashes[ply] = self.hash
        self._moves[ply] = move
        self.ply = ply + 1
        mine, kind = self._pieces[me], piece & 7
        mine[mine.index(spot)] = to
        number = factors[piece] * numbers[spot]
        hashed = self.hash ^ number ^ number >> 15
        value = self._value - worth[piece][spot]
        board[spot] = self._ep = 0
        at = to
        if ep:
            ep &= 127
            hashed ^= self._hashed(0, ep)
            if to == ep and kind == 1:
                at = to + 10 if me == 1 else to - 10
                taken = board[at]
                board[at] = 0
        if taken:
            self._pieces[other].remove(at)
            number = factors[taken] * numbers[at]
            hashed ^= number ^ number >> 15
            value -= worth[taken][at]
        self._quiet = 0 if taken or kind == 1 else quiet + 1
        if kind == 1 and not 30 < to < 90:
            piece += 4 - (move >> 14)
        board[to] = piece
        if kind == 6:
            self._kings[me] = to
            if to - spot in (2, -2):
                start, end = ROOKS[to]
                rook = board[start]
                board[start], board[end] = 0, rook
                mine[mine.index(start)] = end
                hashed ^= self._hashed(rook, start) ^ self._hashed(rook, end)
                value += worth[rook][end] - worth[rook][start]
        elif kind == 1 and to - spot in (20, -20):
            hashed ^= self._allow_en_passant(spot, to)
        kept = rights & _KEPT[spot] & _KEPT[to]
        if kept != rights:
            self._rights = kept
            hashed ^= self._hashed(0, rights) ^ self._hashed(0, kept)
        number = factors[piece] * numbers[to]
        self.hash = hashed ^ number ^ number >> 15 ^ 0x2AAAAAAA
        self._value = value + worth[piece][to]
        self.turn = other
        self._scan()
        found: list = []
        for spot in self._pieces[other]:
            ADD[board[spot] & 7](self, spot, found)
            if found:
                break
        if not found or taken or kind == 1 or self._quiet > 7:
            self._check_end(bool(found))

    def _allow_en_passant(self, spot: int, to: int) -> int:
        """Set `_ep` after a pawn went from `spot` to `to`, if it can be captured en passant and this leaves the other
        king safe. Return the number of the new `_ep` for the hash, or 0."""
        board, pawn, over, ep = self._board, self._board[to], (spot + to) >> 1, 0
        taker, king = 26 - pawn, self._kings[3 - self.turn]
        for beside, bit in ((to - 1, 128), (to + 1, 256)):
            if board[beside] == taker:
                board[to] = board[beside] = 0
                board[over] = taker
                if not self._attacked(king, pawn - 1):
                    ep |= bit + over
                board[over] = 0
                board[to], board[beside] = pawn, taker
        self._ep = ep
        return self._hashed(0, over) if ep else 0

    def _check_end(self, can_move: bool) -> None:
        raise NotImplementedError

    def pop(self) -> int:
        self.ply = ply = self.ply - 1
        board, move, state = self._board, self._moves[ply], self._states[ply]
        spot, to, taken, piece = move >> 7 & 127, move & 127, state >> 20 & 31, state >> 25
        other, self.turn = self.turn, 3 - self.turn
        mine = self._pieces[self.turn]
        mine[mine.index(to)] = spot
        board[spot], board[to] = piece, taken
        self._rights, self._ep, self._quiet = state & 15, state >> 4 & 511, state >> 13 & 127
        self._value, self.hash = self._values[ply], self._hashes[ply]
        self.outcome, self._is_scanned = None, False
        if taken:
            self._pieces[other].append(to)
        if piece & 7 == 6:
            self._kings[3 - other] = spot
            if to - spot in (2, -2):
                start, end = ROOKS[to]
                board[start], board[end] = board[end], 0
                mine[mine.index(end)] = start
        elif piece & 7 == 1 and self._ep and to == self._ep & 127:
            at = to + 10 if other == 2 else to - 10
            board[at] = SIDES[other] + 1
            self._pieces[other].append(at)
        return move
