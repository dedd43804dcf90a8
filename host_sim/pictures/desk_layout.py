"""Positions of lights and keys in a picture, and which light or key is at a point."""

from dataclasses import dataclass

from host_sim.parts.switches import Layout

Box = tuple[int, int, int, int]  # left, top, right, bottom
Point = tuple[int, int]


@dataclass(frozen=True)
class DeskLayout:
    """Positions of lights and keys in a picture, in pixels.

    `cell` is the width of a light, and `key_px` is the width of a key.

    `panel_at` is the top left corner of the lights. `keypad_at` is the top left corner of the keypad.
    """

    seen_size: tuple[int, int]
    keypad: Layout | None
    cell: int
    key_px: int
    panel_at: Point
    keypad_at: Point

    def light_at(self, x: int, y: int) -> Point | None:
        """Return (column, row) of the light at the point (x, y) of the picture. Return None if there is no light at
        this point."""
        column, row = ((at - start - self.cell // 2) // self.cell for at, start in zip((x, y), self.panel_at))
        return (column, row) if 0 <= column < self.seen_size[0] and 0 <= row < self.seen_size[1] else None

    def light_centre(self, column: int, row: int) -> Point:
        """Return the centre of a light, as a point of the picture."""
        return self.panel_at[0] + (column + 1) * self.cell, self.panel_at[1] + (row + 1) * self.cell

    def key_at(self, x: int, y: int) -> str | None:
        """Return the key at the point (x, y) of the picture. Return None if there is no key at this point."""
        if self.keypad is None:
            return None
        x, y = x - self.keypad_at[0], y - self.keypad_at[1]
        for key in self.keypad.names:
            left, top, right, bottom = key_box(self.keypad, key, self.key_px)
            if left <= x < right and top <= y < bottom:
                return key
        return None

    def key_centre(self, key: str) -> Point:
        """Return the centre of a key, as a point of the picture."""
        assert self.keypad
        left, top, right, bottom = key_box(self.keypad, key, self.key_px)
        return self.keypad_at[0] + (left + right) // 2, self.keypad_at[1] + (top + bottom) // 2


def key_box(layout: Layout, key: str, size: int) -> Box:
    """Return the box of `key` in a picture that shows only the keypad. `size` is the width of a key in pixels."""
    row = next(number for number, names in enumerate(layout.keys) if key in names)
    column = layout.keys[row].index(key)
    gap = max(1, size // 14)
    return column * size + gap, row * size + gap, (column + 1) * size - gap, (row + 1) * size - gap


def arrange(box: Box, seen_size: tuple[int, int], keypad: Layout | None) -> DeskLayout:
    """Return a layout that fits into `box`. The keypad is beside or below the lights, whichever allows larger
    lights. `seen_size`: (columns, rows) of the lights. `keypad`: None if there is no keypad."""
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    keys = (len(keypad.cols), len(keypad.rows)) if keypad else (0, 0)
    columns, rows = seen_size[0] + 1, seen_size[1] + 1  # with a margin of half a light
    beside = max(8, min(width // 3 // max(1, keys[0]), height * 3 // 4 // max(1, keys[1])))
    below = max(8, min(width // max(4, keys[0]), height * 2 // 5 // max(1, keys[1])))
    cell_beside = min((width - beside * keys[0]) // columns, height // rows)
    cell_below = min(width // columns, (height - below * keys[1]) // rows)
    is_beside = cell_beside >= cell_below
    cell, key_px = (max(2, cell_beside), beside) if is_beside else (max(2, cell_below), below)
    panel, pad = (columns * cell, rows * cell), (keys[0] * key_px, keys[1] * key_px)
    spare = (width - panel[0], height - panel[1])
    if is_beside:
        gap = max(0, spare[0] - pad[0]) // (3 if keypad else 2)
        panel_at = gap, max(0, spare[1]) // 2
        keypad_at = gap * 2 + panel[0], max(0, height - pad[1]) // 2
    else:
        gap = max(0, spare[1] - pad[1]) // 3
        panel_at = max(0, spare[0]) // 2, gap
        keypad_at = max(0, width - pad[0]) // 2, gap * 2 + panel[1]
    return DeskLayout(seen_size, keypad, cell, key_px, _moved(panel_at, left, top), _moved(keypad_at, left, top))


def _moved(point: Point, x: int, y: int) -> Point:
    """Return `point` moved by x to the right and by y down."""
    return point[0] + x, point[1] + y
