"""A keypad that also tells of touched pixels. Loaded only where there is the hook `microcontroller.touched`: in the
simulator, where a mouse or a finger touches the grid. No real board has it, so there this costs nothing.

`touched()` answers the place on the strip of a pixel that was touched, each touch once, or None.
"""

from .keypad import PRESS, Event, Keypad

MYPY = False
if MYPY:
    from collections.abc import Callable

    from adafruit_matrixkeypad import Matrix_Keypad

    from .clock import Clock
    from .grid import Grid
    from .key_matrix import BackgroundMatrix


class Touch:
    """The event of a touched pixel. It has an event's `kind` and `count`, and "" for its `key`; `cell` is the pixel of
    the canvas."""

    kind = PRESS
    key = ""
    count = 0

    def __init__(self, cell: int, width: int) -> None:
        """`cell` of a grid that is `width` pixels wide."""
        self.cell = cell
        self._width = width

    def as_key(self) -> Event:
        """Return what the touch means where there is nothing to pick: 4 at the left edge, 6 at the right, else 5."""
        edge, x = self._width // 4, self.cell % self._width
        return Event(PRESS, "4" if x < edge else "6" if x >= self._width - edge else "5", 0)


class TouchKeypad(Keypad):
    def __init__(
        self,
        matrix: "Matrix_Keypad | BackgroundMatrix",
        layout: list[str],
        clock: "Clock",
        grid: "Grid",
        touched: "Callable[[], int | None]",
    ) -> None:
        """A Keypad, with the hook and the grid whose wiring tells which pixel is meant."""
        Keypad.__init__(self, matrix, layout, clock)
        self._grid = grid
        self._touched = touched

    def get(self) -> "Event | Touch | None":  # type: ignore[override]  # who asks tells them apart by the key
        """Return the next event of a key, then of a touched pixel, or None."""
        return Keypad.get(self) or self._touch()

    def _touch(self) -> Touch | None:
        pixel, grid = self._touched(), self._grid
        if pixel is not None:
            for cell in range(len(grid.wire)):
                if grid.wire[cell] == pixel:
                    return Touch(cell, grid.width)
        return None
