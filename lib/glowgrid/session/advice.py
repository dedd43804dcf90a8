"""How a person gets a hint. Borrowed when somebody asks."""

from .. import bots
from .seating import fetching_bots

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Iterator

    from . import Session


def advising(session: "Session") -> "Iterator[None]":
    """Ask the last bot of the catalogue that may play this what to play, in steps."""
    key = bots.able(session.match.game)[-1][0]
    for _ in fetching_bots(session, [key]):
        yield
    bot = bots.load(key)()
    session.match.game_for(bot)
    yield
    session.match.advise(bot)
