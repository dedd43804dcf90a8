"""Loads bots step by step: the bots that play in a match, and the bot that gives hints. Loaded on demand.

The bot that gives hints is unloaded after the hint, unless a seated bot searches. While a scene covers the board, all
bots are unloaded.
"""

import gc

from .. import bots, games
from ..engine.seat import BOT

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Generator, Iterator

    from ..engine.match import Match
    from ..engine.rng import Rng
    from ..saves import Saves
    from .types import Running, Scope

COACH_ROOM = 50_000  # bytes of heap that must be free for the coach, which needs 9,000; play keeps a margin of 40,000
ROOM = 24_000  # bytes of heap that a hint needs at most in any game: tests/device/test_device_heap.py


def loading(running: "Running", saves: "Saves", rng: "Rng") -> "Iterator[None]":
    """Generator: load the bots of a match, and their copy of the game. Meanwhile the grid shows the board."""
    yield  # this module has just been imported
    match, keys = running.match, running.keys
    running.loader.table()
    yield
    running.bots = running.loader.open(_modules(running, keys))
    yield
    running.loader.release()  # makes room: the match has begun
    yield
    gc.collect()
    kept_free = bytearray((match.game.rows + 3) * (match.game.cols + 3))  # for the board of the bots' copy of the game
    for _ in _load(running, running.bots, keys):
        yield
    for seat in match.seats:
        if seat.kind == BOT:
            seat.decider = bots.load(keys[seat.colour - 1])()
    if hasattr(match.game, "fault"):
        fault = yield from match.game.fault()
        if fault and fault != running.warning:
            running.warning = fault
            from ..translation import translated

            saves.say(translated(fault, "games"))
    if "fair" in keys:
        from . import fair_bot_strength

        fair_bot_strength.follow(match, saves, games.CATALOGUE[running.row][0])
    yield
    del kept_free
    gc.collect()
    for seat in match.seats:
        if seat.kind == BOT:
            yield
            match.thoughts.game_for(seat.decider, match.game, rng)


def _modules(running: "Running", keys: list) -> list:
    """Return the names of the scopes (lifetimes.py) that the bots with these `keys` need to play the match's game."""
    roots = []
    for row in bots.CATALOGUE:
        if row[0] in keys:
            roots.append("bots." + row[2])
            if row[5]:
                roots.append("games." + games.CATALOGUE[running.row][2] + ".search")
    return roots


def _load(running: "Running", scope: "Scope", keys: list) -> "Iterator[None]":
    """Generator: load the modules in `scope`, one per step. `keys`: the keys of the bots that need these modules."""
    for _ in running.loader.load(scope):
        yield
    if type(running.match.game).perfect and [row for row in bots.CATALOGUE if row[0] in keys and row[5]]:
        from ..bots.search import TranspositionTable

        TranspositionTable()  # allocate its 2.3 KB before the many small objects of a game


# -- hints


def advising(running: "Running", rng: "Rng", refuse: "Callable[[str], None]") -> "Iterator[None]":
    """Generator: load the bot that gives hints, and let the match compute a hint with this bot. If this bot cannot play
    the match's game, or the heap has too little free memory for a hint, do not load the bot, but call `refuse` with a
    sentence.
    """
    yield  # this module has just been imported
    match = running.match
    if not (yield from load_adviser(running, refuse)):
        return
    bot = bots.load(bots.ADVISER)()
    yield
    gc.collect()
    yield
    if match.game.outcome is None:
        match.thoughts.game_for(bot, match.game, rng)
    yield
    if match.game.outcome is None:  # otherwise the game has ended since the hint was requested
        match.advise(bot)


def load_adviser(running: "Running", refuse: "Callable[[str], None]", spare: int = 0) -> "Generator[None, None, bool]":
    """Generator: load the modules of the bot that gives hints, and return True. If that is impossible (see `advising`),
    call `refuse` with a sentence, and return False. `spare`: bytes of heap that must be free afterwards."""
    match, loader = running.match, running.loader
    loader.release()  # unloads the command that asked for the hint
    yield
    if bots.ADVISER not in [row[0] for row in bots.able(match.game)]:
        from ..words import special

        refuse(special.NO_ADVICE)
        return False
    if not _searches(match):
        gc.collect()
        if hasattr(gc, "mem_free") and gc.mem_free() < ROOM:
            from ..words import special

            refuse(special.NO_ROOM)
            return False
        if running.hint is None:
            loader.table()
            yield
            running.hint = loader.open(_modules(running, [bots.ADVISER]))
            yield
            loader.release()  # makes room
            yield
        for _ in _load(running, running.hint, [bots.ADVISER]):
            yield
    yield  # a step of its own, as a collection takes about 16 ms
    gc.collect()
    if spare and hasattr(gc, "mem_free") and gc.mem_free() < spare:
        from ..words import coach

        refuse(coach.NO_ROOM)
        return False
    return True


def drop_hint(running: "Running") -> None:
    """Stop computing a hint, and unload the modules that only the hint needed."""
    running.match.advise(None)
    running.loader.close(running.hint)
    running.hint = None


def withdraw(running: "Running", saves: "Saves", rng: "Rng") -> None:
    """Unload the match's bots and their copy of the game, because a scene covers the board.

    The bots and the copy are loaded again when the board is visible again.
    """
    match, keys = running.match, running.keys
    if "fair" in keys and saves.journal is None:
        return  # the fair bot's step is not saved, so it would be lost
    match.advise(None)
    for seat in match.seats:
        if seat.kind == BOT:
            following = getattr(seat.decider, "following", None)
            if following is not None:
                following.leave()
            seat.decider = None
    running.unload_bots()
    running.load_later(loading(running, saves, rng))


def _searches(match: "Match") -> bool:
    """Return whether any decider of the match searches."""
    return bool([seat for seat in match.seats if seat.decider and getattr(seat.decider, "searches", True)])
