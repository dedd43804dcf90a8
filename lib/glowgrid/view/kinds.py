"""What few boards have: holes and secrets, pieces of more than one kind, pieces over two cells. Imported with the first
that does."""

from ..engine.game import HIDDEN
from .animation import beat
from .layout import EMPTY, NEUTRAL, SECRET, TAIL
from .palette import FULL, WHITE, ink

MYPY = False
if MYPY:  # type checkers take it for true
    from .board import BoardView
    from .canvas import Canvas


def draw(board: "BoardView", canvas: "Canvas", t: int) -> None:
    """Lay over every cell seen what tells its piece's kind."""
    layout = board.layout
    for first in range(layout.left, layout.rows * layout.board_cols, layout.board_cols):
        for cell in range(first, first + layout.cols):
            mark(board, canvas, cell + layout.top * layout.board_cols, t)


def mark(board: "BoardView", canvas: "Canvas", cell: int, t: int) -> None:
    """Tell a king from a man: a white spark in the piece flashes as often as its kind's number, as a whole where a cell
    is one pixel. A neutral piece's first kind has none."""
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
    """Turn what a game fills in to a view's cells: behind the players come neutral pieces, secrets and holes."""
    for cell in range(len(cells)):
        if cells[cell] > NEUTRAL:
            cells[cell] -= HIDDEN - SECRET
    for cell, kind in enumerate(kinds):
        if kind and not cells[cell]:
            cells[cell] = NEUTRAL


def join(board: "BoardView", looks: "Canvas", pairs: "bytes | bytearray") -> None:
    """Make one piece of each two cells: over the line between them, or, without lines, dimmer in the second."""
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
