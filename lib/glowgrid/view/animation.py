"""Light effects and animations of moves (Motion).

Effects are functions of time, and have no state. No light flashes more than three times a second. A Motion shows a move
that the game has already made: a piece falls, a row slides, discs flip, or seeds are sown. Times are milliseconds
since the effect began.
"""

# On the drive, this module is part of board_view.py.

from . import motion
from .palette import FULL, WARN, ink

MYPY = False
if MYPY:  # true for type checkers only
    from ..engine.game import Game
    from .canvas import Canvas
    from .types import Board

_DIP_MS, _SLOW_DIP_MS = 200, 800  # an eighth of a cycle of `rhythm`; with reduced motion
_FLASH_MS = 420  # one flash of `beat`, with the pause after it
_REST_MS = 900
_FALL_MS = 45  # time per row at first; a falling piece accelerates
_STEP_MS = 90  # time per cell of a slide, and per disc of a flip
_REFUSED_MS = 500

# By player: the eighths of a cycle in which the player's pieces dim, with more than two players (the lowest bit is the
# first eighth).
_RHYTHMS = b"\x00\x00\x00\x01\x05\x15\x03\x0f\x1b\x55\x2d"


def beat(player: int, t: int) -> bool:
    """Return whether the turn indicator of `player` is lit at time `t`. It flashes `player` times, then pauses.

    With reduced motion, it is always lit.
    """
    if motion.is_reduced:
        return True
    t %= player * _FLASH_MS + _REST_MS
    return t < player * _FLASH_MS and t % _FLASH_MS < _FLASH_MS // 2


def breathe(t: int, low: int = 3, high: int = 7, period: int = 1400) -> int:
    """Return a brightness level that fades from `high` to `low` and back once per period.

    With reduced motion, the level is always halfway between them.
    """
    if motion.is_reduced:
        return (low + high + 1) // 2
    half = period // 2
    t %= period
    return high - min((high - low + 1) * (t if t < half else period - t) // half, high - low)


def blink(t: int, period: int = 500) -> bool:
    """Return whether a light that blinks once per `period` is on at time `t`. The light is on at the start.

    With reduced motion, the light is always on.
    """
    return motion.is_reduced or t % period < period // 2


def eighth(t: int) -> int:
    """Return the current eighth of a cycle of `rhythm` at time `t`, from 0 to 7."""
    return t // (_SLOW_DIP_MS if motion.is_reduced else _DIP_MS) % 8


def rhythm(player: int, t: int) -> int:
    """Return the brightness of the pieces of `player` at time `t`. The pieces of players 3 to 10 dim in a rhythm."""
    return 3 if _RHYTHMS[player] >> eighth(t) & 1 else 7


def fall(rows: int, t: int) -> int:
    """Return how many rows a piece has fallen after `t` ms, at most `rows`."""
    fallen, step = 0, _FALL_MS
    while fallen < rows and t >= step:
        t -= step
        fallen += 1
        step = step * 9 // 10 + 1
    return fallen


def frame_turn(canvas: "Canvas", hue: int, t: int) -> bool:
    """Flash the canvas edge `hue` times in hue number `hue`. `t`: ms since the start. Afterwards return False."""
    if beat(hue, t):
        canvas.edge(ink(hue))
    return t < hue * _FLASH_MS


class Motion:
    def __init__(self, board: "Board") -> None:
        """Create a Motion for the BoardView `board`. No animation is running yet."""
        self._board = board
        self._motion = ""
        self._cells: tuple = ()
        self._before: int | list = 0  # what must be known of the position before the move

    @property
    def active(self) -> bool:
        """Whether an animation is running."""
        return bool(self._motion)

    def start(self, game: "Game") -> None:
        """Start to animate the last move, on the cells from `game.swept()`. Call this before the board's `refresh`.

        With reduced motion, this does nothing.
        """
        cells = game.swept()
        self._motion = game.motion if cells and not motion.is_reduced else ""
        self._cells = cells
        self._before = self._board.cells[cells[0]] if cells else 0  # the previous owner of discs that flip
        if self._motion == "sow":
            from . import sowing  # stays

            self._before = sowing.seen(self._board, cells)

    def stop(self) -> None:
        """End the animation at once."""
        self._motion = ""

    def draw(self, canvas: "Canvas", t: int) -> None:
        """Draw the animation as it is `t` ms after its start. After its last frame, `active` becomes False."""
        if self._motion == "fall":
            self._fall(canvas, t)
        elif self._motion == "slide":
            self._slide(canvas, t)
        elif self._motion == "flip":
            self._flip(canvas, t)
        elif self._motion == "sow":
            from . import sowing  # stays

            if not sowing.draw(self._board, canvas, self._cells, self._before, t):  # type: ignore[arg-type]
                self._motion = ""
        else:
            self._motion = ""

    def _fall(self, canvas: "Canvas", t: int) -> None:
        board, last = self._board, len(self._cells) - 1
        fallen = fall(last, t)
        if fallen == last:
            self._motion = ""
            return
        board.piece(canvas, self._cells[last], 0, FULL)
        board.piece(canvas, self._cells[fallen], board.cells[self._cells[last]], FULL)

    def _slide(self, canvas: "Canvas", t: int) -> None:
        """Draw a slide. At each step, the next cell's piece moves into the gap, so the gap moves to the last cell."""
        board, cells = self._board, self._cells
        gap = t // _STEP_MS
        if gap >= len(cells):
            self._motion = ""
            return
        board.paint(canvas, cells[gap], 0)
        for index in range(gap + 1, len(cells)):
            board.piece(canvas, cells[index], board.cells[cells[index - 1]], FULL)

    def _flip(self, canvas: "Canvas", t: int) -> None:
        """Draw a flip: one disc after another turns dark and then gets the colour of its new owner."""
        board, cells = self._board, self._cells
        turned = t // _STEP_MS
        if turned > len(cells):
            self._motion = ""
            return
        for index in range(max(turned - 1, 0), len(cells)):
            if index < turned:
                board.paint(canvas, cells[index], 0)
            else:
                board.piece(canvas, cells[index], self._before, FULL)  # type: ignore[arg-type]


class Refusal:
    """The flash that refuses a cell. Rows and columns of pixels through the cell light up, and other pixels are dark.
    So the flash looks unlike any piece, even to a person who cannot see the flash's colour. The next refusal prolongs
    the flash, so that keys pressed in quick succession do not make it flicker."""

    def __init__(self, board: "Board", now_ms: int) -> None:
        """Create a Refusal for the BoardView `board`. Nothing flashes yet."""
        self._board = board
        self._cell: int | None = None
        self.began = now_ms  # time when the last flash began

    @property
    def active(self) -> bool:
        """Whether the flash is running."""
        return self._cell is not None

    def start(self, cell: int, now_ms: int) -> None:
        """Start to flash `cell`, or the edge of the canvas if `cell` is -1."""
        self._cell, self.began = cell, now_ms

    def draw(self, canvas: "Canvas", t: int) -> None:
        """Draw the flash as it is `t` ms after its start. It ends by itself."""
        cell, board = self._cell, self._board
        if cell is None or t >= _REFUSED_MS:
            self._cell = None
            return
        if cell < 0:
            canvas.edge(ink(WARN))
            return
        layout = board.layout
        if layout.sees(cell):
            size = layout.point
            canvas.clear()
            canvas.box(0, layout.y_of(cell) + layout.inset, canvas.width, size, ink(WARN, 6))
            canvas.box(layout.x_of(cell) + layout.inset, 0, size, canvas.height, ink(WARN, 6))
        board.paint(canvas, cell, ink(WARN))
