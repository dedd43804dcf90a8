"""What lasts from scene to scene: the game chosen, its options, who plays, the match and the score.

The menu needs it while nobody plays yet, so whatever belongs to a match is imported when one begins.
"""

from .. import bots, games, words
from .memory import Memory

MYPY = False
if MYPY:  # type checkers take it for true
    from ..engine.match import Match

PERSON = ""  # instead of a bot's key


class Setup:
    """How a game was last set up: `options` in the game's order, `who` decides for each of ten players."""

    def __init__(self, game_class) -> None:
        from ..engine.options import defaults

        self.options = defaults(game_class.OPTIONS)
        self.who = [PERSON] + [bots.CATALOGUE[0][0]] * 9


class Session:
    def __init__(self, chance, record: str = "", journal=None, say=None) -> None:
        """Begin with the game chosen last; bots draw from `chance`; `record` is a game's line, to be shown first.
        What must outlive the power goes into `journal`, if there is one; `say` tells what can't be saved."""
        self.chance = chance
        self.memory = Memory(journal, self, say)
        self.saved = self.memory.load()  # until the game in it has come back
        self._lines = self.saved.setups
        self._line = ""
        self.chosen = _row(self.saved.chosen) or 0  # of games.CATALOGUE
        self.match: Match | None = None
        self.score: list = []
        self.faults: list = []  # what is wrong with the settings
        self.wish = ""  # what the pause menu asks of the game below it
        self.record = record
        self.recorded = None  # the moves of the record that is being shown
        self._setups: list = [None] * len(games.CATALOGUE)

    def game_class(self):
        """Import and return the class of the game chosen."""
        return games.load(games.CATALOGUE[self.chosen][0])

    def setup(self) -> Setup:
        """Return how the game chosen was last set up."""
        if self._setups[self.chosen] is None:
            self._setups[self.chosen] = setup = Setup(self.game_class())
            line = self._lines.get(games.CATALOGUE[self.chosen][0])
            if line:
                from .restored import set_up

                set_up(setup, self.game_class(), line)
        return self._setups[self.chosen]

    def begin(self, keep: bool = True) -> None:
        """Make a match as it is set up, with a score of its own, and start it; `keep` it in the journal."""
        self.seat_all()
        if keep:
            self.memory.follow(self.match)
        self.match.start()

    def seat_all(self) -> None:
        """Make a match as it is set up, not started, with a score of its own."""
        from ..engine.match import Match

        self.close()
        setup = self.setup()
        game = self.game_class()(*setup.options)
        seats = [_seat(number, setup.who[number - 1]) for number in range(1, game.players + 1)]
        self.match = Match(game, seats, self.chance)
        self.score = [0] * (game.players + 1)
        options, who = [str(value) for value in game.options], list(setup.who[: game.players])
        while len(who) > 1 and who[-1] == who[-2]:
            who.pop()
        self._line = f"{games.CATALOGUE[self.chosen][0]}/{','.join(options)}/{','.join(who)}"

    def line(self) -> str:
        """Return the match as the journal has its beginning."""
        score = ",".join([str(points) for points in self.score])
        return f"{self._line}/{self.match.seats[0].colour - 1}/{score}"

    def result(self) -> str:
        """Return the finished match as the journal counts it: key/level/result. The level is the best bot's."""
        key, _, who = self._line.split("/")
        levels = [row[0] for row in bots.CATALOGUE if row[0] in who.split(",")]
        winner, seats = self.match.game.outcome.winner, self.match.seats
        if not winner:
            column = 2
        elif levels:
            column = 0 if seats[winner - 1].person else 1
        else:
            column = 0 if seats[winner - 1].colour == 1 else 1
        return f"{key}/{levels[-1] if levels else PERSON}/{column}"

    def restore(self) -> bool:
        """Bring back the game that the last power-off interrupted; answer False where there is none."""
        saved, self.saved = self.saved, None
        if saved is None or not saved.game or saved.over:
            return False
        from .restored import restore

        return restore(self, saved)

    def forget(self) -> None:
        """Forget all that was saved; a game being played goes on."""
        self.memory.reset()
        self._lines = {}
        self._setups = [None] * len(games.CATALOGUE)

    def open(self, line: str) -> None:
        """Make a match of persons for the game that `line` records; raise a ValueError that says what is wrong."""
        from ..engine import record

        key, game = record.read(line, games.load)
        self.chosen = [row[0] for row in games.CATALOGUE].index(key)
        setup = self.setup()
        setup.options = game.options
        setup.who = [PERSON] * len(setup.who)
        self.begin(keep=False)
        self.recorded = game.moves

    def rematch(self) -> None:
        """Play again with the same seats; the next side starts."""
        match = self.match
        match.seats.append(match.seats.pop(0))
        match.new_game()
        match.start()

    def count_result(self) -> None:
        """Add the finished game to the score; a score belongs to a colour, as the sides change."""
        winner = self.match.game.outcome.winner
        self.score[self.match.seats[winner - 1].colour if winner else 0] += 1

    def uncount_result(self, outcome) -> None:
        """Take a finished game off the score again, because its last move was taken back."""
        self.score[self.match.seats[outcome.winner - 1].colour if outcome.winner else 0] -= 1

    def score_text(self) -> str:
        """Return the score as a sentence."""
        parts = [f"{seat.name} {self.score[seat.colour]}" for seat in self.match.seats]
        parts.append(words.DRAWS.format(self.score[0]))
        return words.SCORE.format(", ".join(parts))

    def close(self) -> None:
        """End the match, if there is one, and let it go."""
        if self.match is not None:
            self.match.terminate()
        self.match = None


def _row(key: str) -> int | None:
    """Return the row of the catalogue that a game has, or None."""
    for index, row in enumerate(games.CATALOGUE):
        if row[0] == key:
            return index
    return None


def _seat(number: int, who: str):
    from ..engine.game import MARKS
    from ..engine.seat import Seat

    name = words.PLAYER.format(number)
    if who == PERSON:
        return Seat(name, MARKS[number], number)
    return Seat(bot_title(who), MARKS[number], number, bots.load(who)())


def bot_title(who: str) -> str:
    """Return what people read for a bot's key, or for PERSON."""
    for row in bots.CATALOGUE:
        if row[0] == who:
            return row[1]
    return words.PERSON
