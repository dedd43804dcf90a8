"""Quixo: take a blank cube, or one of yours, from the edge and push it back in. A full line of your cubes wins.

A move is the int `from * cells + to`, where `cells` is the number of cells. `from` is a cell at the edge, and `to` is
an end of its row or column. The cube at `from` is taken out, the cubes up to `to` shift by one cell, and the cube is
pushed in at `to` as the player's own. A player who completes a line of the opponent loses, even with a line of their
own. A game of 200 moves is a draw, but a position's key and hash do not depend on the number of moves.

>>> Quixo().path(0 * 25 + 20)  # out at the top left corner, in at the bottom of the same column
(0, 20)
"""

from binascii import crc32

from ..engine.game import ALL, Game, Outcome
from ..engine.options import Option, shaped, shaping

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Generator, Iterator

_FULL = 1 << 16  # the score of a full line; larger than all others together
_IN_BOOK = 4  # the size of the boards that have a book
_LONGEST = 200  # plies without a full line after which the game is a draw


def _lines(size: int) -> list:
    """Return every row, column and diagonal as a bytes object with the numbers of its cells."""
    count = size * size
    lines = [range(row, row + size) for row in range(0, count, size)]
    lines += [range(col, count, size) for col in range(size)]
    lines += [range(0, count, size + 1), range(size - 1, count - 1, size - 1)]
    return [bytes(cells) for cells in lines]


def _moves_from(size: int, cell: int) -> tuple:
    """Return the moves that take the cube at `cell`, in ascending order. Return () if the cell is not at the edge."""
    row, col, last = cell // size, cell % size, size - 1
    if 0 < row < last and 0 < col < last:
        return ()
    ends = {col, last * size + col, row * size, row * size + last}
    return tuple(sorted([cell * size * size + end for end in ends if end != cell]))


