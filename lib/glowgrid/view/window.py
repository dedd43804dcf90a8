"""A board of which only a part is seen: imported with the first one that is larger than the grid."""

MYPY = False
if MYPY:  # type checkers take it for true
    from .canvas import Canvas
    from .layout import Layout


def follow(layout: "Layout", cell: int) -> None:
    """Move the window so that `cell` is in it, with a neighbour on each side where the board has one."""
    row, col = cell // layout.board_cols, cell % layout.board_cols
    layout.top = _follow(layout.top, row, layout.rows, layout.board_rows)
    layout.left = _follow(layout.left, col, layout.cols, layout.board_cols)


def _follow(first: int, at: int, seen: int, total: int) -> int:
    first = min(first, max(at - 1, 0))
    first = max(first, min(at + 2, total) - seen)
    return min(max(first, 0), total - seen)


def draw(layout: "Layout", canvas: "Canvas", colour: int) -> None:
    """Tell beside the board and below it which part of it is seen."""
    right, bottom = canvas.width - 1, canvas.height - 1
    length = max(bottom * layout.rows // layout.board_rows, 1)
    spare = max(layout.board_rows - layout.rows, 1)
    canvas.box(right, (bottom - length) * layout.top // spare, 1, length, colour)
    length = max(right * layout.cols // layout.board_cols, 1)
    spare = max(layout.board_cols - layout.cols, 1)
    canvas.box((right - length) * layout.left // spare, bottom, length, 1, colour)
