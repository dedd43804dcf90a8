"""The letters and signs that English lacks, drawn as those of font.py: a language other than English borrows them."""

_CHARS = "ÄÖÜÁÉÍÓÚÑ¿¡"
_COLUMNS = "YLY ]T] ]P] XLY ^VS \\A \\T] \\P] \\EEX XUP ]"  # as in font.py
_UNKNOWN = "AUC"  # a question mark
_SHARP_S = "RUI@RUI"  # in capitals it is SS
_SMALL_SHARP_S, _SMALL = 223, 224  # the codes of ß, and of the first small letter with an accent


def columns(char: str) -> str:
    """Return the columns of a letter, one letter each, as font.py has them; those of ? for one that is not drawn."""
    code = ord(char)
    if code == _SMALL_SHARP_S:  # boards know no capitals but those of English
        return _SHARP_S
    where = _CHARS.find(chr(code - 32) if _SMALL <= code <= 254 else char)
    return _COLUMNS.split(" ")[where] if where >= 0 else _UNKNOWN
