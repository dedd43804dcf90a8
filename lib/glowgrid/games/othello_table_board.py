"""Othello's board on computers. It is faster than OthelloBoard, because it looks everything up in tables of all lines.

A board of more than 8 x 8 cells uses the methods of OthelloBoard. The tables of each size are computed when its first
board is created, which takes 40 ms.
"""

# Only computers run this module. It is not on the drive.

from binascii import crc32
from collections.abc import Iterator
from itertools import compress
from operator import itemgetter

from ..engine.game import Game
from ..engine.options import shaped, shaping
from .othello_board import OthelloBoard
from .othello_tables import Tables

_LARGEST = 8  # rows of the largest board with tables
_without = bytes(range(_LARGEST * _LARGEST)).translate  # _without(None, cells): all other cells, in ascending order
_joined = b"".join
_ONLY = [bytes([disc == player for disc in range(256)]) for player in range(3)]  # keeps only the discs of a player

_shapes: dict[int, list] = {size: [] for size in range(4, _LARGEST + 1, 2)}


class TableBoard(OthelloBoard):
    """An OthelloBoard that uses tables, if the board has at most 8 rows."""

    _ternary: list[int]  # the code of each line; empty if the board is too large for tables

    def __init__(self, options: tuple) -> None:
        """Start with the discs of the start position, like OthelloBoard."""
        size, corners = options
        if size > _LARGEST:
            self._ternary = []
            OthelloBoard.__init__(self, options)
            return
        self._tables: Tables = (_shapes[size] or shaped(_shapes[size], Tables, size))[0]
        if corners not in self._tables.set_up:
            self._tables.set_up[corners] = self._set_up(options)
        self._ternary = self._tables.set_up[corners]
        Game.__init__(self, size, size, 2, options, [0] * (size * size))
        self._movers = bytearray(size * size)
        self._past: list[list[int]] = []  # the codes before each move
        self._cells, self._drawn = b"", [0]  # the discs by cell; the codes of that position
        self._found, self._finder = b"", 0  # the cells where a player can move, some of them twice; the player

    def _set_up(self, options: tuple) -> list[int]:
        """Return the codes of the lines at the start of a game with these `options`."""
        codes = self._tables.starts[:]
        OthelloBoard.__init__(self, options)
        for cell, player in enumerate(self._board):
            for line, digit in self._tables.crossing[cell]:
                codes[line] += player * 3**digit
        return codes

    @classmethod
    def making(cls, *options: int) -> Iterator[None]:
        size = options[0]
        return shaping(_shapes[size], Tables, size) if size <= _LARGEST else super().making(*options)

    # -- moves

    def push(self, move: int) -> None:
        codes, player, ply = self._ternary, self.turn, self.ply
        if not codes:
            OthelloBoard.push(self, move)
            return
        tables = self._tables
        self._past.append(codes)
        self._ternary = codes = codes[:]
        a, a_base, a_runs, a_all, b, b_base, b_runs, b_all, c, c_base, c_runs, c_all, d, d_base, d_runs, d_all = (
            tables.axes[player][move]
        )
        for line, change in a_all[a_runs[codes[a] - a_base]]:
            codes[line] += change
        for line, change in b_all[b_runs[codes[b] - b_base]]:
            codes[line] += change
        for line, change in c_all[c_runs[codes[c] - c_base]]:
            codes[line] += change
        for line, change in d_all[d_runs[codes[d] - d_base]]:
            codes[line] += change
        self._movers[ply] = player
        self._moves[ply] = move
        self.ply = ply + 1
        other = 3 - player
        look_up = itemgetter(*codes)
        found = _joined(look_up(tables.moves[other]))
        if found:
            self.turn = self._finder = other
        else:
            found = _joined(look_up(tables.moves[player]))
            self._finder = player
            if not found:
                self.turn = other
                self._finish()
        self._found = found

    def pop(self) -> int:
        if not self._ternary:
            return OthelloBoard.pop(self)
        self._ternary = self._past.pop()
        self.ply = ply = self.ply - 1
        self.turn = self._movers[ply]
        self.outcome, self._finder = None, 0
        return self._moves[ply]  # type: ignore[no-any-return]

    def legal_moves(self) -> list:
        if not self._ternary:
            return OthelloBoard.legal_moves(self)
        if self.outcome is not None:
            return []
        if self._finder != self.turn:
            self._finder = self.turn
            self._found = _joined(itemgetter(*self._ternary)(self._tables.moves[self.turn]))
        return list(_without(None, _without(None, self._found)))

    def _flips_of(self, move: int, player: int) -> bytes:
        if not self._ternary:
            return OthelloBoard._flips_of(self, move, player)
        return self._flips_in(self._ternary, move, player)

    def _flips_in(self, codes: list[int], move: int, player: int) -> bytes:
        """Do the same as `_flips_of` on the board with these `codes`."""
        found, tables = b"", self._tables
        for at, (number, digit) in enumerate(tables.crossing[move]):
            runs = tables.axes[player][move][4 * at + 2]
            count = runs[codes[number] - tables.starts[number]]
            cells = _joined(tables.lines[number])
            found += cells[digit + 1 : digit + 1 + count % 8] + cells[digit - count // 8 : digit]
        return found

    def flipped(self) -> bytearray:
        if not self._ternary:
            return OthelloBoard.flipped(self)
        last = self.ply - 1
        if last < 0:
            return bytearray()
        return bytearray(self._flips_in(self._past[last], self._moves[last], self._movers[last]))

    # -- the board

    def _discs(self) -> bytes | bytearray:
        if not self._ternary:
            return OthelloBoard._discs(self)
        if self._drawn is not self._ternary:
            self._drawn = self._ternary
            self._cells = _joined(itemgetter(*self._ternary[: self.rows])(self._tables.rows))
        return self._cells

    def _discs_of(self, player: int) -> tuple:
        return tuple(compress(range(self.rows * self.cols), self._discs().translate(_ONLY[player])))

    def score(self, player: int) -> int:
        return self._discs().count(player)

    def _pattern_codes(self) -> list:
        if not self._ternary:
            return OthelloBoard._pattern_codes(self)
        return list(itemgetter(*self._ternary[:18])(self._tables.fours))

    @property
    def hash(self) -> int:  # type: ignore[override]
        return crc32(self._discs(), self.turn) & 0x3FFFFFFF
