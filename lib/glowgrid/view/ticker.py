"""Ticker: shows a line of text. A text that is wider than the ticker scrolls by; a shorter text is centred."""

from . import motion
from .font import columns

MYPY = False
if MYPY:  # true for type checkers only
    from .canvas import Canvas

_STEP_MS, _SLOW_STEP_MS = 90, 180  # time per pixel of a text that scrolls; with reduced motion


class Ticker:
    def __init__(self, width: int) -> None:
        """Start without text. The ticker is `width` pixels wide."""
        self._width = width
        self.step = _SLOW_STEP_MS if motion.is_reduced else _STEP_MS  # ms per pixel
        self._bits = bytearray()

    def show(self, text: str, bits: bytearray | None = None) -> None:
        """Show a new text. `bits`: the columns of the text if another module has computed them, else None."""
        self._bits = bits or columns(text)

    @property
    def span(self) -> int:
        """The time in ms that the text takes to scroll by. It is 0 if the text does not scroll."""
        return (len(self._bits) + self._width) * self.step if len(self._bits) > self._width else 0

    def draw(self, canvas: "Canvas", x: int, y: int, ink: int, t: int) -> None:
        """Draw the text at (x, y), `t` ms after its start. When a text has scrolled by, it scrolls by again."""
        length = len(self._bits)
        first = (length - self._width) // 2
        if length > self._width:
            first = t // self.step % (length + self._width) - self._width
        canvas.columns(self._bits, first, x, y, self._width, ink)
