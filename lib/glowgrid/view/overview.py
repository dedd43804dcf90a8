"""Show the whole of a board that is larger than the grid. Several cells share each pixel. Loaded on demand."""

# On the drive, this module is part of scenes/game_status_overlay.py.

from .animation import blink
from .layout import SECRET
from .palette import FULL, LINE, WHITE, ink

MYPY = False
if MYPY:  # true for type checkers only
    from .board_view import BoardView
    from .canvas import Canvas


class Overview:
    def __init__(self, board: "BoardView", last: tuple, width: int, height: int) -> None:
        """Show the current position of `board`. `last` contains the cells of the last move."""
        layout = board.layout
        self._by = by = max((layout.board_cols - 1) // width, (layout.board_rows - 1) // height) + 1
        self._across = across = (layout.board_cols - 1) // by + 1
        self._down = (layout.board_rows - 1) // by + 1
        self._hues = board.hues
        self._low = low = bytearray(across * self._down)  # the lowest player number at each pixel
        self._high = high = bytearray(len(low))  # the highest player number at each pixel; the two alternate
        for cell, player in enumerate(board.cells):
            if 0 < player <= SECRET:
                at = self._pixel(cell, layout.board_cols)
                low[at] = min(low[at] or player, player)
                high[at] = max(high[at], player)
        self._last = [self._pixel(cell, layout.board_cols) for cell in last]

    def _pixel(self, cell: int, cols: int) -> int:
        return cell // cols // self._by * self._across + cell % cols // self._by

    def draw(self, canvas: "Canvas", t: int) -> None:
        """Draw the whole board, centred. The last move is white for half of the time."""
        x, y = (canvas.width - self._across) // 2, (canvas.height - self._down) // 2
        players = self._low if blink(t, 600) else self._high
        for at in range(len(players)):
            colour = ink(self._hues[players[at]], FULL) if players[at] else ink(LINE, 1)
            canvas.dot(x + at % self._across, y + at // self._across, colour)
        if blink(t, 1200):
            for at in self._last:
                canvas.dot(x + at % self._across, y + at // self._across, ink(WHITE))
