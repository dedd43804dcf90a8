"""Layout of the items on the card beside the lights: tiles of the menu, lines of a form, rows of a list.

All items are shown, in the largest letters in which they fit. If they do not fit in the smallest letters either, those
around the current one are shown, between rows with "…" that lead to the others.

Imports Pillow, to measure text.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from host_sim.pictures.desk_layout import Box
from host_sim.pictures.letters import font

TILE = 4.6  # width of a tile of the menu, in letter sizes
TILE_HEIGHT = 5.0
ROW_HEIGHT = 1.6  # height of a row or a line
FORM_COLUMN = 16  # width of a line of a form, which has buttons
SMALLEST_PX = 10
MORE = "…"

Item = dict[str, Any]


@dataclass
class Arranged:
    """The positions of the items.

    - px: the size of their letters in pixels.
    - boxes: the box of each shown item, by its index.
    - headings: (x, y, text) of each heading.
    - more: (box, index of the item to select) of each row that leads to further items.
    """

    px: int
    boxes: dict[int, Box] = field(default_factory=dict)
    headings: list[tuple[int, int, str]] = field(default_factory=list)
    more: list[tuple[Box, int]] = field(default_factory=list)


def dot_of(px: int, is_tile: bool) -> int:
    """Return the width of a pixel of an icon, beside letters of `px` pixels."""
    return max(1, round(px * (2.5 if is_tile else 1.3) / 8))


def arrange(items: Sequence[Item], is_menu: bool, size: tuple[int, int], px: int) -> Arranged:
    """Arrange `items` in an area of `size` (width, height). `px`: the largest size of the letters."""
    place = _tiles if is_menu else _rows
    for smaller in range(px, min(px, SMALLEST_PX) - 1, -1):
        found = place(items, size, smaller)
        if found is not None:
            return found
    return _part(items, size, min(px, SMALLEST_PX))


def _gap(px: int) -> int:
    return max(2, px // 4)


def _tiles(items: Sequence[Item], size: tuple[int, int], px: int) -> Arranged | None:
    """Arrange all items as tiles, or return None if they do not fit."""
    columns, height = max(1, int(size[0] / (TILE * px))), int(TILE_HEIGHT * px) + _gap(px)
    if -(-len(items) // columns) * height > size[1]:
        return None
    found, width = Arranged(px), size[0] // columns
    for index in range(len(items)):
        x, y = index % columns * width, index // columns * height
        found.boxes[index] = (x, y, x + width - _gap(px), y + height - _gap(px))
    return found


def _rows(items: Sequence[Item], size: tuple[int, int], px: int) -> Arranged | None:
    """Arrange all items as rows in one column or more, or return None if they do not fit."""
    is_form = any(item["adjusts"] for item in items)
    letters = [font(px).getlength(f"{item['name']}  {item['value']}") for item in items]
    wide = max(letters, default=0) + 2 * px + 8 * dot_of(px, False)
    column = max(wide, FORM_COLUMN * px if is_form else 0)
    height, most = int(ROW_HEIGHT * px) + _gap(px), max(1, int(size[0] / column))
    for columns in range(1, most + 1):
        found, x, y, width = Arranged(px), 0, 0, size[0] // columns
        for index, item in enumerate(items):
            needed = 2 * height if item["group"] else height
            if y + needed > size[1]:
                x, y = x + width, 0
            if x + width > size[0] or needed > size[1]:
                break
            if item["group"]:
                found.headings.append((x, y, item["group"]))
            y += needed
            found.boxes[index] = (x, y - height, x + width - _gap(px), y - _gap(px))
        if len(found.boxes) == len(items):
            return found
    return None


def _part(items: Sequence[Item], size: tuple[int, int], px: int) -> Arranged:
    """Arrange as many items as fit into one column, around the current one."""
    height = int(ROW_HEIGHT * px) + _gap(px)
    fit = size[1] // height - 2  # two rows may lead to further items
    current = next((index for index, item in enumerate(items) if item["is_current"]), 0)
    found = Arranged(px)
    if fit < 1:
        return found
    first = max(0, min(current - fit // 2, len(items) - fit))
    shown = range(first, min(first + fit, len(items)))
    for place in range(-1, len(shown) + 1):
        y = (place + 1) * height
        box = (0, y, size[0], y + height - _gap(px))
        if 0 <= place < len(shown):
            found.boxes[shown[place]] = box
        elif 0 <= first + place < len(items):
            found.more.append((box, first + place))
    return found
