"""Pictures of the keypad and of text.

Imports Pillow.
"""

from collections.abc import Collection, Mapping, Sequence

from PIL import Image, ImageDraw, ImageFont

from host_sim.parts.strip import Colour
from host_sim.parts.switches import Layout
from host_sim.pictures.caption import fit
from host_sim.pictures.desk_layout import key_box
from host_sim.pictures.letters import font, wrap
from host_sim.pictures.lights import DESK

KEY = (41, 44, 51)
KEY_LETTER = (36, 42, 62)  # colour of the keys A to D, * and #
KEY_RIM = (62, 66, 75)
KEY_HOVERED = (62, 66, 76)
KEY_DOWN = (255, 176, 59)
LABEL = (226, 230, 236)
TEXT = (206, 210, 217)
HINT = (116, 122, 133)
LABELLED = 34  # from this width in pixels, a key has room for a label
SMOOTH = 3


def keypad(
    layout: Layout,
    down: Collection[str],
    size: int,
    hovered: str | None = None,
    labels: Mapping[str, str] | None = None,
) -> Image.Image:
    """Return a picture of the keypad with keys of `size` pixels.

    The keys in `down` are lit. `hovered` is the key under the mouse, or None. `labels` tell what the keys do now: a key
    without a label is dim. With None, no key has a label.
    """
    columns, rows = len(layout.cols), len(layout.rows)
    large = Image.new("RGB", (columns * size * SMOOTH, rows * size * SMOOTH), DESK)
    draw = ImageDraw.Draw(large)
    for key in layout.names:
        left, top, right, bottom = (side * SMOOTH for side in key_box(layout, key, size))
        face = KEY_DOWN if key in down else KEY_HOVERED if key == hovered else KEY if key.isdigit() else KEY_LETTER
        rim = KEY_DOWN if key in down else KEY_RIM
        radius = size * SMOOTH // 6
        draw.rounded_rectangle((left, top, right - 1, bottom - 1), radius, rim)
        draw.rounded_rectangle((left + SMOOTH, top + SMOOTH * 3 // 2, right - 1 - SMOOTH, bottom - 1), radius, face)
    image = large.resize((columns * size, rows * size), Image.Resampling.LANCZOS)
    draw = ImageDraw.Draw(image)
    for key in layout.names:
        left, top, right, bottom = key_box(layout, key, size)
        label = "" if labels is None else labels.get(key, "")
        is_idle = labels is not None and not label
        colour = DESK if key in down else HINT if is_idle else LABEL
        up = size // 8 if label and size >= LABELLED else 0
        _draw_cap(draw, layout.cap(key), ((left + right) / 2, (top + bottom) / 2 - up), size, colour)
        if up:
            small = _fitting(label, right - left - 2, max(7, size // 6))
            shade = colour if key in down else TEXT
            draw.text(((left + right) / 2, bottom - size // 5), label, shade, small, anchor="mm")
    return image


def _draw_cap(
    draw: ImageDraw.ImageDraw, cap: str, centre: tuple[float, float], size: int, colour: Colour
) -> None:
    """Draw the sign `cap` of a key with a width of `size` pixels. The font has no arrows, so they are drawn."""
    (x, y), radius = centre, size / 6
    points = {
        "▲": ((-1, 1), (1, 1), (0, -1)),
        "▼": ((-1, -1), (1, -1), (0, 1)),
        "◀": ((1, -1), (1, 1), (-1, 0)),
        "▶": ((-1, -1), (-1, 1), (1, 0)),
    }.get(cap)
    if points:
        draw.polygon([(x + radius * right, y + radius * down) for right, down in points], colour)
    else:
        letters = font(max(8, size * 2 // 5) if len(cap) == 1 else max(8, size // 3))
        draw.text(centre, cap, colour, letters, anchor="mm")


def _fitting(text: str, width: float, size: int) -> ImageFont.FreeTypeFont:
    """Return the font in the largest size up to `size` in which `text` is at most `width` pixels wide."""
    while size > 6 and font(size).getlength(text) > width:
        size -= 1
    return font(size)


def paragraph(text: str, width: int, height: int, size: int, most: int = 99) -> Image.Image:
    """Return a picture of `text`, wrapped, with letters of `size` pixels. If the text has more than `most` lines, its
    oldest lines are left out."""
    image = Image.new("RGB", (width, height), DESK)
    draw, letters = ImageDraw.Draw(image), font(size)
    for number, line in enumerate(fit(text, lambda part: wrap(part, width - size, letters), most)):
        draw.text((size // 2, number * size * 5 // 4 + size // 4), line, TEXT, letters)
    return image


def paragraph_height(lines: int, size: int) -> int:
    """Return the height in pixels of a picture of `lines` lines, with letters of `size` pixels."""
    return (lines * 5 + 1) * size // 4


def log(
    lines: Sequence[tuple[str, Colour]],
    size: tuple[int, int],
    px: int,
    row_px: int,
    margin: int,
    thumb: tuple[float, float],
) -> Image.Image:
    """Return a picture of coloured lines of text, with the last line at the bottom.

    `size`: width and height of the picture. `px`: size of the letters. `row_px`: height of a row of text. `margin`:
    space to the left of the text. These four sizes are in pixels.

    `thumb` is (start, end) of the scroll bar's thumb, as fractions of the height from 0 to 1. With (0, 1) there is no
    scroll bar.
    """
    image = Image.new("RGB", size, DESK)
    draw, letters = ImageDraw.Draw(image), font(px)
    width, height = size
    for number, (line, colour) in enumerate(reversed(lines)):
        draw.text((margin, height - number * row_px - row_px // 2), line, colour, letters, anchor="lm")
    if thumb != (0, 1):
        bar = max(4, margin // 3)
        long = max(bar * 3, round((thumb[1] - thumb[0]) * height))
        top = min(round(thumb[0] * height), height - long)
        box = (width - bar * 2, top, width - bar, top + long - 1)
        draw.rounded_rectangle(box, bar // 2, KEY_RIM)
    return image


def hints(left: str, right: str, size: tuple[int, int], px: int) -> Image.Image:
    """Return a picture with the text `left` at the left edge and the text `right` at the right edge.

    `size`: width and height of the picture in pixels. `px`: size of the letters in pixels. If there is not enough room,
    the last parts of `left` are left out; " · " separates its parts.
    """
    image = Image.new("RGB", size, DESK)
    draw, letters = ImageDraw.Draw(image), font(px)
    draw.text((px, size[1] // 2), _with_room(left, right, size[0], px), HINT, letters, anchor="lm")
    draw.text((size[0] - px, size[1] // 2), right, HINT, letters, anchor="rm")
    return image


def _with_room(left: str, right: str, width: int, px: int) -> str:
    """Return the parts of `left` that have room beside `right`."""
    letters = font(px)
    room = width - 3 * px - letters.getlength(right)
    while " · " in left and letters.getlength(left) > room:
        left = left.rpartition(" · ")[0]
    return left


def hint_at(left: str, right: str, width: int, px: int, x: int) -> str:
    """Return the part of the text `left` that `hints` draws at `x`, or "" if there is none. Numbers are in pixels."""
    letters, parts = font(px), _with_room(left, right, width, px).split(" · ")
    for count in range(len(parts)):
        before = " · ".join([*parts[:count], ""])
        if 0 <= x - px - letters.getlength(before) <= letters.getlength(parts[count]):
            return parts[count]
    return ""
