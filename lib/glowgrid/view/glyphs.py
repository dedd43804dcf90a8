"""The shape GLYPH of looks (see engine/looks.py): a small picture for each letter from A to R. Loaded on demand.

Cells of 3 x 3 pixels and more tell all letters apart by shape. In cells of 2 x 2 pixels, P, Q and R look like A, B and
C, and in cells of one pixel, six letters each have the same rhythm. A game gives these different hues.
"""

MYPY = False
if MYPY:  # true for type checkers only
    from .canvas import Canvas

# By letter: the pixels of a picture, row by row; the highest bit is at the top left.
_PICTURES = (186, 341, 495, 511, 466, 295, 84, 367, 455, 365, 189, 325, 432, 170, 403, 310, 56, 146)  # 3 x 3 pixels
# 2 x 2 pixels. K is one pixel at the top left, like a DOT, so give K a hue that no player has.
_TINY = b"\x06\x09\x0c\x0f\x0a\x0b\x0e\x07\x03\x05\x08\x0d\x04\x02\x01\x06\x09\x0c"
_RHYTHMS = b"\x00\x11\x77"  # by six letters: in which of eight moments a cell of one pixel is dim, the lowest bit first


def dims(look: int, moment: int) -> int:
    """Return whether a cell of one pixel is dim at `moment` of eight."""
    return _RHYTHMS[((look >> 11) - 1) // 6] >> moment & 1


def paint(canvas: "Canvas", x: int, y: int, size: int, look: int, colour: int) -> None:
    """Paint the picture of `look` in the ink `colour` into a dark cell of 2 x 2 pixels or more."""
    at = (look >> 11) - 1
    side = 2 if size == 2 else 3
    bits = _TINY[at] if size == 2 else _PICTURES[at]
    unit = size // side
    margin = (size - side * unit) // 2
    for bit in range(side * side):
        if bits >> (side * side - 1 - bit) & 1:
            canvas.box(x + margin + bit % side * unit, y + margin + bit // side * unit, unit, unit, colour)
