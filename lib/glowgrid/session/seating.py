"""Who sits down to a game, how it begins and ends, and what they have won: needed from the set-up on, and let go with
the match."""

import gc

from .. import bots, games
from ..engine.game import MARKS
from ..engine.match import Match, Seat
from ..engine.options import OptionError, defaults, fit
from ..unload import borrow, fetching
from ..words.en import match as words
from . import LEAVE, PERSON

ALONE = "1 "  # before who tried a game for one player, in a row of the statistics


class Setup:
    """How a game was last set up: `options` in the game's order, `who` decides for each of ten players."""

    def __init__(self, game_class, line: str | None = None) -> None:
        """Take it over from `key/options/who`, as far as that makes sense; the rest is the default."""
        self.options = defaults(game_class.OPTIONS)
        self.who = [PERSON] + [bots.CATALOGUE[0][0]] * 9
        self.why = ""  # what of the line does not make sense here, as a sentence
        if line:
            try:
                self._read(game_class, line)
            except ValueError as error:  # saved by another version of Glowgrid, or damaged
                self.why = why(error)

    def _read(self, game_class, line: str) -> None:
        """Take over what makes sense, then raise what does not."""
        parts = line.split("/") + ["", ""]
        known = deciders()
        self.who = who(",".join([key if key in known else bots.CATALOGUE[0][0] for key in parts[2].split(",")]))
        values = full(parts[1], self.options)
        self.options = fit(game_class.OPTIONS, values)
        game_class.checked(*values)
        who(parts[2])


def told(saves, title: str, setup: Setup) -> tuple:
    """Return the options and who decides, as a game was last set up; say what of it can't be."""
    if setup.why:
        saves.say(borrow("words.en.saved").SETUP.format(title, setup.why))
    return setup.options, setup.who


class Unfit(ValueError):
    """What was saved can't be brought back: the name of a sentence of words.en.saved, and what it is about."""


def why(error) -> str:
    """Return as a sentence why something that was saved can't be brought back."""
    if isinstance(error, OptionError):
        return str(error)
    saved_words = borrow("words.en.saved")
    if not isinstance(error, Unfit):
        return saved_words.NO_SENSE  # whatever raised it, the text it has is none for people
    return getattr(saved_words, error.args[0]).format(*error.args[1:])


def full(text: str, values: tuple) -> tuple:
    """Return the options that `text` has; those that came later are as in `values`."""
    found = tuple([int(value) for value in text.split(",") if value])
    if len(found) > len(values):
        raise Unfit("MORE_OPTIONS")
    return found + values[len(found) :]


def deciders() -> list:
    """Return all that may decide for a player: PERSON, and the bots' keys."""
    keys = [PERSON]
    for row in bots.CATALOGUE:  # a list in brackets is a call deeper
        keys.append(row[0])
    return keys


def who(text: str) -> list:
    """Return who decides for each of ten players; raise an Unfit where a bot is not there."""
    keys, known = text.split(","), deciders()
    for key in keys:
        if key not in known:
            raise Unfit("NO_BOT", key[:20])
    return (keys + [keys[-1]] * 10)[:10]


def seat_all(session, game) -> None:
    """Make a match of `game` for the session, not started: who plays as it is set up, and a score of its own."""
    keys = session.setup().who[: game.players]
    seats = []
    for number in range(1, game.players + 1):
        seats.append(_seat(number, keys[number - 1]))
    session.match = Match(game, seats, session.rng)
    session.score = [0] * (game.players + 1)
    while len(keys) > 1 and keys[-1] == keys[-2]:
        keys.pop()
    options = ",".join([str(value) for value in game.options])
    session.set_up_as = f"{games.CATALOGUE[session.chosen][0]}/{options}/{','.join(keys)}"


def _seat(number: int, key: str) -> Seat:
    if key == PERSON:
        return Seat(words.PLAYER.format(number), MARKS[number], number)
    return Seat(bot_title(key), MARKS[number], number, bots.load(key)())


def bot_title(key: str) -> str:
    """Return what people read for a bot's key, or for PERSON."""
    for row in bots.CATALOGUE:
        if row[0] == key:
            return row[1]
    return words.PERSON


def line(session) -> str:
    """Return the match as the journal has its beginning."""
    score = ",".join([str(points) for points in session.score])
    return f"{session.set_up_as}/{session.match.seats[0].colour - 1}/{score}"


