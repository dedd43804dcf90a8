"""Reports touched pixels in addition to keys. Loaded only in the simulator, where a mouse or a finger touches the grid.

The simulator provides a hook that no real board has: `microcontroller.touched()` returns the strip index of a touched
pixel, once per touch, or None.
"""

from .keypad import PRESS, Event, Keypad

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable

    from adafruit_matrixkeypad import Matrix_Keypad

    from .background_scanner import BackgroundScanner
    from .clock import Clock
    from .grid import Grid


class Touch:
    """A touch of a pixel, as an event. It has the attributes of a key event, but `key` is "".

    `cell`: the index of the pixel on the canvas.
    """

    kind = PRESS
    key = ""
    count = 0

    def __init__(self, cell: int, width: int) -> None:
        """Create the event for the pixel with index `cell` on a grid of this `width`."""
        self.cell = cell
        self._width = width

    def as_key(self) -> Event:
        """Return the key event that replaces this touch in scenes where no cell can be picked.

        The key is 4 near the left edge, 6 near the right edge, and 5 elsewhere.
        """
        edge, x = self._width // 4, self.cell % self._width
        return Event(PRESS, "4" if x < edge else "6" if x >= self._width - edge else "5", 0)


class TouchKeypad(Keypad):
    """A keypad whose `get` returns touches as well."""

    def __init__(
        self,
        matrix: "Matrix_Keypad | BackgroundScanner",
        layout: list[str],
        clock: "Clock",
        grid: "Grid",
        touched: "Callable[[], int | None]",
    ) -> None:
        """Create a Keypad that also reads the hook `touched`. The wiring of `grid` maps strip indexes to pixels."""
        Keypad.__init__(self, matrix, layout, clock)
        self._grid = grid
        self._touched = touched

    def get(self) -> "Event | Touch | None":  # type: ignore[override]  # a touch has no key
        """Return the next key event. If no key event waits, return the next touch. If no touch waits, return None."""
        return Keypad.get(self) or self._touch()

    def _touch(self) -> Touch | None:
        pixel, grid = self._touched(), self._grid
        if pixel is not None:
            for cell in range(len(grid.wire)):
                if grid.wire[cell] == pixel:
                    return Touch(cell, grid.width)
        return None
