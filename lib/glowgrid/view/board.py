"""The board on light: where its cells lie; pieces, targets, lines, and marks laid over single cells."""

from ..engine.game import HIDDEN
from .animation import DIP_MS, beat, rhythm
from .canvas import Canvas
from .palette import FULL, LINE, WHITE, ink

MYPY = False
if MYPY:  # type checkers take it for true
    from ..engine.match import Match

_HOLLOW = 2  # the hue whose pieces are not whole, so that a side has its shape whoever begins

# what `cells` has beside players and 0 for nobody
_NEUTRAL = 11  # a piece that is nobody's
_SECRET = 12  # something that whoever looks may not see; then comes a hole, whose look stays dark

# looks: the indices of the ink table. A cell's is _EMPTY and what is there, with _TARGET where it may be picked
_DARK, _EMPTY, _LINE, _PLACE, _LAMP, _TARGET = 0, 1, 15, 16, 17, 18


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


class BoardView:
    def __init__(self, match: "Match", width: int, height: int) -> None:
        """Show the match's game on a canvas of width x height pixels, a player in the colour of their seat."""
        self._match = match
        game, seats = match.game, match.seats
        self.width = width
        self.layout = Layout(game.rows, game.cols, width, height)
        self.cells = bytearray(game.rows * game.cols)
        self.mask = bytearray(game.rows * game.cols)
        self._aimed = False  # whether the mask holds
        self._players = len(seats)
        hues = bytes([0] + [seat.colour for seat in seats])
        self.hues = hues + bytes(_NEUTRAL - len(hues)) + bytes((LINE, LINE, LINE))
        self._kinds = b""  # by cell, if pieces are of more than one kind
        self._hollow = self.hues.find(bytes([_HOLLOW])) if self.layout.size > 1 else -1
        self._inks = bytearray(2 * _TARGET)
        self._looks = Canvas(width, height)  # a look a pixel, so that a frame has only to look up inks
        self._stale = True  # whether they have changed
        self._t = 0  # of the last frame
        self._mixed = -1  # what its inks were made for
        self._origin = self.layout.y * width + self.layout.x  # the first pixel of the first cell seen
        self._down = self.layout.pitch * width  # from there to the next row's
        self.quiet = False  # whether empty targets do not glow, because nearly all cells are
        self._inks[_EMPTY] = 0 if self.layout.gap else ink(LINE, 1)
        self._inks[_LINE] = ink(LINE, 1)
        self._inks[_PLACE] = ink(LINE, 4)  # dim enough to be no piece
        self._inks[_EMPTY + _SECRET] = ink(LINE, 3)
        self.refresh()

    def refresh(self) -> None:
        """Take over the game's position, as far as whoever looks may see it; call it after each move."""
        game, cells = self._match.game, self.cells
        if game.perfect:
            game.fill(cells)
            self._kinds = game.kinds()
        else:
            viewer = self._match.viewer
            game.fill(cells, viewer)
            self._kinds = game.kinds(viewer)  # type: ignore[call-arg]
        if max(cells) > _NEUTRAL:
            for cell in range(len(cells)):
                if cells[cell] > _NEUTRAL:
                    cells[cell] -= HIDDEN - _SECRET
        for cell, kind in enumerate(self._kinds):
            if kind and not cells[cell]:
                cells[cell] = _NEUTRAL
        self._turn = game.turn
        self._stale = True

    def aim(self, picked: tuple) -> None:
        """Mark in `mask`, and hint at, what may be picked after the cells `picked`."""
        self._match.game.targets(picked, self.mask)
        self._aimed = self._stale = True

    def no_targets(self) -> None:
        """Hint at nothing; `mask` says nothing until the next aim."""
        self._aimed = False
        self._stale = True

    def follow(self, cell: int) -> None:
        """Move the window, if there is one, so that `cell` is in it."""
        if self.layout.windowed:
            self.layout.follow(cell)
            self._stale = True

    def draw(self, canvas: Canvas, t: int, piece_level: int, turn: int = 0, lit: bool = False) -> None:
        """Draw every cell seen, over whatever was drawn; pieces at `piece_level` 1..7, targets and the lamp flashing
        (`lit`) for the player `turn`."""
        self.settle()
        self._mix(t, piece_level, turn, lit)
        pixels, inks = canvas.pixels, self._inks
        at = 0
        for look in self._looks.pixels:
            pixels[at] = inks[look]
            at += 1  # noqa: SIM113 - enumerate would make a tuple a pixel
        self._t = t
        if self._kinds:
            layout = self.layout
            for first in range(layout.left, layout.rows * layout.board_cols, layout.board_cols):
                for cell in range(first, first + layout.cols):
                    self._spark(canvas, cell + layout.top * layout.board_cols)

    def _mix(self, t: int, piece_level: int, turn: int, lit: bool) -> None:
        """Make the inks of the looks, if anything that they hang on has changed: empty targets glow in the player's
        colour, those with a piece dip while these flash."""
        moment = t // DIP_MS % 8 if self._players > 2 else 0
        mixed = moment << 9 | self.quiet << 8 | lit << 7 | turn << 3 | piece_level
        if mixed == self._mixed:
            return
        self._mixed = mixed
        inks, hues = self._inks, self.hues
        inks[_LAMP] = ink(hues[turn], FULL if lit else 2) if turn else 0
        glow = ink(hues[turn], 4 if lit else 2)
        inks[_TARGET + _EMPTY] = inks[_EMPTY] if self.quiet else glow
        inks[_TARGET + _EMPTY + _SECRET] = inks[_EMPTY + _SECRET] if self.quiet else glow
        level = piece_level
        for player in range(1, _SECRET):
            if self._players > 2 and player < _NEUTRAL:
                level = min(piece_level, rhythm(player, t))
            inks[_EMPTY + player] = ink(hues[player], level)
            inks[_TARGET + _EMPTY + player] = ink(hues[player], 2 if lit else level)

    def settle(self) -> None:
        """Note how every pixel looks, if that has changed: best in a round of the loop before its frame is due."""
        if self._stale:
            self._look()

    def _look(self) -> None:
        layout, looks = self.layout, self._looks
        looks.clear()
        if layout.gap:
            looks.box(layout.x, layout.y, layout.width, layout.height, _LINE)
        for row in range(layout.rows):
            self._look_at_row(row, looks.pixels, looks.width)
        if layout.windowed:
            self._look_at_place(looks)
        elif layout.y > 0:
            self._look_at_lamp(looks)
        self._stale = False

    def _look_at_row(self, row: int, pixels: bytearray, width: int) -> None:
        layout, cells, mask = self.layout, self.cells, self.mask
        size, pitch, hollow = layout.size, layout.pitch, self._hollow
        empty, target = _EMPTY, _TARGET if self._aimed else 0
        cell = (layout.top + row) * layout.board_cols + layout.left
        at = self._origin + row * self._down
        for _ in range(layout.cols):
            look = cells[cell] + empty + mask[cell] * target
            if size == 1:
                pixels[at] = look
            else:
                _square(pixels, width, at, size, look)
                if cells[cell] == hollow:
                    _square(pixels, width, at + width + 1, size - 2 or 1, _DARK)
            cell += 1
            at += pitch

    def _look_at_place(self, looks: Canvas) -> None:
        """Tell beside the board and below it which part of it is seen."""
        layout = self.layout
        right, bottom = looks.width - 1, looks.height - 1
        length = max(bottom * layout.rows // layout.board_rows, 1)
        spare = max(layout.board_rows - layout.rows, 1)
        looks.box(right, (bottom - length) * layout.top // spare, 1, length, _PLACE)
        length = max(right * layout.cols // layout.board_cols, 1)
        spare = max(layout.board_cols - layout.cols, 1)
        looks.box((right - length) * layout.left // spare, bottom, length, 1, _PLACE)

    def _look_at_lamp(self, looks: Canvas) -> None:
        """Tell whose turn it is above the board, where there is room: each side has a part of the top row, the
        same from game to game."""
        players = self._players
        left = (self.hues[self._turn] - 1) * looks.width // players
        if self._turn:
            looks.box(left, 0, max(looks.width // players, 1), 1, _LAMP)

    def paint(self, canvas: Canvas, cell: int, colour: int, hollow: bool = False) -> None:
        """Lay the ink `colour` over one cell, if it is seen; a hollow one stays dark in the middle, or, with only
        2 x 2 pixels, in the last corner."""
        layout = self.layout
        cols, size = layout.board_cols, layout.size
        row, col = cell // cols - layout.top, cell % cols - layout.left
        if 0 <= row < layout.rows and 0 <= col < layout.cols:
            at = self._origin + row * self._down + col * layout.pitch
            if size == 1:
                canvas.pixels[at] = colour
                return
            _square(canvas.pixels, canvas.width, at, size, colour)
            if hollow:
                _square(canvas.pixels, canvas.width, at + canvas.width + 1, size - 2 or 1, 0)

    def piece(self, canvas: Canvas, cell: int, player: int, level: int) -> None:
        """Lay `player`'s piece at `level` over one cell; nobody's is the empty cell."""
        self.shape(canvas, cell, player, ink(self.hues[player], level) if player else self._inks[_EMPTY])

    def shape(self, canvas: Canvas, cell: int, player: int, colour: int) -> None:
        """Lay the ink `colour` over one cell in the shape of `player`'s pieces, if it is seen."""
        self.paint(canvas, cell, colour, player == self._hollow)
        if self._kinds:
            self._spark(canvas, cell)

    def _spark(self, canvas: Canvas, cell: int) -> None:
        """Tell a king from a man: a white spark in the piece flashes as often as its kind's number, as a whole where
        a cell is one pixel. A neutral piece's first kind has none."""
        kind, layout = self._kinds[cell], self.layout
        if kind <= (self.cells[cell] == _NEUTRAL) or not layout.sees(cell):
            return
        size, lit = layout.size, beat(kind, self._t)
        if size > 1:
            at = size // 3
            size -= 2 * at or 1
            canvas.box(layout.x_of(cell) + at, layout.y_of(cell) + at, size, size, ink(WHITE, FULL if lit else 3))
        elif lit:
            canvas.dot(layout.x_of(cell), layout.y_of(cell), ink(WHITE, 5))

    def mark(self, canvas: Canvas, cell: int, level: int) -> None:
        """Lay the last move's mark over one of its cells: the piece that is there at `level`, or a sign of none."""
        if self.cells[cell]:
            self.piece(canvas, cell, self.cells[cell], level)
        else:
            self.paint(canvas, cell, ink(LINE, level // 2))

    def ring(self, canvas: Canvas, cell: int, colour: int) -> None:
        """Lay a ring of the ink `colour` round one cell; where a cell is small, over all of it."""
        layout = self.layout
        if layout.size < 3:
            self.paint(canvas, cell, colour)
        elif layout.sees(cell):
            canvas.frame(layout.x_of(cell), layout.y_of(cell), layout.size, layout.size, colour)


def _square(pixels: bytearray, width: int, at: int, size: int, colour: int) -> None:
    """Fill a cell from the pixel `at` on; it lies within the picture, so nothing is cut off."""
    for _ in range(size):
        for pixel in range(at, at + size):
            pixels[pixel] = colour
        at += width
