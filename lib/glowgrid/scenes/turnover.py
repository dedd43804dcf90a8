"""The journal's turn-over: erases it and writes what still counts. Needed rarely, so imported when it is."""

import gc

from .. import words_play as words
from ..engine import saved as reading
from ..engine.kinds import BEGUN, MOVES, OVER
from .memory import A_MOVE, RESERVE
from .sitting import line, result


def turn_over(session) -> None:
    """Erase the journal and write what still counts: first the game, as it stands."""
    gc.collect()  # the journal is read and written in blocks of its size
    memory, match = session.memory, session.match
    saved = memory.read()
    saved.brightness = memory.brightness or saved.brightness
    game: list = []
    over: list = []
    if memory.keeps:
        game.append((BEGUN, line(session).encode()))
        game.append((MOVES, reading.packed(match.game.moves, match.undone)))
        if memory.begun:
            saved.uncount()  # if it was over; it may have come back to life since
        if match.game.outcome is not None:
            over.append((OVER, result(session).encode()))  # is counted last: it may still come back to life
    try:
        if not _fits(memory, game, saved, over) and not memory.journal.worn:
            _lose_game(memory, saved)
    except OSError as error:
        memory.give_up(str(error))
        return
    memory.begun = memory.keeps
    if memory.journal.worn:
        memory.give_up()


def _fits(memory, game: list, saved, over: list) -> bool:
    """Write as much as there is room for, and leave some; answer False where the game does not fit."""
    rest = list(saved.records())
    limit = memory.journal.size - RESERVE - A_MOVE
    while rest and _size(game) + _size(rest) > limit:
        rest.pop()  # the statistics come last
    return _size(game) + _size(rest) <= limit and memory.journal.rewrite(game + rest + over)


def _lose_game(memory, saved) -> None:
    memory.keeps = False
    memory.say(words.LOST)
    _fits(memory, [], saved, [])


def _size(records: list) -> int:
    total = 0
    for _, payload in records:
        total += len(payload) + 6
    return total
