"""Othello: outflank the other side's discs and they turn; who has more when nobody can move wins.

A move is the cell that the disc is put on. The rules are asked a line at a time (row, column, diagonal). A line's
code is an int: a 1, then two bits a place with who is there; a table knows for each code met so far what may be
done on such a line. Lines repeat far more often than positions do, and one table does for all of them.
"""

import gc
import sys

from ..engine.game import DRAW, Game, Outcome
from ..engine.options import Option
from ..engine.zobrist import table

_ROOM = 20000 if sys.implementation.name == "cpython" else 223  # codes a side; a full table starts anew, in its place

_LAST = 8  # so many plies before the board is full, a search plays the moves it looks at

# by player: code -> the places that the player may take, counted from 1, four bits each: ints, so that a board's heap
# stays whole
_KNOWN: tuple = ({}, {}, {})

_PLACES = {3 << 2 * place: place + 1 for place in range(14)}  # counted from 1, by the bits that turn there
_PLACES[0] = 0
_MASKS = (0, 0x5555555, 0xAAAAAAA)  # by player: the bits of a code that are theirs


def _offer(board: bytearray, cells: bytes, player: int) -> int:
    """Return the places on a line of `board` that `player` may take, as the table holds them."""
    offer = 0
    opening = told = -1  # the empty place that the other side's discs here began after, and the last one offered
    anchored, others = False, 0  # whether they began after a disc of the player's, and how many they are
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


def _run(board: bytearray, cells: bytes, player: int) -> bytes:
    """Return the other side's cells at the start of `cells`, if `player`'s follow them."""
    for place, cell in enumerate(cells):
        if board[cell] == player:
            return cells[:place]
        if not board[cell]:
            break
    return b""


def _run_back(board: bytearray, cells: bytes, end: int, player: int) -> bytes:
    """Return the other side's cells before the place `end`, if `player`'s come before them."""
    for place in range(end - 1, -1, -1):
        if board[cells[place]] == player:
            return cells[place + 1 : end]
        if not board[cells[place]]:
            break
    return b""


