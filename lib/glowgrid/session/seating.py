"""How a game is set up, who sits down to it, and how a match of it begins. Needed where one is set up, and on the way
to a match: let go once it is there.
"""

from .. import bots, games
from ..engine import events
from ..engine.game import MARKS
from ..engine.match import Match
from ..engine.options import defaults, fit
from ..engine.seat import BOT, Seat
from ..saves import format
from ..saves.format import BY_HAND
from ..unload import borrow, fetching, forget
from ..words import match as words
from .course import Score, header
from .titles import bot_title

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Iterable, Iterator

    from ..engine.game import Game
    from ..saves.autosave import Autosave
    from . import Session


# -- how a game was set up


class Unfit(ValueError):
    """What was saved can't be had: the name of a sentence of words/saved, and what it is about."""


def as_last_time(session: "Session", game_class: "type[Game]") -> tuple:
    """Return the options and who decides for each of ten players in the game chosen: what makes sense of its line in
    `saves.setups`, else the default; say what does not. The line of the game set up before is put there."""
    setups, choice, row = session.saves.setups, session.choice, games.CATALOGUE[session.chosen]
    if choice is not None:
        key = games.CATALOGUE[choice.row][0]
        setups[key] = format.setup(key, choice.options, choice.who)
    line, first = setups.get(row[0]), bots.able(game_class)[0][0]
    options, keys = defaults(game_class.OPTIONS), [BY_HAND] + [first] * 9
    if line:
        _, saved, saved_keys, _, _ = format.line_parts(line)
        known = deciders(bots.able(game_class))
        keys = ten([key if key in known else first for key in saved_keys.split(",")])
        try:
            values = full(saved, options)
            options = fit(game_class.OPTIONS, values)
            game_class.checked(*values)
            who(saved_keys)
        except ValueError as error:  # saved by another version of Glowgrid, or damaged
            session.saves.say(borrow("words.saved").SETUP.format(row[1], why(error)))
    return options, keys


def why(error: Exception) -> str:
    """Return as a sentence why something that was saved can't be had."""
    from ..engine.faults import OptionError

    if isinstance(error, OptionError):
        return borrow("translation").translated(str(error), "checks")
    sentences = borrow("words.saved")
    if not isinstance(error, Unfit):
        return sentences.NO_SENSE  # whatever raised it, the text it has is none for people
    return getattr(sentences, error.args[0]).format(*error.args[1:])


def full(text: str, values: tuple) -> tuple:
    """Return the options that a line's part has; those that came later are as in `values`."""
    found = format.numbers(text)
    if len(found) > len(values):
        raise Unfit("MORE_OPTIONS")
    return found + values[len(found) :]


def deciders(rows: tuple = bots.CATALOGUE) -> list:
    """Return all that may decide for a player: BY_HAND, and the keys of bots, as bots.able has them for a game."""
    keys = [BY_HAND]
    for row in rows:  # a list in brackets is a call deeper
        keys.append(row[0])
    return keys


def who(text: str) -> list:
    """Return who decides for each of ten players, as a line's part says; raise an Unfit where a bot is not there."""
    known = deciders()
    for key in text.split(","):
        if key not in known:
            raise Unfit("NO_BOT", key[:20])
    return ten(text.split(","))


def ten(keys: list) -> list:
    """Return who decides for each of ten players: the last key for all that follow."""
    return (keys + [keys[-1]] * 10)[:10]


# -- who sits down


def seat_all(session: "Session", game: "Game") -> None:
    """Make a match of `game` for the session, not started: who plays as it is set up, and a score of its own. Bots have
    their seats, and arrive in the steps of `coming`."""
    keys = session.setup().who[: game.players]
    seats = []
    for number in range(1, game.players + 1):
        seats.append(_seat(number, keys[number - 1]))
    session.match = Match(game, seats, session.rng)
    key = games.CATALOGUE[session.chosen][0]
    session.saves.recent = format.with_last(session.saves.recent, key)
    session.set_up_as = format.setup(key, game.options, keys)
    session.score = [0] * (game.players + 1)
    Score(session.match, session.score)
    if "link" in keys:
        borrow("session.opponent").join(session)
    session.later = ()


def _seat(number: int, key: str) -> Seat:
    if key == BY_HAND:
        return Seat(words.PLAYER.format(number), MARKS[number], number)
    return Seat(bot_title(key), MARKS[number], number, BOT)


# -- how a match begins


def seating(session: "Session") -> "Iterator[None]":
    """End the match that there is and make one as it is set up, not started, in steps."""
    session.end()
    setup = session.setup()
    game_class = session.game_class()
    for _ in game_class.making(*setup.options):  # boards after all code
        yield
    game = game_class(*setup.options)  # here, as a game's own calls go deep
    yield
    seat_all(session, game)


def beginning(session: "Session") -> "Iterator[None]":
    """Begin a match as it is set up, in steps."""
    for _ in seating(session):
        yield
    session.match.start()
    session.later = following(session)


def following(session: "Session") -> "Iterator[None]":
    """Have the match written down from now on, and what was played already, in a step; then have its bots come."""
    fetched: list = []
    if _is_written(session):
        fetched = yield from fetching("saves.format saves.compaction")
        yield from fetching("saves.autosave")
    autosave = follow(session)
    if autosave is not None and session.match.phase:  # else it is written down when it starts
        autosave.watch(events.STARTED, None)
        for move in session.match.game.moves:
            autosave.watch(events.MOVED, move)
    for name in fetched:
        forget(name)
    yield
    for _ in coming(session):
        yield
    session.later = ()


def coming(session: "Session") -> "Iterable[None]":
    """Return the steps in which the match's bots arrive; none where none sits at it."""
    if not [seat for seat in session.match.seats if seat.kind == BOT]:
        return ()
    return borrow("session.arrival").arriving(session)  # type: ignore[no-any-return]


def rematch(session: "Session") -> "Iterator[None]":
    """Play again in the same seats; the next side begins, but where one has a handicap."""
    yield
    for _ in session.later:
        yield
    match = session.match
    if not getattr(match.game, "handicap", 0):
        match.seats.append(match.seats.pop(0))
    match.new_game()
    match.start()


def follow(session: "Session") -> "Autosave | None":
    """Have what happens in the match from now on written down, and return by whom; None where nobody sits, which is
    not worth the wear."""
    if not _is_written(session):
        return None
    from ..saves.autosave import Autosave

    keys, level = format.line_parts(session.set_up_as)[2].split(","), BY_HAND
    for row in bots.CATALOGUE:
        if row[0] in keys and (level == BY_HAND or "".join(row[5:6])):
            level = row[0]  # of those that search the best comes last; one that does not counts where none does
    level = (format.ALONE if len(session.match.seats) == 1 else "") + level
    return Autosave(session.saves, session.match, header(session), level)


def _is_written(session: "Session") -> bool:
    """Tell whether the match is written into the journal."""
    return session.saves.journal is not None and not session.match.is_show
