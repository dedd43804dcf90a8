"""Touched cell: turns a touched pixel into a pick. Imported at the first touch, so never on a board without touch."""

from ..view.hit_test import cell_at

MYPY = False
if MYPY:
    from .types import Picker


def take(picker: "Picker", pixel: int) -> int | None:
    """Pick the cell at a touched pixel. Return the move if it is complete."""
    board = picker.board
    cell = cell_at(board.layout, pixel, board.width)
    if cell is None:
        return None
    if cell in picker.picked and not board.mask[cell]:  # a second touch clears the picks
        picker.pick(())
        return None
    picker.cursor = picker.game.snap(cell)
    return picker.take(picker.cursor)
