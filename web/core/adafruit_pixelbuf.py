"""CircuitPython's `adafruit_pixelbuf`, reduced to what the library neopixel needs."""


class PixelBuf:
    """The colours of `size` pixels, as bytes in the order of the strip. Subclasses send the bytes in `_transmit`."""

    def __init__(self, size: int, *, byteorder: str = "GRB", brightness: float = 1.0, auto_write: bool = False) -> None:
        self._size = size
        self.bpp = len(byteorder)
        self._offsets = [byteorder.index(letter) for letter in "RGB"]
        self._data = bytearray(size * self.bpp)

    def __len__(self) -> int:
        return self._size

    def __setitem__(self, where, colours) -> None:
        """Set one pixel or all pixels. A colour is 0xRRGGBB.

        If `where` is an index, `colours` is the colour of this pixel. If `where` is a slice, `colours` is a list with
        the colours of all pixels.
        """
        if isinstance(where, slice):
            for index, colour in enumerate(colours):
                self._put(index, colour)
        else:
            self._put(where, colours)

    def _put(self, index: int, colour: int) -> None:
        data, at, offsets = self._data, index * self.bpp, self._offsets
        data[at + offsets[0]] = colour >> 16 & 255
        data[at + offsets[1]] = colour >> 8 & 255
        data[at + offsets[2]] = colour & 255

    def fill(self, colour: int) -> None:
        for index in range(self._size):
            self._put(index, colour)

    def show(self) -> None:
        self._transmit(self._data)

    def _transmit(self, buffer: bytearray) -> None:
        """Send the bytes to the strip. Subclasses define this method."""
