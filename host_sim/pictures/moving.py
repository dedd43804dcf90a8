"""Moving pictures: writes animations as GIF, or as WebP, which is smaller and keeps nearly all colours.

A GIF picture has only 256 colours. With one palette for many hues, glows would show steps. Each picture therefore has
its own palette, and stores only the pixels that have changed.

Imports Pillow.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from PIL import GifImagePlugin, Image, ImageChops

COLOURS = 255  # one more is left for unchanged pixels
STAYS = 255
UNSEEN = 5  # of 255: smaller differences count as unchanged
REPEATS = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
SHORTEST_MS = 20  # browsers show shorter pictures for 100 ms
QUALITY = 84  # of a WebP, up to 100


def save(path: Path, pictures: Iterable[Image.Image], durations: list[int]) -> None:
    """Write pictures of one size with their durations in ms.

    The file's suffix chooses the format. They loop for ever.
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
    """Yield the parts of a GIF."""
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
    """Return the changed part of a picture, its position, and a mask of the changed pixels in it."""
    if shown is None:
        return picture, (0, 0), None
    red, green, blue = ImageChops.difference(picture, shown).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    changed = most.point([0] * (UNSEEN + 1) + [255] * (255 - UNSEEN))
    left, top, right, bottom = changed.getbbox() or (0, 0, 1, 1)
    box = (left, top, right, bottom)
    return picture.crop(box), (left, top), changed.crop(box)


def _reduced(part: Image.Image, changed: Image.Image | None) -> Image.Image:
    """Reduce to 255 colours, chosen from the changed pixels only."""
    if changed:
        black = Image.new("RGB", part.size)
        black.paste(part, mask=changed)
        part = black
    return part.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)


def _block(
    reduced: Image.Image, at: tuple[int, int], changed: Image.Image | None, duration: int
) -> Iterator[bytes]:
    """Yield the bytes of one picture. Unchanged pixels are transparent, so that the previous picture shows through."""
    options: dict[str, Any] = {"duration": duration, "include_color_table": True, "disposal": 1}
    palette = (reduced.getpalette() or []) + [0] * 768
    if changed:
        reduced.paste(STAYS, mask=ImageChops.invert(changed))
        options["transparency"] = STAYS
    reduced.putpalette(palette[:768])
    yield from GifImagePlugin.getdata(reduced, at, **options)
