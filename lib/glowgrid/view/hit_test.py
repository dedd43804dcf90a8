"""Find the cell at a touched pixel. Loaded at the first touch, so boards without touch input never load it."""

MYPY = False
if MYPY:
    from .layout import Layout


def cell_at(layout: "Layout", pixel: int, width: int) -> int | None:
    """Return the cell at pixel number `pixel` of a canvas `width` pixels wide, or None if no cell is there."""
    row, y = divmod(pixel // width - layout.y, layout.pitch)
    col, x = divmod(pixel % width - layout.x, layout.pitch)
    if 0 <= row < layout.rows and 0 <= col < layout.cols and x < layout.size and y < layout.size:
        return (layout.top + row) * layout.board_cols + layout.left + col
    return None
