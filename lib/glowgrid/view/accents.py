"""The letters and signs that English lacks, drawn as those of font.py: a language other than English borrows them."""

_CHARS = "ÄÖÜÁÉÍÓÚÑ¿¡"
_COLUMNS = "YLY ]T] ]P] XLY ^VS \\A \\T] \\P] \\EEX XUP ]"  # as in font.py
_UNKNOWN = "AUC"  # a question mark
_SHARP_S = "RUI@RUI"  # in capitals it is SS


def columns(char: str) -> str:
    """Return the columns of a letter, one letter each, as font.py has them; those of ? for one that is not drawn."""
    if char == "ß":  # boards know no capitals but those of English
        return _SHARP_S
    if "à" <= char <= "þ":
        char = chr(ord(char) - 32)
    where = _CHARS.find(char)
    return _COLUMNS.split(" ")[where] if where >= 0 else _UNKNOWN
