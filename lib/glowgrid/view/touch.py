"""Which cell of the board a touched pixel shows: the inverse of the layout. Imported when a pixel is touched, so never
on a board that feels no fingers."""

MYPY = False
if MYPY:
    from .layout import Layout


def cell_at(layout: "Layout", pixel: int, width: int) -> int | None:
    """Return the cell that is seen at a pixel of a canvas that is `width` wide; None beside the board and between its
    cells."""
    row, y = divmod(pixel // width - layout.y, layout.pitch)
    col, x = divmod(pixel % width - layout.x, layout.pitch)
    if 0 <= row < layout.rows and 0 <= col < layout.cols and x < layout.size and y < layout.size:
        return (layout.top + row) * layout.board_cols + layout.left + col
    return None
