"""Respell text for terminals that cannot write every letter, for example "ue" instead of "ü"."""

import sys

_SPELLINGS = {
    **{"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"},
    **{"á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u", "Á": "A", "É": "E", "Í": "I", "Ó": "O", "Ú": "U"},
    **{"ñ": "n", "Ñ": "N", "¿": "", "¡": ""},
}


def writable(text: str) -> str:
    """Return `text` unchanged if standard output can write all its characters. Otherwise respell accented letters.

    >>> writable("für 2")
    'für 2'
    """
    encoding = getattr(sys.stdout, "encoding", None)
    if not encoding:
        return text
    try:
        text.encode(encoding)
    except UnicodeError:
        return "".join(_SPELLINGS.get(letter, letter) for letter in text)
    return text
