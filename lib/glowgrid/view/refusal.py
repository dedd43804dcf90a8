"""What flashes where something can't be: imported when something is refused."""

from .palette import WARN, ink

MYPY = False
if MYPY:  # type checkers take it for true
    from .board import BoardView
    from .canvas import Canvas

_MS = 600


class Refusal:
    def __init__(self, board: "BoardView", cell: int) -> None:
        """Flash a cell of the board, or, where it is no cell's fault (-1), the edge of the grid."""
        self._board = board
        self._cell = cell

    def draw(self, canvas: "Canvas", t: int) -> bool:
        """Draw it `t` ms after it began, and answer whether it goes on: the rows and columns of pixels in which the
        cell is light up from edge to edge, as no piece does."""
        if t >= _MS:
            return False
        lit = t // 100 % 2 == 0
        if self._cell < 0:
            canvas.edge(ink(WARN) if lit else 0)
            return True
        board, layout = self._board, self._board.layout
        if lit and layout.sees(self._cell):
            colour, size = ink(WARN, 4), layout.point
            canvas.box(0, layout.y_of(self._cell) + layout.inset, canvas.width, size, colour)
            canvas.box(layout.x_of(self._cell) + layout.inset, 0, size, canvas.height, colour)
        board.paint(canvas, self._cell, ink(WARN) if lit else 0)
        return True
