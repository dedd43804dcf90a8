"""What lasts from scene to scene: the game chosen, its options, who plays, the match and the score.

The menu needs it while nobody plays yet, so whatever belongs to a match is imported when one begins (`sitting`).
"""

from .. import games
from .memory import Memory

MYPY = False
if MYPY:  # type checkers take it for true
    from ..engine.match import Match


PERSON = ""  # decides for a player instead of a bot's key


class Session:
    def __init__(self, chance, record: str = "", journal=None, say=None) -> None:
        """Begin with the game chosen last; bots draw from `chance`; `record` is a game's line, to be shown first.
        What must outlive the power goes into `journal`, if there is one; `say` tells what can't be saved."""
        self.chance = chance
        self.memory = Memory(journal, self, say)
        keys = [row[0] for row in games.CATALOGUE]
        self.chosen = keys.index(self.memory.chosen) if self.memory.chosen in keys else 0  # of games.CATALOGUE
        self.match: Match | None = None
        self.due = False  # whether a match is to begin when the scene has changed
        self.score: list = []
        self.set_up_as = ""  # how the match was set up: key/options/who
        self.faults: list = []  # what is wrong with the settings
        self.lost = ""  # why the saved game does not come back
        self.wish = ""  # what the pause menu asks of the game below it
        self.record = record
        self.recorded = None  # the moves of the record that is being shown
        self._setups: list = [None] * len(keys)

    def game_class(self):
        """Import and return the class of the game chosen."""
        return games.load(games.CATALOGUE[self.chosen][0])

    def setup(self):
        """Return how the game chosen was last set up: its `options`, and `who` plays."""
        if self._setups[self.chosen] is None:
            from .sitting import Setup

            line = self.memory.setups.get(games.CATALOGUE[self.chosen][0])
            setup = self._setups[self.chosen] = Setup(self.game_class(), line)
            if setup.why:
                from .. import words_saved

                self.memory.say(words_saved.SETUP.format(games.CATALOGUE[self.chosen][1], setup.why))
        return self._setups[self.chosen]

    def begin(self, keep: bool = True) -> None:
        """Make a match as it is set up, with a score of its own, and start it; `keep` it in the journal."""
        from .sitting import fetch_bots, seat_all

        self.due = False
        self.close()
        make = self.game_class()
        fetch_bots(self.setup().who[:2])  # a third player's comes when they sit down
        game = make(*self.setup().options)  # here, not further down: a game's own calls go deep
        seat_all(self, game)
        if keep:
            self.memory.follow(self.match)
        self.match.start()

    def restore(self) -> bool:
        """Bring back the game that the last power-off interrupted; answer False where there is none."""
        if not self.memory.waits:
            return False
        self.memory.waits = False
        from .restored import restore

        return restore(self)

    def open(self, line: str) -> None:
        """Make a match of persons for the game that `line` records; raise a ValueError that says what is wrong."""
        from ..engine import record

        key, game = record.read(line, games.load)
        self.chosen = [row[0] for row in games.CATALOGUE].index(key)
        setup = self.setup()
        setup.options, setup.who = game.options, [PERSON] * len(setup.who)
        self.begin(keep=False)
        self.recorded = game.moves

    def forget(self) -> None:
        """Forget all that was saved; a game being played goes on."""
        self.memory.reset()
        self._setups = [None] * len(games.CATALOGUE)

    def close(self) -> None:
        """End the match, if there is one, and let it go."""
        if self.match is not None:
            self.match.terminate()
        self.match = None
