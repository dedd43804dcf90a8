"""CircuitPython's `adafruit_pixelbuf`, as far as neopixel stands on it: pixels in the order of their wire."""


class PixelBuf:
    """`size` pixels; whoever is made from this sends their bytes in `_transmit`."""

    def __init__(self, size: int, *, byteorder: str = "GRB", brightness: float = 1.0, auto_write: bool = False) -> None:
        self._size = size
        self.bpp = len(byteorder)
        self._places = [byteorder.index(letter) for letter in "RGB"]
        self._data = bytearray(size * self.bpp)

    def __len__(self) -> int:
        return self._size

    def __setitem__(self, where, colours) -> None:
        """Take a list of 0xRRGGBB for all pixels, or one for one."""
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
