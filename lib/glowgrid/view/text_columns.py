"""Convert a long text, such as the rules of a game, to columns of bits, a few letters per step. Loaded on demand."""

from . import font

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Generator

_A_STEP = 20  # number of characters that take a few milliseconds


def columns(text: str) -> "Generator[None, None, bytearray]":
    """Generator: yield after every few characters, and at the end return the same as `font.columns(text)`."""
    accented: Callable[[str], str] | None = None
    if len(text.encode()) > len(text):
        from .accents import columns as accented

        yield
    bits = bytearray()
    for at in range(0, len(text), _A_STEP):
        bits.extend(font.columns(text[at : at + _A_STEP], 1, accented))
        bits.append(0)
        yield
    return bits[:-1]
