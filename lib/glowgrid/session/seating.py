"""Who sits down to a game, how it begins and ends, its score: needed from the set-up on, and let go with the match."""

from .. import bots, games
from ..engine import match as events
from ..engine.game import MARKS
from ..engine.match import Match
from ..engine.options import defaults, fit
from ..engine.seat import BOT, Seat
from ..saves import format
from ..saves.format import BY_HAND
from ..unload import borrow, fetching
from ..words import match as words
from .ways import LEAVE

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
        return borrow("words.mapping").own(str(error), "checks")
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
    their seats, and arrive in the steps `session.later`."""
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
        borrow("session.elsewhere").join(session)
    session.later = arriving(session, key, keys)


def _seat(number: int, key: str) -> Seat:
    if key == BY_HAND:
        return Seat(words.PLAYER.format(number), MARKS[number], number)
    return Seat(bot_title(key), MARKS[number], number, BOT)


def bot_title(key: str) -> str:
    """Return what people read for a bot's key, or for BY_HAND."""
    for row in bots.CATALOGUE:
        if row[0] == key:
            return row[1]
    return words.PERSON


class Score:
    """An observer of a match that counts its finished games: each for its winner's colour, as the sides change."""

    def __init__(self, match: Match, points: list) -> None:
        """Count in `points`: draws at 0."""
        self._match = match
        self._points = points
        self._last: int | None = None  # where the last game was counted, while it may be taken back
        match.observe(self.watch)

    def watch(self, event: int, move: int | None) -> None:
        """Take what the match tells."""
        if event == events.OVER:
            outcome = self._match.game.outcome
            self._last = self._match.seats[outcome.winner - 1].colour if outcome and outcome.winner else 0
            self._points[self._last] += 1
        elif event == events.TAKEN_BACK and self._last is not None:
            self._points[self._last] -= 1
            self._last = None
        elif event == events.STARTED:
            self._last = None


# -- how a match begins


def fetching_bots(session: "Session", keys: list) -> "Iterator[None]":
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
    session.later = following(session, session.later)


def following(session: "Session", then: "Iterable[None]") -> "Iterator[None]":
    """Have the match written down from now on, and what was played already, in a step; then go on with others."""
    autosave = follow(session)
    if autosave is not None and session.match.phase:  # else it is written down when it starts
        autosave.watch(events.STARTED, None)
        for move in session.match.game.moves:
            autosave.watch(events.MOVED, move)
    yield
    for _ in then:
        yield


def arriving(session: "Session", game: str, keys: list) -> "Iterator[None]":
    """Import the match's bots, and make what they think on, in steps: the board is on light by then, as nobody waits
    for a bot before the first move. `keys` are by colour who decides, `game` is the game's."""
    for _ in fetching_bots(session, keys):
        yield
    seats = session.match.seats
    for seat in seats:
        if seat.kind == BOT:
            seat.decider = bots.load(keys[seat.colour - 1])()
    if "fair" in keys:
        borrow("session.fair").follow(session, game)
    for seat in seats:
        if seat.kind == BOT:
            yield
            session.match.game_for(seat.decider)
    session.later = ()


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
    if session.saves.journal is None or session.match.is_show:
        return None
    from ..saves.autosave import Autosave

    keys, level = format.line_parts(session.set_up_as)[2].split(","), BY_HAND
    for row in bots.CATALOGUE:
        if row[0] in keys and (level == BY_HAND or "".join(row[5:6])):
            level = row[0]  # of those that search the best comes last; one that does not counts where none does
    level = (format.ALONE if len(session.match.seats) == 1 else "") + level
    return Autosave(session.saves, session.match, lambda: line(session), level)


def line(session: "Session") -> str:
    """Return how the match was set up and how its game begins, as it is saved."""
    return format.line(session.set_up_as, session.match.seats[0].colour - 1, session.score)


# -- how it ends


def plays(session: "Session") -> bool:
    """Tell whether a game is being played that would be lost: a person sits there, and has begun to play."""
    match = session.match
    if match is None or match.is_show or match.terminated or match.game.outcome is not None:
        return False
    shown = len(session.replayed) if session.replayed is not None else 0
    return match.game.ply > shown or not shown and bool(match.undone)


def want(session: "Session", what: int, question: str) -> str:
    """Return the scene that comes when BEGIN or LEAVE is wanted: what would end a game asks the question first."""

    def agreed() -> str:
        return "menu" if what == LEAVE else session.begin(what)

    return session.ask((question,), agreed) if plays(session) else agreed()


def end(session: "Session") -> None:
    """End the match; a game in the middle is kept, so that it can be gone back to."""
    match = session.match
    if plays(session):
        key = format.line_parts(session.set_up_as)[0]
        chosen = [row[0] for row in games.CATALOGUE].index(key)
        session.left = (chosen, line(session), match.game.moves, tuple(match.undone))
    match.terminate()
    session.later = ()
    session.match = session.replayed = None  # type: ignore[assignment]
