"""Seats the players of a match, and starts the match. Also reads and stores the setup of each game.

This module is loaded during the setup scene and while a match starts.
"""

from .. import bots, games
from ..engine.game import CHANCE, MARKS
from ..engine.match import Match
from ..engine.options import defaults, fit, row_of
from ..engine.seat import BOT, Seat
from ..saves import record_format
from ..saves.record_format import BY_HAND
from ..words import match as words
from .running_match import RunningMatch

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable, Generator, Iterable, Iterator

    from ..engine.game import Game
    from ..engine.rng import Rng
    from ..saves import Saves
    from ..saves.autosave import Autosave
    from .online import Online


# -- setups


class Unfit(ValueError):
    """Raised if saved data does not fit this version. The arguments are the name of a sentence in words/saved.py, and
    the values to insert into the sentence."""


def remember(saves: "Saves", key: str, options: tuple, who: list) -> None:
    """Store a setup of the game `key`: `options`, and `who`, a list of decider keys."""
    text, before = record_format.setup(key, options, who), record_format.setup_of(saves.setups, key)
    if before:
        saves.setups[saves.setups.index(before)] = text
    else:
        saves.setups.insert(0, text)


def last_setup(saves: "Saves", row: int, game_class: "type[Game]") -> tuple:
    """Return (options, decider keys of ten players) from the saved setup of a game.

    Replace invalid parts with the default, and report them to the user.
    """
    key, title = games.CATALOGUE[row][:2]
    saved_text, first = record_format.setup_of(saves.setups, key), bots.able(game_class)[0][0]
    options, keys = defaults(game_class.OPTIONS), [BY_HAND] + [first] * 9
    if saved_text:
        _, saved, saved_keys, _, _ = record_format.line_parts(saved_text)
        known = deciders(bots.able(game_class))
        keys = ten([key if key in known else first for key in saved_keys.split(",")])
        try:
            values = full(saved, options)
            options = fit(game_class.OPTIONS, values)
            game_class.checked(*values)
            who(saved_keys)
        except ValueError as error:  # saved by another version, or damaged
            from ..words import saved as sentences

            saves.say(sentences.SETUP.format(title, why(error)))
    return options, keys


def why(error: Exception) -> str:
    """Return a sentence that says why saved data does not fit."""
    from ..engine.faults import OptionError

    if isinstance(error, OptionError):
        from ..translation import translated

        return translated(str(error), "errors")
    from ..words import saved as sentences

    if not isinstance(error, Unfit):
        return sentences.NO_SENSE  # the messages of other errors are not meant for users
    return getattr(sentences, error.args[0]).format(*error.args[1:])


def full(text: str, values: tuple) -> tuple:
    """Return the options in `text`, such as "6,7,4". The text is a part of a header.

    If `text` was stored by an earlier version and lacks the last options, take these options from `values`.
    """
    found = record_format.numbers(text)
    if len(found) > len(values):
        raise Unfit("MORE_OPTIONS")
    return found + values[len(found) :]


def deciders(rows: "tuple | None" = None) -> list:
    """Return a list of decider keys: BY_HAND, then the key of each row in `rows`.

    `rows`: rows of the bots' catalogue. None means all rows of this catalogue.
    """
    keys = [BY_HAND]
    for row in bots.CATALOGUE if rows is None else rows:  # a list comprehension would nest one call deeper
        keys.append(row[0])
    return keys


def who(text: str) -> list:
    """Return the decider keys of ten players from `text`, a part of a header. Raise Unfit for an unknown key."""
    known = deciders()
    for key in text.split(","):
        if key not in known:
            raise Unfit("NO_BOT", key[:20])
    return ten(text.split(","))


def ten(keys: list) -> list:
    """Return ten decider keys: first `keys`, then the last of `keys` again for each remaining player."""
    return (keys + [keys[-1]] * 10)[:10]


# -- seats


