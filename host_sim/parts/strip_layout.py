"""Layout of the LED strip: where each of its pixels is in the picture that a person sees.

This mapping is independent of the firmware's mapping on purpose. If the two mappings disagree, the picture is wrong, as
it would be on real hardware.
"""

from dataclasses import dataclass

from host_sim.parts.strip import Colour

Frame = tuple[tuple[Colour, ...], ...]

CORNERS = ("top-left", "top-right", "bottom-left", "bottom-right")
ORDERS = ("rows", "columns")
WIRINGS = ("progressive", "serpentine")
ROTATIONS = (0, 90, 180, 270)


@dataclass(frozen=True)
class StripLayout:
    """The arrangement of the strip as a grid. The attributes have the same meanings and values as the settings
    GRID_CORNER, GRID_ORDER and so on.

    `width` and `height` are in pixels, before the grid is rotated. `rotation` is clockwise, in degrees.
    """

    width: int = 8
    height: int = 8
    corner: str = "top-left"
    order: str = "rows"
    wiring: str = "progressive"
    rotation: int = 0

    @property
    def count(self) -> int:
        return self.width * self.height

    @property
    def seen_size(self) -> tuple[int, int]:
        """(width, height) of the rotated grid in pixels, as a person sees it."""
        return (self.height, self.width) if self.rotation in (90, 270) else (self.width, self.height)

    def unrotated(self, index: int) -> tuple[int, int]:
        """Return (x, y) of the pixel with the strip index `index` in the grid before it is rotated."""
        run = self.width if self.order == "rows" else self.height
        line, step = divmod(index, run)
        if self.wiring == "serpentine" and line % 2:
            step = run - 1 - step
        x, y = (step, line) if self.order == "rows" else (line, step)
        if self.corner.endswith("right"):
            x = self.width - 1 - x
        if self.corner.startswith("bottom"):
            y = self.height - 1 - y
        return x, y

    def seen(self, index: int) -> tuple[int, int]:
        """Return (x, y) of the pixel with the strip index `index` in the rotated grid that a person sees."""
        x, y = self.unrotated(index)
        if self.rotation == 90:
            return self.height - 1 - y, x
        if self.rotation == 180:
            return self.width - 1 - x, self.height - 1 - y
        if self.rotation == 270:
            return y, self.width - 1 - x
        return x, y

    def light_at(self, x: int, y: int) -> int:
        """Return the strip index of the pixel that a person sees at (x, y)."""
        return next(index for index in range(self.count) if self.seen(index) == (x, y))

    def picture(self, colours: list[Colour]) -> Frame:
        """Return the rows of colours that a person sees. `colours` has one colour per pixel, in the order of the
        strip."""
        width, height = self.seen_size
        rows = [[(0, 0, 0)] * width for _ in range(height)]
        for index, colour in enumerate(colours):
            x, y = self.seen(index)
            rows[y][x] = colour
        return tuple(tuple(row) for row in rows)