class _Shape:
    """Data that all boards of one size share, including the boards that searches use."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.lines = _lines(size)
        self.units = (0, 1, size + 1)  # by player: the amount that a cube adds to a line's count
        self.full = (0, size, size * (size + 1))  # by player: the count of a full line
        self.slides: dict = {}

    def fill(self) -> "Iterator[None]":
        """Generator: compute the tables that take a long time, yielding every few milliseconds."""
        size, count = self.size, self.size * self.size
        found = [(cell, _moves_from(size, cell)) for cell in range(count)]
        self._moves_by_cell = [(cell, moves) for cell, moves in found if moves]
        for at, (_, moves) in enumerate(self._moves_by_cell):
            for move in moves:
                self.slides[move] = self._slide(move)
            if at % 4 == 3:
                yield
        self.crossing = [bytes([at for at, line in enumerate(self.lines) if c in line]) for c in range(count)]
        yield
        # by count: the score of a line for player 1; two full lines of one side never outweigh one of the other
        self.scores = [3 ** (at % (size + 1)) - 3 ** (at // (size + 1)) for at in range(size * (size + 1) + 1)]
        self.scores[self.full[1]], self.scores[self.full[2]] = _FULL, -4 * _FULL

    def _slide(self, move: int) -> tuple:
        """Return (cells that `move` changes, cells that the reverse move changes, index of their line). Create little
        garbage: garbage between the returned tuples would fragment the heap for the whole game."""
        size = self.size
        start, end = divmod(move, size * size)
        line = start // size if start // size == end // size else size + start % size
        return bytes(_slide(size, move)), bytes(_slide(size, end * size * size + start)), line


def _slide(size: int, move: int) -> range:
    """Return the cells that `move` changes, from where the cube is taken to where it is pushed in."""
    start, end = divmod(move, size * size)
    step = 1 if start // size == end // size else size
    return range(start, end + 1, step) if start < end else range(start, end - 1, -step)


_shapes: list = []  # the shape that was used last


class Quixo(Game):
    title = "Quixo"
    rules = (
        "Take a cube from the edge, blank or your own, and push it back in at another end of its row or column. A full "
        "row, column or diagonal of your own wins. If you complete one for your opponent, you lose."
    )
    motion = "slide"
    longest = _LONGEST
    players = 2
    OPTIONS = (Option("size", 5, 3, 5),)

    def __init__(self, size: int = 5) -> None:
        """Start with blank cubes on size x size cells. Raise an OptionError unless size is 3 to 5."""
        (size,) = self.checked(size)
        super().__init__(size, size, 2, (size,))
        shape: _Shape = shaped(_shapes, _Shape, size)[0]
        self._board = bytearray(size * size)
        self._taken = bytearray(_LONGEST)  # by ply: the owner of the cube that was taken
        self._lines, self._slides, self._crossing = shape.lines, shape.slides, shape.crossing
        self._moves_by_cell = shape._moves_by_cell
        self._units, self._full, self._scores = shape.units, shape.full, shape.scores
        self._counts = [0] * len(shape.lines)  # by line: the sum of `_units` over its cubes

    @classmethod
    def making(cls, *options: int) -> "Iterator[None]":
        return shaping(_shapes, _Shape, options[0])

    # -- moves

    def legal_moves(self) -> list:
        moves: list = []
        if self.outcome is None:
            board, other = self._board, 3 - self.turn
            for cell, cell_moves in self._moves_by_cell:
                if board[cell] != other:
                    moves += cell_moves
        return moves

    def is_legal(self, move: int) -> bool:
        cells = self.rows * self.cols
        if self.outcome is not None or not 0 <= move < cells * cells or self._board[move // cells] == 3 - self.turn:
            return False
        return move in _moves_from(self.rows, move // cells)

    def push(self, move: int) -> None:
        player, cells = self.turn, self._slides[move][0]
        self._taken[self.ply] = self._board[cells[0]]
        self._shift(cells, player)
        self._record(move)
        self.turn = 3 - player
        if self._full[1] in self._counts or self._full[2] in self._counts:
            self._finish(player)
        elif self.ply == _LONGEST:
            self.outcome = Outcome(0, (), "no full row in 200 moves")

    def pop(self) -> int:
        self.ply -= 1
        move = self._moves[self.ply]
        self._shift(self._slides[move][1], self._taken[self.ply])
        self.turn = 3 - self.turn
        self.outcome = None
        return move

    def _shift(self, cells: bytes, last: int) -> None:
        """Move each cube on `cells` to the cell before it, and put a cube of the player `last` on the last cell."""
        board, to = self._board, cells[0]
        for cell in cells:
            if board[to] != board[cell]:
                self._set(to, board[cell])
            to = cell
        if board[to] != last:
            self._set(to, last)

    def _set(self, cell: int, player: int) -> None:
        old, counts, gain = self._board[cell], self._counts, self._units[player]
        gain -= self._units[old]
        for line in self._crossing[cell]:
            counts[line] += gain
        self._board[cell] = player

    def _finish(self, mover: int) -> None:
        """Set the outcome. If `mover` has completed lines of both players, the opponent wins."""
        winner = 3 - mover if self._full[3 - mover] in self._counts else mover
        full = [line for line, count in zip(self._lines, self._counts) if count == self._full[winner]]
        self.outcome = Outcome(winner, tuple(sorted(set(b"".join(full)))), "a full row")

    def evaluate(self, player: int) -> int:
        """Return the position's value for `player`: the sum of the scores of all lines."""
        if self.outcome is not None:
            return Game.evaluate(self, player)
        scores, score = self._scores, 0
        for count in self._counts:
            score += scores[count]
        return score if player == 1 else -score

    def foresight(self, player: int) -> "Callable[[int], int]":
        """Return a function f(move), as Game.foresight does. f(move) adds up changes of scores without making the move.
        One cube enters the line of the move and another leaves it. In each crossing line, at most one cube changes."""
        board, counts, units, scores = self._board, self._counts, self._units, self._scores
        crossing, slides, unit = self._crossing, self._slides, self._units[self.turn]
        now, sign, play = self.evaluate(1), 1 if player == 1 else -1, Game.foresight(self, player)

        def after(move: int) -> int:
            cells, _, own = slides[move]
            count = counts[own]
            score = now + scores[count + unit - units[board[cells[0]]]] - scores[count]
            to, last = cells[0], cells[-1]
            for cell in cells:
                if to != cell and board[to] != board[cell]:
                    gain = units[board[cell]] - units[board[to]]
                    for line in crossing[to]:
                        if line != own:
                            score += scores[counts[line] + gain] - scores[counts[line]]
                to = cell
            gain = unit - units[board[last]]
            if gain:
                for line in crossing[last]:
                    if line != own:
                        score += scores[counts[line] + gain] - scores[counts[line]]
            return sign * score if -_FULL // 2 < score < _FULL // 2 else play(move)

        return after

    # -- the book

    def fetch(self) -> None:
        if self.rows == _IN_BOOK:
            from . import quixo_book  # noqa: F401 - so that it is loaded with the bots and for hints

    def book(self) -> "Generator[None, None, int]":
        """Generator: return a move that keeps a win or a draw in an early position, or -1 if there is none here. Yield
        every few milliseconds."""
        if self.rows != _IN_BOOK:
            return -1
        from . import quixo_book

        return (yield from quixo_book.book_move(self))

    def fault(self) -> "Generator[None, None, str]":
        """Generator: check the file of the book. Return a sentence if it can't be used, otherwise ""."""
        if self.rows != _IN_BOOK:
            return ""
        from . import quixo_book

        return (yield from quixo_book.fault())

    @property
    def hash(self) -> int:  # type: ignore[override]
        """A hash of at most 30 bits. It is the same for equal positions."""
        return crc32(self._board, self.turn) & 0x3FFFFFFF

    # -- the board

    def at(self, cell: int) -> int:
        return self._board[cell]

    def fill(self, buffer: bytearray, viewer: int = 0) -> None:
        buffer[: len(self._board)] = self._board

    # -- picking and text

    def path(self, move: int) -> tuple:
        return divmod(move, self.rows * self.cols)

    def trace(self) -> tuple:
        return (self._moves[self.ply - 1] % (self.rows * self.cols),) if self.ply else ()

    def swept(self) -> tuple:
        return tuple(_slide(self.rows, self._moves[self.ply - 1])) if self.ply else ()

    def picked(self, cells: tuple) -> int | None:
        if len(cells) < 2:
            return None
        move = cells[0] * self.rows * self.cols + cells[1]
        return move if self.is_legal(move) else None

    def refusal(self, picked: tuple, cell: int) -> tuple:
        if picked:
            return "push it in at another end of its row or column", cell
        return "it is your opponent's" if self._board[cell] else "it is not on the edge", cell

    def notation(self, move: int, viewer: int = ALL) -> str:
        """Return the cells where the cube is taken and where it is pushed in, such as `a1-a5`."""
        return "-".join([Game.notation(self, cell) for cell in self.path(move)])
