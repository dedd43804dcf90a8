"""Draw kinds of pieces and cells that few games have: holes, hidden cells, special pieces, pieces over two cells.

Loaded on demand.
"""

from ..engine.game import HIDDEN
from .animation import beat
from .layout import EMPTY, NEUTRAL, SECRET, TAIL
from .palette import FULL, WHITE, ink

MYPY = False
if MYPY:  # true for type checkers only
    from .canvas import Canvas
    from .types import Board


def draw(board: "Board", canvas: "Canvas", t: int) -> None:
    """Mark the kinds of all visible pieces."""
    layout = board.layout
    for first in range(layout.left, layout.rows * layout.board_cols, layout.board_cols):
        for cell in range(first, first + layout.cols):
            mark(board, canvas, cell + layout.top * layout.board_cols, t)


def mark(board: "Board", canvas: "Canvas", cell: int, t: int) -> None:
    """Mark the kind of the piece on `cell` with a white dot, which flashes as many times as the number of the kind.
    For example, a king's dot flashes once.

    If a cell has only one pixel, the whole cell flashes. A neutral piece of kind 1 has no mark.
    """
    kind, layout = board.kinds[cell], board.layout
    if kind <= (board.cells[cell] == NEUTRAL) or not layout.sees(cell):
        return
    size, lit = layout.size, beat(kind, t)
    if size > 1:
        at = size // 3
        size -= 2 * at or 1
        canvas.box(layout.x_of(cell) + at, layout.y_of(cell) + at, size, size, ink(WHITE, FULL if lit else 3))
    elif lit:
        canvas.dot(layout.x_of(cell), layout.y_of(cell), ink(WHITE, 5))


def fill(cells: bytearray, kinds: bytes) -> None:
    """Convert `cells` in place: neutral pieces, hidden cells and holes get the numbers that layout.py defines."""
    for cell in range(len(cells)):
        if cells[cell] > NEUTRAL:
            cells[cell] -= HIDDEN - SECRET
    for cell, kind in enumerate(kinds):
        if kind and not cells[cell]:
            cells[cell] = NEUTRAL


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
