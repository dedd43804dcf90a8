"""Othello: flip the opponent's discs by outflanking them. When nobody can move, the player with more discs wins.

A move is the number of the cell where the disc is placed.

>>> game = Othello()
>>> [game.notation(move) for move in game.legal_moves()]
['d3', 'c4', 'f5', 'e6']
>>> game.push(game.parse("d3"))
>>> game.swept()  # the discs that were flipped
(27,)
"""

from ..engine.game import Game, Outcome
from ..engine.options import Option
from .othello_board import OthelloBoard

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Generator, Iterable

_EXACT_PLIES = 8  # this many plies before the board is full, a search plays moves instead of estimating their value


class Othello(OthelloBoard):
    title = "Othello"
    rules = (
        "Place a disc so that your opponent's discs are in a line between it and another disc of yours. They flip. If "
        "you can't, you pass. When nobody can move, the most discs win."
    )
    motion = "flip"
    players = 2
    OPTIONS = (Option("size", 8, 4, 14, 2), Option("corners", 0, 0, 4))

    def __init__(self, size: int = 8, corners: int = 0) -> None:
        """Start with two discs of each player in the centre. Player 1 is black and moves first. As a handicap, player 1
        also has discs in `corners` (0 to 4) of the corners, in the order a1, h8, h1, a8. `size` is even and 4 to 14."""
        OthelloBoard.__init__(self, self.checked(size, corners))
        size, self.handicap = self.options
        self.longest = size * size - 4 - self.handicap
        self._flips = bytearray(3 * size * size)  # a stack of the cells flipped by each move; it grows if necessary
        self._top = 0
        self._move_count, self._counted_hash = 0, -1  # the number of moves in the position with this hash
        self._counts = bytearray(size * size)  # by ply: the number of discs flipped
        middle = (size * size - size) // 2 - 1
        for cell, player in ((middle, 2), (middle + 1, 1), (middle + size, 1), (middle + size + 1, 2)):
            self._put(cell, player)
        last = size * size - 1
        for corner in (0, last, size - 1, last - size + 1)[: self.handicap]:
            self._put(corner, 1)

    # -- moves

    def push(self, move: int) -> None:
        """Play the legal `move`. If the opponent then has no move and must pass, it is the same player's turn again."""
        player = self.turn
        turned = self._flips_of(move, player)
        self._store_flips(turned)
        self._put(move, player)
        self._turn_over(turned)
        self._record(move)
        if self._can_move(3 - player):
            self.turn = 3 - player
        elif not self._can_move(player):
            self.turn = 3 - player
            self._finish()

    def _store_flips(self, turned: bytes) -> None:
        count, top = len(turned), self._top
        if top + count > len(self._flips):
            self._flips.extend(bytes(len(self._flips)))
        self._flips[top : top + count] = turned
        self._top = top + count
        self._counts[self.ply] = count

    def _finish(self) -> None:
        """Set the outcome. The player with more discs wins; the outcome's `line` has all discs of the winner."""
        lead = self.score(1) - self.score(2)
        winner = 1 if lead > 0 else 2
        more = Outcome(winner, self._discs(winner), "more discs")
        self.outcome = more if lead else Outcome(0, (), "the same number of discs")

    def _discs(self, player: int) -> tuple:
        return tuple([cell for cell, disc in enumerate(self._board) if disc == player])

    def score(self, player: int) -> int:
        return len(self._discs(player))

    def pop(self) -> int:
        turned = self.flipped()
        self._top -= len(turned)
        self.ply -= 1
        move = self._moves[self.ply]
        self.turn = player = self._board[move]
        self._turn_over(turned)
        self._put(move, player)
        self.outcome = None
        return move

    def picked(self, cells: tuple) -> int | None:
        return cells[0] if self.is_legal(cells[0]) else None

    def swept(self) -> tuple:
        return tuple(self.flipped())

    def preview(self, picked: tuple, cell: int) -> tuple:
        return tuple(self._flips_of(cell, self.turn))

    def refusal(self, picked: tuple, cell: int) -> tuple:
        return "no disc would flip", cell

    def why(self, move: int) -> str:
        """Return why `move` is a good one, or "" if no reason is known."""
        row, col, last = move // self.cols, move % self.cols, self.cols - 1
        return "takes a corner" if row in (0, last) and col in (0, last) else ""

    def flipped(self) -> bytearray:
        """Return the cells that the last move flipped."""
        return self._flips[self._top - self._counts[self.ply - 1] : self._top] if self.ply else bytearray()

    def passed(self) -> tuple:
        return (3 - self.turn,) if self.outcome is None and self.turn == self.mover() else ()

    # -- search

    def fetch(self) -> None:
        from .othello_evaluation import candidates  # noqa: F401

        if self.rows == 8:
            from .othello_patterns import ready

            ready(self.ply)

    def prepare(self) -> "Iterable[None]":
        if self.rows != 8:
            return ()
        from .othello_patterns import prepare

        return prepare()

    def fault(self) -> "Generator[None, None, str]":
        """Generator: check the table of the search. Return a sentence if it can't be used, otherwise ""."""
        if self.rows != 8:
            return ""
        from .othello_patterns import told

        return (yield from told())

    def candidates(self) -> list:
        """Return the legal moves, best first: corners and edges before other cells."""
        from .othello_evaluation import candidates  # loaded on demand: only a search needs it

        moves = candidates(self, self.legal_moves())
        self._move_count, self._counted_hash = len(moves), self.hash
        return moves

    def mobility(self) -> int:
        """Return the number of legal moves in this position. The number is cached."""
        if self._counted_hash != self.hash:
            self._move_count, self._counted_hash = len(self.legal_moves()), self.hash
        return self._move_count

    def evaluate(self, player: int) -> int:
        if self.outcome is not None:
            return Game.evaluate(self, player)
        if self.rows == 8:
            from .othello_patterns import worth

            value = worth(self._codes, player)
            if value is not None:
                return value
        from .othello_evaluation import evaluate

        return evaluate(self, player, self.mobility())

    def foresight(self, player: int) -> "Callable[[int], int]":
        if self.ply > self.longest - _EXACT_PLIES:
            return Game.foresight(self, player)
        if self.rows == 8:
            from .othello_patterns import foresee

            after = foresee(self._board, self._codes, player, self.turn)
            if after is not None:
                return after
        from .othello_evaluation import foresight

        return foresight(self, player, self.mobility())
