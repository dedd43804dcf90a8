"""Draw pieces that cover two cells. Loaded on demand."""

from .layout import EMPTY, TAIL

MYPY = False
if MYPY:  # true for type checkers only
    from .canvas import Canvas
    from .types import Board


def draw(board: "Board", looks: "Canvas", pairs: "bytes | bytearray") -> None:
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
