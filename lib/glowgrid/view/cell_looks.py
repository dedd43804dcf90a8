"""Draw the looks of cells (see engine/looks.py). Loaded on demand, for games with looks.

In the view's table of inks, OWN is the ink of the centre of a RING. Each of the board's `own_looks` has two inks after
that.
"""

from array import array

from ..engine.looks import ACROSS, CORNER, CROWN, DOT, GLYPH, RING, SOLID, UPRIGHT, hue_of, level_of, shape_of
from . import motion
from .layout import NEUTRAL, OWN, SECRET
from .palette import FULL, WHITE, ink

MYPY = False
if MYPY:  # true for type checkers only
    from ..engine.game import Game
    from .canvas import Canvas
    from .types import Board

# By shape: in which of eight moments a cell of one pixel changes, the lowest bit first. RING and CROWN turn white,
# others dim.
_RHYTHMS = b"\x00\x00\x01\x00\x00\x11\x0f\x11"


def refresh(board: "Board", game: "Game", viewer: int, choices: tuple = ()) -> None:
    """Read the looks of `game`. `choices`: (cell, look) of cells that look different. In `board.cells`, a neutral piece
    gets the number that layout.py defines for it. Lines in holes are not drawn if a cell has only one pixel."""
    cells, looks = board.cells, board.looks
    if not looks:
        board.looks = looks = array("H", bytes(2 * len(cells)))
    if hasattr(game, "fill_looks"):
        game.fill_looks(looks, viewer)
    else:
        from ..engine.look_reading import fill  # stays

        fill(game, looks, viewer)
    for cell, look in choices:
        looks[cell] = look
    for cell in range(len(cells)):
        if cells[cell] > SECRET and board.layout.size == 1:
            looks[cell] = 0
        if looks[cell]:
            if not cells[cell]:
                cells[cell] = NEUTRAL
            if looks[cell] not in board.own_looks:
                board.own_looks.append(looks[cell])
                board.inks.extend(b"\x00\x00")


def compute_inks(board: "Board", inks: bytearray, level: int, moment: int, lit: bool) -> None:
    """Compute the inks of all looks: each look has one for its cells, and one for cells that are also targets.

    `level`: the brightness of pieces. `lit`: whether targets with a piece are dim, unless nearly all cells are targets.
    If a cell has only one pixel, its shape is shown by a rhythm of eight moments, of which `moment` is the current one.
    """
    inks[OWN] = ink(WHITE, level)
    at = OWN + 1
    for look in board.own_looks:
        hue, brightness = hue_of(look), level_of(look) * level // FULL or min(level_of(look), 1)
        shape, is_alone = shape_of(look), board.layout.size == 1 and not board.is_still
        if shape == GLYPH:
            from .glyphs import dims  # stays

            changes = is_alone and dims(look, moment)
        else:
            if 0 < hue <= 10:
                hue = board.hues[hue]
            changes = is_alone and _RHYTHMS[shape] >> moment & 1
        colour = ink(hue, brightness)
        if changes:
            colour = ink(WHITE, 5) if shape in (RING, CROWN) else ink(hue, max(brightness - 4, 1))
        inks[at] = colour
        inks[at + 1] = ink(hue, 4 if motion.is_reduced or not brightness else 2) if lit and not board.quiet else colour
        at += 2


def draw(board: "Board", canvas: "Canvas", has_targets: bool) -> None:
    """Draw the looks of all visible cells into the view's canvas of looks."""
    layout, looks = board.layout, board.looks
    cols = layout.board_cols
    start = layout.top * cols + layout.left  # the first visible cell
    for first in range(start, start + layout.rows * cols, cols):
        for cell in range(first, first + layout.cols):
            if looks[cell]:
                own = OWN + 1 + 2 * board.own_looks.index(looks[cell]) + (has_targets and board.mask[cell])
                paint(board, canvas, cell, looks[cell], own, OWN)


def mark(board: "Board", canvas: "Canvas", cell: int, level: int) -> None:
    """Draw the look of a cell at the brightness `level`. A RING or CROWN of one pixel does so only while it is
    not white."""
    look = board.looks[cell]
    now = board.inks[OWN + 1 + 2 * board.own_looks.index(look)]
    if now >> 3 != WHITE or hue_of(look) == WHITE:
        paint(board, canvas, cell, look, ink(now >> 3, level), ink(WHITE, level))


def paint(board: "Board", canvas: "Canvas", cell: int, look: int, colour: int, centre: int) -> None:
    """Paint a visible cell in the shape of `look`. `colour` and `centre`: what the canvas gets as colours of the shape
    and of the white part of a RING or CROWN."""
    layout, shape, size = board.layout, shape_of(look), board.layout.size
    if not layout.sees(cell):
        return
    x, y, at = layout.x_of(cell), layout.y_of(cell), size // 3
    thick = size - (2 * at or 1)
    if size == 1 or shape == SOLID:
        board.paint(canvas, cell, colour, hue_of(look) == board.hollow)
        return
    canvas.box(x, y, size, size, colour if shape == RING else 0)
    if shape == RING:
        canvas.box(x + at, y + at, thick, thick, centre)
    elif shape == GLYPH:
        from . import glyphs  # stays

        glyphs.paint(canvas, x, y, size, look, colour)
    elif shape == DOT:
        canvas.box(x + layout.inset, y + layout.inset, layout.point, layout.point, colour)
    elif shape == ACROSS:
        canvas.box(x, y + at, size, thick, colour)
    elif shape == CROWN:
        canvas.box(x, y, size, size, colour)
        canvas.box(x, y, size, thick, centre)
    elif shape == CORNER:
        canvas.box(x, y, thick, size, colour)
        canvas.box(x, y + size - thick, size, thick, colour)
    elif shape == UPRIGHT:
        canvas.box(x + at, y, thick, size, colour)
    else:
        for row in range(size):
            canvas.box(x + (row if size == 2 else 0), y + row, size - row if size > 2 else 1, 1, colour)
