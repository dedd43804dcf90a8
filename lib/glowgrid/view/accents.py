"""Glyphs of letters and signs that English lacks, in the format of font.py. Loaded for other languages."""

_CHARS = "ÄÖÜÁÉÍÓÚÑ¿¡"
_COLUMNS = "YLY ]T] ]P] XLY ^VS \\A \\T] \\P] \\EEX XUP ]"  # as in font.py
_UNKNOWN = "AUC"  # a question mark
_SHARP_S = "RUI@RUI"  # in capitals, sharp s is SS
_SMALL_SHARP_S, _SMALL = 223, 224  # the code points of sharp s and of the first small letter with an accent


def columns(char: str) -> str:
    """Return the glyph of `char` in the format of font.py. If `char` is unknown, return the glyph of `?`."""
    code = ord(char)
    if code == _SMALL_SHARP_S:  # boards can only convert English letters to capitals
        return _SHARP_S
    where = _CHARS.find(chr(code - 32) if _SMALL <= code <= 254 else char)
    return _COLUMNS.split(" ")[where] if where >= 0 else _UNKNOWN
