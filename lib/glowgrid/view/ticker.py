"""A line of text that scrolls through a window, or is centred if it fits."""

from ..unload import borrowing
from . import font

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterator

    from .canvas import Canvas

_STEP_MS = 90
_A_STEP = 20  # characters that take a few milliseconds


class Ticker:
    def __init__(self, width: int) -> None:
        """Start without text, for a window `width` pixels wide."""
        self._width = width
        self._bits = bytearray()

    def show(self, text: str) -> None:
        """Set the text."""
        self._bits = font.columns(text)

    def spell(self, text: str) -> "Iterator[None]":
        """Set a text that may be long, in steps: a generator that yields after every few characters."""
        accents = (yield from borrowing("view.accents")) if len(text.encode()) > len(text) else None
        bits = bytearray()
        for at in range(0, len(text), _A_STEP):
            bits.extend(font.columns(text[at : at + _A_STEP], accents=accents))
            bits.append(0)
            yield
        self._bits = bits[:-1]

    @property
    def span(self) -> int:
        """Milliseconds that the text takes to scroll through; 0 if it fits."""
        return (len(self._bits) + self._width) * _STEP_MS if len(self._bits) > self._width else 0

    def draw(self, canvas: "Canvas", x: int, y: int, ink: int, t: int) -> None:
        """Draw the text `t` ms after it began. It scrolls out on the left and in again on the right."""
        length = len(self._bits)
        first = (length - self._width) // 2
        if length > self._width:
            first = t // _STEP_MS % (length + self._width) - self._width
        canvas.columns(self._bits, first, x, y, self._width, ink)
