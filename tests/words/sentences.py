"""Sentences in modules of words, and their gaps."""

from importlib import import_module
from string import Formatter

TRANSLATIONS = "rules", "refusal", "hint", "games", "errors"
"""The modules whose TABLE has translations of English sentences that the code contains."""


def translations(language, name):
    """Return the translations in the module `name`, one of TRANSLATIONS: English -> other language."""
    return import_module(f"glowgrid.words.{language}.{name}").TABLE


def texts(value, where=""):
    """Yield each sentence in a value with its path."""
    if isinstance(value, str):
        yield where, value
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from texts(each, f"{where}[{key!r}]")
    elif isinstance(value, tuple):
        for number, each in enumerate(value):
            yield from texts(each, f"{where}[{number}]")


def gaps(sentence):
    """Return the numbers of the gaps, in order."""
    fields = [field for _, field, _, _ in Formatter().parse(sentence) if field is not None]
    return sorted(int(field) if field else number for number, field in enumerate(fields))
