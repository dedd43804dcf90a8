"""Translation of the English sentences of games, bots and checks, by the tables of this language."""

from glowgrid.unload import borrow


def own(text: str, table: str) -> str:
    """Return `text` in this language. `table` is the module with its translation: titles, games or checks."""
    return borrow("translation").put(text, borrow("words." + table).TABLE)
