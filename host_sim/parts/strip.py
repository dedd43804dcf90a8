"""NeoPixel strip on one data wire: turns the bytes that it receives into colours.

Imports only the standard library.
"""

Colour = tuple[int, int, int]
DARK: Colour = (0, 0, 0)

BYTE_US = 10.0  # 8 bits of 1.25 µs
LATCH_US = 50.0


class Strip:
    """A strip of `count` pixels. `order` is the order of the colour bytes, such as "GRB" or "GRBW"."""

    def __init__(self, count: int, order: str) -> None:
        self.count = count
        self.writes = 0
        self._places = [order.index(letter) for letter in "RGB"]
        self._white = order.find("W")
        self._size = len(order)
        self._latched = bytearray(count * len(order))

    def write(self, data: bytes) -> None:
        """Latch a transmission. Pixels beyond its end keep their colours; extra bytes are ignored."""
        whole = min(len(data) // self._size * self._size, len(self._latched))
        self._latched[:whole] = data[:whole]
        self.writes += 1

    def darken(self) -> None:
        """Turn all pixels off, as a power loss does."""
        self._latched[:] = bytes(len(self._latched))

    def colours(self) -> list[Colour]:
        """Return the colours in strip order. A white LED adds to red, green and blue."""
        return [self._colour(start) for start in range(0, len(self._latched), self._size)]

    def _colour(self, start: int) -> Colour:
        red, green, blue = (self._latched[start + place] for place in self._places)
        if self._white < 0:
            return red, green, blue
        white = self._latched[start + self._white]
        return min(255, red + white), min(255, green + white), min(255, blue + white)


def send_time_us(size: int) -> float:
    """Return the time in µs that `size` bytes take on the wire."""
    return size * BYTE_US + LATCH_US
