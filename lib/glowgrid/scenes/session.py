"""What lasts from scene to scene: the game chosen, its options, who plays, the match and the score."""

from .. import bots, games, words
from ..engine.game import MARKS
from ..engine.match import Match
from ..engine.options import defaults
from ..engine.seat import Seat

PERSON = ""  # instead of a bot's key


class Setup:
    """How a game was last set up: `options` in the game's order, `who` decides for each of ten players."""

    def __init__(self, game_class) -> None:
        self.options = defaults(game_class.OPTIONS)
        self.who = [PERSON] + [bots.CATALOGUE[0][0]] * 9


class Session:
    def __init__(self, chance) -> None:
        """Begin with the first game chosen; bots draw from `chance`."""
        self.chance = chance
        self.chosen = 0  # row of games.CATALOGUE
        self.match: Match | None = None
        self.score: list = []
        self.wish = ""  # what the pause menu asks of the game below it
        self._setups: list = [None] * len(games.CATALOGUE)

    def game_class(self):
        """Import and return the class of the game chosen."""
        return games.load(games.CATALOGUE[self.chosen][0])

    def setup(self) -> Setup:
        """Return how the game chosen was last set up."""
        if self._setups[self.chosen] is None:
            self._setups[self.chosen] = Setup(self.game_class())
        return self._setups[self.chosen]

    def begin(self) -> None:
        """Make a match as it is set up, with a score of its own, and start it."""
        self.close()
        setup = self.setup()
        game = self.game_class()(*setup.options)
        seats = [_seat(number, setup.who[number - 1]) for number in range(1, game.players + 1)]
        self.match = Match(game, seats, self.chance)
        self.score = [0] * (game.players + 1)
        self.match.start()

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


def _seat(number: int, who: str) -> Seat:
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
