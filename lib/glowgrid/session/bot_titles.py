"""Finds the titles of bots and of other deciders."""

from .. import bots
from ..words import match as words


def bot_title(key: str) -> str:
    """Return the title of the bot with this key. For BY_HAND, return the word for a person."""
    for row in bots.CATALOGUE:
        if row[0] == key:
            return words.BOTS.get(row[1], row[1])
    return words.PERSON
