"""Titles of deciders."""

from .. import bots
from ..words import match as words


def bot_title(key: str) -> str:
    """Return the title of a bot, or of a person for BY_HAND."""
    for row in bots.CATALOGUE:
        if row[0] == key:
            return row[1]
    return words.PERSON
