"""A piece falling down its column to where it already lies in the game."""

from .effects import fall
from .palette import FULL


class Falling:
    def __init__(self, board) -> None:
        """Begin with nothing falling on the BoardView `board`."""
        self._board = board
        self._rows = -1
        self._cell = self._from = 0

    @property
    def active(self) -> bool:
        """Tell whether something falls."""
        return self._rows >= 0

    def start(self, cell: int) -> None:
        """Let the piece at `cell` fall from the top row."""
        cols = self._board.layout.board_cols
        self._cell, self._from, self._rows = cell, cell % cols, cell // cols

    def stop(self) -> None:
        """Let it lie."""
        self._rows = -1

    def draw(self, canvas, t: int) -> None:
        """Draw it as it is `t` ms after its start, and stop when it has landed."""
        if self._rows < 0:
            return
        fallen = fall(self._rows, t)
        if fallen == self._rows:
            self._rows = -1
            return
        board = self._board
        board.piece(canvas, self._cell, 0, FULL)
        board.piece(canvas, self._from + fallen * board.layout.board_cols, board.cells[self._cell], FULL)
