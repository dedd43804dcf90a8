"""Which pixel of the strip lights which pixel of the canvas.

The panel is described as wired, held upright, before it is mounted turned; the canvas is what the eye sees
after.
"""

from array import array


def wiring(width: int, height: int, corner: str, order: str, serpentine: bool, rotation: int) -> array:
    """Return the strip index of every pixel of the canvas, row by row as seen.

    `width` and `height` are the panel's before it is turned clockwise by `rotation` degrees. Its first pixel
    sits in `corner`; the strip runs along "rows" or "columns" from there, every second one backwards if
    `serpentine`.
    """
    rows = order == "rows"
    lines, length = (height, width) if rows else (width, height)
    wire = array("H", bytes(2 * lines * length))
    index = 0
    for line in range(lines):
        for step in range(length):
            along = length - 1 - step if serpentine and line & 1 else step
            x, y = (along, line) if rows else (line, along)
            if corner.endswith("right"):
                x = width - 1 - x
            if corner.startswith("bottom"):
                y = height - 1 - y
            wire[_seen(x, y, width, height, rotation)] = index
            index += 1
    return wire


def _seen(x: int, y: int, width: int, height: int, rotation: int) -> int:
    """Return where on the canvas the panel's pixel (x, y) is seen once the panel is turned."""
    if rotation == 90:
        return x * height + height - 1 - y
    if rotation == 180:
        return (height - 1 - y) * width + width - 1 - x
    if rotation == 270:
        return (width - 1 - x) * height + y
    return y * width + x
