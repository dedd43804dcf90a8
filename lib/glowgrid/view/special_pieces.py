"""Draw cells that few games have: holes, hidden cells, and pieces over two cells. Loaded on demand."""

from ..engine.game import HIDDEN
from .layout import EMPTY, NEUTRAL, SECRET, TAIL

MYPY = False
if MYPY:  # true for type checkers only
    from .canvas import Canvas
    from .types import Board


def renumber(cells: bytearray) -> None:
    """Convert hidden cells and holes in `cells` to the numbers that layout.py defines for them."""
    for cell in range(len(cells)):
        if cells[cell] > NEUTRAL:
            cells[cell] -= HIDDEN - SECRET


def join(board: "Board", looks: "Canvas", pairs: "bytes | bytearray") -> None:
    """Draw the pieces that cover two cells: fill the line between the two cells. If the board has no lines between
    cells, dim the second cell. `pairs`: the two cells of the first piece, then those of the second, and so on."""
    layout = board.layout
    for at in range(0, len(pairs), 2):
        first, second = pairs[at], pairs[at + 1]
        player = board.cells[first]
        if not layout.gap:
            board.paint(looks, second, TAIL + player, player == board.hollow)
        elif layout.sees(first) and layout.sees(second):
            x, y, size = layout.x_of(first), layout.y_of(first), layout.size
            if second == first + 1:
                looks.box(x + size, y, 1, size, EMPTY + player)
            else:
                looks.box(x, y + size, size, 1, EMPTY + player)
