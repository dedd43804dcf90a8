"""Parse settings.toml as `os.getenv` of CircuitPython 10.2.1 does.

Every value is a string. If a name occurs twice, the first line counts. Reading ends at the first [table]. An invalid
value becomes None, without any message. A value is invalid in each of these cases:

- It is missing.
- Its closing quote is missing.
- It has an invalid escape.
- Anything except a comment comes after its closing quote.

This module runs on MicroPython, too (see tools.build.uf2).
"""

BLANKS = " \t\r\v\f"
ESCAPES = {"b": "\b", "r": "\r", "n": "\n", "t": "\t", "v": "\v", "f": "\f"}
HEX_DIGITS = {"u": 4, "U": 8}


def read(text: str) -> dict[str, str | None]:
    """Return a dictionary from the names of the settings in `text` to their values.

    A value is None if `os.getenv` cannot read it.
    """
    values: dict[str, str | None] = {}
    for line in text.partition("\0")[0].split("\n"):
        line = line.lstrip(BLANKS)
        if line.startswith("["):
            break
        name, equals, rest = line.partition("=")
        if equals and not name.startswith("#"):
            values.setdefault(name.rstrip(BLANKS), _value(rest.lstrip(BLANKS)))
    return values


def _value(text: str) -> str | None:
    """Return the value in `text`, the rest of a line after the equals sign. Return None if the value is invalid."""
    if text.startswith('"'):
        return _quoted(text)
    return text.partition("#")[0].rstrip(" \t\r") if text else None


def _quoted(text: str) -> str | None:
    """Return the string between the quotes at the start of `text`. Return None if the string is invalid, or if anything
    except a comment comes after it."""
    found, at = "", 1
    while at < len(text) and text[at] != '"':
        character, at = _escaped(text, at + 1) if text[at] == "\\" else (text[at], at + 1)
        if character is None:
            return None
        found += character
    rest = text[at + 1 :].lstrip(BLANKS)
    return None if at >= len(text) or rest and not rest.startswith("#") else found


def _escaped(text: str, at: int) -> tuple[str | None, int]:
    """Read an escape. `at` is the position of the letter after the backslash.

    Return (character, position after the escape). The character is None if the escape is invalid.
    """
    letter = text[at : at + 1]
    end = at + 1 + HEX_DIGITS.get(letter, 0)
    if letter not in HEX_DIGITS:
        return (ESCAPES.get(letter, letter) or None), end
    try:
        return chr(int(text[at + 1 : end], 16)), end
    except (ValueError, OverflowError):
        return None, end
