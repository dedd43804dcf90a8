"""Quixo: take a blank or an own cube from the edge and push it in again; a full row of one's own wins.

A move is from * cells + to: the cube at the edge cell `from` is taken out, the cubes between there and `to`, an end
of the same row or column, move up by one, and the cube, now the mover's, is pushed in at `to`. A move that completes
the other side's row loses, also when it completes one's own as well. Positions are equal whatever their ply, though
a game is drawn when it has become too long.
"""

from ..engine.game import DRAW, Game, Outcome
from ..engine.options import Option
from ..engine.zobrist import number, table

_LONGEST = 200  # plies without a row after which the game is a draw


def _rows(size: int) -> list:
    """Return the cells of every row, column and diagonal."""
    count = size * size
    rows = [range(row, row + size) for row in range(0, count, size)]
    rows += [range(col, count, size) for col in range(size)]
    rows += [range(0, count, size + 1), range(size - 1, count - 1, size - 1)]
    return [bytes(cells) for cells in rows]


def _ways_in(size: int, cell: int) -> tuple:
    """Return the moves, ascending, that take the cube at `cell`; empty inside the board."""
    row, col, last = cell // size, cell % size, size - 1
    if 0 < row < last and 0 < col < last:
        return ()
    ends = {col, last * size + col, row * size, row * size + last}
    return tuple(sorted([cell * size * size + end for end in ends if end != cell]))


class Quixo(Game):
    title = "Quixo"
    motion = "slide"
    OPTIONS = (Option("size", 5, 3, 5),)

    def __init__(self, size: int = 5) -> None:
        """Begin with blank cubes; raise an OptionError unless size is 3 to 5."""
        options = self.checked(size)
        super().__init__(size, size, 2, options)
        count = size * size
        self._board = bytearray(count)
        self._taken = bytearray(_LONGEST)  # by ply: whose cube it was
        self._lines = _rows(size)
        self._ways = [(cell, moves) for cell, moves in [(c, _ways_in(size, c)) for c in range(count)] if moves]
        numbers = table(count + 1, 2)
        # three a cell: for nobody, player 1 and player 2; the last are for the turn
        self._numbers = [number(numbers, at // 3, at % 3, 2) if at % 3 else 0 for at in range(3 * count + 3)]

    # -- moves

    def legal_moves(self) -> list:
        moves: list = []
        if self.outcome is None:
            board, other = self._board, 3 - self.turn
            for cell, ways in self._ways:
                if board[cell] != other:
                    moves += ways
        return moves

    def is_legal(self, move: int) -> bool:
        cells = self.rows * self.cols
        if self.outcome is not None or not 0 <= move < cells * cells or self._board[move // cells] == 3 - self.turn:
            return False
        return move in _ways_in(self.rows, move // cells)

    def slide(self, move: int) -> range:
        """Return the cells that `move` changes, from where the cube is taken to where it is pushed in: each but
        the last takes over the cube of the next."""
        start, end = move // (self.rows * self.cols), move % (self.rows * self.cols)
        step = 1 if start // self.cols == end // self.cols else self.cols
        return range(start, end + 1, step) if start < end else range(start, end - 1, -step)

    def push(self, move: int) -> None:
        board, player = self._board, self.turn
        cells = self.slide(move)
        self._taken[self.ply] = board[cells[0]]
        to = cells[0]
        for cell in cells:
            self._set(to, board[cell])
            to = cell
        self._set(to, player)
        self._record(move)
        self.turn = 3 - player
        self.hash ^= self._numbers[-1]
        self._judge(player)

    def pop(self) -> int:
        self.ply -= 1
        move = self._moves[self.ply]
        board, to = self._board, move % len(self._board)
        for cell in reversed(self.slide(move)):
            self._set(to, board[cell])
            to = cell
        self._set(to, self._taken[self.ply])
        self.turn = 3 - self.turn
        self.hash ^= self._numbers[-1]
        self.outcome = None
        return move

    def _set(self, cell: int, player: int) -> None:
        board = self._board
        if board[cell] != player:
            self.hash ^= self._numbers[3 * cell + board[cell]] ^ self._numbers[3 * cell + player]
            board[cell] = player

    def _judge(self, mover: int) -> None:
        """Set the outcome: the other side's row counts before the mover's."""
        mine = self._full(mover)
        theirs = self._full(3 - mover)
        if theirs:
            self.outcome = Outcome(3 - mover, theirs)
        elif mine:
            self.outcome = Outcome(mover, mine)
        elif self.ply == _LONGEST:
            self.outcome = DRAW

    def _full(self, player: int) -> tuple:
        """Return the cells of `player`'s full rows, each once; empty where there is none."""
        board, found = self._board, b""
        for line in self._lines:
            for cell in line:
                if board[cell] != player:
                    break
            else:
                found += line
        return tuple(sorted(set(found)))

    # -- the board

    def at(self, cell: int) -> int:
        return self._board[cell]

    def fill(self, buffer: bytearray) -> None:
        buffer[: len(self._board)] = self._board

    # -- picking and text

    def path(self, move: int) -> tuple:
        cells = self.rows * self.cols
        return (move // cells, move % cells)

    def trace(self) -> tuple:
        return (self._moves[self.ply - 1] % (self.rows * self.cols),) if self.ply else ()

    def swept(self) -> tuple:
        return tuple(self.slide(self._moves[self.ply - 1])) if self.ply else ()

    def picked(self, cells: tuple) -> int | None:
        if len(cells) < 2:
            return None
        move = cells[0] * self.rows * self.cols + cells[1]
        return move if self.is_legal(move) else None

    def notation(self, move: int) -> str:
        """Return from where the cube is taken and to where it is pushed in: `a1-a5`."""
        return "-".join([Game.notation(self, cell) for cell in self.path(move)])
