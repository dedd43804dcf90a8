"""Base classes of in-a-row games: players place tokens, and a given number of tokens in a row wins.

A winning line always contains the last token, so the check starts there and counts equal tokens in all directions.

The board is padded with empty fields: one at the end of each row, and a whole row above and below it. So counting stops
at the edge. The index of a field on the padded board is a *spot*. LineCounts hashes and rates positions for searches.
"""

from array import array

from .game import BLANK, Game, Outcome

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Iterator

    from .board import SparseBoard
    from .line_counts import LineCounts
    from .rng import Rng

_WIDTH = 12  # largest number of cells that a search considers
_SMALL = 100  # largest number of cells for which boards and moves are lists, which are faster but would be large blocks
_ROW = " in a row"
_STACK = 640  # number of moves for which a game has room from the start

_shapes: list = []  # the shape that was created last; all games of one class and size share it


def spot_of(cell: int, cols: int) -> int:
    """Return the spot (index on the padded board) of `cell`. With seven columns, cell 0 has spot 9."""
    return cell + cell // cols + cols + 2


class _Shape:
    """Data that all games of one class and size share."""

    def __init__(self, kind: "type[InARow]", values: tuple, falls: bool) -> None:
        self.name = kind.__name__  # not the class, because a game's module is unloaded later
        self.values = values
        self.options = options = kind.checked(*values)
        self.rows, self.cols, self.players, self.to_win = rows, cols, players, to_win = kind.sizes(*options)
        self.room = room = rows * cols  # number of cells
        self.why = ("three", "four", "five")[to_win - 3] + _ROW if to_win < 6 else str(to_win) + _ROW
        self.quiet = min(players * (to_win - 1), room - 1)  # number of plies in which the game cannot end
        self.stride = stride = cols + 1
        self.steps = (1, stride + 1, cols, stride)  # from spot to spot: across, the diagonals, down
        self.hops = (1, stride, cols - 1, cols)  # the same in cells
        self.small = room <= _SMALL
        self.spots = [0] * ((rows + 3) * stride) if self.small else []
        # rise: distance to the spot above, 0 if tokens do not fall; lid: a move to a spot before it can't be repeated
        if falls:
            self.spots_of: list | array = [spot_of(cell, cols) for cell in range(room - cols, room)]
            self.rise, self.lid = stride, stride + stride
        else:
            self.spots_of = list(range(room)) if self.small else array("H", range(room))
            for cell in range(room):
                self.spots_of[cell] = spot_of(cell, cols)
            self.rise, self.lid = 0, (rows + 2) * stride
        self.moves = list(range(len(self.spots_of))) if self.small else []

    def large(self, memory: bool) -> "bytearray | SparseBoard":
        """Return an empty padded board: a SparseBoard if `memory` is True, otherwise a bytearray (a byte per spot)."""
        if not memory:
            return bytearray((self.rows + 3) * self.stride)
        from .board import SparseBoard  # stays

        return SparseBoard(self.rows + 3, self.stride)


