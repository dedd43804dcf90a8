"""The rule of games won by a row of one's own tokens: placed one a move, checked from the last cell.

The check walks away from the last token in the four directions and stops at the first other cell, at the
edge, or when the row is long enough; so its cost hangs on the number to win and never on the board's size.

A game keeps its tokens in spots: the rows of cells with one empty spot between, an empty row above and one below, so
that a walk ends at the edge by itself. What only a search asks for, its hash and its worth, is kept by a `Tally`
from the first time that it is asked for.
"""

from .board import SparseBoard
from .game import DRAW, Game, Outcome

_WIDTH = 12  # cells that a search looks at in a position, where any will do

_LARGE = 400  # cells from which on a token takes a byte and not a pointer, which is read faster

ACROSS = ((0, 1),)
DOWN = ((1, 0),)
DIAGONALS = ((1, 1), (1, -1))
DIRECTIONS = ACROSS + DOWN + DIAGONALS


def reach(board, cell: int, player: int, down: int, right: int) -> int:
    """Count `player`'s tokens in an unbroken run from `cell`, itself not counted, in one direction."""
    rows, cols, at = board.rows, board.cols, board.at
    row, col = cell // cols + down, cell % cols + right
    step, count = down * cols + right, 0
    cell += step
    while 0 <= row < rows and 0 <= col < cols and at(cell) == player:
        count += 1
        cell += step
        row += down
        col += right
    return count


def line_through(board, cell: int, to_win: int, directions: tuple = DIRECTIONS) -> tuple:
    """Return the cells of every row of at least `to_win` equal tokens through `cell`, which holds one, in any
    of `directions`; empty if there is none."""
    player, cols = board.at(cell), board.cols
    line: tuple = ()
    for down, right in directions:
        ahead = reach(board, cell, player, down, right)
        behind = reach(board, cell, player, -down, -right)
        if ahead + behind + 1 >= to_win:
            step = down * cols + right
            run = range(cell - behind * step, cell + ahead * step + step, step)
            line += tuple([c for c in run if c not in line])
    return line


_shapes: list = []  # the last one made; games of one size share it


