"""CircuitPython's `adafruit_pixelbuf`, the part that neopixel needs: pixels in the strip's byte order."""


class PixelBuf:
    """Buffer of `size` pixels. Subclasses send its bytes in `_transmit`."""

    def __init__(self, size: int, *, byteorder: str = "GRB", brightness: float = 1.0, auto_write: bool = False) -> None:
        self._size = size
        self.bpp = len(byteorder)
        self._places = [byteorder.index(letter) for letter in "RGB"]
        self._data = bytearray(size * self.bpp)

    def __len__(self) -> int:
        return self._size

    def __setitem__(self, where, colours) -> None:
        """Set all pixels from a list of 0xRRGGBB, or one pixel."""
        if isinstance(where, slice):
            for place, colour in enumerate(colours):
                self._put(place, colour)
        else:
            self._put(where, colours)

    def _put(self, place: int, colour: int) -> None:
        data, at, places = self._data, place * self.bpp, self._places
        data[at + places[0]] = colour >> 16 & 255
        data[at + places[1]] = colour >> 8 & 255
        data[at + places[2]] = colour & 255

    def fill(self, colour: int) -> None:
        for place in range(self._size):
            self._put(place, colour)

    def show(self) -> None:
        self._transmit(self._data)

    def _transmit(self, buffer: bytearray) -> None:
        pass
