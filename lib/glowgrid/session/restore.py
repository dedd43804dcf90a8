"""Bringing back the game that was being played when the power went: needed once, so imported then."""

from .. import games
from ..engine.options import defaults
from ..unload import borrow
from .seating import Unfit, full, seat_all, who, why


def restore(session) -> bool:
    """Make the saved game the session's match, played up to where it was; answer False where there is none, where it
    was over already, and, with no match, where what was saved makes no game: then `session.lost` says why."""
    saved = session.saves.read()
    if not saved.game or saved.over:
        return False
    try:
        if saved.broken:
            raise ValueError("A record of the game makes no sense.")
        turned, points = _set_up(session, saved.game)
        seat_all(session, session.game_class()(*session.setup().options))
        _sit_down(session, turned, points)
        for _ in _playing_on(session.match, saved.moves, saved.undone):
            pass
        return session.saves.keeper().resume(session.match)
    except (ValueError, IndexError) as error:
        session.match = None  # unheard: nobody watches it yet
        session.lost = _lost(saved.game, error)
        return False


def _lost(line: str, error) -> str:
    """Return why the game of this line does not come back."""
    key = line.split("/")[0]
    titles = [row[1] for row in games.CATALOGUE if row[0] == key]
    return borrow("words.en.saved").LOST.format(titles[0] if titles else key[:20], why(error))


def coming_back(session, line: str, moves, undone):
    """Make the game that was just left the session's match again, written down from its beginning: a generator that
    pauses after each move."""
    turned, points = _set_up(session, line)
    seat_all(session, session.game_class()(*session.setup().options))
    _sit_down(session, turned, points)
    session.saves.follow(session.match)
    yield from _playing_on(session.match, moves, undone)


def _set_up(session, line: str) -> tuple:
    """Set the game up as its line says; return how often the seats moved on, and the score."""
    key, options, keys, turned, score = line.split("/")
    rows = [row[0] for row in games.CATALOGUE]
    if key not in rows:
        raise Unfit("NO_GAME")
    game_class = games.load(key)
    wanted, seats = full(options, defaults(game_class.OPTIONS)), who(keys)
    wanted = game_class.checked(*wanted)
    numbers = int(turned), [int(value) for value in score.split(",")]
    session.chosen = rows.index(key)
    setup = session.setup()
    setup.options, setup.who = wanted, seats
    return numbers


def _sit_down(session, turned: int, points: list) -> None:
    if len(points) != len(session.score):
        raise ValueError("Not this game's score.")
    session.score = points
    seats = session.match.seats
    for _ in range(turned % len(seats)):
        seats.append(seats.pop(0))


def _playing_on(match, moves, undone):
    match.start()
    yield
    for move in moves:
        _play(match, move)
        yield
    for index in range(len(undone) - 1, -1, -1):
        _play(match, undone[index])
        yield
    if len(undone):
        match.take_back(len(undone))
    if match.game.ply != len(moves):
        raise Unfit("NO_TAKE_BACK")


def _play(match, move: int) -> None:
    if not match.play(move):
        raise Unfit("NO_MOVE", match.game.ply + 1)
