"""Derive the wiring of the grid from the user's answers in the hardware check (check.py).

WiringFromAnswers computes where each pixel of the strip is, and the lines for settings.toml. All positions are as the
user sees them, so GRID_ROTATION stays 0 even if the grid is mounted upside down.
"""

# On the drive, this module is part of wiring_questions.py.

_LEAST, _MOST = 5, 32  # limits of GRID_WIDTH and GRID_HEIGHT


class WiringFromAnswers:
    """The answers so far: the first corner, the direction and length of a line, whether every second line runs back."""

    def __init__(self, count: int, line: int) -> None:
        """Start with a strip of `count` pixels. `line` is the probable number of pixels in a line."""
        self.count = count
        self.left: bool | None = None  # side of the first pixel; None if unknown
        self.top: bool | None = None
        self.sideways = True  # whether the first line is a row
        self.lengths = [n for n in range(_LEAST, _MOST + 1) if count % n == 0 and _LEAST <= count // n <= _MOST]
        self.length = line if line in self.lengths else self.lengths[0]
        self.serpentine = False

    def longer(self, by: int) -> None:
        """Choose the next possible line length: a longer one if `by` is 1, a shorter one if `by` is -1."""
        at = self.lengths.index(self.length) + by
        self.length = self.lengths[min(max(at, 0), len(self.lengths) - 1)]

    @property
    def width(self) -> int:
        """The width of the grid, as the user sees it."""
        return self.length if self.sideways else self.count // self.length

    @property
    def height(self) -> int:
        """The height of the grid, as the user sees it."""
        return self.count // self.width

    def index(self, x: int, y: int) -> int:
        """Return the number of the pixel (x, y) on the strip. (0, 0) is at the top left, as the user sees the grid."""
        if not self.left:
            x = self.width - 1 - x
        if not self.top:
            y = self.height - 1 - y
        line, step = (y, x) if self.sideways else (x, y)
        if self.serpentine and line & 1:
            step = self.length - 1 - step
        return line * self.length + step

    def settings(self) -> tuple:
        """Return the lines for settings.toml that describe this grid."""
        corner = ("top" if self.top else "bottom") + ("-left" if self.left else "-right")
        return (
            f"GRID_WIDTH = {self.width}",
            f"GRID_HEIGHT = {self.height}",
            f'GRID_CORNER = "{corner}"',
            'GRID_ORDER = "{}"'.format("rows" if self.sideways else "columns"),
            'GRID_WIRING = "{}"'.format("serpentine" if self.serpentine else "progressive"),
            "GRID_ROTATION = 0",
        )
