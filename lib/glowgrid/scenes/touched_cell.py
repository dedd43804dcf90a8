"""Pick the cell at a touched pixel. Loaded at the first touch, so boards without touch input never load it."""

from ..view.hit_test import cell_at

MYPY = False
if MYPY:
    from .types import Picker


def take(picker: "Picker", pixel: int) -> int | None:
    """Pick the cell at the touched pixel with index `pixel`. Return the move, or None if the move is incomplete."""
    board = picker.board
    cell = cell_at(board.layout, pixel, board.width)
    if cell is None:
        return None
    if cell in picker.picked and not board.mask[cell]:  # a second touch clears the picks
        picker.pick(())
        return None
    picker.cursor = picker.game.snap(cell)
    return picker.take(picker.cursor)
