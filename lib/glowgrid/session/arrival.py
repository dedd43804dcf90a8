"""How bots come to a match, in steps: those that sit at it, and the one that a person asks for a hint. That one is
unloaded afterwards where nobody who sits there searches; all of them are while a scene covers the board. Borrowed.
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
    keys = _who(session)
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
    _unload(session, [bots.able(session.match.game)[-1]])


def withdraw(session: "Session") -> None:
    """Unload the match's bots and what they think on, while a scene covers the board. `session.later` brings them back
    once it is seen again."""
    match, keys = session.match, _who(session)
    if "fair" in keys and session.saves.journal is None:
        return  # nothing would remember its step
    match.advise(None)
    for seat in match.seats:
        if seat.kind == BOT:
            following = getattr(seat.decider, "following", None)
            if following is not None:
                following.leave()
            seat.decider = None
    _unload(session, [row for row in bots.CATALOGUE if row[0] in keys])
    session.later = arriving(session)


def _who(session: "Session") -> list:
    """Return who decides for each player of the match, by colour. The set-up may have been changed since it began."""
    keys: list = session.set_up_as.split("/")[2].split(",")
    return (keys + [keys[-1]] * 10)[: len(session.match.seats)]


def _unload(session: "Session", rows: list) -> None:
    """Unload these bots, and the modules that a search in the session's game needs."""
    names = "".join(games.CATALOGUE[session.chosen][6:7]).split()
    for row in rows:
        names += (row[5] + " bots." + row[2]).split()
    for name in names:
        forget(name.rstrip("?"))


def _searches(session: "Session") -> bool:
    """Tell whether somebody sits at the match who searches."""
    return bool([seat for seat in session.match.seats if seat.decider and getattr(seat.decider, "searches", True)])
