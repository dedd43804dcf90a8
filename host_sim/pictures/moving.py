"""Write animations as GIF or as WebP. A WebP is smaller, and shows nearly all colours.

A picture in a GIF has only 256 colours. If all pictures shared one palette, soft glows would have visible steps. So
each picture has its own palette, and contains only the pixels that have changed.

Imports Pillow.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from PIL import GifImagePlugin, Image, ImageChops

COLOURS = 255  # colours per picture; the 256th one is transparent
TRANSPARENT = 255
INVISIBLE = 5  # a colour that differs by no more than this (of 255) counts as unchanged
REPEATS = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
SHORTEST_MS = 20  # browsers show shorter pictures for 100 ms
QUALITY = 84  # of a WebP, at most 100


def save(path: Path, pictures: Iterable[Image.Image], durations: list[int]) -> None:
    """Write `pictures` as an animation that loops for ever. `durations` says for how many milliseconds each picture is
    shown.

    If the file name ends in .webp, the animation is a WebP, otherwise a GIF.
    """
    if path.suffix.lower() == ".webp":
        _save_webp(path, pictures, durations)
        return
    with path.open("wb") as file:
        for chunk in _chunks(pictures, durations):
            file.write(chunk)


def _save_webp(path: Path, pictures: Iterable[Image.Image], durations: list[int]) -> None:
    rest = iter(pictures)
    first = next(rest)
    options: dict[str, Any] = {"save_all": True, "append_images": rest, "loop": 0, "quality": QUALITY, "method": 4}
    first.save(path, format="WEBP", duration=durations, **options)


def _chunks(pictures: Iterable[Image.Image], durations: list[int]) -> Iterator[bytes]:
    """Generator: yield the parts of a GIF file."""
    shown: Image.Image | None = None
    for picture, duration in zip(pictures, durations):
        if shown is None:
            yield b"GIF89a" + _two_bytes(picture.width) + _two_bytes(picture.height) + b"\x70\x00\x00" + REPEATS
        part, at, changed = _difference(picture, shown)
        reduced = _reduced(part, changed)
        shown = shown or picture.copy()
        shown.paste(reduced.convert("RGB"), at, changed)
        yield from _block(reduced, at, changed, max(duration, SHORTEST_MS))
    yield b";"


def _two_bytes(number: int) -> bytes:
    return number.to_bytes(2, "little")


def _difference(
    picture: Image.Image, shown: Image.Image | None
) -> tuple[Image.Image, tuple[int, int], Image.Image | None]:
    """Return (part, position, mask): the part of `picture` that differs from `shown`, the position of the part in
    `picture`, and a mask of the changed pixels in the part.

    If `shown` is None, the part is all of `picture`, and the mask is None.
    """
    if shown is None:
        return picture, (0, 0), None
    red, green, blue = ImageChops.difference(picture, shown).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    changed = most.point([0] * (INVISIBLE + 1) + [255] * (255 - INVISIBLE))
    left, top, right, bottom = changed.getbbox() or (0, 0, 1, 1)
    box = (left, top, right, bottom)
    return picture.crop(box), (left, top), changed.crop(box)


def _reduced(part: Image.Image, changed: Image.Image | None) -> Image.Image:
    """Return `part` with at most 255 colours, chosen to suit the changed pixels.

    `changed` is the mask of the changed pixels, or None if all pixels have changed.
    """
    if changed:
        black = Image.new("RGB", part.size)
        black.paste(part, mask=changed)
        part = black
    return part.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)


def _block(
    reduced: Image.Image, at: tuple[int, int], changed: Image.Image | None, duration: int
) -> Iterator[bytes]:
    """Generator: yield the bytes of one picture. Unchanged pixels become transparent, so that the previous picture
    remains visible in these places.

    `at`: the position of `reduced` in the picture. `changed`: a mask of the changed pixels, or None if all pixels have
    changed. `duration`: for how many milliseconds the picture is shown.
    """
    options: dict[str, Any] = {"duration": duration, "include_color_table": True, "disposal": 1}
    palette = (reduced.getpalette() or []) + [0] * 768
    if changed:
        reduced.paste(TRANSPARENT, mask=ImageChops.invert(changed))
        options["transparency"] = TRANSPARENT
    reduced.putpalette(palette[:768])
    yield from GifImagePlugin.getdata(reduced, at, **options)
