"""Draw the board of a game: pieces, cells that can be picked, lines between cells, and marks on single cells."""

from ..engine.game import HIDDEN
from . import motion
from .animation import eighth, rhythm
from .canvas import Canvas
from .layout import EMPTY, NEUTRAL, OWN, SECRET, TAIL, layout_of
from .palette import FULL, GO, LINE, ink

MYPY = False
if MYPY:  # true for type checkers only
    from array import array

    from ..engine.game import Game
    from ..engine.match import Match

_HOLLOW = 2  # the hue whose pieces are hollow, so that a player keeps this shape in every game

# looks in addition to those of cells; see layout.py
_DARK, _LINE, _PLACE, _LAMP, _TARGET = 0, 15, 16, 17, 18


class BoardView:
    def __init__(self, match: "Match", width: int, height: int) -> None:
        """Show the game of `match` on width x height pixels. Each player's pieces have the colour of their seat."""
        self._match = match
        game, seats = match.game, match.seats
        self.width = width
        self.layout = layout_of(game, width, height)
        self.cells = bytearray(game.rows * game.cols)
        self.mask = bytearray(game.rows * game.cols)
        self._has_targets = False  # whether the mask is valid
        self._players = len(seats)
        hues = bytes([0] + [seat.colour for seat in seats])
        self.hues = hues + bytes(range(len(hues), NEUTRAL)) + bytes((LINE, LINE, LINE))
        self.looks: array = ()  # type: ignore[assignment]  # the look of each cell, if the game has looks
        self.own_looks: list = []  # the different looks among them; the inks from OWN on belong to these
        self._choices: tuple = ()  # (cell, look) of what the next pick chooses, see `aim`
        self.is_still = False  # whether no piece flashes, because the game is over
        self._pairs: bytes | bytearray = b""  # the cells of pieces that cover two cells
        self.hollow = hues.find(bytes([_HOLLOW])) if self.layout.size > 1 else -1
        # the same as look_reading.has_looks, a module that most games do not load
        self._has_looks = hasattr(game, "fill_looks") or bool(game.kinds())
        self.inks = bytearray(OWN + 1)
        self._looks = Canvas(width, height)  # one look per pixel, so that a frame needs only a lookup of inks
        self._is_stale = True  # whether the looks have changed
        self._inks_state = -1  # the state that the inks were computed for
        self._origin = self.layout.y * width + self.layout.x  # the first pixel of the first visible cell
        self._down = self.layout.pitch * width  # the distance to the first pixel of the next row
        self.quiet = False  # whether empty targets do not glow, because nearly all cells are targets
        self._ground = _LINE if self.layout.gap else EMPTY  # the look of the background
        self.inks[_PLACE] = ink(GO, 2)  # unlike any cell, and too dim for a piece
        self.inks[EMPTY + SECRET] = ink(LINE, 3)
        self.refresh()

    def refresh(self, position: "Game | None" = None, viewer: int = 0, choices: tuple = ()) -> None:
        """Show the match's game, or `position` in a review, as far as the viewer may see it. Called after each move.

        `viewer`: another viewer than the match's, or 0. `choices`: (cell, look) of cells that look different.
        """
        game, cells = position or self._match.game, self.cells
        self._choices = choices
        self.viewer = viewer = viewer or self._match.viewer
        if game.perfect:
            game.fill(cells)
        else:
            game.fill(cells, viewer)
        if max(cells) > NEUTRAL:
            for cell in range(len(cells)):
                if cells[cell] > NEUTRAL:
                    cells[cell] -= HIDDEN - SECRET
        if self._has_looks:
            from . import cell_looks  # stays

            cell_looks.refresh(self, game, viewer, choices)
            self._inks_state = -1
        pairs = getattr(game, "pairs", None)
        self._pairs = pairs() if pairs else b""
        self._turn = game.turn
        self._is_stale = True

    def aim(self, picked: tuple) -> None:
        """Highlight the targets: the cells that can be picked after `picked`. Set `mask` to 1 at each target. If the
        game has `choices` after `picked`, show them on their cells."""
        game = self._match.game
        game.targets(picked, self.mask)
        if hasattr(game, "choices"):
            choices = game.choices(picked)
            if choices or self._choices:
                self.refresh(None, 0, choices)
        self._has_targets = self._is_stale = True

    def no_targets(self) -> None:
        """Highlight no targets. `mask` is not valid until the next `aim`."""
        self._has_targets = False
        self._is_stale = True

    def follow(self, cell: int) -> None:
        """If the board is larger than the grid, scroll it so that `cell` is visible."""
        if self.layout.windowed:
            from .window import follow  # stays

            follow(self.layout, cell)
            self._is_stale = True

    def draw(self, canvas: Canvas, t: int, level: int, turn: int = 0, lit: bool = False, thought: int = 0) -> None:
        """Draw all visible cells on the canvas.

        `level`: the brightness of pieces, 1 to 7. `turn`: the player in whose colour empty targets and the turn
        indicator are drawn. `lit`: whether targets and indicator are brighter. `thought`: the indicator's brightness
        while player `turn` thinks, otherwise 0. Without an indicator, the background gets half of this brightness.
        """
        self.settle()
        self._compute_inks(t, level, turn, lit, thought)
        pixels, inks = canvas.pixels, self.inks
        at = 0
        for look in self._looks.pixels:
            pixels[at] = inks[look]
            at += 1  # noqa: SIM113 - enumerate would create a tuple per pixel

    def _compute_inks(self, t: int, piece_level: int, turn: int, lit: bool, thought: int) -> None:
        """Compute the ink of each look (see layout.py), unless nothing has changed since the last call.

        Targets on empty cells glow in the colour of the player whose turn it is. Targets with a piece become dim while
        the empty targets are lit. With reduced motion, these are always lit, and so the others are only half as dim.
        """
        moment = eighth(t) if (self._players > 2 or self.looks) and not self.is_still else 0
        mixed = self.is_still << 15 | moment << 12 | thought << 9 | self.quiet << 8 | lit << 7 | turn << 3 | piece_level
        if mixed == self._inks_state:
            return
        self._inks_state = mixed
        inks, hues, layout = self.inks, self.hues, self.layout
        hue, ground = hues[turn], ink(LINE, 1)
        inks[_LAMP] = ink(hue, thought or (FULL if lit else 2)) if turn else 0
        if thought and (layout.windowed or not layout.y):  # there is no turn indicator
            ground = ink(hue, thought >> 1)
        inks[self._ground] = ground
        level = 1 if layout.size == 1 else 2
        glow = inks[EMPTY] if self.quiet else ink(hue, 2 * level if lit else level)
        inks[_TARGET + EMPTY] = inks[_TARGET + EMPTY + SECRET] = glow
        for player in range(1, SECRET):
            level = piece_level
            if self._players > 2 and player < NEUTRAL:
                level = min(piece_level, rhythm(player, t))
                if level < 6 and not hues[player] % 5:  # dim white and brown would look like an empty cell
                    level += 2
            inks[EMPTY + player] = inks[_TARGET + EMPTY + player] = ink(hues[player], level)
            if lit:
                inks[_TARGET + EMPTY + player] = ink(hues[player], 4 if motion.is_reduced else 2)
            if player < NEUTRAL:
                inks[TAIL + player] = ink(hues[player], level * 5 // 7)
        if self.looks:
            from . import cell_looks  # stays

            cell_looks.compute_inks(self, inks, piece_level, moment, lit)

    def settle(self) -> None:
        """Update the looks of the pixels after a change. Called before a frame is due, to make drawing faster."""
        if self._is_stale:
            self._update_looks()

    def _update_looks(self) -> None:
        layout, looks = self.layout, self._looks
        looks.clear()
        if layout.gap:
            looks.box(layout.x, layout.y, layout.width, layout.height, _LINE)
        for row in range(layout.rows):
            self._draw_row(row, looks.pixels, looks.width)
        if self._pairs:
            from . import two_cell_pieces  # stays

            two_cell_pieces.draw(self, looks, self._pairs)
        if self.looks:
            from . import cell_looks  # stays

            cell_looks.draw(self, looks, self._has_targets)
        if layout.windowed:
            from .window import draw_scroll_bars  # stays

            draw_scroll_bars(layout, looks, _PLACE)
        elif layout.y > 0:
            self._draw_turn(looks)
        self._is_stale = False

    def _draw_row(self, row: int, pixels: bytearray, width: int) -> None:
        layout, cells, mask = self.layout, self.cells, self.mask
        size, pitch, hollow, aimed = layout.size, layout.pitch, self.hollow, self._has_targets
        point, inset = layout.point, layout.inset * (width + 1)
        cell = (layout.top + row) * layout.board_cols + layout.left
        at = self._origin + row * self._down
        for _ in range(layout.cols):
            player = cells[cell]
            look = player + EMPTY
            target = look + _TARGET if aimed and mask[cell] else look
            if size == 1:
                pixels[at] = target
            elif player:
                _square(pixels, width, at, size, target)
                if player == hollow:
                    _square(pixels, width, at + width + 1, size - 2 or 1, _DARK)
            else:
                _square(pixels, width, at, size, look)
                _square(pixels, width, at + inset, point, target)
            cell += 1
            at += pitch

    def _draw_turn(self, looks: Canvas) -> None:
        """Draw the turn indicator in the row above the board. Each player always has the same part of this row."""
        players = self._players
        left = (self.hues[self._turn] - 1) * looks.width // players
        if self._turn:
            looks.box(left, 0, max(looks.width // players, 1), 1, _LAMP)

    def paint(self, canvas: Canvas, cell: int, colour: int, hollow: bool = False) -> None:
        """Paint a cell if it is visible. In a `hollow` cell, the centre is dark (in a 2 x 2 cell: the last pixel)."""
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
        """Paint a piece of `player` on `cell` at the brightness `level`. If `player` is 0, paint an empty cell."""
        self.shape(canvas, cell, player, ink(self.hues[player], level) if player else self.inks[EMPTY])

    def shape(self, canvas: Canvas, cell: int, player: int, colour: int, white: int = FULL) -> None:
        """If `cell` is visible, paint it in the ink `colour` and in the shape of the pieces of `player`. `white`: the
        ink of what is white in a look."""
        self.paint(canvas, cell, colour, player == self.hollow)
        if self.looks and self.looks[cell]:
            from . import cell_looks  # stays

            cell_looks.paint(self, canvas, cell, self.looks[cell], colour, white)

    def mark(self, canvas: Canvas, cell: int, level: int) -> None:
        """Highlight a cell of the last move. Draw a piece at the brightness `level`, an empty cell as a dim square."""
        if self.looks and self.looks[cell]:
            from . import cell_looks  # stays

            cell_looks.mark(self, canvas, cell, level)
        elif self.cells[cell]:
            self.piece(canvas, cell, self.cells[cell], level)
        else:
            self.paint(canvas, cell, ink(LINE, level // 2))

    def ring(self, canvas: Canvas, cell: int, colour: int) -> None:
        """Draw a ring along the edge of a cell. If the cell has fewer than 3 x 3 pixels, paint the whole cell."""
        layout = self.layout
        if layout.size < 3:
            self.paint(canvas, cell, colour)
        elif layout.sees(cell):
            canvas.frame(layout.x_of(cell), layout.y_of(cell), layout.size, layout.size, colour)


def _square(pixels: bytearray, width: int, at: int, size: int, colour: int) -> None:
    """Paint a square of size x size pixels whose first pixel is `at`. The whole square must be inside the picture."""
    for _ in range(size):
        for pixel in range(at, at + size):
            pixels[pixel] = colour
        at += width
