"""Questions of the hardware check about every pixel, and about the voltage at the end of the strip (check.py)."""

from ..view.animation import blink
from ..view.palette import WHITE, ink

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator

_FILL_MS = 3000  # shortest time in which a colour fills the strip
_PIXEL_MS = 33  # shortest time for a pixel
_FULL_MS = 1500  # how long the full strip stays
_FADE_MS = 150  # time from one level of white to the next: a weak supply and the eyes are spared a jolt


class PixelQuestions:
    """Fill the strip pixel by pixel with each colour, and ask where the fault is, if there is one."""

    def __init__(self, count: int, line: int) -> None:
        """Ask about a strip of `count` pixels. The keys 2 and 8 move by `line` pixels."""
        self._count, self._line = count, line
        self.results: list = []
        self.values: tuple = ()
        self._head = 0  # the pixel that was lit last
        self._last = 0  # the last pixel before the fault

    def asking(self) -> "Generator[str, str, None]":
        """Generator: yield the name of a question, and receive a key. Repeat a question until the key is an answer."""
        self.results = []
        key = yield "pixels"
        while key not in "45":
            key = yield "pixels"
        if key == "4":
            self._last = self._head
            while key != "5":
                self.values = (self._last + 1, self._line)
                key = yield "last"
                self._last += 1 if key == "6" else -1 if key == "4" else 0
                self._last += self._line if key == "8" else -self._line if key == "2" else 0
                self._last = min(max(self._last, 0), self._count - 1)
            if self._last < self._count - 1:
                from ..words import check as words

                self.results.append(words.FAULT.format(self._last + 1, self._last + 2))

    def settings(self) -> tuple:
        """Return (), because the answers determine no settings."""
        return ()

    def draw(self, pixels: bytearray, question: str, t: int) -> None:
        """Draw what `question` asks about. Pixel i of `pixels` is pixel i of the strip. `t`: ms since the question."""
        if question == "last":
            for index in range(self._count):
                pixels[index] = ink(WHITE, 2)
            pixels[self._last] = ink(WHITE, 7 if blink(t) else 0)
            return
        fill = max(_FILL_MS, _PIXEL_MS * self._count)
        hue = (t // (fill + _FULL_MS) + 1) % 4  # red, green, blue and white
        self._head = min(t % (fill + _FULL_MS) * self._count // fill, self._count - 1)
        tail = ink(hue, 3)
        for index in range(self._head):
            pixels[index] = tail
        pixels[self._head] = ink(hue)


class VoltageQuestion:
    """Light everything, and ask whether the voltage drops along the strip."""

    values = ()

    def __init__(self) -> None:
        self.results: list = []

    def asking(self) -> "Generator[str, str, None]":
        """Generator: yield the name of the question, and receive a key. Repeat until the key is an answer."""
        self.results = []
        key = yield "ends"
        while key not in "45":
            key = yield "ends"
        if key == "4":
            from ..words import check as words

            self.results.append(words.VOLTAGE_DROP)

    def settings(self) -> tuple:
        """Return (), because the hint names several remedies."""
        return ()

    def draw(self, pixels: bytearray, question: str, t: int) -> None:
        """Draw every pixel white. The grid dims them to the power budget."""
        white = ink(WHITE, min(1 + t // _FADE_MS, 7))
        for index in range(len(pixels)):
            pixels[index] = white
