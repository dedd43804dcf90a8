"""Language of plain text: from the environment variable LANGUAGE, or from the settings of the computer.

`select` runs when host_text is imported, because sentences keep the language in which they were loaded.
"""

import os

from glowgrid import words as glowgrid_words
from glowgrid.config.language import LANGUAGES, first_known, speak
from glowgrid.translation import start

from . import words

_VARIABLES = "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"  # in the order in which other programs read them


def select() -> None:
    """Make both packages of words load their sentences in the language of the environment, or in English."""
    wanted = next(filter(None, map(os.environ.get, _VARIABLES)), "")
    language = first_known(wanted) or LANGUAGES[0]
    for package in (glowgrid_words, words):
        speak(package, language)
    if language != LANGUAGES[0]:
        start([])


def fault() -> str:
    """Return a sentence if LANGUAGE names an unknown language, otherwise "". A name of the system such as fr_FR is
    accepted."""
    wanted = os.environ.get("LANGUAGE", "")
    if not wanted or "_" in wanted or first_known(wanted):
        return ""
    from glowgrid.config.errors import refuse

    from .words import terminal

    return str(refuse("LANGUAGE", wanted, ", ".join(LANGUAGES[:-1]) + terminal.OR + LANGUAGES[-1]))
