"""What lasts from scene to scene: the game chosen, its options, who plays, the match and the score.

The menu needs it while nobody plays yet, so whatever belongs to a match is imported when one begins, and let go with
the scenes that play it.
"""

from .. import bots, games
from ..engine import registry
from ..unload import borrow

MYPY = False
if MYPY:  # type checkers take it for true
    from ..engine.match import Match


PERSON = ""  # decides for a player instead of a bot's key
BEGIN = "begin"  # a match, as it is set up
RETURN = "return"  # to the game that was left
LEAVE = "leave"  # for the menu


class Choice:
    """How a game was last set up: `options` in the game's order, `who` decides for each of ten players."""

    def __init__(self, options: tuple, who: list) -> None:
        self.options = options
        self.who = who


class Session:
    def __init__(self, rng, saves, record: str = "") -> None:
        """Begin with the game chosen last; bots draw from `rng`; what must outlive the power goes into `saves`;
        `record` is a game's line, to be shown first."""
        self.rng = rng
        self.saves = saves
        saves.session = self
        keys = [row[0] for row in games.CATALOGUE]
        self.chosen = keys.index(self.saves.chosen) if self.saves.chosen in keys else 0  # of games.CATALOGUE
        self.match: Match | None = None
        self.due = ""  # what is to happen when the scene has changed: BEGIN, RETURN or nothing
        self.wanted = ""  # what would end the game being played, and waits for a yes: BEGIN or LEAVE
        self.left: tuple | None = None  # the game that was left in the middle: its line, moves and undone moves
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

    def setup(self) -> Choice:
        """Return how the game chosen was last set up."""
        if self._setups[self.chosen] is None:
            from .seating import Setup, told

            row = games.CATALOGUE[self.chosen]  # the rest is not done below here, where the stack has little room
            setup = Setup(self.game_class(), self.saves.setups.get(row[0]))
            self._setups[self.chosen] = Choice(*told(self.saves, row[1], setup))
        return self._setups[self.chosen]

    def brings(self) -> str:
        """Return the modules that the game chosen brings to a scene that plays it, and those of any bot, to be let go
        of with them."""
        wanted = registry.needs(games.CATALOGUE[self.chosen], "games")
        for row in bots.CATALOGUE:
            wanted += registry.rarely(registry.needs(row, "bots"))
        return wanted

    def go_back(self) -> str:
        """Have the game that was left go on, and return the scene that plays it."""
        self.chosen = [row[0] for row in games.CATALOGUE].index(self.left[0].split("/")[0])
        self.due = RETURN
        return "play"

    # -- the match: what it takes is in `seating`, which is imported by then

    def begin(self, keep: bool = True) -> None:
        """Make a match as it is set up, with a score of its own, and start it; `keep` it in the journal."""
        from .seating import beginning

        for _ in beginning(self, keep):
            pass

    def restore(self) -> bool:
        """Bring back the game that the last power-off interrupted; answer False where there is none."""
        if not self.saves.waits:
            return False
        self.saves.waits = False
        from .seating import get_ready

        back = borrow("session.restore").restore(self)
        if back:
            get_ready(self.match)
        return back

    def forget(self) -> None:
        """Forget all that was saved; a game being played goes on."""
        self.saves.reset()
        self._setups = [None] * len(games.CATALOGUE)

    def end(self) -> None:
        """End the match, if there is one; a game in the middle is kept, so that it can be gone back to."""
        if self.match is not None:
            from .seating import end

            end(self)
