"""Ticker: a line of text that scrolls through a window, or is centred if it fits."""

from . import font

MYPY = False
if MYPY:  # type checkers take it for true
    from .canvas import Canvas

_STEP_MS = 90


class Ticker:
    def __init__(self, width: int) -> None:
        """Start without text, for a window `width` pixels wide."""
        self._width = width
        self._bits = bytearray()

    def show(self, text: str, bits: bytearray | None = None) -> None:
        """Show another text. `bits` are its columns if they were computed before (see text_columns.py)."""
        self._bits = bits or font.columns(text)

    @property
    def span(self) -> int:
        """Time in ms in which the text scrolls through the window; 0 if it does not scroll."""
        return (len(self._bits) + self._width) * _STEP_MS if len(self._bits) > self._width else 0

    def draw(self, canvas: "Canvas", x: int, y: int, ink: int, t: int) -> None:
        """Draw the text `t` ms after its start. It scrolls repeatedly."""
        length = len(self._bits)
        first = (length - self._width) // 2
        if length > self._width:
            first = t // _STEP_MS % (length + self._width) - self._width
        canvas.columns(self._bits, first, x, y, self._width, ink)
