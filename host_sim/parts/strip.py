"""NeoPixel strip: turn the bytes that it receives into colours."""

Colour = tuple[int, int, int]
DARK: Colour = (0, 0, 0)

BYTE_US = 10.0  # 8 bits of 1.25 µs
LATCH_US = 50.0


class Strip:
    """A strip of `count` pixels. `order` is the order of the colour bytes for each pixel, such as "GRB" or "GRBW"."""

    def __init__(self, count: int, order: str) -> None:
        self.count = count
        self.writes = 0
        self._offsets = [order.index(letter) for letter in "RGB"]
        self._white = order.find("W")
        self._size = len(order)
        self._latched = bytearray(count * len(order))
        self._reached = count

    def break_after(self, pixels: int) -> None:
        """Break the strip after its first `pixels` pixels. The others stay dark from now on."""
        self._reached = pixels
        self._latched[pixels * self._size :] = bytes((self.count - pixels) * self._size)

    def write(self, data: bytes) -> None:
        """Show the received bytes. Pixels for which there are no bytes keep their colours. Extra bytes are ignored."""
        whole = min(len(data) // self._size, self._reached) * self._size
        self._latched[:whole] = data[:whole]
        self.writes += 1

    def darken(self) -> None:
        """Turn all pixels off, as a loss of power does."""
        self._latched[:] = bytes(len(self._latched))

    def colours(self) -> list[Colour]:
        """Return the colour of each pixel in strip order. The light of a white LED is added to red, green and blue."""
        return [self._colour(start) for start in range(0, len(self._latched), self._size)]

    def _colour(self, start: int) -> Colour:
        """Return the colour of the pixel whose bytes begin at `start`."""
        red, green, blue = (self._latched[start + position] for position in self._offsets)
        if self._white < 0:
            return red, green, blue
        white = self._latched[start + self._white]
        return min(255, red + white), min(255, green + white), min(255, blue + white)


def send_time_us(size: int) -> float:
    """Return the microseconds that it takes to send `size` bytes."""
    return size * BYTE_US + LATCH_US
