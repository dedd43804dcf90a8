"""Where a board's cells lie on light, and which of them are seen; and what a cell of a view holds."""

# what a view's cells have beside players and 0 for nobody
NEUTRAL = 11  # a piece that is nobody's
SECRET = 12  # something that whoever looks may not see; then comes a hole, which stays dark

# looks are the indices of a view's ink table. A cell's is EMPTY and what is there, with _TARGET of board.py where it
# may be picked; where a piece goes on that begins in another cell, TAIL and whose it is
EMPTY = 1
TAIL = 33


class Layout:
    """`size` pixels a cell with `gap` between; the cells from (top, left) on, `rows` x `cols` of them, are seen."""

    def __init__(self, board_rows: int, board_cols: int, width: int, height: int) -> None:
        self.board_rows = board_rows
        self.board_cols = board_cols
        self.windowed = board_rows > height or board_cols > width
        self.top = self.left = 0
        if self.windowed:  # the last row and column tell where the window is
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
        self.point = self.size // 3 or 1  # pixels each way of the point that marks a cell as one to pick
        self.inset = self.size - self.point >> 1
        self.width = cols * self.pitch - self.gap
        self.height = rows * self.pitch - self.gap
        self.x = (width - self.width) // 2
        self.y = height - self.height  # what is over is over the board: there a piece waits to fall

    def follow(self, cell: int) -> None:
        """Move the window so that `cell` is in it, with a neighbour on each side where the board has one."""
        from . import window

        window.follow(self, cell)

    def sees(self, cell: int) -> bool:
        """Tell whether `cell` is in the window."""
        row, col = cell // self.board_cols - self.top, cell % self.board_cols - self.left
        return 0 <= row < self.rows and 0 <= col < self.cols

    def x_of(self, cell: int) -> int:
        """Return the column of pixels where `cell` begins."""
        return self.x + (cell % self.board_cols - self.left) * self.pitch

    def y_of(self, cell: int) -> int:
        """Return the row of pixels where `cell` begins."""
        return self.y + (cell // self.board_cols - self.top) * self.pitch
