"""Turn text into columns of bits, in a font five pixels high. The lowest bit of a column is its top pixel.

accents.py has the letters that English lacks, and is loaded when a text contains such a letter.
"""

# On the drive, this module is part of ticker.py.

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable

HEIGHT = 5

_CHARS = " !#'()*+,-./0123456789:;=?ABCDEFGHIJKLMNOPQRSTUVWXYZ"

# one group for each character of _CHARS, one letter for each column: its code minus 64 is the column's five bits
_COLUMNS = (
    "@@ W _J_ C NQ QN JDJ DND PH DDD P XDC _Q_ R_P ]UW QU_ GD_ WU] _U] AYG _U_ WU_ J PM JJJ AUC ^E^ _UJ NQQ _Q"
    "N _UQ _EA NQ] _D_ Q_Q HPO _D[ _PP _BDB_ _BD_ NQN _EB FIV _EZ RUI A_A _P_ GXG _HDH_ [D[ C\\C YUS"
)


def columns(text: str, gap: int = 1, accented: "Callable[[str], str] | None" = None) -> bytearray:
    """Return the columns of `text` in capitals, one byte per column. There are `gap` dark columns between letters. An
    unknown character becomes a question mark.

    `accented`: the function `columns` of accents.py, or None to import accents.py when needed.
    """
    groups = _COLUMNS.split(" ")
    bits = bytearray()
    for char in text.upper():
        where = _CHARS.find(char)
        if where < 0 and accented is None:
            from .accents import columns as accent_columns

            accented = accent_columns
        for letter in groups[where] if where >= 0 or accented is None else accented(char):
            bits.append(ord(letter) - 64)
        bits.extend(bytes(gap))
    return bits[: len(bits) - gap] if bits else bits
