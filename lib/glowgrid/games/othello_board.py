"""Othello's board, stored by lines (rows, columns and diagonals): the cells that can be taken and the discs that flip.

A line's code is an int: a leading 1, then two bits per place with the player there. For each code seen so far, a dict
holds the places that can be taken on such a line. Lines repeat far more often than positions, so one dict per player
serves all lines.
"""

import gc
import sys
from binascii import crc32

from ..engine.game import Game
from ..engine.options import shaped, shaping

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterator

_ROOM = 20000 if sys.implementation.name == "cpython" else 223  # codes per player; a full dict is emptied in place

# by player: code -> the places that the player can take, counted from 1, four bits each. Ints do not fragment the
# board's heap.
_KNOWN: tuple = ({}, {}, {})

_PLACES = {3 << 2 * place: place + 1 for place in range(14)}  # the bits to flip at a place -> the place, counted from 1
_PLACES[0] = 0
_MASKS = (0, 0x5555555, 0xAAAAAAA)  # by player: the bits of a code that belong to the player


def _places(board: bytearray, cells: bytes, player: int) -> int:
    """Return the places of a line that `player` can take, in the form of _KNOWN."""
    offer = 0
    opening = told = -1  # the empty place before the current run of the opponent's discs, and the last place found
    anchored, others = False, 0  # whether the run follows a disc of the player's; its length
    for place, cell in enumerate(cells):
        disc = board[cell]
        if disc == player:
            if others and opening >= 0 and opening != told:
                offer = offer << 4 | opening + 1
            opening, anchored, others = -1, True, 0
        elif disc:
            others += 1
        else:
            if others and anchored:
                offer, told = offer << 4 | place + 1, place
            opening, anchored, others = place, False, 0
    return offer


def _run_ahead(board: bytearray, cells: bytes, player: int) -> bytes:
    """Return the opponent's cells at the start of `cells` if a disc of `player` follows them."""
    for place, cell in enumerate(cells):
        if board[cell] == player:
            return cells[:place]
        if not board[cell]:
            break
    return b""


def _run_back(board: bytearray, cells: bytes, end: int, player: int) -> bytes:
    """Return the opponent's cells just before place `end` if a disc of `player` precedes them."""
    for place in range(end - 1, -1, -1):
        if board[cells[place]] == player:
            return cells[place + 1 : end]
        if not board[cells[place]]:
            break
    return b""


