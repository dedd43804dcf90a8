"""Translation of the English sentences of games, bots and checks, by the tables of this language."""

from glowgrid.unload import borrow, borrowing

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Generator


def own(text: str, table: str) -> str:
    """Return `text` in this language. `table` is the module with its translation: titles, games or checks."""
    return borrow("translation").put(text, borrow("words." + table).TABLE)


def owning(texts: list, table: str) -> "Generator[None, None, list]":
    """Return `texts` in this language, in steps: a generator that yields after each text and each import."""
    translation = yield from borrowing("translation")
    sentences = (yield from borrowing("words." + table)).TABLE
    found = []
    for text in texts:
        found.append(translation.put(text, sentences))
        yield
    return found
