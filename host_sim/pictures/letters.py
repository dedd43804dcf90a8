"""Letters in pictures: the font, and lines of text broken to a width.

Part of the room host_sim.pictures; imports Pillow. The font lies in `fonts/`, so that a picture is the same on every
computer, and has the letters of Western Europe.
"""

from functools import lru_cache
from pathlib import Path

from PIL import ImageFont

FONTS = Path(__file__).resolve().parent / "fonts"


@lru_cache(maxsize=64)
def font(size: int, bold: bool = False) -> ImageFont.FreeTypeFont:
    """Return the font of `size` pixels; Pillow's own, which has fewer letters, where it cannot be read."""
    try:
        return ImageFont.truetype(FONTS / f"aileron-{600 if bold else 400}.woff", size)
    except OSError:
        return ImageFont.load_default(size)  # type: ignore[return-value]


def wrap(text: str, width: float, letters: ImageFont.FreeTypeFont) -> list[str]:
    """Break a line into lines that are at most `width` wide; a word that is wider, such as a path, within itself."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if letters.getlength(longer) <= width:
            lines[-1] = longer
            continue
        while letters.getlength(word) > width and len(word) > 1:
            fits = _fitting(word, width, letters)
            lines.append(word[:fits])
            word = word[fits:]
        lines.append(word)
    return [line for line in lines if line]


def _fitting(word: str, width: float, letters: ImageFont.FreeTypeFont) -> int:
    """Return how many letters of a word fit, one at least."""
    fits = 1
    while letters.getlength(word[: fits + 1]) <= width:
        fits += 1
    return fits