class _Shape:
    """Data shared by all boards of one size."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.lines = _lines(size)
        self.codes = [1 << 2 * len(cells) for cells in self.lines]

    def fill(self) -> "Iterator[None]":
        """Compute the tables that take long. This generator pauses every few milliseconds."""
        yield
        self.crossing = _crossing(self.lines, self.size * self.size)
        yield
        if sys.implementation.name != "cpython":
            for known in _KNOWN[1:]:
                _grow(known)
                yield
            gc.collect()  # growing the dicts has left garbage of many sizes


def _lines(size: int) -> list:
    """Return the cells of each row, column and diagonal of at least three cells, as bytes, then an empty line."""
    lines = [range(row * size, row * size + size) for row in range(size)]
    lines += [range(col, size * size, size) for col in range(size)]
    for length in range(3, size + 1):
        low = (size - length) * size
        for step, starts in ((size + 1, (size - length, low)), (size - 1, (length - 1, low + size - 1))):
            for start in starts if length < size else starts[:1]:
                lines.append(range(start, start + (length - 1) * step + 1, step))
    return [bytes(cells) for cells in lines] + [b""]


def _crossing(lines: list, count: int) -> list:
    """Return eight ints per cell: each line through it, followed by the bits of the line's code that flip there. Near
    the corners, the empty line fills missing entries."""
    flat = [len(lines) - 1, 0] * (4 * count)
    for line in range(len(lines)):
        for place in range(len(lines[line])):
            at = 8 * lines[line][place]
            while flat[at + 1]:
                at += 2
            flat[at] = line
            flat[at + 1] = 3 << 2 * place
    return [tuple(flat[at : at + 8]) for at in range(0, 8 * count, 8)]


_shapes: list = []  # the last one used


def _grow(known: dict) -> None:
    """Grow a dict to its full size now, as it could not grow during a game on a full heap."""
    for code in range(-_ROOM, 0):
        known[code] = 0
    _empty(known)


def _empty(known: dict) -> None:
    """Remove all items but keep the allocated size, unlike clear()."""
    while known:
        known.popitem()


class OthelloBoard(Game):
    """An Othello board: the discs, and the codes of its lines."""

    def __init__(self, options: tuple) -> None:
        """Start without discs on a board of `options[0]` x `options[0]` cells."""
        size = options[0]
        super().__init__(size, size, 2, options)
        self._shape: _Shape = shaped(_shapes, _Shape, size)[0]
        self._board = bytearray(size * size)
        self._codes = list(self._shape.codes)

    @classmethod
    def making(cls, *options: int) -> "Iterator[None]":
        return shaping(_shapes, _Shape, options[0])

    @property
    def hash(self) -> int:  # type: ignore[override]
        """A hash of at most 30 bits, equal for equal positions."""
        return crc32(self._board, self.turn) & 0x3FFFFFFF

    def at(self, cell: int) -> int:
        return self._board[cell]

    def fill(self, buffer: bytearray, viewer: int = 0) -> None:
        buffer[: len(self._board)] = self._board

    # -- discs

    def _put(self, cell: int, player: int) -> None:
        """Put `player`'s disc on an empty cell, or remove it again."""
        self._board[cell] ^= player
        codes, mask = self._codes, _MASKS[player]
        a, a_bits, b, b_bits, c, c_bits, d, d_bits = self._shape.crossing[cell]
        codes[a] ^= a_bits & mask
        codes[b] ^= b_bits & mask
        codes[c] ^= c_bits & mask
        codes[d] ^= d_bits & mask

    def _turn_over(self, cells: bytes | bytearray) -> None:
        board, codes, crossing = self._board, self._codes, self._shape.crossing
        for cell in cells:
            board[cell] ^= 3
            a, a_bits, b, b_bits, c, c_bits, d, d_bits = crossing[cell]
            codes[a] ^= a_bits
            codes[b] ^= b_bits
            codes[c] ^= c_bits
            codes[d] ^= d_bits

    # -- codes

    def _add_lines(self, player: int) -> dict:
        """Return the dict of `player` after adding the code of every current line."""
        known = _KNOWN[player]
        if len(known) > _ROOM - len(self._codes):
            _empty(known)
        for code, cells in zip(self._codes, self._shape.lines):
            if code not in known:
                known[code] = _places(self._board, cells, player)
        return known

    def _flips_of(self, move: int, player: int) -> bytes:
        """Return the cells that flip when `player` takes the empty cell `move`; none if that is not a legal move."""
        known, codes, crossing = _KNOWN[player], self._codes, self._shape.crossing[move]
        turned = b""
        for i in range(0, 8, 2):
            code = codes[crossing[i]]
            offer = known[code] if code in known else self._add_lines(player)[code]
            while offer:
                if offer & 15 == _PLACES[crossing[i + 1]]:
                    cells = self._shape.lines[crossing[i]]
                    turned += _run_ahead(self._board, cells[offer & 15 :], player)
                    turned += _run_back(self._board, cells, (offer & 15) - 1, player)
                offer >>= 4
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
        for cells, offer in zip(self._shape.lines, map(known.__getitem__, self._codes)):
            while offer:
                found.add(cells[(offer & 15) - 1])
                offer >>= 4
        return sorted(found)

    def is_legal(self, move: int) -> bool:
        if self.outcome is not None or not 0 <= move < len(self._board) or self._board[move]:
            return False
        return len(self._flips_of(move, self.turn)) > 0
