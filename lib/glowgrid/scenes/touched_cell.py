"""Pick the cell at a touched pixel. Loaded at the first touch, so boards without touch input never load it."""

from ..engine.game import HOLE
from ..view.hit_test import cell_at

MYPY = False
if MYPY:
    from ..view.layout import Layout
    from .types import Picker


def take(picker: "Picker", pixel: int) -> int | None:
    """Pick the cell at the touched pixel with index `pixel`. Return the move, or None if the move is incomplete.

    If all cells of a column mean the same, the column can also be touched above and below the board. If the board is
    larger than the grid, a touch on a scroll bar scrolls it.
    """
    board, game = picker.board, picker.game
    layout, width = board.layout, board.width
    cell = cell_at(layout, pixel, width)
    if cell is None:
        if layout.windowed:
            row, col = _place(layout, pixel // width - layout.y, pixel % width - layout.x)
            board.follow(row * layout.board_cols + col)
            return None
        cell = cell_at(layout, layout.y * width + pixel % width, width)
        if cell is None:
            return None
        below = cell + (layout.rows - 1) * layout.board_cols
        if game.snap(cell) != game.snap(below) or HOLE in (game.at(cell), game.at(below)):
            return None
    if cell in picker.picked and not board.mask[cell]:  # a second touch clears the picks
        picker.pick(())
        return None
    picker.cursor = cell = cell if game.at(cell) == HOLE else game.snap(cell)
    if picker.picked and not board.mask[cell] and game.at(cell) == game.turn:
        mask = bytearray(len(board.mask))
        game.targets((), mask)
        if mask[cell]:
            picker.pick(())  # another piece of the player, to pick instead
    return picker.take(cell)


def _place(layout: "Layout", y: int, x: int) -> tuple:
    """Return (row, column) of the cell to scroll to after a touch on a scroll bar, `y` pixels below and `x` pixels to
    the right of the first visible cell. A bar stands for the whole board."""
    row, col = layout.top + layout.rows // 2, layout.left + layout.cols // 2
    if x >= layout.width:
        row = _share(y, layout.height, layout.board_rows)
    if y >= layout.height:
        col = _share(x, layout.width, layout.board_cols)
    return row, col


def _share(at: int, length: int, cells: int) -> int:
    """Return the row or column that the pixel `at` of a scroll bar of `length` pixels stands for, out of `cells`."""
    return min(max(at, 0) * (cells - 1) // max(length - 1, 1), cells - 1)
