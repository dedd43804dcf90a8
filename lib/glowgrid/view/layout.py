"""Where the cells of a board lie on a canvas: the largest cells that fit, or a window that follows a cell."""


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
        self.width = cols * self.pitch - self.gap
        self.height = rows * self.pitch - self.gap
        self.x = (width - self.width) // 2
        self.y = height - self.height  # what is over is over the board: there a piece waits to fall

    def follow(self, cell: int) -> None:
        """Move the window so that `cell` is in it, with a neighbour on each side where the board has one."""
        row, col = cell // self.board_cols, cell % self.board_cols
        self.top = _follow(self.top, row, self.rows, self.board_rows)
        self.left = _follow(self.left, col, self.cols, self.board_cols)

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


def _follow(first: int, at: int, seen: int, total: int) -> int:
    first = min(first, max(at - 1, 0))
    first = max(first, min(at + 2, total) - seen)
    return min(max(first, 0), total - seen)
