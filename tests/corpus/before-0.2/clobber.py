"""Clobber: a stone takes one of the other side's beside it and stands in its place; who can't has lost.

A move is from * cells + to.
"""

from ..engine.game import ALL, Game, Outcome
from ..engine.options import Option
from ..engine.zobrist import number, numbers


class Clobber(Game):
    title = "Clobber"  # as people read it
    rules = "A stone takes one of the other side beside it and stands in its place. Who can't has lost."
    OPTIONS = (Option("rows", 5, 2, 10), Option("cols", 6, 2, 10))  # name, default, lowest, highest, step
    players = 2  # 1 to 10
    motion = "fall"  # how a move looks over the cells it `swept`: "place" (over none), "fall", "slide", "flip"
    pace = 100  # nodes a second that a search gets through on a board: tools.engine_bench estimates it

    def __init__(self, rows: int = 5, cols: int = 6) -> None:
        """Begin with a full board; raise an OptionError for a size that is not allowed."""
        rows, cols = options = self.checked(rows, cols)
        super().__init__(rows, cols, 2, options)
        self.longest = rows * cols - 1  # plies at most; 0 where there is no limit
        self._board = bytearray([(cell // cols + cell % cols) % 2 + 1 for cell in range(rows * cols)])
        self._numbers = numbers(rows * cols, 2)

    # -- moves

    def _is_beside(self, start: int, end: int) -> bool:
        """Tell whether two cells have an edge in common."""
        return abs(start - end) == self.cols or abs(start - end) == 1 and start // self.cols == end // self.cols

    def _takes(self, player: int) -> list:
        """Return the moves of `player`, ascending. A loop, no comprehension: calls below `legal_moves` go two deep at
        most, and a comprehension is one."""
        board, cols, found = self._board, self.cols, []
        cells = len(board)
        for start in range(cells):
            if board[start] == player:
                for end in (start - cols, start - 1, start + 1, start + cols):
                    if 0 <= end < cells and board[end] == 3 - player and self._is_beside(start, end):
                        found.append(start * cells + end)
        return found

    def legal_moves(self) -> list:
        """Ascending, a list of its own for the caller, empty once the game is over."""
        return [] if self.outcome is not None else self._takes(self.turn)

    def is_legal(self, move: int) -> bool:
        """Any int: without a list, as this is asked about thousands that are no move."""
        board = self._board
        start, end = move // len(board), move % len(board)
        if self.outcome is not None or not 0 <= start < len(board):
            return False
        return board[start] == self.turn and board[end] == 3 - self.turn and self._is_beside(start, end)

    def push(self, move: int) -> None:
        """Play a legal move: change the board, record it, pass the turn, and see whether it is over."""
        player = self.turn
        start, end = self.path(move)
        self._set(start, 0)
        self._set(end, player)
        self._record(move)
        self.turn = 3 - player
        if not self._takes(self.turn):
            self.outcome = Outcome(player, (end,), "the other side can't take")

    def pop(self) -> int:
        """Undo all of that, whatever it ended, and return the move. What was taken was the other side's."""
        self.turn, self.outcome = 3 - self.turn, None
        self.ply -= 1
        move = self._moves[self.ply]
        start, end = self.path(move)
        self._set(start, self.turn)
        self._set(end, 3 - self.turn)
        return move

    def _set(self, cell: int, player: int) -> None:
        """Change a cell, and the hash with it: a number in, a number out. Stones tell whose turn it is, as each move
        takes one."""
        for owner in (self._board[cell], player):
            if owner:
                self.hash ^= number(self._numbers, cell, owner, 2)
        self._board[cell] = player

    # -- the board

    def at(self, cell: int) -> int:
        """A player's number, 0 for nobody, HOLE where there is no cell."""
        return self._board[cell]

    def score(self, player: int) -> int:
        """What the game counts, told at the end and by key 0; leave it out where nothing is counted."""
        return len([stone for stone in self._board if stone == player])

    def evaluate(self, player: int) -> int:
        """How good the position is for `player`, below 9000 while nobody has won: bots go by it."""
        if self.outcome is not None:
            return super().evaluate(player)
        return len(self._takes(player)) - len(self._takes(3 - player))

    # -- how a person picks a move, and sees it

    def path(self, move: int) -> tuple:
        """The cells to pick, in order."""
        return (move // len(self._board), move % len(self._board))

    def trace(self) -> tuple:
        """The last move as it lies on the board now: it breathes."""
        return self.path(self._moves[self.ply - 1])[1:] if self.ply else ()

    def swept(self) -> tuple:
        """What the last move went over, for `motion`: here the stone comes from the first to the last."""
        return self.path(self._moves[self.ply - 1]) if self.ply else ()

    def preview(self, picked: tuple, cell: int) -> tuple:
        """The cells that would change if `cell` were picked after `picked`."""
        return picked + (cell,) if picked else ()

    def refusal(self, picked: tuple, cell: int) -> tuple:
        """Why `cell` can't be picked after `picked`, half a sentence or "", and the cell whose fault it is."""
        return "it takes nothing", cell

    def notation(self, move: int, viewer: int = ALL) -> str:
        """As the game's own players write it; `parse` reads what this writes."""
        return "-".join([Game.notation(self, cell) for cell in self.path(move)])
