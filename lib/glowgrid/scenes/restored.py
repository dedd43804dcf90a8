"""Bringing back the game that was being played when the power went: needed once, so imported then."""

from .. import games
from ..engine.saved import read
from .sitting import seat_all, who


def restore(session) -> bool:
    """Make the saved game the session's match, played up to where it was; answer False where there is none, where it
    was over already, and, with no match, where what was saved makes no game."""
    saved = read(session.memory.journal)
    if not saved.game or saved.over:
        return False
    try:
        turned, points = _set_up(session, saved.game)
        seat_all(session, session.game_class()(*session.setup().options))
        _sit_down(session, turned, points)
        _play_on(session.match, saved.moves, saved.undone)
        return session.memory.keeper().resume(session.match)
    except (ValueError, IndexError):
        session.match = None  # unheard: nobody watches it yet
        return False


def _set_up(session, line: str) -> tuple:
    """Set the game up as its line says; return how often the seats moved on, and the score."""
    key, options, keys, turned, score = line.split("/")
    session.chosen = [row[0] for row in games.CATALOGUE].index(key)
    setup, game_class = session.setup(), session.game_class()
    wanted = tuple([int(value) for value in options.split(",") if value])
    if len(wanted) != len(game_class.OPTIONS):
        raise ValueError("Not this game's options.")
    wanted, seats = game_class.checked(*wanted), who(keys)
    setup.options, setup.who = wanted, seats
    return int(turned), [int(value) for value in score.split(",")]


def _sit_down(session, turned: int, points: list) -> None:
    if len(points) != len(session.score):
        raise ValueError("Not this game's score.")
    session.score = points
    seats = session.match.seats
    for _ in range(turned % len(seats)):
        seats.append(seats.pop(0))


def _play_on(match, moves, undone) -> None:
    match.start()
    for move in moves:
        _play(match, move)
    for index in range(len(undone) - 1, -1, -1):
        _play(match, undone[index])
    if len(undone) and not match.take_back(len(undone)):
        raise ValueError("This game takes nothing back.")


def _play(match, move: int) -> None:
    if not match.play(move):
        raise ValueError("No legal move.")