class _Shape:
    """What all games of one size have in common."""

    def __init__(self, sizes: tuple, falls: bool) -> None:
        rows, cols, players, to_win = sizes
        self.sizes = (sizes, falls)
        self.stride = stride = cols + 1
        self.steps = (1, stride, stride + 1, cols)  # from spot to spot: across, down, and the diagonals
        self.empty = [0] * ((rows + 3) * stride) if rows * cols < _LARGE else bytearray((rows + 3) * stride)
        self.quiet = min(players * (to_win - 1), rows * cols - 1)  # plies in which nothing can end
        if falls:
            self.spots_of = list(range(rows * stride + 1, rows * stride + cols + 1))
            self.rise, self.lid = stride, stride + stride
        else:
            self.spots_of = [cell + cell // cols + cols + 2 for cell in range(rows * cols)]
            self.rise, self.lid = 0, (rows + 2) * stride
        self.moves = list(range(len(self.spots_of)))


def _shape_of(sizes: tuple, falls: bool) -> _Shape:
    if not _shapes or _shapes[0].sizes != (sizes, falls):
        _shapes.clear()
        _shapes.append(_Shape(sizes, falls))
    return _shapes[0]


class InARow(Game):
    """A game of placing tokens. Each move has its spot in `spots_of`; in a game whose tokens fall, the spot rises."""

    def __init__(
        self, rows: int, cols: int, players: int, to_win: int, options: tuple, falls: bool = False, memory: bool = False
    ) -> None:
        """Moves are columns where tokens fall, else cells. `memory` keeps the tokens on a sparse board; the game is
        the same."""
        super().__init__(rows, cols, players, options)
        self.to_win = to_win
        shape = _shape_of((rows, cols, players, to_win), falls)
        self.stride = shape.stride
        self._spots = SparseBoard(rows + 3, shape.stride) if memory else shape.empty[:]
        self._steps = shape.steps
        self._quiet = shape.quiet
        self._room = rows * cols
        # by move: the spot its token goes to; how far that rises with each; below which spot a move is used up
        self.spots_of, self._rise, self._lid = shape.spots_of[:], shape.rise, shape.lid
        self._free: list | None = shape.moves[:]  # legal moves, ascending; None while not known
        self._tally = None

    # -- the board

    def at(self, cell: int) -> int:
        return self._spots[cell + cell // self.cols + self.stride + 1]

    def fill(self, buffer: bytearray) -> None:
        spots, cols = self._spots, self.cols
        if isinstance(spots, SparseBoard):
            spots = bytearray(spots.rows * spots.cols)
            self._spots.fill(spots)  # type: ignore[union-attr]
        spot = cols + 2
        for cell in range(0, self._room, cols):
            buffer[cell : cell + cols] = bytes(spots[spot : spot + cols])
            spot += cols + 1

    def _cell(self, spot: int) -> int:
        """Return the cell that lies at `spot`."""
        return spot - spot // self.stride - self.cols - 1

    # -- moves

    def push(self, move: int) -> None:
        player, ply, spots, spots_of = self.turn, self.ply, self._spots, self.spots_of
        spot = spots_of[move]
        spots_of[move] = spot - self._rise
        if spot < self._lid and self._free is not None:
            self._free.remove(move)
        try:
            self._moves[ply] = move
        except IndexError:
            self._record(move)
        self.ply = ply = ply + 1
        self.turn = player + 1 if player < self.players else 1
        spots[spot] = player
        if self._tally is not None and self._tally.add(spot, player) and ply < self._room:
            return
        if ply > self._quiet:
            for step in self._steps:
                if spots[spot + step] == player or spots[spot - step] == player:
                    after, before = spot + step, spot - step
                    while spots[after] == player:
                        after += step
                    while spots[before] == player:
                        before -= step
                    if after - before > self.to_win * step:
                        self.outcome = Outcome(player, self._line(spot))
                        return
            if ply == self._room:
                self.outcome = DRAW

    def pop(self) -> int:
        self.ply = ply = self.ply - 1
        self.turn = player = self.turn - 1 if self.turn > 1 else self.players
        self.outcome = None
        move = self._moves[ply]
        self.spots_of[move] = spot = self.spots_of[move] + self._rise
        if spot < self._lid:
            self._free = None
        self._spots[spot] = 0
        if self._tally is not None:
            self._tally.take(spot, player)
        return move

    def is_legal(self, move: int) -> bool:
        return self.outcome is None and 0 <= move < len(self.spots_of) and self._has_room(move)

    def _has_room(self, move: int) -> bool:
        spot = self.spots_of[move]
        return spot > self.stride and not self._spots[spot]

    def legal_moves(self) -> list:
        if self.outcome is not None:
            return []
        if self._free is None:
            self._free = [move for move in range(len(self.spots_of)) if self._has_room(move)]
        return self._free[:]

    def _line(self, spot: int) -> tuple:
        """Return the cells of every winning row through `spot`, each once."""
        spots, player = self._spots, self._spots[spot]
        line: list = []
        for step in self._steps:
            after, before = spot + step, spot
            while spots[after] == player:
                after += step
            while spots[before - step] == player:
                before -= step
            if after - before >= self.to_win * step:
                line += [cell for cell in map(self._cell, range(before, after, step)) if cell not in line]
        return tuple(line)

    # -- what a search goes by

    @property
    def hash(self) -> int:  # type: ignore[override]
        """A number of at most 30 bits, kept by the tally from the first time it is asked for."""
        return (self._tally or self._counted()).hash

    def evaluate(self, player: int) -> int:
        """Return the position's worth for `player` against the rest, by the rows that are still open."""
        if self.outcome is not None:
            return Game.evaluate(self, player)
        tally = self._tally or self._counted()
        return tally.worth() if tally.face(player) else 0

    def foresight(self, player: int):
        tally = self._tally or self._counted()
        return tally.foresee if tally.face(player) else Game.foresight(self, player)

    def _counted(self):
        from .tally import Tally  # only searched games need it

        self._tally = Tally(self)  # type: ignore[assignment]
        return self._tally


class Placing(InARow):
    """An in-a-row game whose move is the empty cell that the token is put on."""

    def picked(self, cells: tuple) -> int | None:
        return cells[0] if self.is_legal(cells[0]) else None

    # -- what a search goes by

    def candidates(self) -> list:
        """Return the cells that matter most to either side once a search counts rows, else every empty one."""
        if self.outcome is None and self._tally is not None and self._tally.rows_at:
            hot = self._tally.hottest(_WIDTH)
            if hot:
                return hot
        return self.legal_moves()

    def _counted(self):
        from .heat import Heat  # only searched games need it

        self._tally = Heat(self)  # type: ignore[assignment]
        return self._tally
