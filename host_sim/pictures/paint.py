"""Pictures of the parts: the panel behind its diffuser, the keypad, a few lines of text.

Part of the room host_sim.pictures; imports Pillow.
"""

from collections.abc import Collection
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFont

from host_sim.parts.panel import Frame
from host_sim.parts.switches import Layout
from host_sim.pictures.caption import fit
from host_sim.pictures.screen_colour import seen

Box = tuple[int, int, int, int]

DESK = (13, 14, 17)
BOARD = (20, 21, 25)
DIFFUSER = (31, 33, 38)
KEY = (44, 47, 54)
KEY_DOWN = (255, 176, 59)
LABEL = (222, 226, 232)
TEXT = (206, 210, 217)
SMOOTH = 4  # shapes are drawn so many times larger, then shrunk
SPILL = 0.34  # how much of a pixel's light falls between the pixels


def panel(frame: Frame, cell: int) -> Image.Image:
    """Paint the LEDs behind their diffuser, `cell` screen pixels each, half a cell of margin around."""
    columns, rows = len(frame[0]), len(frame)
    base, body, core = _diffuser(columns, rows, cell)
    lights = Image.new("RGB", (columns + 2, rows + 2))
    for y, row in enumerate(frame):
        for x, colour in enumerate(row):
            lights.putpixel((x + 1, y + 1), seen(colour))
    size = ((columns + 2) * cell, (rows + 2) * cell)
    margin = cell // 2
    box = (margin, margin, margin + base.width, margin + base.height)
    sharp = lights.resize(size, Image.Resampling.NEAREST).crop(box)
    soft = lights.resize(size, Image.Resampling.BICUBIC).crop(box)
    lit = ImageChops.multiply(sharp, body)
    lit = ImageChops.screen(lit, ImageChops.multiply(sharp, core))
    spill = soft.point([round(value * SPILL) for value in range(256)] * 3)
    return ImageChops.screen(ImageChops.screen(base, spill), lit)


def keypad(layout: Layout, down: Collection[str], size: int) -> Image.Image:
    """Paint the keypad with keys of `size` screen pixels; those in `down` light up."""
    columns, rows = len(layout.cols), len(layout.rows)
    image = Image.new("RGB", (columns * size, rows * size), DESK)
    draw = ImageDraw.Draw(image)
    font = _font(max(8, size * 2 // 5))
    for key in layout.names:
        left, top, right, bottom = key_box(layout, key, size)
        colour, label = (KEY_DOWN, DESK) if key in down else (KEY, LABEL)
        draw.rounded_rectangle((left, top, right - 1, bottom - 1), size // 6, colour)
        draw.text(((left + right) / 2, (top + bottom) / 2), key, label, font, anchor="mm")
    return image


def key_box(layout: Layout, key: str, size: int) -> Box:
    """Return where the keypad's picture has a key: left, top, right and bottom."""
    row = next(number for number, names in enumerate(layout.keys) if key in names)
    column = layout.keys[row].index(key)
    gap = max(1, size // 14)
    return column * size + gap, row * size + gap, (column + 1) * size - gap, (row + 1) * size - gap


def paragraph(text: str, width: int, height: int, size: int, most: int = 99) -> Image.Image:
    """Write text into a box, in lines as wide as fit; of more than `most` the oldest are left out."""
    image = Image.new("RGB", (width, height), DESK)
    draw = ImageDraw.Draw(image)
    font = _font(size)
    for number, line in enumerate(fit(text, lambda part: _wrap(part, width - size, font), most)):
        draw.text((size // 2, number * size * 5 // 4 + size // 4), line, TEXT, font)
    return image


def paragraph_height(lines: int, size: int) -> int:
    """Return the height of the box that so many lines take."""
    return (lines * 5 + 1) * size // 4


def _wrap(text: str, width: int, font: ImageFont.FreeTypeFont) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if font.getlength(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return [line for line in lines if line]


@lru_cache
def _font(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.load_default(size)  # type: ignore[return-value]


@lru_cache(maxsize=4)
def _diffuser(columns: int, rows: int, cell: int) -> tuple[Image.Image, Image.Image, Image.Image]:
    """Return the unlit panel, and how much light comes through: over an LED's square, and in its centre."""
    size = (columns * cell + cell, rows * cell + cell)
    base, body, core = (Image.new("RGB", size, colour) for colour in (BOARD, 0, 0))
    square, spot = _square(cell), _spot(cell)
    for y in range(rows):
        for x in range(columns):
            place = (x * cell + cell // 2, y * cell + cell // 2)
            base.paste(DIFFUSER, place, square)
            body.paste((225, 225, 225), place, square)
            core.paste((150, 150, 150), place, ImageChops.multiply(square, spot))
    return base, body, core


def _square(cell: int) -> Image.Image:
    large = Image.new("L", (cell * SMOOTH, cell * SMOOTH))
    gap, radius = cell * SMOOTH * 0.07, cell * SMOOTH * 0.22
    ImageDraw.Draw(large).rounded_rectangle((gap, gap, large.width - gap, large.height - gap), radius, 255)
    return large.resize((cell, cell), Image.Resampling.LANCZOS)


def _spot(cell: int) -> Image.Image:
    """Bright in the middle, dark at the edge."""
    return ImageChops.invert(Image.radial_gradient("L").resize((cell, cell), Image.Resampling.BICUBIC))
