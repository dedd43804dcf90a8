"""Select the language of plain text.

The environment variable LANGUAGE names the language. If it is not set, the language is that of the computer. `select`
must run before a module of sentences is loaded, so it runs when host_text is imported.
"""

import os

from glowgrid import words as glowgrid_words
from glowgrid.config.language import LANGUAGES, first_known, speak
from glowgrid.translation import start

from . import words

_VARIABLES = "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"  # the first that is set counts, as in other programs


def select() -> None:
    """Make `glowgrid.words` and `host_text.words` load sentences in the language of the environment, or in English if
    that language is unknown."""
    wanted = next(filter(None, map(os.environ.get, _VARIABLES)), "")
    language = first_known(wanted) or LANGUAGES[0]
    for package in (glowgrid_words, words):
        speak(package, language)
    if language != LANGUAGES[0]:
        start(language, [])


def fault() -> str:
    """Return a sentence if LANGUAGE names an unknown language, otherwise "". Locale names such as fr_FR never count as
    unknown."""
    wanted = os.environ.get("LANGUAGE", "")
    if not wanted or "_" in wanted or first_known(wanted):
        return ""
    from glowgrid.config.errors import refuse

    from .words import terminal

    return str(refuse("LANGUAGE", wanted, ", ".join(LANGUAGES[:-1]) + terminal.OR + LANGUAGES[-1]))
