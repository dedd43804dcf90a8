"""Words of the screens around the light, one module per language. The modules contain only data."""

from . import de, en, es

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any

_LANGUAGES = {"en": en, "de": de, "es": es}


def language(code: str) -> "Any":
    """Return the module with the words of the language `code`, or the English one if there is none."""
    return _LANGUAGES.get(code, en)
