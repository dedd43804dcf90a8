"""Room terminal: the plain-text game, with nothing but print and input. It begins in main.py; imports games, bots,
classic, engine and its sentences, terminal: in the language that LANGUAGE names, on a computer else its own.
"""

import os

from glowgrid import words
from glowgrid.config.language import LANGUAGES, first_known, speak
from glowgrid.translation import start


def _asked(name: str) -> str:
    try:
        return str(os.getenv(name) or "")
    except ValueError:  # a line of settings.toml that can't be read
        return ""


def _wanted() -> str:
    """Return what names a language: the setting, or a computer's environment, as its programs read it."""
    return _asked("LANGUAGE") or _asked("LC_ALL") or _asked("LC_MESSAGES") or _asked("LANG")


def fault() -> str:
    """Return a sentence where LANGUAGE names no language that there is; a computer's own, such as fr_FR, may be any."""
    wanted = _asked("LANGUAGE")
    if not wanted or "_" in wanted or first_known(wanted):
        return ""
    from glowgrid.config.errors import refuse
    from glowgrid.words import terminal

    return str(refuse("LANGUAGE", wanted, ", ".join(LANGUAGES[:-1]) + terminal.OR + LANGUAGES[-1]))


language = first_known(_wanted()) or LANGUAGES[0]
speak(words, language)
if language != LANGUAGES[0]:
    start([])
