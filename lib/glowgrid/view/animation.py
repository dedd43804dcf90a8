"""What moves on light. Effects are pure functions of time; a Motion lets a move be seen: a piece falls, a row slides,
discs turn over, until the board is as it already is in the game. Times are milliseconds since the effect began.
"""

from .palette import FULL, WARN, ink

MYPY = False
if MYPY:  # type checkers take it for true
    from ..engine.game import Game
    from .board import BoardView
    from .canvas import Canvas

DIP_MS = 200  # an eighth of a cycle of `rhythm`
_FLASH_MS = 260  # one flash of a beat with its pause
_REST_MS = 900
_FALL_MS = 45  # a row, at first; a falling piece gets faster
_STEP_MS = 90  # from cell to cell of a slide, from disc to disc of a flip
_REFUSED_MS = 600

# Which eighths of a cycle a player's pieces dip in, where more than two play (the lowest bit is the first eighth).
_RHYTHMS = b"\x00\x00\x00\x01\x05\x15\x03\x0f\x1b\x55\x2d"


def beat(player: int, t: int) -> bool:
    """Tell whether the sign of `player`'s turn is lit: as many flashes as the player's number, then a rest."""
    t %= player * _FLASH_MS + _REST_MS
    return t < player * _FLASH_MS and t % _FLASH_MS < _FLASH_MS // 2


def breathe(t: int, low: int = 3, high: int = 7, period: int = 1400) -> int:
    """Return a level that goes from `high` down to `low` and back once a period."""
    half = period // 2
    t %= period
    return high - min((high - low + 1) * (t if t < half else period - t) // half, high - low)


def blink(t: int, period: int = 500) -> bool:
    """Tell whether something that blinks evenly is lit; it begins lit."""
    return t % period < period // 2


def rhythm(player: int, t: int) -> int:
    """Return the level of `player`'s pieces where more than two play: each dips in a rhythm of its own."""
    return 3 if _RHYTHMS[player] >> (t // DIP_MS % 8) & 1 else 7


def fall(rows: int, t: int) -> int:
    """Return how many rows a piece that has `rows` to fall has fallen."""
    fallen, step = 0, _FALL_MS
    while fallen < rows and t >= step:
        t -= step
        fallen += 1
        step = step * 9 // 10 + 1
    return fallen


def refused(canvas: "Canvas", board: "BoardView", cell: int, t: int) -> bool:
    """Flash a cell of the board where something can't be, or, where it is no cell's fault (-1), the edge of the grid,
    `t` ms after it began; answer whether it goes on. The rows and columns of pixels in which the cell is light up from
    edge to edge on a dark grid, as no piece does, and that is seen without colour, too."""
    lit = t // 100 % 2 == 0
    colour = ink(WARN) if lit else 0
    if t >= _REFUSED_MS:
        return False
    if cell < 0:
        canvas.edge(colour)
        return True
    layout = board.layout
    if lit and layout.sees(cell):
        size = layout.point
        canvas.clear()
        canvas.box(0, layout.y_of(cell) + layout.inset, canvas.width, size, ink(WARN, 6))
        canvas.box(layout.x_of(cell) + layout.inset, 0, size, canvas.height, ink(WARN, 6))
    board.paint(canvas, cell, colour)
    return True


def frame_turn(canvas: "Canvas", hue: int, t: int) -> bool:
    """Flash a frame in the colour of the side to move, as often as its number, `t` ms after it began; answer whether it
    goes on."""
    if beat(hue, t):
        canvas.edge(ink(hue))
    return t < hue * _FLASH_MS


class Motion:
    def __init__(self, board: "BoardView") -> None:
        """Begin with nothing moving on the BoardView `board`."""
        self._board = board
        self._how = ""
        self._cells: tuple = ()
        self._before = 0

    @property
    def active(self) -> bool:
        """Tell whether something moves."""
        return bool(self._how)

    def start(self, game: "Game") -> None:
        """Begin the game's `motion` over the cells its last move swept: before the board takes over the position."""
        cells = game.swept()
        self._how = game.motion if cells else ""
        self._cells = cells
        self._before = self._board.cells[cells[0]] if cells else 0  # owned those that turn over

    def stop(self) -> None:
        """Be done at once."""
        self._how = ""

    def draw(self, canvas: "Canvas", t: int) -> None:
        """Draw it as it is `t` ms after its start, and stop when it is done."""
        if self._how == "fall":
            self._fall(canvas, t)
        elif self._how == "slide":
            self._slide(canvas, t)
        elif self._how == "flip":
            self._flip(canvas, t)
        else:
            self._how = ""

    def _fall(self, canvas: "Canvas", t: int) -> None:
        board, last = self._board, len(self._cells) - 1
        fallen = fall(last, t)
        if fallen == last:
            self._how = ""
            return
        board.piece(canvas, self._cells[last], 0, FULL)
        board.piece(canvas, self._cells[fallen], board.cells[self._cells[last]], FULL)

    def _slide(self, canvas: "Canvas", t: int) -> None:
        """Each cell takes over from the next, one after the other; the gap wanders to where the cube comes in."""
        board, cells = self._board, self._cells
        gap = t // _STEP_MS
        if gap >= len(cells):
            self._how = ""
            return
        board.paint(canvas, cells[gap], 0)
        for place in range(gap + 1, len(cells)):
            board.piece(canvas, cells[place], board.cells[cells[place - 1]], FULL)

    def _flip(self, canvas: "Canvas", t: int) -> None:
        """Disc after disc darkens and comes up as its new owner's."""
        board, cells = self._board, self._cells
        turned = t // _STEP_MS
        if turned > len(cells):
            self._how = ""
            return
        for place in range(max(turned - 1, 0), len(cells)):
            if place < turned:
                board.paint(canvas, cells[place], 0)
            else:
                board.piece(canvas, cells[place], self._before, FULL)