def seated(
    saves: "Saves", rng: "Rng", online: "Online | None", row: int, options: tuple, who: list, text: str = ""
) -> "Generator[None, None, RunningMatch]":
    """Generator: create a match that has not started, and return it. Its bots have seats, but are loaded later.

    `row`: the game's index in games.CATALOGUE. `who`: the decider keys of ten players. `text`: the position from which
    the game begins, or "".
    """
    key = games.CATALOGUE[row][0]
    game_class = games.load(key)
    yield from game_class.making(*options)  # allocates large blocks of memory first
    if text:
        from ..engine.positions import begin
    game = begin(game_class, options, text) if text else game_class(*options)
    yield
    keys = who[: game.players]
    seats = []
    for number in range(1, game.players + 1):
        seats.append(_seat(number, keys[number - 1]))
    running = RunningMatch(row, Match(game, seats, rng), keys)
    setup = record_format.setup_of(saves.setups, key) or record_format.setup(key, options, who)
    saves.setups = record_format.with_last(saves.setups, setup)
    if "link" in keys and online is not None:
        online.invite(running.match, key, keys)
    return running


def _seat(number: int, key: str) -> Seat:
    if key == BY_HAND:
        return Seat(words.PLAYER.format(number), MARKS[number], number)
    title = row_of(bots.CATALOGUE, key)[1]
    return Seat(words.BOTS.get(title, title), MARKS[number], number, BOT)


# -- starting a match


def new_match(
    adopt: "Callable[[RunningMatch], None]",
    saves: "Saves",
    rng: "Rng",
    online: "Online | None",
    row: int,
    options: tuple,
    who: list,
) -> "Generator[None, None, str]":
    """Generator: begin a match, and call `adopt` with it. The arguments are those of `seated`."""
    running = yield from seated(saves, rng, online, row, options, who)
    yield
    adopt(running)
    yield
    _start(running.match)
    running.load_later(_following(saves, running, rng))
    return ""


def _start(match: Match) -> None:
    """Start the match, and let chance set up its game before the board is shown."""
    match.start()
    if match.game.turn == CHANCE:
        from ..engine.imperfect import set_up

        set_up(match)


def _following(saves: "Saves", running: RunningMatch, rng: "Rng") -> "Iterator[None]":
    """Generator: begin to save the match `running`, with any moves made so far. Then load the bots of the match."""
    autosave = follow(saves, running)
    yield
    if autosave is not None and running.match.phase:  # otherwise it is saved when it starts
        autosave.prepare()
        yield
        autosave.save_from_now()
    yield
    for _ in bot_steps(running, saves, rng):
        yield


def bot_steps(running: RunningMatch, saves: "Saves", rng: "Rng") -> "Iterable[None]":
    """Return the steps that load the bots of a match."""
    if not [seat for seat in running.match.seats if seat.kind == BOT]:
        return ()
    from .bot_loading import loading

    return loading(running, saves, rng)


def rematch(running: RunningMatch) -> "Generator[None, None, str]":
    """Generator: start another game. The second player becomes the first, unless the game has a handicap."""
    yield
    while running.load():
        yield
    match = running.match
    if not getattr(match.game, "handicap", 0):
        match.seats.append(match.seats.pop(0))
    match.new_game()
    _start(match)
    return ""


def follow(saves: "Saves", running: RunningMatch) -> "Autosave | None":
    """Save the match from now on, and return the observer that saves it.

    Return None for a match that is not saved. For example, a match between bots is not saved, because its many moves
    would wear out the flash.
    """
    if not _is_saved(saves, running.match):
        return None
    from ..saves.autosave import Autosave

    level = BY_HAND
    for row in bots.CATALOGUE:
        if row[0] in running.keys and (level == BY_HAND or row[5]):
            # the last bot that searches counts; bots that do not search count only if no bot searches
            level = row[0]
    level = (record_format.ALONE if len(running.match.seats) == 1 else "") + level
    return Autosave(saves, running.match, running.header, level)


def _is_saved(saves: "Saves", match: Match) -> bool:
    """Return whether the journal saves `match`. It saves only matches in which a person at this board plays."""
    return saves.journal is not None and not match.is_show
