"""Questions of the hardware check about the wiring of the grid (check.py)."""

from ..view.animation import blink
from ..view.font import columns
from ..view.palette import GO, LINE, WHITE, ink
from .wiring_from_answers import WiringFromAnswers

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator

_STEP_MS = 300
_CHASE = 4  # number of pixels, fewer than in the shortest line


class WiringQuestions:
    """Ask where the pixels with certain numbers are, and derive the wiring. `found`: the answers so far."""

    values = ()

    def __init__(self, count: int, line: int) -> None:
        """Ask about a strip of `count` pixels. `line` is the probable number of pixels in a line."""
        self._count, self._line = count, line
        self.results: list = []
        self.found = WiringFromAnswers(count, line)

    def asking(self) -> "Generator[str, str, None]":
        """Generator: yield the name of a question, and receive a key. Repeat a question until the key is an answer."""
        self.found = found = WiringFromAnswers(self._count, self._line)
        while found.left is None or found.top is None:  # one key for a corner, or two for its sides, in any order
            key = yield "corner"
            if key in "174396":
                found.left = key in "174"
            if key in "132798":
                found.top = key in "132"
        key = yield "way"
        while key not in "2468":
            key = yield "way"
        found.sideways = key in "46"
        while len(found.lengths) > 1:
            key = yield "length"
            if key == "5":
                break
            if key in "46":
                found.longer(1 if key == "6" else -1)
        key = yield "turn"
        while key not in "5640":
            key = yield "turn"
        found.serpentine = key in "56"
        while (yield "picture") != "5":
            pass

    def wire(self) -> list:
        """Return the number on the strip of each pixel that the user sees, row by row."""
        found = self.found
        return [found.index(x, y) for y in range(found.height) for x in range(found.width)]

    def settings(self) -> tuple:
        """Return the lines for settings.toml that the answers have determined."""
        return self.found.settings()

    def draw(self, pixels: bytearray, question: str, t: int) -> None:
        """Draw what `question` asks about. Pixel i of `pixels` is pixel i of the strip. `t`: ms since the question."""
        if question == "corner":
            pixels[0] = ink(WHITE if blink(t) else LINE)
        elif question == "way":
            pixels[t // _STEP_MS % _CHASE] = ink(WHITE)
        elif question == "length":
            for index in range(self.found.length):
                pixels[index] = ink(WHITE, 4)
        elif question == "turn":
            pixels[self.found.length - 1] = pixels[self.found.length] = ink(WHITE if blink(t) else LINE)
        else:
            self._draw_picture(pixels)

    def _draw_picture(self, pixels: bytearray) -> None:
        """Draw the letter F, which looks different in every orientation."""
        for x, column in enumerate(columns("F")):
            for y in range(5):
                if column & 1 << y:
                    pixels[self.found.index(x, y)] = ink(GO)
