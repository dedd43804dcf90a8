"""Othello's board, stored as lines (rows, columns and diagonals). It finds the legal moves and the discs that flip.

The code of a line is an int: a leading 1, then two bits for each cell, which hold the number of the disc's player. Each
player has a dict from the code of a line that has occurred to the positions in this line where the player can move. All
boards share these dicts, because the same line occurs again far more often than the same board.
"""

# On the drive, this module is part of othello.py.

import sys
from binascii import crc32

from ..engine.game import Game
from ..engine.options import shaped, shaping

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterator

_IS_BOARD = sys.implementation.name != "cpython"
_ROOM = 222 if _IS_BOARD else 20000  # codes per player; on a board, one less than a size of its dicts


def reserved(count: int) -> dict:
    """Return an empty dict. On a board, reserve the memory for `count` entries, because the heap may not have enough
    free memory during a game."""
    known = dict.fromkeys(iter(range(count if _IS_BOARD else 0)))
    # in this order, the slots are marked as never used; among slots that are marked as deleted, lookups are slow
    for key in range(len(known) - 1, -1, -1):
        del known[key]
    return known


# by player: code of a line -> the positions in that line where the player can move, counted from 1, four bits each.
# They are ints because those do not fragment the board's heap.
_KNOWN: list = [{}, reserved(_ROOM), reserved(_ROOM)]

_BITS = [0] + [3 << 2 * index for index in range(14)]  # by position in a line, counted from 1: its bits in the code
_MASKS = (0, 0x5555555, 0xAAAAAAA)  # by player: the bits of a code that belong to the player


def _moves_in_line(board: bytearray, cells: bytes, player: int) -> int:
    """Return the positions in the line `cells` where `player` can move, packed into an int as in _KNOWN."""
    packed = 0
    opening = found = -1  # the empty position before the current run of the opponent's discs; the last move found
    anchored, others = False, 0  # whether the run follows a disc of the player; its length
    for index, cell in enumerate(cells):
        disc = board[cell]
        if disc == player:
            if others and opening >= 0 and opening != found:
                packed = packed << 4 | opening + 1
            opening, anchored, others = -1, True, 0
        elif disc:
            others += 1
        else:
            if others and anchored:
                packed, found = packed << 4 | index + 1, index
            opening, anchored, others = index, False, 0
    return packed


def _run(board: bytearray, cells: bytes, indexes: range, player: int) -> bytes:
    """Return the opponent's cells at the start of `indexes` (into `cells`) if a cell of `player` follows, else b""."""
    for index in indexes:
        disc = board[cells[index]]
        if disc == player:
            return cells[indexes[0] : index] if index > indexes[0] else cells[index + 1 : indexes[0] + 1]
        if not disc:
            break
    return b""


