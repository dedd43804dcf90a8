"""Bringing back what was saved: a set-up, and the game that was being played. Needed once, so imported when it is."""

from .. import bots, games
from ..engine.options import fit
from .session import PERSON


def set_up(setup, game_class, line: str) -> None:
    """Take a set-up over from `key/options/who`, as far as it makes sense."""
    try:
        _, options, who = line.split("/")[:3]
        values = tuple([int(value) for value in options.split(",")])
        if len(values) == len(game_class.OPTIONS):
            setup.options = fit(game_class.OPTIONS, values)
        setup.who = _who(who, len(setup.who))
    except ValueError:
        pass  # saved by another version of Glowgrid: the default stands


def _who(text: str, seats: int) -> list:
    who = text.split(",")
    known = [PERSON] + [row[0] for row in bots.CATALOGUE]
    if [key for key in who if key not in known]:
        raise ValueError("No such bot.")
    return (who + [who[-1]] * seats)[:seats]


def restore(session, saved) -> bool:
    """Make the saved game the session's match, played up to where it was; answer False, with no match, where what
    was saved makes no game."""
    try:
        _restore(session, saved)
        return session.memory.resume(session.match)
    except (ValueError, IndexError):
        session.match = None  # unheard: nobody watches it yet
        return False


def _restore(session, saved) -> None:
    key, options, who, turned, score = saved.game.split("/")
    session.chosen = [row[0] for row in games.CATALOGUE].index(key)
    setup = session.setup()
    wanted, game_class = tuple([int(value) for value in options.split(",")]), session.game_class()
    if len(wanted) != len(game_class.OPTIONS):
        raise ValueError("Not this game's options.")
    wanted, seats = game_class.checked(*wanted), _who(who, len(setup.who))
    setup.options, setup.who = wanted, seats
    session.seat_all()
    match, points = session.match, [int(value) for value in score.split(",")]
    if len(points) != len(session.score):
        raise ValueError("Not this game's score.")
    session.score = points
    for _ in range(int(turned) % len(match.seats)):
        match.seats.append(match.seats.pop(0))
    match.start()
    undone = saved.undone
    for move in saved.moves:
        _play(match, move)
    for index in range(len(undone) - 1, -1, -1):
        _play(match, undone[index])
    if len(undone) and not match.take_back(len(undone)):
        raise ValueError("This game takes nothing back.")


def _play(match, move: int) -> None:
    if not match.play(move):
        raise ValueError("No legal move.")
