"""Base classes for games won by a number of one's own tokens in a row.

After each move the win check walks from the new token in all four directions. It stops at the first cell of another
player, at the edge, or once the line is long enough. Its cost depends on the number to win, not on the board's size.

The board is padded: a *spot* is a cell's index on a board with one empty column between rows and an empty row above and
below, so that walks stop at the edge by themselves. A LineCounts keeps the hash and the evaluation for a search.
"""

from array import array

from .game import BLANK, Game, Outcome

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Iterator

    from .board import SparseBoard
    from .line_counts import LineCounts
    from .rng import Rng

_WIDTH = 12  # the number of cells a search considers in each position

_SMALL = 100  # boards up to this size are lists, which are faster; larger ones are arrays to avoid large blocks
_ROW = " in a row"
_STACK = 640  # moves that the stack has room for at the start

_shapes: list = []  # the last shape made, shared by all games of the same kind and size


def spot_of(cell: int, cols: int) -> int:
    """Return the index of `cell` on the padded board. On a board of seven columns, cell 0 is at spot 9."""
    return cell + cell // cols + cols + 2


class _Shape:
    """Data shared by all games of one kind and size."""

    def __init__(self, kind: "type[InARow]", values: tuple, falls: bool) -> None:
        self.name = kind.__name__  # the name, not the class, so that the game's module can be unloaded
        self.values = values
        self.options = options = kind.checked(*values)
        self.rows, self.cols, self.players, self.to_win = rows, cols, players, to_win = kind.sizes(*options)
        self.room = room = rows * cols
        self.why = ("three", "four", "five")[to_win - 3] + _ROW if to_win < 6 else str(to_win) + _ROW
        self.quiet = min(players * (to_win - 1), room - 1)  # plies after which the game cannot be over yet
        self.stride = stride = cols + 1
        self.steps = (1, stride + 1, cols, stride)  # distances between neighbouring spots: across, both diagonals, down
        self.hops = (1, stride, cols - 1, cols)  # the same distances between cells
        self.small = room <= _SMALL
        self.spots = [0] * ((rows + 3) * stride) if self.small else []
        self.stack = [0] * room if self.small else array("H", bytes(2 * min(room, _STACK)))
        if falls:
            self.spots_of: list | array = [spot_of(cell, cols) for cell in range(room - cols, room)]
            self.rise, self.lid = stride, stride + stride
        else:
            self.spots_of = list(range(room)) if self.small else array("H", range(room))
            for cell in range(room):
                self.spots_of[cell] = spot_of(cell, cols)
            self.rise, self.lid = 0, (rows + 2) * stride
        self.moves = list(range(len(self.spots_of))) if self.small else []

    def empty_board(self, memory: bool) -> "bytearray | SparseBoard":
        """Return an empty padded board: a SparseBoard if `memory`, otherwise one byte per spot."""
        size = self.rows + 3, self.stride
        if not memory:
            return bytearray(size[0] * size[1])
        from .board import SparseBoard  # loaded on demand: few games need it

        return SparseBoard(*size)


def _shape_of(kind: "type[InARow]", values: tuple, falls: bool) -> _Shape:
    """Return the shape of `kind` with these option values, or raise an OptionError."""
    if _shapes:
        shape = _shapes[0]
        if shape.values == values and shape.name == kind.__name__:
            return shape
        _shapes.clear()
    shape = _Shape(kind, values, falls)
    _shapes.append(shape)
    return shape


class InARow(Game):
    """A game of placing tokens in a row. `spots_of` holds the spot where the token of each move lands now."""

    players = 2

    def __init__(self, values: tuple, falls: bool = False, memory: bool = False) -> None:
        """Start an empty game with these option values, or raise an OptionError. Moves are columns if tokens fall,
        otherwise cells. `memory` stores the tokens on a SparseBoard; the rules are the same."""
        self._shape = shape = _shape_of(type(self), values, falls)
        Game.__init__(self, shape.rows, shape.cols, shape.players, shape.options, shape.stack)
        self.longest = shape.room
        self.spots_of = shape.spots_of[:] if falls else shape.spots_of
        self._spots = shape.spots[:] if shape.small and not memory else shape.empty_board(memory)
        # the legal moves in ascending order, or None if they are not known; on a large board they are listed on demand
        self._free: list | None = shape.moves[:] if shape.small else None
        self._line_counts: LineCounts | None = None  # created by the first search
        self._kept = 0  # the number of moves that `_line_counts` and the game have in common

    @staticmethod
    def sizes(*options: int) -> tuple:
        """Return (rows, cols, players, to_win) of a game with these options."""
        raise NotImplementedError

    @property
    def to_win(self) -> int:
        """How many tokens in a row win."""
        return self._shape.to_win  # not stored per game: each attribute slows down access to all others

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
        """Return the cell at index `spot` of the padded board."""
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
                self.end(0, Outcome(0, (), "no room is left"))

    def end(self, move: int, outcome: "Outcome | None") -> None:
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
            self._free = free = self._playable(free)
        return free[:]

    def _playable(self, moves: list) -> list:
        """Return the moves of `moves` that can still be played."""
        return [move for move in moves if self._has_room(move)]

    def _line(self, spot: int) -> tuple:
        """Return the cells of every winning line through `spot`, without duplicates."""
        spots, player, shape = self._spots, self._spots[spot], self._shape
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

    # -- search

    @property
    def hash(self) -> int:  # type: ignore[override]
        """A hash of at most 30 bits, equal for equal positions."""
        return self._counted().hash

    def evaluate(self, player: int) -> int:
        """Return the position's value for `player` against all others, based on the lines that are still open."""
        if self.outcome is not None:
            return Game.evaluate(self, player)
        return self._counted().evaluate(player)

    def foresight(self, player: int) -> "Callable[[int], int]":
        counts = self._counted()
        return counts.foresight(player) if counts.counts_lines else Game.foresight(self, player)

    def fetch(self) -> None:
        if self._line_counts is not None:
            return
        if self.players > 2:
            from .many_players import ManyPlayers as counting  # loaded on demand: only a search needs one of them
        elif self._shape.rise or self._shape.room <= _WIDTH:  # a search considers every move here
            from .line_counts import LineCounts as counting  # type: ignore[assignment]
        else:
            from .cell_scores import CellScores as counting  # type: ignore[assignment]
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
    """An in-a-row game in which a move is the empty cell to put a token on."""

    def picked(self, cells: tuple) -> int | None:
        return cells[0] if self.is_legal(cells[0]) else None

    def targets(self, picked: tuple, mask: bytearray) -> None:
        spots, spots_of = self._spots, self.spots_of
        over = bool(picked) or self.outcome is not None
        for cell in range(len(mask)):
            mask[cell] = not (over or spots[spots_of[cell]])

    def _playable(self, moves: list) -> list:
        if self.ply > _WIDTH:
            return InARow._playable(self, moves)
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
        """Return the cells that matter most to either side, best first. Small boards, and positions without an open
        line, return every empty cell; boards too large to count return a sample of very many."""
        if self.outcome is not None or self._shape.room <= _WIDTH:
            return self.legal_moves()
        counts = self._counted()
        return counts.best_cells(_WIDTH) or counts.some_cells()
