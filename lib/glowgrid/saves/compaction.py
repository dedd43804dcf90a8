"""The journal's turn-over: erases it and writes what still counts. Needed rarely, so imported when it is."""

import gc

from ..session.seating import line, result
from ..unload import borrow
from ..words.en import match as words
from . import A_MOVE, RESERVE
from .format import BEGUN, MOVES, OVER


def turn_over(session) -> None:
    """Erase the journal and write what still counts: first the game, as it stands."""
    gc.collect()  # the journal is read and written in blocks of its size
    saves, match = session.saves, session.match
    saved = saves.read()
    saved.brightness = saves.brightness or saved.brightness
    game: list = []
    over: list = []
    if saves.keeps:
        game.append((BEGUN, line(session).encode()))
        game.append((MOVES, borrow("saves.snapshot").packed(match.game.moves, match.undone)))
        if saves.begun:
            saved.uncount()  # if it was over; it may have come back to life since
        if match.game.outcome is not None:
            over.append((OVER, result(session).encode()))  # is counted last: it may still come back to life
    try:
        if not _fits(saves, game, saved, over) and not saves.journal.worn:
            _lose_game(saves, saved)
    except OSError as error:
        saves.give_up(str(error))
        return
    saves.begun = saves.keeps
    if saves.journal.worn:
        saves.give_up()


def _fits(saves, game: list, saved, over: list) -> bool:
    """Write as much as there is room for, and leave some; answer False where the game does not fit."""
    rest = list(saved.records())
    limit = saves.journal.size - RESERVE - A_MOVE
    while rest and _size(game) + _size(rest) > limit:
        rest.pop()  # the statistics come last
    return _size(game) + _size(rest) <= limit and saves.journal.rewrite(game + rest + over)


def _lose_game(saves, saved) -> None:
    saves.keeps = False
    saves.say(words.LOST)
    _fits(saves, [], saved, [])


def _size(records: list) -> int:
    total = 0
    for _, payload in records:
        total += len(payload) + 6
    return total
