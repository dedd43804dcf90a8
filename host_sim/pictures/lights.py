"""Picture of the lights: LEDs behind a diffuser. Each LED is a soft square that also lights the squares around it.

Imports Pillow.
"""

from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from host_sim.parts.strip_layout import Frame
from host_sim.pictures.screen_colour import seen

DESK = (11, 12, 15)
EDGE = (34, 36, 42)
BOARD = (15, 16, 19)
DIFFUSER = (26, 28, 33)
FINGER = (255, 255, 255)
HOVERS = 0.5  # opacity of the ring around a light under the mouse
SMOOTH = 4  # shapes are drawn this many times larger, then reduced
FINE = 6  # pixels per cell in the computation of the glow
NEAR, NEAR_SHARE = 0.42, 0.24  # glow of every light: radius in cells, and strength
FAR, FAR_SHARE = 1.25, 0.28  # wider glow, of bright lights: radius in cells, and strength
BLENDS = 1.8  # exponent that converts screen colours to light, so that lights can be added

_TO_LIGHT = [round(255 * (value / 255) ** BLENDS) for value in range(256)] * 3
_NEAR = [round(255 * (value / 255) ** (1 / BLENDS) * NEAR_SHARE) for value in range(256)] * 3
_FAR = [round(value * FAR_SHARE) for value in range(256)] * 3


def panel(frame: Frame, cell: int) -> Image.Image:
    """Return the picture of the lights in `frame`. Each light is `cell` pixels wide. The margin on each side is half
    as wide as a light."""
    columns, rows = len(frame[0]), len(frame)
    base, inside, body, core = _diffuser(columns, rows, cell)
    lights = Image.new("RGB", (columns + 2, rows + 2))
    for y, row in enumerate(frame):
        for x, colour in enumerate(row):
            lights.putpixel((x + 1, y + 1), seen(colour))
    sharp = _grown(lights, cell, Image.Resampling.NEAREST, base.size)
    # squared, which makes bright lights much brighter than dim ones
    hot = ImageChops.multiply(ImageChops.multiply(sharp, sharp), core)
    lit = ImageChops.screen(ImageChops.multiply(sharp, body), hot)
    glow = ImageChops.multiply(_glow(lights, cell, base.size), inside)
    return ImageChops.screen(ImageChops.screen(base, glow), lit)


def light_box(x: int, y: int, cell: int) -> tuple[int, int, int, int]:
    """Return (left, top, right, bottom) of the LED at column `x` and row `y` in the picture of the lights."""
    left, top = x * cell + cell // 2, y * cell + cell // 2
    return left, top, left + cell, top + cell


def ring(image: Image.Image, x: int, y: int, cell: int, strong: bool) -> None:
    """Draw a ring around the LED at column `x` and row `y` in `image`.

    `strong` is True for an LED that is touched. For an LED under the mouse, `strong` is False, and the ring is fainter.
    """
    image.paste(FINGER, light_box(x, y, cell), _ring(cell, strong))


def _grown(lights: Image.Image, cell: int, by: Image.Resampling, size: tuple[int, int]) -> Image.Image:
    """Return an enlarged copy of `lights`, a small image with one or a few pixels per light.

    `size` is the size of the copy. `cell` is the width of a light in the copy. `by` is the filter for enlarging.
    """
    columns, rows = size[0] // cell + 1, size[1] // cell + 1
    margin = cell // 2
    grown = lights.resize((columns * cell, rows * cell), by)
    return grown.crop((margin, margin, margin + size[0], margin + size[1]))


def _glow(lights: Image.Image, cell: int, size: tuple[int, int]) -> Image.Image:
    """Return a picture of the light that the LEDs cast around themselves.

    `lights` has one pixel per light. `cell` is the width of a light in the returned picture, and `size` is the size of
    that picture.
    """
    fine = lights.resize((lights.width * FINE, lights.height * FINE), Image.Resampling.NEAREST).point(_TO_LIGHT)
    near = fine.filter(ImageFilter.GaussianBlur(FINE * NEAR)).point(_NEAR)
    far = fine.filter(ImageFilter.GaussianBlur(FINE * FAR)).point(_FAR)
    return _grown(ImageChops.screen(near, far), cell, Image.Resampling.BICUBIC, size)


@lru_cache(maxsize=4)
def _diffuser(columns: int, rows: int, cell: int) -> tuple[Image.Image, Image.Image, Image.Image, Image.Image]:
    """Return four images: the picture of the lights with all LEDs off, and three masks.

    The masks show, in this order: the area inside the edge, the squares of the LEDs, and the centres of the LEDs.
    """
    size = (columns * cell + cell, rows * cell + cell)
    base, body, core = Image.new("RGB", size, DESK), Image.new("L", size), Image.new("L", size)
    base.paste(EDGE, mask=_rounded(size, 0, cell * 0.35))
    inside = _rounded(size, 1.5, cell * 0.33)
    base.paste(BOARD, mask=inside)
    square, spot = _rounded((cell, cell), cell * 0.06, cell * 0.2), _spot(cell)
    soft = ImageChops.multiply(square, spot.point([min(255, round(120 + value * 0.62)) for value in range(256)]))
    bright = ImageChops.multiply(square, spot.point([round(140 * (value / 255) ** 2.2) for value in range(256)]))
    for y in range(rows):
        for x in range(columns):
            box = light_box(x, y, cell)
            base.paste(DIFFUSER, box, square)
            body.paste(soft, box)
            core.paste(bright, box)
    masks = [Image.merge("RGB", [mask] * 3) for mask in (inside, body, core)]
    return base, *masks  # type: ignore[return-value]


def _rounded(size: tuple[int, int], gap: float, radius: float) -> Image.Image:
    """Return a mask of a rectangle with round corners. `size`: the size of the mask. `gap`: the distance in pixels
    from the edge of the mask to the rectangle. `radius`: the radius of the corners in pixels."""
    large = Image.new("L", (size[0] * SMOOTH, size[1] * SMOOTH))
    box = [side * SMOOTH for side in (gap, gap, size[0] - gap, size[1] - gap)]
    ImageDraw.Draw(large).rounded_rectangle((*box[:2], box[2] - 1, box[3] - 1), radius * SMOOTH, 255)
    return large.resize(size, Image.Resampling.LANCZOS)


@lru_cache(maxsize=8)
def _ring(cell: int, strong: bool) -> Image.Image:
    """Return the mask of the ring around an LED."""
    width = max(1.5, cell / (11 if strong else 18))
    outer, inner = _rounded((cell, cell), 0, cell * 0.24), _rounded((cell, cell), width, cell * 0.24 - width)
    ring = ImageChops.subtract(outer, inner)
    return ring if strong else ring.point([round(value * HOVERS) for value in range(256)])


def _spot(cell: int) -> Image.Image:
    """Return a square mask, `cell` pixels wide, that is bright in the middle and darker towards the edge."""
    large = Image.radial_gradient("L").resize((cell * 3 // 2, cell * 3 // 2), Image.Resampling.BICUBIC)
    return ImageChops.invert(large).crop((cell // 4, cell // 4, cell // 4 + cell, cell // 4 + cell))
