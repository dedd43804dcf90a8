"""Othello: flip the opponent's discs by outflanking them. When nobody can move, the player with more discs wins.

A move is the number of the cell where the disc is placed.

>>> game = Othello()
>>> [game.notation(move) for move in game.legal_moves()]
['d3', 'c4', 'f5', 'e6']
>>> game.push(game.parse("d3"))
>>> game.swept()  # the discs that were flipped
(27,)
"""

import sys

from ..engine.game import Game, Outcome
from ..engine.options import Option
from .othello_board import OthelloBoard

if sys.implementation.name == "cpython":
    from .othello_table_board import TableBoard as OthelloBoard  # type: ignore[assignment]

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
        self._move_count, self._counted_hash = 0, -1  # the number of moves in the position with this hash

    # -- moves

    def _finish(self) -> None:
        """Set the outcome. The player with more discs wins; the outcome's `line` has all discs of the winner."""
        lead = self.score(1) - self.score(2)
        winner = 1 if lead > 0 else 2
        more = Outcome(winner, self._discs_of(winner), "more discs")
        self.outcome = more if lead else Outcome(0, (), "the same number of discs")

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
        from .othello_patterns import fault

        return (yield from fault())

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

            value = worth(self._pattern_codes(), player)
            if value is not None:
                return value
        from .othello_evaluation import evaluate

        return evaluate(self, player, self.mobility())

    def foresight(self, player: int) -> "Callable[[int], int]":
        if self.ply > self.longest - _EXACT_PLIES:
            return Game.foresight(self, player)
        if self.rows == 8:
            from .othello_patterns import foresee

            after = foresee(self._discs(), self._pattern_codes(), player, self.turn)
            if after is not None:
                return after
        from .othello_evaluation import foresight

        return foresight(self, player, self.mobility())
