"""Select the language, that is, the folder of the package `words` from which sentences are loaded."""

# On the drive, this module is part of settings.py.

LANGUAGES = ("en", "de", "es")


def first_known(wanted: str) -> str:
    """Return the first language in `wanted` (a list as in $LANGUAGE) that Glowgrid knows, or "" if it knows none.

    >>> first_known("fr_CA.UTF-8:de_AT:en"), first_known("fr")
    ('de', '')
    """
    for name in wanted.lower().replace("-", "_").split(":"):
        name = name.split("_")[0].split(".")[0]
        if name in LANGUAGES:
            return name
    return ""


def speak(words: object, language: str) -> None:
    """Make the package `words` load modules from the folder of `language`. Modules that are already loaded are kept."""
    path = words.__path__  # type: ignore[attr-defined]
    if isinstance(path, str):  # on a board
        words.__path__ = path[:-2] + language  # type: ignore[attr-defined]
    else:
        path[0] = path[0][:-2] + language
