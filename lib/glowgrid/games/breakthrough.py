"""Breakthrough: pieces move forward only. The first piece in the opponent's last row wins.

Player 1 begins at the top, so that moves are written as players of the game write them. A move is from * cells + to.

>>> game = Breakthrough()
>>> game.push(game.parse("d2-e3"))
>>> game.lines()[2:4]
['2 X X X . X X X X', '3 . . . . X . . .']
"""

from binascii import crc32

from ..engine.game import ALL, Game, Outcome
from ..engine.options import Option

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable

_WORTH = bytes((0, 90, 58, 50, 46, 44, 43, 42, 41, 40))  # of a piece, by the number of rows to its goal
_HOME = 8  # more for a piece in its first row, which it defends


class Breakthrough(Game):
    title = "Breakthrough"
    rules = (
        "Move a piece one cell forward, straight or diagonally. Straight ahead, the cell must be empty. Diagonally, "
        "you may capture an opponent's piece. A piece in the last row wins. So does capturing all pieces."
    )
    motion = "fall"
    players = 2
    OPTIONS = (Option("rows", 8, 5, 10), Option("cols", 8, 5, 10))

    def __init__(self, rows: int = 8, cols: int = 8) -> None:
        """Start with two rows of pieces for each player. Raise an OptionError unless both options are 5 to 10."""
        rows, cols = options = self.checked(rows, cols)
        super().__init__(rows, cols, 2, options)
        filled, cells = b"\x01" * (2 * cols), rows * cols
        self._board = bytearray(filled + bytes(cells - 4 * cols) + b"\x02" * (2 * cols))
        self._left = [0, 2 * cols, 2 * cols]  # by player: how many pieces are left
        self.longest = 2 * cols * (2 * rows - 5) + 1  # each piece up to one row before its goal, and the move that wins
        self._taken = bytearray(self.longest)  # by ply: the player whose piece was captured, or 0
        self._value = 0  # of the pieces of player 1, minus that of player 2
        away = _WORTH[: rows - 1] + bytes((_WORTH[rows - 1] + _HOME,))
        upward = bytes([away[cell // cols] for cell in range(cells)])
        self._worths = (b"", bytes([upward[cells - 1 - cell] for cell in range(cells)]), upward)  # by player and cell

    # -- moves

    def _moves_of(self, player: int) -> list:
        """Return the moves of `player` in ascending order."""
        board, cols, found = self._board, self.cols, []
        cells = len(board)
        step = cols if player == 1 else -cols
        for start in range(cells):
            if board[start] == player:
                to, col, base = start + step, start % cols, start * cells
                if col and board[to - 1] != player:
                    found.append(base + to - 1)
                if not board[to]:
                    found.append(base + to)
                if col < cols - 1 and board[to + 1] != player:
                    found.append(base + to + 1)
        return found

    def legal_moves(self) -> list:
        return [] if self.outcome is not None else self._moves_of(self.turn)

    def is_legal(self, move: int) -> bool:
        board, cols, player = self._board, self.cols, self.turn
        start, end = move // len(board), move % len(board)
        if self.outcome is not None or not 0 <= start < len(board) or board[start] != player:
            return False
        if end // cols - start // cols != 3 - 2 * player:
            return False
        aside = abs(end % cols - start % cols)
        return aside < 2 and (board[end] != player if aside else not board[end])

    def push(self, move: int) -> None:
        board, player = self._board, self.turn
        start, end = move // len(board), move % len(board)
        self._taken[self.ply] = taken = board[end]
        self._record(move)
        board[start], board[end] = 0, player
        self._value += self._gain(player, start, end, taken)
        self.turn = 3 - player
        if taken:
            self._left[taken] -= 1
        if end // self.cols == (0, self.rows - 1, 0)[player]:
            self.outcome = Outcome(player, (end,), "a piece is in the last row")
        elif not self._left[3 - player]:
            self.outcome = Outcome(player, (end,), "all pieces are captured")

    def _gain(self, player: int, start: int, end: int, taken: int) -> int:
        """Return by how much a move changes the value for player 1."""
        worth = self._worths[player]
        gain = worth[end] - worth[start] + (self._worths[taken][end] if taken else 0)
        return gain if player == 1 else -gain

    def pop(self) -> int:
        self.ply = ply = self.ply - 1
        self.turn = player = 3 - self.turn
        self.outcome = None
        board, move, taken = self._board, int(self._moves[ply]), self._taken[ply]
        start, end = move // len(board), move % len(board)
        board[start], board[end] = player, taken
        self._value -= self._gain(player, start, end, taken)
        if taken:
            self._left[taken] += 1
        return move

    @property
    def hash(self) -> int:  # type: ignore[override]
        """A hash of at most 30 bits. It is the same for equal positions."""
        return crc32(self._board, self.turn) & 0x3FFFFFFF

    # -- for bots

    def evaluate(self, player: int) -> int:
        """Return the value of the pieces of `player` minus that of the others. Pieces near their goal count more."""
        if self.outcome is not None:
            return super().evaluate(player)
        return self._value if player == 1 else -self._value

    def candidates(self) -> list:
        from .breakthrough_search import candidates  # loaded on demand: only a search needs it

        return candidates(self)

    def urgent(self) -> list:
        """Return the moves that the strongest bots should consider: fewer than the candidates if there is a threat."""
        from .breakthrough_search import urgent

        return urgent(self)

    def fetch(self) -> None:
        from .breakthrough_search import foresight  # noqa: F401

    def foresight(self, player: int) -> "Callable[[int], int]":
        from .breakthrough_search import foresight

        return foresight(self, player)

    # -- the board

    def at(self, cell: int) -> int:
        return self._board[cell]

    def fill(self, buffer: bytearray, viewer: int = 0) -> None:
        buffer[:] = self._board

    # -- how a person picks a move and sees it

    def path(self, move: int) -> tuple:
        return move // len(self._board), move % len(self._board)

    def swept(self) -> tuple:
        return self.path(self._moves[self.ply - 1]) if self.ply else ()

    def trace(self) -> tuple:
        return self.swept()[1:]

    def preview(self, picked: tuple, cell: int) -> tuple:
        return picked + (cell,) if picked else ()

    def refusal(self, picked: tuple, cell: int) -> tuple:
        owner = self._board[cell]
        if not picked:
            return "it can't move" if owner == self.turn else "pick one of your pieces", cell
        if owner == self.turn:
            return "your own piece is there", cell
        if owner and cell == picked[0] + self.cols * (3 - 2 * self.turn):
            return "pieces capture diagonally", cell
        return "a piece moves one cell forward", cell

    def notation(self, move: int, viewer: int = ALL) -> str:
        start, end = self.path(move)
        taken = self._board[end] if self._board[start] else self._taken[self.ply - 1]
        return Game.notation(self, start) + ("x" if taken else "-") + Game.notation(self, end)
