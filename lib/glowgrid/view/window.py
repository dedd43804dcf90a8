"""Scrolling of a board larger than the grid. Loaded with the first such board."""

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Protocol

    from .canvas import Canvas

    class Scrolled(Protocol):
        """What scrolling needs of a layout (layout.py)."""

        board_rows: int
        board_cols: int
        rows: int
        cols: int
        top: int
        left: int


def follow(layout: "Scrolled", cell: int) -> None:
    """Scroll the window to include `cell` and, if the board has them, its neighbours."""
    row, col = cell // layout.board_cols, cell % layout.board_cols
    layout.top = _follow(layout.top, row, layout.rows, layout.board_rows)
    layout.left = _follow(layout.left, col, layout.cols, layout.board_cols)


def _follow(first: int, at: int, seen: int, total: int) -> int:
    first = min(first, max(at - 1, 0))
    first = max(first, min(at + 2, total) - seen)
    return min(max(first, 0), total - seen)


def draw(layout: "Scrolled", canvas: "Canvas", colour: int) -> None:
    """Draw scroll bars at the right and at the bottom."""
    right, bottom = canvas.width - 1, canvas.height - 1
    length = max(bottom * layout.rows // layout.board_rows, 1)
    spare = max(layout.board_rows - layout.rows, 1)
    canvas.box(right, (bottom - length) * layout.top // spare, 1, length, colour)
    length = max(right * layout.cols // layout.board_cols, 1)
    spare = max(layout.board_cols - layout.cols, 1)
    canvas.box((right - length) * layout.left // spare, bottom, length, 1, colour)
