"""Titles of those who may decide for a player."""

from .. import bots
from ..words import match as words


def bot_title(key: str) -> str:
    """Return what people read for a bot's key, or for BY_HAND."""
    for row in bots.CATALOGUE:
        if row[0] == key:
            return row[1]
    return words.PERSON
