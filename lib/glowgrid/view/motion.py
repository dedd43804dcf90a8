"""A move in motion: a piece falls, a row slides, discs turn over, until the board is as it already is in the game."""

from .effects import fall
from .palette import FULL

_STEP_MS = 90  # from cell to cell of a slide, from disc to disc of a flip


class Motion:
    def __init__(self, board) -> None:
        """Begin with nothing moving on the BoardView `board`."""
        self._board = board
        self._how = ""
        self._cells: tuple = ()
        self._before = 0

    @property
    def active(self) -> bool:
        """Tell whether something moves."""
        return bool(self._how)

    def start(self, how: str, cells: tuple, before: int) -> None:
        """Begin a game's `motion` over the cells its last move swept; `before` owned those that turn over."""
        self._how = how if cells else ""
        self._cells = cells
        self._before = before

    def stop(self) -> None:
        """Be done at once."""
        self._how = ""

    def draw(self, canvas, t: int) -> None:
        """Draw it as it is `t` ms after its start, and stop when it is done."""
        if self._how == "fall":
            self._fall(canvas, t)
        elif self._how == "slide":
            self._slide(canvas, t)
        elif self._how == "flip":
            self._flip(canvas, t)
        else:
            self._how = ""

    def _fall(self, canvas, t: int) -> None:
        board, last = self._board, len(self._cells) - 1
        fallen = fall(last, t)
        if fallen == last:
            self._how = ""
            return
        board.piece(canvas, self._cells[last], 0, FULL)
        board.piece(canvas, self._cells[fallen], board.cells[self._cells[last]], FULL)

    def _slide(self, canvas, t: int) -> None:
        """Each cell takes over from the next, one after the other; the gap wanders to where the cube comes in."""
        board, cells = self._board, self._cells
        gap = t // _STEP_MS
        if gap >= len(cells):
            self._how = ""
            return
        board.paint(canvas, cells[gap], 0)
        for place in range(gap + 1, len(cells)):
            board.piece(canvas, cells[place], board.cells[cells[place - 1]], FULL)

    def _flip(self, canvas, t: int) -> None:
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
