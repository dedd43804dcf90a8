"""Spelling of a long text, such as a game's rules: converts it to columns in steps. Loaded on demand."""

from ..unload import fetching, forget
from . import font

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Generator

_A_STEP = 20  # number of characters that take a few milliseconds


def columns(text: str) -> "Generator[None, None, bytearray]":
    """Return `text` as columns of bits, like font.columns, as a generator that yields after every few characters."""
    fetched = (yield from fetching("view.accents")) if len(text.encode()) > len(text) else []
    bits = bytearray()
    for at in range(0, len(text), _A_STEP):
        bits.extend(font.columns(text[at : at + _A_STEP]))
        bits.append(0)
        yield
    for name in fetched:
        forget(name)
    return bits[:-1]
