"""How a person gets a hint, and what becomes of it. Borrowed when somebody asks, and once it has been given: where no
bot that searches sits at the match, all that a hint has brought goes with it.
"""

import gc

from .. import bots, games
from ..unload import borrow, forget
from .seating import fetching_bots

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable, Iterator

    from . import Session

ROOM = 24_000  # bytes of a board's heap, more than a hint takes in any game: tests/device/test_device_heap.py


def advising(session: "Session", refuse: "Callable[[str], None]") -> "Iterator[None]":
    """Ask the last bot of the catalogue that may play this what to play, in steps. Where the heap has no room for that,
    `refuse` is called with a sentence."""
    match = session.match
    row = bots.able(match.game)[-1]
    if not _searches(session):
        gc.collect()
        if row[5] and hasattr(gc, "mem_free") and gc.mem_free() < ROOM:
            refuse(borrow("words.special").NO_ROOM)
            return
        session.advised = True
    for _ in fetching_bots(session, [row[0]]):
        yield
    bot = bots.load(row[0])()
    match.game_for(bot)
    yield
    match.advise(bot)


def end(session: "Session") -> None:
    """Break off what is being thought, and let go of what that alone has needed."""
    session.advised = False
    session.match.advise(None)
    row = bots.able(session.match.game)[-1]
    for name in ("".join(games.CATALOGUE[session.chosen][6:7]) + " " + row[5] + " bots." + row[2]).split():
        forget(name.rstrip("?"))


def _searches(session: "Session") -> bool:
    """Tell whether somebody sits at the match who searches."""
    return bool([seat for seat in session.match.seats if seat.decider and getattr(seat.decider, "searches", True)])
