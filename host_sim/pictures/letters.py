"""Text in pictures: the font, and line wrapping.

The font is in `fonts/`, so that pictures are the same on every computer. It covers the letters of Western Europe.

Imports Pillow.
"""

from functools import lru_cache
from pathlib import Path

from PIL import ImageFont

FONTS = Path(__file__).resolve().parent / "fonts"


@lru_cache(maxsize=64)
def font(size: int, bold: bool = False) -> ImageFont.FreeTypeFont:
    """Return the font in `size` pixels, or Pillow's own, which has fewer letters, if the file cannot be read."""
    try:
        return ImageFont.truetype(FONTS / f"aileron-{600 if bold else 400}.woff", size)
    except OSError:
        return ImageFont.load_default(size)  # type: ignore[return-value]


def wrap(text: str, width: float, letters: ImageFont.FreeTypeFont) -> list[str]:
    """Wrap a text into lines of at most `width` pixels. Break words that are wider, such as paths."""
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
    """Return how many letters of a word fit, at least one."""
    fits = 1
    while letters.getlength(word[: fits + 1]) <= width:
        fits += 1
    return fits
