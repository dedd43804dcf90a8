"""Canvas: a picture with one ink per pixel, stored row by row. Drawing outside the picture has no effect."""

from struct import pack_into


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        """Create a dark picture of width x height pixels."""
        self.width = width
        self.height = height
        self.pixels = bytearray(width * height)
        # a struct format for the whole picture; `[:]` would allocate a slice each time
        self._all = f"{width * height}s"

    def clear(self) -> None:
        """Make every pixel dark."""
        pack_into(self._all, self.pixels, 0, b"")  # fills up with zeros

    def dot(self, x: int, y: int, ink: int) -> None:
        """Set the pixel at column `x` and row `y`."""
        if 0 <= x < self.width and 0 <= y < self.height:
            self.pixels[y * self.width + x] = ink

    def box(self, x: int, y: int, width: int, height: int, ink: int) -> None:
        """Fill a rectangle whose top left pixel is (x, y)."""
        right, bottom = x + width, y + height
        across = self.width
        if x < 0:
            x = 0
        if y < 0:
            y = 0
        if right > across:
            right = across
        if bottom > self.height:
            bottom = self.height
        pixels = self.pixels
        for row in range(y, bottom):  # one call per pixel would take three times as long
            row *= across
            for pixel in range(row + x, row + right):
                pixels[pixel] = ink

    def frame(self, x: int, y: int, width: int, height: int, ink: int) -> None:
        """Draw the outline of a rectangle. The outline is one pixel wide and lies inside the rectangle."""
        self.box(x, y, width, 1, ink)
        self.box(x, y + height - 1, width, 1, ink)
        self.box(x, y + 1, 1, height - 2, ink)
        self.box(x + width - 1, y + 1, 1, height - 2, ink)

    def edge(self, ink: int) -> None:
        """Draw a frame along the edge of the picture."""
        self.frame(0, 0, self.width, self.height, ink)

    def stamp(self, icon: bytes, x: int, y: int, ink: int, size: int = 1, second: int = 0) -> None:
        """Draw `icon`, which has one byte per row, with the highest bit on the left. Each dot of the icon becomes
        size x size pixels.

        If the icon has more than eight rows, row nine is drawn over row one in ink `second`, row ten over row two, etc.
        """
        for down in range(len(icon)):
            bits = icon[down]
            if down == 8:
                ink = second
            for right in range(8):
                if bits & 128 >> right:
                    self.box(x + right * size, y + down % 8 * size, size, size, ink)

    def columns(self, bits: "bytes | bytearray", first: int, x: int, y: int, count: int, ink: int) -> None:
        """Draw `count` bytes of `bits` from index `first` on as columns, lowest bit on top. (x, y): the top left."""
        for right in range(count):
            if 0 <= first + right < len(bits):
                column = bits[first + right]
                for down in range(8):
                    if column & 1 << down:
                        self.dot(x + right, y + down, ink)
