"""The answers of the hardware check (check.py): how the grid is wired.

CheckWiring computes which pixel of the strip is seen where, and the lines of settings.toml. Everything is as the user
sees it, so GRID_ROTATION stays 0 however the grid is mounted.
"""

_LEAST, _MOST = 5, 32  # limits of GRID_WIDTH and GRID_HEIGHT


class CheckWiring:
    """The answers so far: corner, direction, line length, serpentine or progressive."""

    def __init__(self, count: int, line: int) -> None:
        """Start with a strip of `count` pixels; a line probably has `line`."""
        self.count = count
        self.left: bool | None = None  # side of the first pixel; None if unknown
        self.top: bool | None = None
        self.sideways = True  # whether the first line is a row
        self.lengths = [n for n in range(_LEAST, _MOST + 1) if count % n == 0 and _LEAST <= count // n <= _MOST]
        self.length = line if line in self.lengths else self.lengths[0]
        self.serpentine = False

    def longer(self, by: int) -> None:
        """Change to the next longer or shorter line length that divides the number of pixels."""
        at = self.lengths.index(self.length) + by
        self.length = self.lengths[min(max(at, 0), len(self.lengths) - 1)]

    @property
    def width(self) -> int:
        """Width of the grid as seen."""
        return self.length if self.sideways else self.count // self.length

    @property
    def height(self) -> int:
        """Height of the grid as seen."""
        return self.count // self.width

    def index(self, x: int, y: int) -> int:
        """Return the index on the strip of the pixel seen at (x, y) from the top left."""
        if not self.left:
            x = self.width - 1 - x
        if not self.top:
            y = self.height - 1 - y
        line, step = (y, x) if self.sideways else (x, y)
        if self.serpentine and line & 1:
            step = self.length - 1 - step
        return line * self.length + step

    def settings(self) -> tuple:
        """Return the lines of settings.toml that describe this grid."""
        corner = ("top" if self.top else "bottom") + ("-left" if self.left else "-right")
        return (
            f"GRID_WIDTH = {self.width}",
            f"GRID_HEIGHT = {self.height}",
            f'GRID_CORNER = "{corner}"',
            'GRID_ORDER = "{}"'.format("rows" if self.sideways else "columns"),
            'GRID_WIRING = "{}"'.format("serpentine" if self.serpentine else "progressive"),
            "GRID_ROTATION = 0",
        )
