"""Layout: where the cells of a board are on the grid, and which of them are visible.

This module also defines the numbers that a view stores for the contents of cells.
"""

# On the drive, this module is part of board_view.py.

MYPY = False
if MYPY:  # true for type checkers only
    from ..engine.game import Game

# values of a view's cells in addition to players and 0 for nobody
NEUTRAL = 11  # a piece that belongs to nobody
SECRET = 12  # a hidden cell; the next value is a hole, which stays dark

# Looks are indices of a view's ink table. The look of a cell is EMPTY plus its value, plus _TARGET if it can be picked.
# The second cell of a piece over two cells has TAIL plus its player. cell_looks.py defines looks from OWN on.
EMPTY = 1
TAIL = 33
OWN = 44


def layout_of(game: "Game", width: int, height: int) -> "Layout":
    """Return the layout of the game's board on a grid of width x height pixels."""
    has_numbers = hasattr(game, "count") or hasattr(game, "draw_form")
    return Layout(game.rows, game.cols, width, height, has_numbers)


class Layout:
    """The position and size of a board on the grid.

    A cell has `size` x `size` pixels, and `gap` pixels (0 or 1) separate two cells. `rows` x `cols` cells are visible;
    the first of them is in row `top` and column `left` of the board. The board is in the middle of the grid, or at the
    bottom if `is_low`, which leaves room for numbers above it.
    """

    def __init__(self, board_rows: int, board_cols: int, width: int, height: int, is_low: bool = False) -> None:
        self._is_low = is_low
        self.board_rows = board_rows
        self.board_cols = board_cols
        self.windowed = board_rows > height or board_cols > width
        self.top = self.left = 0
        if self.windowed:  # the last row and column of pixels show the position of the window
            self._fit(min(board_rows, height - 1), min(board_cols, width - 1), width - 1, height - 1)
        else:
            self._fit(board_rows, board_cols, width, height)

    def _fit(self, rows: int, cols: int, width: int, height: int) -> None:
        self.rows = rows
        self.cols = cols
        lined = min((width - cols + 1) // cols, (height - rows + 1) // rows)
        self.gap = 1 if lined >= 2 else 0
        self.size = lined if lined >= 2 else min(width // cols, height // rows)
        self.pitch = self.size + self.gap
        self.point = self.size // 3 or 1  # width and height of the dot that marks a target
        self.inset = self.size - self.point >> 1
        self.width = cols * self.pitch - self.gap
        self.height = rows * self.pitch - self.gap
        self.x = (width - self.width) // 2
        free = height - self.height
        self.y = free if self._is_low else (free + 1) // 2  # a single free row is at the top, for the turn indicator

    def sees(self, cell: int) -> bool:
        """Return whether `cell` is visible."""
        row, col = cell // self.board_cols - self.top, cell % self.board_cols - self.left
        return 0 <= row < self.rows and 0 <= col < self.cols

    def x_of(self, cell: int) -> int:
        """Return the x coordinate of the first pixel of `cell`."""
        return self.x + (cell % self.board_cols - self.left) * self.pitch

    def y_of(self, cell: int) -> int:
        """Return the y coordinate of the first pixel of `cell`."""
        return self.y + (cell // self.board_cols - self.top) * self.pitch
