"""What games, bots and checks say, which they say in English: here it stays as it is."""

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Generator


def own(text: str, table: str) -> str:
    """Return `text` in this language; `table` is the module that has it in others: titles, games or checks."""
    return text


def owning(texts: list, table: str) -> "Generator[None, None, list]":
    """Return `texts` in this language, in steps: a generator that yields between them."""
    yield
    return texts
