"""What games, bots and checks say, which they say in English: mapped by tables of this language."""

from glowgrid.unload import borrow


def own(text: str, table: str) -> str:
    """Return `text` in this language; `table` is the module that has it: titles, games or checks."""
    return borrow("translation").put(text, borrow("words." + table).TABLE)
