"""From touched pixels to picks. Imported when a pixel is touched, so never on a board that feels no fingers."""

from ..view.hit_test import cell_at

MYPY = False
if MYPY:
    from .picker import GridPicker


def take(picker: "GridPicker", pixel: int) -> int | None:
    """Pick the cell that a touched pixel shows, and return the move that is complete with it."""
    board = picker.board
    cell = cell_at(board.layout, pixel, board.width)
    if cell is None:
        return None
    if cell in picker.picked and not board.mask[cell]:  # touched once more, a pick is let go
        picker.pick(())
        return None
    picker.cursor = picker.game.snap(cell)
    return picker.take(picker.cursor)