class InARow(Game):
    """Base class of in-a-row games. `spots_of[move]` is the spot where the token of `move` would land now."""

    players = 2

    def __init__(self, values: tuple, falls: bool = False, memory: bool = False) -> None:
        """Start a game, or raise an OptionError. `falls`: moves are columns instead of cells. `memory`: save heap."""
        if not _shapes or _shapes[0].values != values or _shapes[0].name != type(self).__name__:
            _shapes.clear()
            _shapes.append(_Shape(type(self), values, falls))
        self._shape: _Shape = _shapes[0]
        shape = self._shape
        Game.__init__(self, shape.rows, shape.cols, shape.players, shape.options)
        # room for the moves; made of a range, because zeros would need the memory twice
        self._moves = [0] * shape.room if shape.small else array("H", range(min(shape.room, _STACK)))
        self.longest = shape.room
        self.spots_of = shape.spots_of[:] if falls else shape.spots_of
        self._spots = shape.spots[:] if shape.small and not memory else shape.large(memory)
        # legal moves, ascending; None while they are not computed, as on a large board after each move
        self._free: list | None = shape.moves[:] if shape.small else None
        self._line_counts: LineCounts | None = None  # created for the first search
        self._kept = 0  # number of moves that `_line_counts` has counted and that are still valid

    @staticmethod
    def sizes(*options: int) -> tuple:
        """Return (rows, columns, players, tokens to win) for the option values `options`."""
        raise NotImplementedError

    @property
    def to_win(self) -> int:
        """The number of tokens in a row that win."""
        return self._shape.to_win  # not an attribute: one more would slow down all others on the board

    # -- the board

    def at(self, cell: int) -> int:
        return self._spots[spot_of(cell, self.cols)]

    def fill(self, buffer: bytearray, viewer: int = 0) -> None:
        spots, cols = self._spots, self.cols
        if not isinstance(spots, (bytearray, list)):
            spots = bytearray(spots.rows * spots.cols)
            self._spots.fill(spots)  # type: ignore[union-attr]
        for cell in range(0, self._shape.room, cols):
            spot = spot_of(cell, cols)
            buffer[cell : cell + cols] = bytes(spots[spot : spot + cols])

    def cell_of(self, spot: int) -> int:
        """Return the cell at `spot` of the padded board."""
        return spot - spot // (self.cols + 1) - self.cols - 1

    # -- moves

    def push(self, move: int) -> None:
        player, ply, spots, spots_of, shape = self.turn, self.ply, self._spots, self.spots_of, self._shape
        spot = spots_of[move]
        spots_of[move] = spot - shape.rise
        if spot < shape.lid and self._free is not None:
            self._free.remove(move)
        try:
            self._moves[ply] = move
        except IndexError:
            self._moves.extend(BLANK)
            self._moves[ply] = move
        self.ply = ply = ply + 1
        self.turn = player + 1 if player < self.players else 1
        spots[spot] = player
        if ply > shape.quiet:
            for step in shape.steps:
                after, before = spot + step, spot - step
                if spots[after] == player:
                    after += step
                    while spots[after] == player:
                        after += step
                elif spots[before] != player:
                    continue
                while spots[before] == player:
                    before -= step
                if after - before > shape.to_win * step:
                    self.end(0, Outcome(player, self._line(spot), shape.why))
                    return
            if ply == shape.room:
                self.end(0, Outcome(0, (), "the board is full"))

    def end(self, move: int, outcome: "Outcome | None") -> None:
        """Set `ended` to `move` (RESIGN, DRAW, or 0 for other ends). Set the outcome. Clear the cached moves."""
        self.ended, self.outcome, self._free = move, outcome, None

    def pop(self) -> int:
        self.ply = ply = self.ply - 1
        self.turn = self.turn - 1 if self.turn > 1 else self.players
        self.outcome = None
        move = self._moves[ply]
        self.spots_of[move] = spot = self.spots_of[move] + self._shape.rise
        if spot < self._shape.lid:
            self._free = None
        self._spots[spot] = 0
        if ply < self._kept:
            self._kept = ply
        return move

    def is_legal(self, move: int) -> bool:
        return self.outcome is None and 0 <= move < len(self.spots_of) and self._has_room(move)

    def _has_room(self, move: int) -> bool:
        spot = self.spots_of[move]
        return spot > self.cols + 1 and not self._spots[spot]

    def legal_moves(self) -> list:
        try:
            return self._free[:]  # type: ignore[index]
        except TypeError:
            return self._find_free()

    def _find_free(self) -> list:
        if self.outcome is not None:
            return []
        free = list(range(len(self.spots_of)))
        if self.ply:
            self._free = free = self._still_legal(free)
        return free[:]

    def _still_legal(self, moves: list) -> list:
        """Return the moves in `moves` that are still legal."""
        return [move for move in moves if self._has_room(move)]

    def why(self, move: int) -> str:
        """Return which row of an opponent `move` blocks, as a phrase, or ""."""
        for player in range(1, self.players + 1):
            if player != self.turn and self._line(self.spots_of[move], player):
                return f"blocks {self._shape.to_win} in a row"
        return ""

    def _line(self, spot: int, player: int = 0) -> tuple:
        """Return the cells of all lines through `spot`, each cell once, with which `player` (0: its owner) wins."""
        spots, player, shape = self._spots, player or self._spots[spot], self._shape
        line: tuple = ()
        for step, hop in zip(shape.steps, shape.hops):
            after, before = spot + step, spot
            while spots[after] == player:
                after += step
            while spots[before - step] == player:
                before -= step
            if after - before >= shape.to_win * step:
                first = self.cell_of(before)
                run = range(first, first + (after - before) // step * hop, hop)
                line += tuple([cell for cell in run if cell not in line])
        return line

    # -- for a search

    @property
    def hash(self) -> int:  # type: ignore[override]
        """A hash of at most 30 bits, equal for equal positions."""
        return self._counted().hash

    def evaluate(self, player: int) -> int:
        """Return the position's value for `player` against all others, from the lines that can still be completed."""
        if self.outcome is not None:
            return Game.evaluate(self, player)
        return self._counted().evaluate(player)

    def foresight(self, player: int) -> "Callable[[int], int]":
        counts = self._counted()
        return counts.foresight(player) if counts.counts_lines else Game.foresight(self, player)

    def fetch(self) -> None:
        if self._line_counts is not None:
            return
        if self.players > 2:  # only searched games need one of these modules
            from .multiplayer_line_counts import MultiplayerLineCounts as counting
        elif self._shape.rise or self._shape.room <= _WIDTH:  # a search looks at every move
            from .line_counts import LineCounts as counting  # type: ignore[assignment]
        else:
            from .cell_gains import CellGains as counting  # type: ignore[assignment]
        self._line_counts = counting(self, self._shape.spots_of, self._shape.rise)

    def prepare(self) -> "Iterator[None]":
        self.fetch()
        yield from self._line_counts.catch_up(self._moves, self._kept, self.ply)  # type: ignore[union-attr]
        self._kept = self.ply

    def _counted(self) -> "LineCounts":
        """Return the LineCounts, updated to the current position."""
        counts = self._line_counts
        if counts is None or not counts.ready:
            for _ in self.prepare():
                pass
        elif self._kept < self.ply or self._kept < counts.ply:
            counts.follow(self._moves, self._kept, self.ply)
            self._kept = self.ply
        return self._line_counts  # type: ignore[return-value]


class Placing(InARow):
    """An in-a-row game in which a move is the empty cell where the player places a token."""

    def picked(self, cells: tuple) -> int | None:
        return cells[0] if self.is_legal(cells[0]) else None

    def targets(self, picked: tuple, mask: bytearray) -> None:
        spots, spots_of, over = self._spots, self.spots_of, picked or self.outcome is not None
        for cell in range(len(mask)):
            mask[cell] = not (over or spots[spots_of[cell]])

    def _still_legal(self, moves: list) -> list:
        if self.ply > _WIDTH:
            return InARow._still_legal(self, moves)
        for ply in range(self.ply):
            moves.remove(self._moves[ply])
        return moves

    def random_move(self, rng: "Rng") -> int:
        skipped = rng.below(self._shape.room - self.ply)
        for move in range(self._shape.room):
            if self._has_room(move):
                if not skipped:
                    break
                skipped -= 1
        return move

    def candidates(self) -> list:
        """Return the most promising cells for either player, best first. On a small board, return all empty cells."""
        if self.outcome is not None or self._shape.room <= _WIDTH:
            return self.legal_moves()
        counts = self._counted()
        return counts.best_cells(_WIDTH) or counts.some_cells()
