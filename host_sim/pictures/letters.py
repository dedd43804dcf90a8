"""Font and line wrapping for text in pictures.

The font is in the folder `fonts`, so that pictures are the same on every computer. It has the letters of Western
European languages.

Imports Pillow.
"""

from functools import lru_cache
from pathlib import Path

from PIL import ImageFont

FONTS = Path(__file__).resolve().parent / "fonts"


@lru_cache(maxsize=64)
def font(size: int, bold: bool = False) -> ImageFont.FreeTypeFont:
    """Return the font in a size of `size` pixels. `bold`: whether the letters are bold.

    If the font file cannot be read, return Pillow's own font, which has fewer letters.
    """
    try:
        return ImageFont.truetype(FONTS / f"aileron-{600 if bold else 400}.woff", size)
    except OSError:
        return ImageFont.load_default(size)  # type: ignore[return-value]


def wrap(text: str, width: float, letters: ImageFont.FreeTypeFont) -> list[str]:
    """Wrap `text` into lines of at most `width` pixels. A word that is wider than a line, such as a path, is split. A
    line break in `text` stays."""
    if "\n" in text:
        return [line for part in text.split("\n") for line in wrap(part, width, letters)]
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
    """Return how many letters from the start of `word` fit into `width` pixels. The least return value is 1."""
    fits = 1
    while letters.getlength(word[: fits + 1]) <= width:
        fits += 1
    return fits
