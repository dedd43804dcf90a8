"""Spells a text that may be long, such as a game's rules, in steps. Borrowed by the scenes that show one."""

from ..unload import fetching, forget
from . import font

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Generator

_A_STEP = 20  # characters that take a few milliseconds


def columns(text: str) -> "Generator[None, None, bytearray]":
    """Return `text` as columns of bits, as font.columns does: a generator that yields after some characters."""
    fetched = (yield from fetching("view.accents")) if len(text.encode()) > len(text) else []
    bits = bytearray()
    for at in range(0, len(text), _A_STEP):
        bits.extend(font.columns(text[at : at + _A_STEP]))
        bits.append(0)
        yield
    for name in fetched:
        forget(name)
    return bits[:-1]
