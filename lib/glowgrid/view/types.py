"""Types that several modules of the view use in annotations. Boards never import this module."""

MYPY = False
if MYPY:  # true for type checkers only
    from array import array
    from typing import Protocol

    from .canvas import Canvas
    from .layout import Layout

    class Board(Protocol):
        """The part of a BoardView that effects and marks use (see board_view.py)."""

        layout: Layout
        cells: bytearray
        hues: bytes
        mask: bytearray
        inks: bytearray
        looks: array
        own_looks: list
        is_still: bool
        quiet: bool
        hollow: int

        def paint(self, canvas: Canvas, cell: int, colour: int, hollow: bool = False) -> None: ...
        def piece(self, canvas: Canvas, cell: int, player: int, level: int) -> None: ...
