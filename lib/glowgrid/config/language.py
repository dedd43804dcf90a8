"""The language that Glowgrid speaks: the folder of words in which its sentences are found."""

LANGUAGES = ("en", "de", "es")


def first_known(wanted: str) -> str:
    """Return the first language there is of those wanted, as environments name them, such as `fr_CA:de`; else none.

    >>> first_known("fr_CA.UTF-8:de_AT:en"), first_known("fr")
    ('de', '')
    """
    for name in wanted.lower().replace("-", "_").split(":"):
        name = name.split("_")[0].split(".")[0]
        if name in LANGUAGES:
            return name
    return ""


def speak(words: object, language: str) -> None:
    """Have the package `words` find its modules in the folder of this language; those that it has already stay."""
    path = words.__path__  # type: ignore[attr-defined]
    if isinstance(path, str):  # as on a board
        words.__path__ = path[:-2] + language  # type: ignore[attr-defined]
    else:
        path[0] = path[0][:-2] + language
