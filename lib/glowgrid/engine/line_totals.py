"""Connect X on computers: one int per player has the number of the player's tokens in every possible line.

Each line of `to_win` cells has a few bits of the int. The highest of them is set once the player has the whole line. So
a move adds one number to the int, and one more operation finds all complete lines. This is faster than counting tokens
around the last move. Boards of more than 100 cells have no such ints.
"""

# Only computers run this module. It is not on the drive.

from .game import Outcome
from .inarow import InARow, spot_of
from .row_masks import RowsWithMasks


class _Lines:
    """The lines of all games of one class and size."""

    def __init__(self, game: InARow) -> None:
        rows, cols, to_win = game.rows, game.cols, game.to_win
        bits = (to_win - 1).bit_length()
        self.shape = game._shape
        self.adds = [0] * ((rows + 3) * (cols + 1))  # by spot: 1 in the bits of each line through the spot
        self.empty = self.whole = 0  # the int without tokens; the highest bits of all lines
        at = 1
        for row, col, down, right in _lines(rows, cols, to_win):
            for index in range(to_win):
                self.adds[spot_of((row + index * down) * cols + col + index * right, cols)] += at
            self.empty += at * ((1 << bits) - to_win)
            self.whole += at << bits
            at <<= bits + 1
        self.totals = [self.empty] * (game.players + 1)  # by player, from 1
        self.outcomes: dict[tuple[int, int], Outcome] = {}  # by player and complete lines
        self.full = Outcome(0, (), "the board is full")


def _lines(rows: int, cols: int, to_win: int) -> list[tuple[int, int, int, int]]:
    """Return (row, column, rows down, columns right) for each line: its first cell, and the step to the next one."""
    found = []
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        length = to_win - 1
        for row in range(rows - down * length):
            for col in range(length if right < 0 else 0, cols - max(right, 0) * length):
                found.append((row, col, down, right))
    return found


_known: list[_Lines] = []  # those of the shape that was used last


class RowsWithTotals(RowsWithMasks):
    """An in-a-row game that finds complete lines by one int per player."""

    _lines: _Lines | None  # None if the board has no totals

    def __init__(self, values: tuple, falls: bool = False, memory: bool = False) -> None:
        """Start a game, like InARow."""
        RowsWithMasks.__init__(self, values, falls, memory)
        shape = self._shape
        if not shape.small or memory:
            self._lines = None
            return
        if not _known or _known[0].shape is not shape:
            _known[:] = [_Lines(self)]
        self._lines = lines = _known[0]
        self._totals = lines.totals[:]

    def push(self, move: int) -> None:
        lines = self._lines
        if lines is None:
            RowsWithMasks.push(self, move)
            return
        player, ply, spots_of, totals = self.turn, self.ply, self.spots_of, self._totals
        spot = spots_of[move]
        spots_of[move] = spot - lines.shape.rise
        self._spots[spot] = player
        self._moves[ply] = move
        self.ply = ply = ply + 1
        self.turn = player + 1 if player < self.players else 1
        totals[player] = total = totals[player] + lines.adds[spot]
        if total & lines.whole:
            self._win(spot, player, lines, total)
        elif spot < lines.shape.lid:
            if self._free is not None:
                self._free.remove(move)
            if ply == self.longest:
                self.end(0, lines.full)

    def _win(self, spot: int, player: int, lines: _Lines, total: int) -> None:
        key = player, total & lines.whole
        if key not in lines.outcomes:
            lines.outcomes[key] = Outcome(player, self._line(spot), self._shape.why)
        self.end(0, lines.outcomes[key])

    def pop(self) -> int:
        lines = self._lines
        if lines is None:
            return RowsWithMasks.pop(self)
        shape, spots_of = lines.shape, self.spots_of
        self.ply = ply = self.ply - 1
        move = self._moves[ply]
        spots_of[move] = spot = spots_of[move] + shape.rise
        self.turn = player = self._spots[spot]
        self.outcome = None
        if spot < shape.lid:
            self._free = None
        self._spots[spot] = 0
        self._totals[player] -= lines.adds[spot]
        if ply < self._kept:
            self._kept = ply
        return move  # type: ignore[no-any-return]
