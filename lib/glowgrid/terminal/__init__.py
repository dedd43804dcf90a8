"""Room terminal: the plain-text game, with nothing but print and input. It begins in main.py; imports games, bots,
classic, engine and its sentences, terminal: in the language that LANGUAGE names, on a computer else its own.
"""

import os

from .. import words
from ..config.language import LANGUAGES, first_known, speak
from ..translation import start


def _wanted() -> str:
    """Return what names a language: the setting, or a computer's environment, as its programs read it."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        try:
            value = os.getenv(name)
        except ValueError:  # a line of settings.toml that can't be read
            value = ""
        if value:
            return str(value)
    return ""


language = first_known(_wanted()) or LANGUAGES[0]
speak(words, language)
if language != LANGUAGES[0]:
    start([])
