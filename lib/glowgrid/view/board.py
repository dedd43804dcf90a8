"""The board on light: pieces, targets, lines, and marks laid over single cells."""

from .canvas import WHOLE, Canvas
from .effects import rhythm
from .layout import Layout
from .palette import FULL, LINE, ink

_TARGET = 16  # set in an index of the ink table where the cell may be picked


class BoardView:
    def __init__(self, game, seats: list, width: int, height: int) -> None:
        """Show `game` on a canvas of width x height pixels, a player in the colour of their seat."""
        self.layout = Layout(game.rows, game.cols, width, height)
        self.cells = bytearray(game.rows * game.cols)
        self.mask = bytearray(game.rows * game.cols)
        self._no_mask = bytes(game.rows * game.cols)
        self.hues = bytes([0] + [seat.colour for seat in seats])
        self._inks = bytearray(2 * _TARGET)
        self._rhythmic = len(seats) > 2
        self.quiet = False  # whether empty targets do not glow, because nearly all cells are
        self._backdrop = _backdrop(self.layout, width, height)
        self.refresh(game)

    def refresh(self, game) -> None:
        """Take over the game's position; call it after each move."""
        game.fill(self.cells)

    def no_targets(self) -> None:
        """Hint at nothing."""
        self.mask[WHOLE] = self._no_mask

    def draw(self, canvas, t: int, piece_level: int, turn: int = 0, lit: bool = False) -> None:
        """Draw every cell seen, over whatever was drawn; pieces at `piece_level` 1..7, targets flashing (`lit`) for
        the player `turn`."""
        self._mix(t, piece_level)
        self._mix_targets(turn, lit)
        layout = self.layout
        canvas.pixels[WHOLE] = self._backdrop
        if layout.size == 1:
            self._draw_small(canvas.pixels, canvas.width)
        else:
            self._draw_large(canvas.pixels, canvas.width)
        if layout.windowed:
            self._draw_place(canvas)

    def _mix(self, t: int, piece_level: int) -> None:
        inks, hues = self._inks, self.hues
        inks[0] = 0 if self.layout.gap else ink(LINE, 1)
        for player in range(1, len(hues)):
            level = min(piece_level, rhythm(player, t)) if self._rhythmic else piece_level
            inks[player] = hues[player] << 3 | level

    def _mix_targets(self, turn: int, lit: bool) -> None:
        """An empty target glows in the player's colour, a piece that is one dips when those flash."""
        inks = self._inks
        inks[_TARGET] = inks[0] if self.quiet else self.hues[turn] << 3 | (4 if lit else 2)
        for player in range(1, len(self.hues)):
            inks[_TARGET + player] = self.hues[player] << 3 | 2 if lit else inks[player]

    def _draw_small(self, pixels: bytearray, width: int) -> None:
        layout, cells = self.layout, self.cells  # more at once would make a tuple
        mask, inks, cols = self.mask, self._inks, self.layout.cols
        for row in range(layout.rows):
            cell = (layout.top + row) * layout.board_cols + layout.left
            start = (layout.y + row) * width + layout.x
            for pixel in range(start, start + cols):
                pixels[pixel] = inks[mask[cell] << 4 | cells[cell]]
                cell += 1

    def _draw_large(self, pixels: bytearray, width: int) -> None:
        layout, cells = self.layout, self.cells
        mask, inks, size = self.mask, self._inks, self.layout.size
        for row in range(layout.rows):
            cell = (layout.top + row) * layout.board_cols + layout.left
            at = (layout.y + row * layout.pitch) * width + layout.x
            for _ in range(layout.cols):
                player = cells[cell]
                _square(pixels, width, at, size, inks[mask[cell] << 4 | player])
                if player == 2 and size > 2:  # told apart by shape where there is room for one
                    _square(pixels, width, at + width + 1, size - 2, 0)
                cell += 1
                at += layout.pitch

    def _draw_place(self, canvas) -> None:
        layout = self.layout
        right, bottom = canvas.width - 1, canvas.height - 1
        length = max(bottom * layout.rows // layout.board_rows, 1)
        spare = max(layout.board_rows - layout.rows, 1)
        canvas.box(right, (bottom - length) * layout.top // spare, 1, length, ink(LINE, FULL))
        length = max(right * layout.cols // layout.board_cols, 1)
        spare = max(layout.board_cols - layout.cols, 1)
        canvas.box((right - length) * layout.left // spare, bottom, length, 1, ink(LINE, FULL))

    def paint(self, canvas, cell: int, colour: int) -> None:
        """Lay the ink `colour` over one cell, if it is seen."""
        layout = self.layout
        row, col = cell // layout.board_cols - layout.top, cell % layout.board_cols - layout.left
        if 0 <= row < layout.rows and 0 <= col < layout.cols:
            at = (layout.y + row * layout.pitch) * canvas.width + layout.x + col * layout.pitch
            _square(canvas.pixels, canvas.width, at, layout.size, colour)

    def piece(self, canvas, cell: int, player: int, level: int) -> None:
        """Lay `player`'s piece at `level` over one cell; nobody's is the empty cell."""
        self.paint(canvas, cell, self.hues[player] << 3 | level if player else self._inks[0])

    def ring(self, canvas, cell: int, colour: int) -> None:
        """Lay a ring of the ink `colour` round one cell; where a cell is small, over all of it."""
        layout = self.layout
        if layout.size < 3:
            self.paint(canvas, cell, colour)
        elif layout.sees(cell):
            canvas.frame(layout.x_of(cell), layout.y_of(cell), layout.size, layout.size, colour)

    def lamp(self, canvas, player: int, lit: bool) -> None:
        """Tell whose turn it is above the board, where there is room: each side has a part of the top row, the
        same from game to game."""
        if self.layout.y > 0 and not self.layout.windowed:
            players, hue = len(self.hues) - 1, self.hues[player]
            x = (hue - 1) * canvas.width // players
            width = max(canvas.width // players, 1)
            canvas.box(x, 0, width, 1, hue << 3 | (FULL if lit else 2))


def _square(pixels: bytearray, width: int, at: int, size: int, colour: int) -> None:
    """Fill a cell from the pixel `at` on; it lies within the picture, so nothing is cut off."""
    for _ in range(size):
        for pixel in range(at, at + size):
            pixels[pixel] = colour
        at += width


def _backdrop(layout: Layout, width: int, height: int) -> bytes:
    """Return the picture that never changes: lines between the cells, or the rails that tell where a window is."""
    canvas = Canvas(width, height)
    if layout.gap:
        canvas.box(layout.x, layout.y, layout.width, layout.height, ink(LINE, 1))
    if layout.windowed:
        canvas.box(width - 1, 0, 1, height - 1, ink(LINE, 1))
        canvas.box(0, height - 1, width - 1, 1, ink(LINE, 1))
    return bytes(canvas.pixels)
