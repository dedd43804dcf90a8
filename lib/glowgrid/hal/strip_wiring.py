"""Maps the pixels of the canvas to the pixels of the LED strip.

The panel may be mounted rotated. The settings describe the wiring of the panel before it is rotated. The canvas is the
picture as people see it.
"""

from array import array


def wiring(width: int, height: int, corner: str, order: str, serpentine: bool, rotation: int) -> array:
    """Return the strip index of each pixel of the canvas. The canvas is read row by row.

    `width`, `height`: the size of the panel before it is rotated. `corner`: where the strip starts, such as "top-left".
    `order`: whether the strip runs along "rows" or "columns". `serpentine`: True if every second row or column runs
    backwards. `rotation`: by how many degrees the panel is rotated clockwise.
    """
    rows = order == "rows"
    lines, length = (height, width) if rows else (width, height)
    wire = array("B", bytes(lines * length)) if lines * length <= 256 else array("H", bytes(2 * lines * length))
    index = 0
    for line in range(lines):
        for step in range(length):
            along = length - 1 - step if serpentine and line & 1 else step
            x, y = (along, line) if rows else (line, along)
            if corner.endswith("right"):
                x = width - 1 - x
            if corner.startswith("bottom"):
                y = height - 1 - y
            wire[_canvas_index(x, y, width, height, rotation)] = index
            index += 1
    return wire


def _canvas_index(x: int, y: int, width: int, height: int, rotation: int) -> int:
    """Return the canvas index of the pixel that is at (x, y) on the panel before the panel is rotated."""
    if rotation == 90:
        return x * height + height - 1 - y
    if rotation == 180:
        return (height - 1 - y) * width + width - 1 - x
    if rotation == 270:
        return (width - 1 - x) * height + y
    return y * width + x
