"""Dots and boxes: draw an edge between two dots. The fourth edge of a box wins the box, and another turn.

The board shows dots, edges and boxes as cells: a game of 3 x 3 boxes has 7 x 7 cells. A move is the cell of an edge.
Notation is the cell's letter and number on this board, as on Little Golem, such as `b1`. `parse` also accepts the two
dots that the edge joins, such as `a1-c1`.

>>> game = Dots(2, 2)
>>> [game.notation(move) for move in game.legal_moves()]
['b1', 'd1', 'a2', 'c2', 'e2', 'b3', 'd3', 'a4', 'c4', 'e4', 'b5', 'd5']
"""

from array import array
from binascii import crc32

from ..engine.game import ALL, Game, Outcome
from ..engine.looks import ACROSS, DOT, GREY, UPRIGHT, look
from ..engine.options import Option, shaped, shaping

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterator

    from ..engine.rng import Rng

_LOOKS = {DOT: look(GREY, 2, DOT), ACROSS: look(GREY, 7, ACROSS), UPRIGHT: look(GREY, 7, UPRIGHT)}
_BOX, _CONTROL, _OPEN = 100, 30, 55  # values of a box, of the last safe edge, and of a box that can be finished now


class _Shape:
    """Data that all games of one size share."""

    def __init__(self, size: tuple) -> None:
        self.size = size

    def fill(self) -> "Iterator[None]":
        """Generator: compute everything, yielding every few milliseconds."""
        rows, cols = 2 * self.size[0] + 1, 2 * self.size[1] + 1
        cells = range(rows * cols)
        self.kinds = bytes([(DOT, ACROSS, UPRIGHT, 0)[cell // cols % 2 * 2 + cell % cols % 2] for cell in cells])
        yield
        self.left = bytearray([0 if kind else 4 for kind in self.kinds])  # by cell: the edges of a box
        self.edges = [cell for cell in cells if self.kinds[cell] in (ACROSS, UPRIGHT)]
        self.zeros = array("H", bytes(2 * len(self.edges)))
        self.boxes: list = [()] * len(cells)  # by cell: the one or two boxes beside an edge
        yield
        for at, edge in enumerate(self.edges):
            by = cols if self.kinds[edge] == ACROSS else 1
            near = (edge - by, edge + by)
            self.boxes[edge] = tuple([box for box in near if 0 <= box < len(cells) and not self.kinds[box]])
            if at % 8 == 7:
                yield


_shapes: list = []  # the shape that was used last


class Dots(Game):
    title = "Dots and boxes"
    rules = (
        "Draw an edge between two neighbouring dots. The fourth edge of a box makes it yours, and you draw again. The "
        "most boxes win."
    )
    players = 2
    OPTIONS = (Option("rows", 3, 2, 7), Option("cols", 3, 2, 7))

    def __init__(self, rows: int = 3, cols: int = 3) -> None:
        """Start with rows x cols boxes and no edges. Raise an OptionError unless both are 2 to 7."""
        options = self.checked(rows, cols)
        shape = shaped(_shapes, _Shape, options)[0]
        super().__init__(2 * options[0] + 1, 2 * options[1] + 1, 2, options, shape.zeros)
        self._free = shape.edges[:]  # edges that can be drawn, in ascending order
        self._board = bytearray(len(shape.kinds))  # by cell: the owner of a box, 1 for a drawn edge
        self._left = shape.left[:]  # by cell: the missing edges of a box
        self._kinds, self._boxes = shape.kinds, shape.boxes
        self._scores = [0, 0, 0]  # by player
        self.longest = len(shape.edges)
        self._movers = bytearray(self.longest)

    @classmethod
    def making(cls, *options: int) -> "Iterator[None]":
        return shaping(_shapes, _Shape, options)

    # -- moves

    def legal_moves(self) -> list:
        return [] if self.outcome is not None else self._free[:]

    def is_legal(self, move: int) -> bool:
        return move in self._free and self.outcome is None

    def random_move(self, rng: "Rng") -> int:
        return self._free[rng.below(len(self._free))]  # type: ignore[no-any-return]

    def push(self, move: int) -> None:
        ply, player, left, free = self.ply, self.turn, self._left, self._free
        self._moves[ply] = move
        self._movers[ply] = player
        self.ply = ply + 1
        free.remove(move)
        self._board[move] = 1
        won = 0
        for box in self._boxes[move]:
            left[box] -= 1
            if not left[box]:
                self._board[box] = player
                won += 1
        if won:
            self._scores[player] += won
            if not free:
                self._finish()
        else:
            self.turn = 3 - player

    def _finish(self) -> None:
        _, one, two = self._scores
        if one == two:
            self.outcome = Outcome(0, (), "the same number of boxes")
            return
        winner = 1 if one > two else 2
        board, shown = self._board, self._kinds
        line = [cell for cell in range(len(board)) if board[cell] == winner and not shown[cell]]
        self.outcome = Outcome(winner, tuple(line), "more boxes")

    def pop(self) -> int:
        self.ply = ply = self.ply - 1
        move = self._moves[ply]
        self.turn = self._movers[ply]
        self.outcome = None
        board, left, free = self._board, self._left, self._free
        board[move] = 0
        for box in self._boxes[move]:
            if board[box]:
                board[box] = 0
                self._scores[self.turn] -= 1
            left[box] += 1
        free.append(move)
        free.sort()
        return move

    @property
    def hash(self) -> int:  # type: ignore[override]
        """A hash of at most 30 bits. It is the same for equal positions."""
        return crc32(self._board, self._scores[1] * 3 + self.turn) & 0x3FFFFFFF

    # -- for bots

    def candidates(self) -> list:
        """Return the edges that finish a box, then those that give no box away, or all others if there are none."""
        best: list = []
        safe: list = []
        last: list = []
        for move in self._free:
            least = 4
            for box in self._boxes[move]:
                if self._left[box] < least:
                    least = self._left[box]
            (best if least == 1 else safe if least > 2 else last).append(move)
        return best + (safe or last)

    def evaluate(self, player: int) -> int:
        """Return the value for `player`: the boxes so far, those that can be finished now, and who draws the last safe
        edge. A safe edge is one after which no box lacks only one."""
        if self.outcome is not None:
            return super().evaluate(player)
        left, boxes = self._left, self._boxes
        opened = left.count(b"\x01")
        score = opened * _OPEN
        if not opened:
            safe = 0
            for move in self._free:
                for box in boxes[move]:
                    if left[box] < 3:
                        break
                else:
                    safe += 1
            score = _CONTROL if safe & 1 else -_CONTROL
        if self.turn != player:
            score = -score
        return score + _BOX * (self._scores[player] - self._scores[3 - player])

    # -- the board

    def at(self, cell: int) -> int:
        """Return the owner of a box. Dots and edges belong to nobody."""
        return 0 if self._kinds[cell] else self._board[cell]

    def fill_looks(self, buffer: array, viewer: int) -> None:
        """Show dots dimly and drawn edges as bright bars. Boxes look as `at` says."""
        for cell in range(len(buffer)):
            shape = self._kinds[cell]
            buffer[cell] = _LOOKS[shape] if shape and (shape == DOT or self._board[cell]) else 0

    def key(self, viewer: int = ALL) -> bytes:
        return bytes(self._board) + bytes((self.turn,))

    def score(self, player: int) -> int:
        return self._scores[player]  # type: ignore[no-any-return]

    # -- how a person picks a move and sees it

    def preview(self, picked: tuple, cell: int) -> tuple:
        """Return the edge and the boxes that it would finish."""
        return (cell,) + tuple([box for box in self._boxes[cell] if self._left[box] == 1])

    def why(self, move: int) -> str:
        """Return why `move` is a good one, or "" if no reason is known."""
        left = [self._left[box] for box in self._boxes[move]]
        return "completes a box" if 1 in left else "" if 2 in left else "gives no box away"

    def refusal(self, picked: tuple, cell: int) -> tuple:
        if self._kinds[cell] == DOT:
            return "it is a dot: pick an edge between two dots", cell
        if not self._kinds[cell]:
            return "it is a box: pick one of its edges", cell
        return "this edge is already drawn", cell

    def parse(self, text: str) -> int:
        """Return the edge that `text` names: its cell, or the two dots that it joins."""
        ends = text.strip().lower().split("-")
        for move in self._free if len(ends) == 2 else ():
            by = 1 if self._kinds[move] == ACROSS else self.cols
            names = [Game.notation(self, move - by), Game.notation(self, move + by)]
            if ends in (names, [names[1], names[0]]):
                return move  # type: ignore[no-any-return]
        return super().parse(text)
