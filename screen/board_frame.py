"""The names of a board's columns and rows, and the size of the grid that would show the whole board."""

from .cells import means_column, name_of

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any

_DIGITS = "0123456789"
_GRIDS = 8, 16, 32  # width and height of the grids that are offered


def edges(scene: "Any") -> list:
    """Return the labels at the edges of the grid as lists [text, side, position].

    - side: "left", "right" or "bottom"
    - position: the middle of the row or column, in pixels of the grid from its top or left, such as 1.5

    Boards whose cells have names such as "d3" have letters below and numbers at the left. If each cell stands for its
    column, the columns have numbers. Boards with numbered cells have the first number of each row at the left and the
    last one at the right.
    """
    layout, game = scene.board.layout, scene.match.game
    if means_column(game):
        return _below(layout, [str(layout.left + col + 1) for col in range(layout.cols)])
    cols = game.cols
    rows = range(layout.top * cols, (layout.top + layout.rows) * cols, cols)  # the first cell of each visible row
    names = [name_of(game, cell) for cell in rows]
    if names[0][0] in _DIGITS:
        last = [name_of(game, cell + cols - 1) for cell in rows]
        return _beside(layout, rows, names, "left") + _beside(layout, rows, last, "right")
    letters = [_letters(name_of(game, layout.left + col)) for col in range(layout.cols)]
    numbers = [name[len(_letters(name)) :] for name in names]
    return _below(layout, letters) + _beside(layout, rows, numbers, "left")


def _below(layout: "Any", names: list) -> list:
    """Return labels with these names below the visible columns."""
    return [[name, "bottom", layout.x_of(layout.left + col) + layout.size / 2] for col, name in enumerate(names)]


def _beside(layout: "Any", rows: "Any", names: list, side: str) -> list:
    """Return labels with these names beside the rows whose first cells are `rows`."""
    return [[name, side, layout.y_of(cell) + layout.size / 2] for cell, name in zip(rows, names)]


def _letters(name: str) -> str:
    """Return the letters at the beginning of a cell's name."""
    return name.rstrip(_DIGITS)


def fitting_grid(layout: "Any") -> int:
    """Return the width and height of the smallest usual grid that shows the whole board. Return 0 if the board is
    already visible, or if it is too large for every grid."""
    if not layout.windowed:
        return 0
    for side in _GRIDS:
        if layout.board_rows <= side and layout.board_cols <= side:
            return side
    return 0