def result(session) -> str:
    """Return the finished match as the journal counts it: key/level/result. The level is the best bot's."""
    key, _, keys = session.set_up_as.split("/")
    levels = [row[0] for row in bots.CATALOGUE if row[0] in keys.split(",")]
    winner, seats = session.match.game.outcome.winner, session.match.seats
    alone = ALONE if len(seats) == 1 else ""
    if not winner:
        column = 2
    elif alone:
        column = 0
    elif levels:
        column = 0 if seats[winner - 1].person else 1
    else:
        column = 0 if seats[winner - 1].colour == 1 else 1
    return f"{key}/{alone}{levels[-1] if levels else PERSON}/{column}"


def rematch(session) -> None:
    """Play again with the same seats; the next side starts."""
    match = session.match
    match.seats.append(match.seats.pop(0))
    match.new_game()
    match.start()


def count(session, winner: int, by: int = 1) -> None:
    """Add a finished game to the score, or take it off again; a score belongs to a colour, as the sides change."""
    session.score[session.match.seats[winner - 1].colour if winner else 0] += by


def score_text(session) -> str:
    """Return the score as a sentence."""
    score = session.score
    if len(score) == 2:
        return words.ALONE[2].format(score[0] + score[1], score[1])
    parts = [f"{seat.name} {score[seat.colour]}" for seat in session.match.seats]
    parts.append(words.DRAWS.format(score[0]))
    return words.SCORE.format(", ".join(parts))


# -- how a match begins


def fetching_bots(session, keys: list):
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


def beginning(session, keep: bool = True):
    """Make a match as it is set up, with a score of its own, and start it, in steps; `keep` it in the journal."""
    session.due = ""
    session.end()
    setup = session.setup()
    for _ in fetching_bots(session, setup.who[:2]):  # a third player's comes when they sit down
        yield
    gc.collect()  # where nothing was imported, the game before lies about in pieces
    yield
    game_class = session.game_class()
    for _ in game_class.making(*setup.options):  # boards after all code
        yield
    game = game_class(*setup.options)  # here, as a game's own calls go deep
    yield
    seat_all(session, game)
    yield
    get_ready(session.match)
    yield
    if keep:
        session.saves.follow(session.match)
    session.match.start()


def get_ready(match) -> None:
    """Make what bots think on, now that everything is imported and no move has been played."""
    for seat in match.seats:
        if not seat.person:
            match.game_for(seat.bot)


def returning(session):
    """Go on with the game that was left, in steps."""
    line, moves, undone = session.left
    session.due, session.left = "", None
    session.end()
    for _ in fetching_bots(session, line.split("/")[2].split(",")):
        yield
    gc.collect()
    yield
    for _ in session.game_class().making(*[int(value) for value in line.split("/")[1].split(",") if value]):
        yield
    for _ in borrow("session.restore").coming_back(session, line, moves, undone):
        yield
    get_ready(session.match)


def open_record(session, line: str) -> None:
    """Make a match of persons for the game that `line` records; raise a ValueError that says what is wrong."""
    key, game = borrow("engine.transcript").read(line, games.load)
    session.chosen = [row[0] for row in games.CATALOGUE].index(key)
    setup = session.setup()
    setup.options, setup.who = game.options, [PERSON] * len(setup.who)
    session.begin(keep=False)
    session.recorded = game.moves


def advising(session):
    """Ask the last bot of the catalogue what to play, in steps."""
    key = bots.CATALOGUE[-1][0]
    for _ in fetching_bots(session, [key]):
        yield
    bot = bots.load(key)()
    session.match.game_for(bot)
    yield
    session.match.advise(bot)


# -- how it ends


def plays(session) -> bool:
    """Tell whether a game is being played that would be lost: a person sits there, and has begun to play."""
    match = session.match
    if match is None or match.is_show or match.terminated or match.game.outcome is not None:
        return False
    shown = len(session.recorded) if session.recorded is not None else 0
    return match.game.ply > shown or not shown and match.can_redo


def want(session, what: str) -> str:
    """Return the scene that comes when BEGIN or LEAVE is wanted: what would end a game asks first."""
    session.wanted = what
    return "ask" if plays(session) else agreed(session)


def agreed(session) -> str:
    """Have happen what is wanted, and return the scene that it leads to."""
    what, session.wanted = session.wanted, ""
    if what == LEAVE:
        return "menu"
    session.due = what
    return "play"


def end(session) -> None:
    """End the match; a game in the middle is kept, so that it can be gone back to."""
    if plays(session):
        session.left = (line(session), session.match.game.moves, tuple(session.match.undone))
    session.match.terminate()
    session.match = session.recorded = None
