"""Matches that begin with moves already made: the game that was left, one that the power interrupted, a transcript.

Borrowed for that moment.
"""

import sys

from .. import games
from ..engine.options import defaults
from ..saves import format
from ..saves.format import BY_HAND
from ..unload import borrow, forget
from .seating import Unfit, coming, follow, full, seating, who, why
from .ways import RESTORE_LEFT, RESTORE_SAVED

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Iterator, Sequence

    from ..engine.match import Match
    from . import Session


_FAULTS = "glowgrid.engine.faults"


def beginning(session: "Session", way: int) -> "Iterator[None]":
    """Return the steps in which a match begins in this way: RESTORE_LEFT, RESTORE_SAVED or REPLAY."""
    if way == RESTORE_LEFT:
        return _restoring_left(session)
    return _restoring_saved(session) if way == RESTORE_SAVED else _replaying(session)


def _restoring_left(session: "Session") -> "Iterator[None]":
    """Go on with the game that was left, written down from its beginning."""
    _, line, moves, undone = session.left
    session.left = ()
    for _ in _seating(session, line):
        yield
    follow(session)
    for _ in _playing_on(session.match, moves, undone):
        yield


def _restoring_saved(session: "Session") -> "Iterator[None]":
    """Go on with the game that the last power-off interrupted. There is no match where it was over already, nor where
    what was saved makes no game: then `session.lost` says why."""
    session.saves.waits = False
    saved = borrow("saves.snapshot").read(session.saves)
    if saved.game and not saved.over:
        try:
            if saved.broken:
                raise ValueError("A record of the game makes no sense.")
            for _ in _seating(session, saved.game):
                yield
            for _ in _playing_on(session.match, saved.moves, saved.undone):
                yield
        except (ValueError, IndexError) as error:
            session.match = None  # type: ignore[assignment]  # unheard: nobody watches it yet
            session.later = ()
            session.lost = _lost(saved.game, error)
    if session.match is not None:
        autosave = follow(session)
        if autosave is not None and not autosave.resume():
            session.end()


def _replaying(session: "Session") -> "Iterator[None]":
    """Show the game that `session.transcript` is the line of: people sit there. There is no match where the line is
    damaged, which is told."""
    line, session.transcript = session.transcript, ""
    game, known = None, _FAULTS in sys.modules
    try:
        key, game = borrow("engine.transcript").read(line, games.load)
    except ValueError as error:
        session.saves.say(borrow("translation").translated(str(error), "checks"))
    if not known:  # joined moves are tried until one is no error
        forget("engine.faults")
    if game is None:
        return
    session.choose(key)
    setup = session.setup()
    setup.options, setup.who, moves = game.options, [BY_HAND] * len(setup.who), game.moves
    game = None
    for _ in seating(session):
        yield
    session.match.start()
    session.replayed = moves


def _seating(session: "Session", line: str) -> "Iterator[None]":
    """Make a match as a line says, not started, in steps; raise a ValueError where it can't be had."""
    key, options, keys, turned, score = format.line_parts(line)
    if not session.choose(key):
        raise Unfit("NO_GAME")
    game_class, setup = session.game_class(), session.setup()
    wanted = full(options, defaults(game_class.OPTIONS))
    keys, times, points = who(keys), int(turned), format.numbers(score)
    setup.options, setup.who = game_class.checked(*wanted), keys
    for _ in seating(session):
        yield
    if len(points) != len(session.score):
        raise ValueError("Not this game's score.")
    for index, count in enumerate(points):
        session.score[index] = count
    seats = session.match.seats
    for _ in range(times % len(seats)):
        seats.append(seats.pop(0))
    session.later = coming(session)
    if "link" in keys:
        borrow("session.opponent").restore(session.match, line)


def _playing_on(match: "Match", moves: "Sequence[int]", undone: "Sequence[int]") -> "Iterator[None]":
    """Start the match and play these moves, then those that were taken back, and take them back; raise an Unfit where
    that can't be."""
    match.start()
    yield
    for move in moves:
        _play(match, move)
        yield
    for index in range(len(undone) - 1, -1, -1):
        _play(match, undone[index])
        yield
    while len(match.game.moves) > len(moves) and match.take_back(1, True):  # one by one, as chance's are not counted
        pass
    if len(match.game.moves) != len(moves):
        raise Unfit("NO_TAKE_BACK")


def _play(match: "Match", move: int) -> None:
    if not match.play(move, True):
        raise Unfit("NO_MOVE", match.game.ply + 1)


def _lost(line: str, error: Exception) -> str:
    """Return why the game of this line does not come back."""
    key = format.line_parts(line)[0]
    titles = [row[1] for row in games.CATALOGUE if row[0] == key]
    return borrow("words.saved").LOST.format(titles[0] if titles else key[:20], why(error))