class _Shape:
    """Data that all boards of one size share."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.lines = lines_of(size)
        self.codes = [1 << 2 * len(cells) for cells in self.lines]

    def fill(self) -> "Iterator[None]":
        """Generator: compute the tables that take a long time, yielding every few milliseconds."""
        yield
        self.crossing = _crossing(self.lines, self.size * self.size)
        yield


def lines_of(size: int) -> list:
    """Return the rows, columns and diagonals of at least three cells, each as bytes, and an empty line at the end."""
    lines = [range(row * size, row * size + size) for row in range(size)]
    lines += [range(col, size * size, size) for col in range(size)]
    for length in range(3, size + 1):
        low = (size - length) * size
        for step, starts in ((size + 1, (size - length, low)), (size - 1, (length - 1, low + size - 1))):
            for start in starts if length < size else starts[:1]:
                lines.append(range(start, start + (length - 1) * step + 1, step))
    return [bytes(cells) for cells in lines] + [b""]


def _crossing(lines: list, count: int) -> list:
    """Return 8 bytes for each of `count` cells: two for each of up to four lines through the cell. They are the line's
    index, and the cell's position in the line, counted from 1. For a missing line: the empty line's index, and 0."""
    found = [bytearray(bytes((len(lines) - 1, 0)) * 4) for _ in range(count)]
    for line, cells in enumerate(lines):
        for index, cell in enumerate(cells):
            crossing, at = found[cell], 0
            while crossing[at + 1]:
                at += 2
            crossing[at], crossing[at + 1] = line, index + 1
    return [bytes(crossing) for crossing in found]


_shapes: list = []  # the shape that was used last


class OthelloBoard(Game):
    """The discs of a game of Othello. It finds, makes and undoes moves."""

    def __init__(self, options: tuple) -> None:
        """Set up the board. `options`: the number of its rows and columns, and the corners where player 1 has discs."""
        size, corners = options
        Game.__init__(self, size, size, 2, options)
        self._shape: _Shape = shaped(_shapes, _Shape, size)[0]
        self._board = bytearray(size * size)
        self._codes = list(self._shape.codes)
        self._flips = bytearray(3 * size * size)  # a stack of the cells flipped by each move; it grows if necessary
        self._top = 0
        self._counts = bytearray(size * size)  # by ply: the number of discs flipped
        middle = (size * size - size) // 2 - 1
        for cell, player in ((middle, 2), (middle + 1, 1), (middle + size, 1), (middle + size + 1, 2)):
            self._put(cell, player)
        last = size * size - 1
        for corner in (0, last, size - 1, last - size + 1)[:corners]:
            self._put(corner, 1)

    @classmethod
    def making(cls, *options: int) -> "Iterator[None]":
        return shaping(_shapes, _Shape, options[0])

    @property
    def hash(self) -> int:  # type: ignore[override]
        """A hash of at most 30 bits. It is the same for equal positions."""
        return crc32(self._discs(), self.turn) & 0x3FFFFFFF

    def _discs(self) -> bytes | bytearray:
        """Return the board: for each cell, the number of the player who has a disc there, or 0."""
        return self._board

    def at(self, cell: int) -> int:
        return self._discs()[cell]

    def fill(self, buffer: bytearray, viewer: int = 0) -> None:
        buffer[: self.rows * self.cols] = self._discs()

    def _discs_of(self, player: int) -> tuple:
        return tuple([cell for cell, disc in enumerate(self._discs()) if disc == player])

    def score(self, player: int) -> int:
        return len(self._discs_of(player))

    def _pattern_codes(self) -> list:
        """Return a new list with the codes of the rows, the columns and the long diagonals of an 8 x 8 board."""
        return self._codes[:16] + self._codes[36:38]

    # -- moves

    def push(self, move: int) -> None:
        """Play the legal `move`. If the opponent then has no move and must pass, it is the same player's turn again."""
        player = self.turn
        turned = self._flips_of(move, player)
        self._store_flips(turned)
        self._put(move, player)
        self._turn_over(turned)
        self._record(move)
        if self._can_move(3 - player):
            self.turn = 3 - player
        elif not self._can_move(player):
            self.turn = 3 - player
            self._finish()

    def _store_flips(self, turned: bytes) -> None:
        count, top = len(turned), self._top
        if top + count > len(self._flips):
            self._flips.extend(bytes(len(self._flips)))
        self._flips[top : top + count] = turned
        self._top = top + count
        self._counts[self.ply] = count

    def pop(self) -> int:
        turned = self.flipped()
        self._top -= len(turned)
        self.ply -= 1
        move = self._moves[self.ply]
        self.turn = player = self._board[move]
        self._turn_over(turned)
        self._put(move, player)
        self.outcome = None
        return move

    def flipped(self) -> bytearray:
        """Return the cells that the last move flipped."""
        return self._flips[self._top - self._counts[self.ply - 1] : self._top] if self.ply else bytearray()

    if MYPY:

        def _finish(self) -> None:
            """Set the outcome."""

    # -- discs

    def _put(self, cell: int, player: int) -> None:
        """Put a disc of `player` on `cell` if the cell is empty. If a disc of `player` is there, remove this disc."""
        self._board[cell] ^= player
        codes, mask = self._codes, _MASKS[player]
        a, at_a, b, at_b, c, at_c, d, at_d = self._shape.crossing[cell]
        codes[a] ^= _BITS[at_a] & mask
        codes[b] ^= _BITS[at_b] & mask
        codes[c] ^= _BITS[at_c] & mask
        codes[d] ^= _BITS[at_d] & mask

    def _turn_over(self, cells: bytes | bytearray) -> None:
        board, codes, crossing, bits = self._board, self._codes, self._shape.crossing, _BITS
        for cell in cells:
            board[cell] ^= 3
            a, at_a, b, at_b, c, at_c, d, at_d = crossing[cell]
            codes[a] ^= bits[at_a]
            codes[b] ^= bits[at_b]
            codes[c] ^= bits[at_c]
            codes[d] ^= bits[at_d]

    # -- codes

    def _add_lines(self, player: int) -> dict:
        """Add the codes of all current lines to the dict of `player` in _KNOWN, and return this dict."""
        known = _KNOWN[player]
        if len(known) > _ROOM - len(self._codes):
            _KNOWN[player] = known = {}  # first, so that a garbage collection can free the full dict
            _KNOWN[player] = known = reserved(_ROOM)
        for code, cells in zip(self._codes, self._shape.lines):
            if code not in known:
                known[code] = _moves_in_line(self._board, cells, player)
        return known

    def _flips_of(self, move: int, player: int) -> bytes:
        """Return the cells that flip if `player` places a disc on the empty cell `move`, or b"" if this is illegal."""
        known, codes, crossing = _KNOWN[player], self._codes, self._shape.crossing[move]
        turned = b""
        for i in range(0, 8, 2):
            code = codes[crossing[i]]
            packed = known[code] if code in known else self._add_lines(player)[code]
            while packed:
                if packed & 15 == crossing[i + 1]:
                    cells = self._shape.lines[crossing[i]]
                    at = (packed & 15) - 1
                    turned += _run(self._board, cells, range(at + 1, len(cells)), player)
                    turned += _run(self._board, cells, range(at - 1, -1, -1), player)
                packed >>= 4
        return turned

    def _can_move(self, player: int) -> bool:
        try:
            return any(map(_KNOWN[player].__getitem__, self._codes))
        except KeyError:
            return any(map(self._add_lines(player).__getitem__, self._codes))

    def legal_moves(self) -> list:
        if self.outcome is not None:
            return []
        try:
            return self._gather(_KNOWN[self.turn])
        except KeyError:
            return self._gather(self._add_lines(self.turn))

    def _gather(self, known: dict) -> list:
        found = set()
        for cells, packed in zip(self._shape.lines, map(known.__getitem__, self._codes)):
            while packed:
                found.add(cells[(packed & 15) - 1])
                packed >>= 4
        return sorted(found)

    def is_legal(self, move: int) -> bool:
        if self.outcome is not None or not 0 <= move < self.rows * self.cols or self._discs()[move]:
            return False
        return len(self._flips_of(move, self.turn)) > 0
