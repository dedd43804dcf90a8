"""Translation of the English sentences of games, bots and checks. In English they do not change."""

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Generator


def own(text: str, table: str) -> str:
    """Return `text` in this language. In other languages, `table` names the module with its translation."""
    return text


def owning(texts: list, table: str) -> "Generator[None, None, list]":
    """Return `texts` in this language, in steps: a generator that yields between them."""
    yield
    return texts
