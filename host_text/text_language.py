"""Select the language of plain text.

The option --language names the language, or else the environment variable LANGUAGE. If neither is there, the language
is that of the computer. `select` must run before a module of sentences is loaded, so it runs when host_text is
imported.
"""

import os
import sys

from glowgrid import words as glowgrid_words
from glowgrid.config.language import LANGUAGES, first_known, speak
from glowgrid.translation import start

from . import words

_OPTION = "--language"
_VARIABLES = "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"  # the first that is set counts, as in other programs


def select() -> None:
    """Make `glowgrid.words` and `host_text.words` load sentences in the language that is wanted, or in English if that
    language is unknown."""
    option, _ = split(sys.argv[1:])
    language = first_known(option or next(filter(None, map(os.environ.get, _VARIABLES)), "")) or LANGUAGES[0]
    for package in (glowgrid_words, words):
        speak(package, language)
    if language != LANGUAGES[0]:
        start(language, [])


def split(arguments: list[str]) -> tuple[str | None, list[str]]:
    """Return the value of the option --language, and `arguments` without this option.

    The value is None if the option is not there, and "" if it has no value.
    """
    for at, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == _OPTION:
            after = at + (1 if equals else 2)
            return value if equals else "".join(arguments[at + 1 : after]), arguments[:at] + arguments[after:]
    return None, arguments


def fault(option: str | None = None) -> str:
    """Return a sentence if `option`, the value of the option --language, or else LANGUAGE names an unknown language,
    otherwise "". Locale names such as fr_FR never count as unknown in LANGUAGE."""
    name, wanted = _OPTION, option
    if wanted is None:
        name, wanted = "LANGUAGE", os.environ.get("LANGUAGE", "")
        if not wanted or "_" in wanted:
            return ""
    if first_known(wanted):
        return ""
    from glowgrid.config.errors import refuse

    from .words import terminal

    return str(refuse(name, wanted, ", ".join(LANGUAGES[:-1]) + terminal.OR + LANGUAGES[-1]))
