"""Scrolls a board that is larger than the grid. Loaded when such a board is first shown."""

# On the drive, this module is part of cell_looks.py.

MYPY = False
if MYPY:  # true for type checkers only
    from .canvas import Canvas
    from .layout import Layout


def follow(layout: "Layout", cell: int) -> None:
    """If `cell` is not visible, scroll the board so that it and the cells around it are visible.

    As long as the cell is visible, nothing moves under the eye or the finger.
    """
    if layout.sees(cell):
        return
    row, col = cell // layout.board_cols, cell % layout.board_cols
    layout.top = _follow(layout.top, row, layout.rows, layout.board_rows)
    layout.left = _follow(layout.left, col, layout.cols, layout.board_cols)


def _follow(first: int, at: int, seen: int, total: int) -> int:
    first = min(first, max(at - 1, 0))
    first = max(first, min(at + 2, total) - seen)
    return min(max(first, 0), total - seen)


def draw_scroll_bars(layout: "Layout", canvas: "Canvas", colour: int) -> None:
    """Draw scroll bars at the right and bottom edges of `canvas`, in the ink `colour`."""
    right, bottom = canvas.width - 1, canvas.height - 1
    length = max(bottom * layout.rows // layout.board_rows, 1)
    spare = max(layout.board_rows - layout.rows, 1)
    canvas.box(right, (bottom - length) * layout.top // spare, 1, length, colour)
    length = max(right * layout.cols // layout.board_cols, 1)
    spare = max(layout.board_cols - layout.cols, 1)
    canvas.box((right - length) * layout.left // spare, bottom, length, 1, colour)
