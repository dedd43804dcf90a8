"""How the grid is wired, as far as the hardware check (check.py) has asked: the answers, and no screen of its own.

It tells which pixel of the strip is seen where, and the lines of settings.toml for it. All is as seen: however the grid
is mounted, it needs no rotation.
"""

_LEAST, _MOST = 5, 32  # what GRID_WIDTH and GRID_HEIGHT may be


class CheckWiring:
    """The answers so far: corner, direction, length of a line, serpentine or not."""

    def __init__(self, count: int, line: int) -> None:
        """Begin with a strip of `count` pixels, of which a line probably has `line`."""
        self.count = count
        self.left: bool | None = None  # the first pixel's side
        self.top: bool | None = None
        self.sideways = True  # the first line's way
        self.lengths = [n for n in range(_LEAST, _MOST + 1) if count % n == 0 and _LEAST <= count // n <= _MOST]
        self.length = line if line in self.lengths else self.lengths[0]
        self.serpentine = False

    def longer(self, by: int) -> None:
        """Take the next longer or shorter line that the count of pixels allows."""
        at = self.lengths.index(self.length) + by
        self.length = self.lengths[min(max(at, 0), len(self.lengths) - 1)]

    @property
    def width(self) -> int:
        """The grid's width as seen."""
        return self.length if self.sideways else self.count // self.length

    @property
    def height(self) -> int:
        """The grid's height as seen."""
        return self.count // self.width

    def index(self, x: int, y: int) -> int:
        """Return which pixel of the strip is seen at (x, y) from the top left."""
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
