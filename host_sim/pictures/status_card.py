"""Picture of the card beside the lights: the game, its sides, whose turn it is, and what can be clicked.

The content is a description as in screen/description.py. A click on a button presses a key. A click on an item selects
the item, and then presses its key.

Imports Pillow.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from PIL import Image, ImageDraw

from host_sim.parts.strip import Colour
from host_sim.pictures import item_layout
from host_sim.pictures.desk_layout import Box
from host_sim.pictures.letters import font, wrap
from host_sim.pictures.lights import DESK

TEXT, SOFT, RIM, FACE, HOVERED, CURRENT = (
    *((226, 230, 236), (140, 146, 157), (62, 66, 75)),
    *((30, 33, 39), (52, 56, 66), (255, 176, 59)),
)
ICON: tuple[Colour, Colour] = (240, 168, 32), (74, 104, 255)  # colours of the two halves of an icon
HEADLINE_LINES = 3  # at most, also of the title
DETAIL_LINES = 30  # at most: the detail may be the rules of a game
MOST_STARS = 3  # behind the name of a side; with more games won, a number follows
SMALLEST_PX = 8


@dataclass(frozen=True)
class Target:
    """A part of the card that can be clicked: `item` is the item to select, or None; `key` is the key to press, or
    "" for none; `grid` is the width of the grid to use from now on, or 0."""

    box: Box
    item: int | None
    key: str
    grid: int = 0


class StatusCard:
    """The card for a description. `size`: (width, height) of the picture. `px`: the largest size of the letters in
    pixels. They are smaller if that is needed to show everything; if even this is not enough, parts are left out."""

    def __init__(self, described: dict[str, Any], size: tuple[int, int], px: int) -> None:
        self._described = described
        self._size = size
        if size[1] < 7 * px:
            self._start(px)
            self._put_line()
            return
        for least in (2, 1, 0):  # with 0, the smallest letters are used
            sizes = range(px if least else min(px, SMALLEST_PX), min(px, SMALLEST_PX) - 1, -1)
            if any(self._lay_out(smaller) >= least for smaller in sizes):
                return

    @property
    def title(self) -> str:
        """The name of the game, or of the screen if it is not about a game."""
        title: str = self._described["title"]
        return title

    def target_at(self, x: int, y: int) -> Target | None:
        """Return the part at the point (x, y) of the picture that can be clicked, or None."""
        inside = (each for each in self.targets if each.box[0] <= x < each.box[2] and each.box[1] <= y < each.box[3])
        return next(inside, None)

    def paint(self, hovered: Target | None = None) -> Image.Image:
        """Return the picture. The part `hovered` is under the mouse."""
        image = Image.new("RGB", self._size, DESK)
        draw = ImageDraw.Draw(image)
        for target in self.targets:
            item = None if target.item is None else self._described["items"][target.item]
            is_current = item is not None and item["is_current"] and not item["adjusts"]
            rim = CURRENT if is_current else RIM
            draw.rounded_rectangle(_shrunk(target.box), self._px // 3, HOVERED if target == hovered else FACE, rim)
        for x, y, text, px, bold, colour, anchor in self._texts:
            draw.text((x, y), text, colour, font(px, bold), anchor=anchor)
        for x, y, icon, dot in self._icons:
            _draw_icon(draw, x, y, icon, dot)
        self._draw_sides(draw)
        return image

    # the layout, from top to bottom

    def _start(self, px: int) -> None:
        """Start with an empty card, in letters of `px` pixels."""
        self._px = px
        self._gap = max(3, px // 3)
        self.targets: list[Target] = []
        self._texts: list[tuple[int, int, str, int, bool, Colour, str]] = []  # x, y, text, px, bold, colour, anchor
        self._icons: list[tuple[int, int, str, int]] = []  # x, y, icon, width of a pixel
        self._sides_at: list[tuple[int, int, dict[str, Any]]] = []
        self._bottom = self._size[1]  # the sides and sentences end above this
        self.columns = 1  # number of items side by side

    def _lay_out(self, px: int) -> int:
        """Arrange everything in letters of `px` pixels. Return 2 if everything has room, 1 if only some items have no
        room, and 0 if another part was left out."""
        described = self._described
        self._start(px)
        self._bottom, has_room = self._put_buttons()
        y = self._put(described["title"], 0, px, SOFT)
        y = self._put_sides(y)
        y = self._put(described["headline"], y, px * 3 // 2, TEXT, bold=True)
        below = y + self._menu_lines(px) * px * 5 // 4
        y = max(self._put(described["detail"], y, px, SOFT, DETAIL_LINES), below)
        shown = self._put_items(y + self._gap, self._bottom - self._gap)
        if not has_room or y - self._gap > self._bottom or described["items"] and not shown:
            return 0
        return 2 if shown == len(described["items"]) else 1

    def _menu_lines(self, px: int) -> int:
        """Return how many lines the longest sentence about a game of the menu needs, so that the tiles below it keep
        their places, or 0 in other scenes."""
        if self._described["scene"] != "Menu":
            return 0
        told = [f"{item['name']}: {item['line']}" for item in self._described["items"]]
        return max(len(wrap(text, self._size[0], font(px))) for text in told)

    def _put_line(self) -> None:
        """Put the most important words into one line, because the card is low."""
        described = self._described
        words = [described[part] for part in ("title", "headline", "detail") if described[part]]
        self._texts.append((0, 0, " · ".join(words), self._px, True, TEXT, "la"))

    def _put(self, text: str, y: int, px: int, colour: Colour, most: int = HEADLINE_LINES, bold: bool = False) -> int:
        """Put at most `most` lines of `text` at `y`, without those that have no room. Return the y coordinate below all
        lines."""
        for line in wrap(text, self._size[0], font(px, bold))[:most]:
            if y + px * 5 // 4 <= self._bottom:
                self._texts.append((0, y, line, px, bold, colour, "la"))
            y += px * 5 // 4
        return y + self._gap if text else y

    def _put_sides(self, y: int) -> int:
        for side in self._described["sides"]:
            if y + self._px * 8 // 5 <= self._bottom:
                self._sides_at.append((self._gap, y, side))
                if side["key"]:
                    right = self._gap + self._px * 2 + round(font(self._px, True).getlength(_told(side)))
                    self.targets.append(Target((0, y, right, y + self._px * 3 // 2), None, side["key"]))
            y += self._px * 8 // 5
        return y + self._gap if self._described["sides"] else y

    def _put_buttons(self) -> tuple[int, bool]:
        """Put the buttons at the bottom, but only those rows that have room. Return (y coordinate above the buttons,
        whether all of them have room)."""
        buttons, px = list(self._described["buttons"]), self._px
        if self._described["larger_grid"]:
            buttons.append({"key": "", "item": -1, "is_enabled": True, **self._described["larger_grid"]})
        height, letters = px * 2, font(px)
        widths = [round(letters.getlength(button["name"])) + 2 * px for button in buttons]
        rows: list[list[int]] = [[]]
        for index, width in enumerate(widths):
            if rows[-1] and sum(widths[each] for each in rows[-1]) + width > self._size[0]:
                rows.append([])
            rows[-1].append(index)
        fitting = rows[: self._size[1] // (height + self._gap)]
        total = len(fitting) * (height + self._gap) if buttons else 0
        for number, row in enumerate(fitting):
            x, y = 0, self._size[1] - total + number * (height + self._gap)
            for index in row:
                box = (x, y, x + widths[index] - self._gap, y + height)
                button = buttons[index]
                if button["is_enabled"]:
                    item = None if button["item"] < 0 else button["item"]
                    self.targets.append(Target(box, item, button["key"], button.get("side", 0)))
                colour = TEXT if button["is_enabled"] else SOFT
                self._texts.append((*_centre(box), button["name"], px, False, colour, "mm"))
                x += widths[index]
        return self._size[1] - total, fitting == rows and max(widths, default=0) <= self._size[0] + self._gap

    def _put_items(self, top: int, bottom: int) -> int:
        """Put all items between `top` and `bottom`, or as many as fit around the current one. Return how many."""
        items, is_menu = self._described["items"], self._described["scene"] == "Menu"
        arranged = item_layout.arrange(items, is_menu, (self._size[0], bottom - top), self._px)
        px = arranged.px
        for x, y, heading in arranged.headings:
            self._texts.append((x, y + top + px * 4 // 5, heading, px, True, SOFT, "lm"))
        for index, box in arranged.boxes.items():
            put = self._put_form_line if items[index]["adjusts"] else self._put_tile if is_menu else self._put_row
            put(_moved(box, top), index, px)
        first = next(iter(arranged.boxes.values()), None)
        self.columns = sum(box[1] == first[1] for box in arranged.boxes.values()) if is_menu and first else 1
        for box, index in arranged.more:
            self.targets.append(Target(_moved(box, top), index, ""))
            self._texts.append((*_centre(_moved(box, top)), item_layout.MORE, px, True, TEXT, "mm"))
        return len(arranged.boxes)

    def _put_tile(self, box: Box, index: int, px: int) -> None:
        """Put a tile of the menu: the icon above the name."""
        item, (left, top, right, _) = self._described["items"][index], box
        self.targets.append(Target(box, index, item["key"]))
        dot, small = item_layout.dot_of(px, True), max(7, px * 4 // 5)
        self._icons.append(((left + right) // 2 - 4 * dot, top + px // 2, item["icon"], dot))
        while small > 7 and max(map(font(small).getlength, item["name"].split()), default=0) > right - left - 2:
            small -= 1
        for number, line in enumerate(wrap(item["name"], right - left - 2, font(small))[:2]):
            y = top + px * 37 // 10 + number * small
            self._texts.append(((left + right) // 2, y, line, small, False, TEXT, "mm"))

    def _put_row(self, box: Box, index: int, px: int) -> None:
        """Put a row of a list: the icon beside the name."""
        item, (left, top, right, bottom) = self._described["items"][index], box
        self.targets.append(Target(box, index, item["key"]))
        dot = item_layout.dot_of(px, False)
        self._icons.append((left + px // 2, (top + bottom) // 2 - 4 * dot, item["icon"], dot))
        room, both = right - left - 2 * px - 8 * dot, item["name"] + "  " + item["value"]
        while px > SMALLEST_PX and item["value"] and font(px).getlength(both) > room:
            px -= 1
        x, middle = left + 8 * dot + px, (top + bottom) // 2
        if item["value"] and font(px).getlength(both) > room:  # one below the other
            places = (x, middle - px * 3 // 5, "lm"), (x, middle + px * 3 // 5, "lm")
        else:
            places = (x, middle, "lm"), (right - px // 2, middle, "rm")
        name = wrap(item["name"], right - left - px - 8 * dot, font(px))[:1]
        for (x, y, anchor), text, colour in zip(places, ("".join(name), item["value"]), (TEXT, SOFT), strict=True):
            self._texts.append((x, y, text, px, False, colour, anchor))

    def _put_form_line(self, box: Box, index: int, px: int) -> None:
        """Put a line of a form: its name, and its value between two buttons that change it."""
        item, (left, top, right, bottom) = self._described["items"][index], box
        middle, high = (left + right) // 2, bottom - top
        less, more = (middle, top, middle + high, bottom), (right - high, top, right, bottom)
        for target, key, sign in ((less, "4", "–"), (more, "6", "+")):
            self.targets.append(Target(target, index, key))
            self._texts.append((*_centre(target), sign, px, True, TEXT, "mm"))
        colour = CURRENT if item["is_current"] else TEXT
        self._texts.append((left, (top + bottom) // 2, item["name"], px, False, colour, "lm"))
        self._texts.append(((less[2] + more[0]) // 2, (top + bottom) // 2, item["value"], px, False, TEXT, "mm"))

    def _draw_sides(self, draw: ImageDraw.ImageDraw) -> None:
        px = self._px
        for x, y, side in self._sides_at:
            draw.rounded_rectangle((x, y + px // 4, x + px, y + px + px // 4), px // 4, side["rgb"])
            told = _told(side)
            colour, letters, stars = TEXT if side["has_turn"] else SOFT, font(px, side["has_turn"]), side["won"]
            middle, after = y + px * 3 // 4, x + px * 9 // 4 + letters.getlength(told)
            draw.text((x + px * 3 // 2, middle), told, colour, letters, anchor="lm")
            for number in range(min(stars, MOST_STARS)):
                draw.polygon(_star(after + (number + 0.5) * px, middle, px * 0.45), colour)
            if stars > MOST_STARS:
                draw.text((after + (MOST_STARS + 0.25) * px, middle), str(stars), colour, letters, anchor="lm")


def _told(side: dict[str, Any]) -> str:
    """Return the name of a side, with its points if the game has any."""
    return side["name"] + ("" if side["points"] is None else f"   {side['points']}")


def _star(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    """Return the corners of a star with five points around (x, y)."""
    lengths = [radius if number % 2 == 0 else radius * 0.4 for number in range(10)]
    angles = [math.pi * number / 5 for number in range(10)]
    pairs = zip(lengths, angles, strict=True)
    return [(x + length * math.sin(angle), y - length * math.cos(angle)) for length, angle in pairs]


def _shrunk(box: Box) -> Box:
    return box[0], box[1], box[2] - 1, box[3] - 1


def _moved(box: Box, down: int) -> Box:
    """Return `box`, moved down by `down` pixels."""
    return box[0], box[1] + down, box[2], box[3] + down


def _centre(box: Box) -> tuple[int, int]:
    return (box[0] + box[2]) // 2, (box[1] + box[3]) // 2


def _draw_icon(draw: ImageDraw.ImageDraw, x: int, y: int, icon: str, dot: int) -> None:
    """Draw an icon: 16 hexadecimal digits per colour, two for each row of 8 pixels. `dot`: the width of a pixel."""
    for half, row, column in _pixels(icon):
        left, top = x + column * dot, y + row * dot
        draw.rectangle((left, top, left + dot - 1 - (dot > 2), top + dot - 1 - (dot > 2)), ICON[half])


def _pixels(icon: str) -> Iterator[tuple[int, int, int]]:
    """Yield (half, row, column) for each lit pixel of an icon."""
    for half in range(len(icon) // 16):
        for row in range(8):
            bits = int(icon[half * 16 + row * 2 :][:2], 16)
            yield from ((half, row, column) for column in range(8) if bits & 128 >> column)