class _Shape:
    """What all boards of one size have in common."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.lines = _lines(size)
        self.codes = [1 << 2 * len(cells) for cells in self.lines]

    def fill(self):
        """Make the rest, as a generator that pauses every few milliseconds of the board."""
        yield
        self.spots = _spots(self.lines, self.size * self.size)
        yield
        self.numbers = list(table(self.size * self.size + 1, 2))
        yield


def _lines(size: int) -> list:
    """Return the cells of the rows, columns and diagonals of three cells or more, as bytes, and a line of none."""
    lines = [range(row * size, row * size + size) for row in range(size)]
    lines += [range(col, size * size, size) for col in range(size)]
    for length in range(3, size + 1):
        low = (size - length) * size
        for step, starts in ((size + 1, (size - length, low)), (size - 1, (length - 1, low + size - 1))):
            for start in starts if length < size else starts[:1]:
                lines.append(range(start, start + (length - 1) * step + 1, step))
    return [bytes(cells) for cells in lines] + [b""]


def _spots(lines: list, count: int) -> list:
    """Return for each cell the lines through it and the bits that turn there in their codes: eight ints, of which
    the line of no cells fills up what is missing near the corners."""
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


def _shaping(size: int):
    """Make the shape of boards of this size the last one used, as a generator that pauses every few milliseconds."""
    if not _shapes or _shapes[0].size != size:
        _shapes.clear()
        shape = _Shape(size)
        for _ in shape.fill():
            yield
        if sys.implementation.name != "cpython":
            for known in _KNOWN[1:]:
                _make_room(known)
                yield
            gc.collect()  # the tables have grown through many sizes
        _shapes.append(shape)


def _shape_of(size: int) -> _Shape:
    for _ in _shaping(size):
        pass
    return _shapes[0]


def _make_room(known: dict) -> None:
    """Give a table all the room that it may come to need: while a game is played it would not find it."""
    for code in range(-_ROOM, 0):
        known[code] = 0
    _empty(known)


def _empty(known: dict) -> None:
    """Take everything out, and keep the room for it, which clear() would not."""
    while known:
        known.popitem()


class Othello(Game):
    title = "Othello"
    motion = "flip"
    players = 2
    OPTIONS = (Option("size", 8, 4, 14, 2),)

    def __init__(self, size: int = 8) -> None:
        """Begin with two discs each in the middle; player 1 is black and begins. Raise an OptionError unless
        size is even and 4 to 14."""
        options = self.checked(size)
        size = options[0]
        super().__init__(size, size, 2, options)
        self.pace = 90 if 6 <= size <= 10 else 60  # tools.engine_bench estimates 97; 4 x 4 and 14 x 14 take 61 to 69
        self._shape = _shape_of(size)
        self.longest = size * size - 4
        self._board = bytearray(size * size)
        self._codes = list(self._shape.codes)
        self._turned = bytearray(4 * size * size)  # the cells that turned, move by move: a stack
        self._top = 0
        self._choice, self._chosen = 0, -1  # how many moves there are, in the position with this hash
        self._counts = bytearray(size * size)  # by ply: how many turned
        middle = (size * size - size) // 2 - 1
        for cell, player in ((middle, 2), (middle + 1, 1), (middle + size, 1), (middle + size + 1, 2)):
            self._put(cell, player)

    @classmethod
    def making(cls, *options):
        return _shaping(options[0])

    def _put(self, cell: int, player: int) -> None:
        """Put `player`'s disc on an empty cell, or take it off again."""
        self._board[cell] ^= player
        self.hash ^= self._shape.numbers[2 * cell + player - 1]
        codes, mask = self._codes, _MASKS[player]
        a, a_bits, b, b_bits, c, c_bits, d, d_bits = self._shape.spots[cell]
        codes[a] ^= a_bits & mask
        codes[b] ^= b_bits & mask
        codes[c] ^= c_bits & mask
        codes[d] ^= d_bits & mask

    def _turn_over(self, cells: bytes | bytearray) -> None:
        board, codes, spots, numbers = self._board, self._codes, self._shape.spots, self._shape.numbers
        hashed = self.hash
        for cell in cells:
            board[cell] ^= 3
            hashed ^= numbers[2 * cell] ^ numbers[2 * cell + 1]
            a, a_bits, b, b_bits, c, c_bits, d, d_bits = spots[cell]
            codes[a] ^= a_bits
            codes[b] ^= b_bits
            codes[c] ^= c_bits
            codes[d] ^= d_bits
        self.hash = hashed

    # -- what the lines say

    def _learn(self, player: int) -> dict:
        """Return the table of `player` with every line in it as it lies now."""
        known = _KNOWN[player]
        if len(known) > _ROOM - len(self._codes):
            _empty(known)
        for code, cells in zip(self._codes, self._shape.lines):
            if code not in known:
                known[code] = _offer(self._board, cells, player)
        return known

    def _turned_by(self, move: int, player: int) -> bytes:
        """Return the cells that turn when `player` takes the empty cell `move`; none where that is no move."""
        known, codes, spot = _KNOWN[player], self._codes, self._shape.spots[move]
        turned = b""
        for i in range(0, 8, 2):
            code = codes[spot[i]]
            offer = known[code] if code in known else self._learn(player)[code]
            while offer:
                if offer & 15 == _PLACES[spot[i + 1]]:
                    cells = self._shape.lines[spot[i]]
                    turned += _run(self._board, cells[offer & 15 :], player)
                    turned += _run_back(self._board, cells, (offer & 15) - 1, player)
                offer >>= 4
        return turned

    def _can_move(self, player: int) -> bool:
        try:
            return any(map(_KNOWN[player].__getitem__, self._codes))
        except KeyError:
            return any(map(self._learn(player).__getitem__, self._codes))

    def legal_moves(self) -> list:
        if self.outcome is not None:
            return []
        try:
            return self._gather(_KNOWN[self.turn])
        except KeyError:
            return self._gather(self._learn(self.turn))

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
        return len(self._turned_by(move, self.turn)) > 0

    def picked(self, cells: tuple) -> int | None:
        return cells[0] if self.is_legal(cells[0]) else None

    # -- moves

    def push(self, move: int) -> None:
        """Play a legal move (trusted); where the other side then has none, the turn stays: a forced pass."""
        player = self.turn
        turned = self._turned_by(move, player)
        self._keep(turned)
        self._put(move, player)
        self._turn_over(turned)
        self._record(move)
        if self._can_move(3 - player):
            self._pass_turn()
        elif not self._can_move(player):
            self._pass_turn()
            self._finish()

    def _keep(self, turned: bytes) -> None:
        count, top = len(turned), self._top
        if top + count > len(self._turned):
            self._turned.extend(bytes(len(self._turned)))
        self._turned[top : top + count] = turned
        self._top = top + count
        self._counts[self.ply] = count

    def _pass_turn(self) -> None:
        self.turn = 3 - self.turn
        self.hash ^= self._shape.numbers[-1]

    def _finish(self) -> None:
        """Set the outcome: more discs win, and the line is all of the winner's."""
        ones = [cell for cell, player in enumerate(self._board) if player == 1]
        twos = [cell for cell, player in enumerate(self._board) if player == 2]
        if len(ones) == len(twos):
            self.outcome = DRAW
        else:
            self.outcome = Outcome(1, tuple(ones)) if len(ones) > len(twos) else Outcome(2, tuple(twos))

    def pop(self) -> int:
        turned = self.flipped()
        self._top -= len(turned)
        self.ply -= 1
        move = self._moves[self.ply]
        player = self._board[move]
        if self.turn != player:
            self._pass_turn()
        self._turn_over(turned)
        self._put(move, player)
        self.outcome = None
        return move

    # -- the board

    def at(self, cell: int) -> int:
        return self._board[cell]

    def fill(self, buffer: bytearray) -> None:
        buffer[: len(self._board)] = self._board

    def swept(self) -> tuple:
        return tuple(self.flipped())

    def flipped(self) -> bytearray:
        """Return the cells that the last move turned over; empty before the first."""
        return self._turned[self._top - self._counts[self.ply - 1] : self._top] if self.ply else bytearray()

    def passed(self) -> tuple:
        return (3 - self.turn,) if self.outcome is None and self.turn == self.mover() else ()

    # -- what a search goes by

    def fetch(self) -> None:
        from . import othello_evaluation  # noqa: F401

    def candidates(self) -> list:
        """Return the legal moves, corners and edges first."""
        from .othello_evaluation import spot, weights  # only searched games need it

        each, size = weights(self), self.rows
        order = sorted([(128 - each[spot(move, size)]) * 256 + move for move in self.legal_moves()])
        self._choice, self._chosen = len(order), self.hash
        return [key % 256 for key in order]

    def choice(self) -> int:
        """Return how many moves there are."""
        if self._chosen != self.hash:
            self._choice, self._chosen = len(self.legal_moves()), self.hash
        return self._choice

    def evaluate(self, player: int) -> int:
        if self.outcome is not None:
            return Game.evaluate(self, player)
        from .othello_evaluation import worth

        return worth(self, player)

    def foresight(self, player: int):
        if self.ply > len(self._board) - 4 - _LAST:
            return Game.foresight(self, player)
        from .othello_evaluation import foresight

        return foresight(self, player)
