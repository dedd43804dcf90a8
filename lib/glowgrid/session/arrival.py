"""How bots come to a match, in steps: those that sit at it, and the one that a person asks for a hint. That one goes
again, with all that it has brought, where nobody who sits there searches. Borrowed.
"""

import gc

from .. import bots, games
from ..engine.seat import BOT
from ..unload import borrow, fetching, forget

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable, Iterator

    from . import Session

ROOM = 24_000  # bytes of a board's heap, more than a hint takes in any game: tests/device/test_device_heap.py


def arriving(session: "Session") -> "Iterator[None]":
    """Import the match's bots, and make what they think on, in steps: the board is on light by then, as nobody waits
    for a bot before the first move."""
    yield  # this module has just been imported
    keys = session.setup().who[: len(session.match.seats)]  # by colour
    for _ in fetching_bots(session, keys):
        yield
    seats = session.match.seats
    for seat in seats:
        if seat.kind == BOT:
            seat.decider = bots.load(keys[seat.colour - 1])()
    if "fair" in keys:
        borrow("session.fair").follow(session, games.CATALOGUE[session.chosen][0])
    for seat in seats:
        if seat.kind == BOT:
            yield
            session.match.thoughts.game_for(seat.decider, session.match.game, session.rng)
    session.later = ()


def fetching_bots(session: "Session", keys: list) -> "Iterator[None]":
    """Import what these bots need for the session's game, a module a step."""
    searches = "".join(games.CATALOGUE[session.chosen][6:7])
    for row in bots.CATALOGUE:
        if row[0] in keys:
            needs = "".join(row[5:6])  # nothing: this bot does not search
            for names in (searches if needs else "", needs, "bots." + row[2]):
                for _ in fetching(names):
                    yield
            if needs:
                from ..bots.search import TranspositionTable

                TranspositionTable()  # its 5 KB come before the many small things of a game


# -- a hint


def advising(session: "Session", refuse: "Callable[[str], None]") -> "Iterator[None]":
    """Ask the last bot of the catalogue that may play this what to play, in steps. Where the heap has no room for that,
    `refuse` is called with a sentence."""
    yield  # this module has just been imported
    match = session.match
    row = bots.able(match.game)[-1]
    if not _searches(session):
        gc.collect()
        if row[5] and hasattr(gc, "mem_free") and gc.mem_free() < ROOM:
            refuse(borrow("words.special").NO_ROOM)
            return
        session.hint = True
    for _ in fetching_bots(session, [row[0]]):
        yield
    bot = bots.load(row[0])()
    match.thoughts.game_for(bot, match.game, session.rng)
    yield
    match.advise(bot)


def leave(session: "Session") -> None:
    """Break off what is being thought, and let go of what that alone has needed."""
    session.hint = False
    session.match.advise(None)
    row = bots.able(session.match.game)[-1]
    for name in ("".join(games.CATALOGUE[session.chosen][6:7]) + " " + row[5] + " bots." + row[2]).split():
        forget(name.rstrip("?"))


def _searches(session: "Session") -> bool:
    """Tell whether somebody sits at the match who searches."""
    return bool([seat for seat in session.match.seats if seat.decider and getattr(seat.decider, "searches", True)])
