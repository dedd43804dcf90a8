"""What lasts from scene to scene: the game chosen, its options, who plays, the match and the score.

The menu needs it while nobody plays yet, so whatever belongs to a match is imported when one begins (`sitting`), and
let go when it is left.
"""

from .. import bots, games
from ..engine import registry
from ..unload import Lives, fetching

MYPY = False
if MYPY:  # type checkers take it for true
    from ..engine.match import Match


PERSON = ""  # decides for a player instead of a bot's key
BEGIN = "begin"  # a match, as it is set up
RETURN = "return"  # to the game that was left
LEAVE = "leave"  # for the menu
_MATCH = "words.en.match engine.options engine.game engine.match session.seating"
_KEEPER = "saves.autosave"


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
        self.lives = Lives()
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
        self._held: list = []  # what is needed for the game chosen

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

    # -- the modules of the game chosen

    def fetching(self):
        """Import what a game between people needs, a module a step; it is kept until `release`."""
        row = games.CATALOGUE[self.chosen]
        self.hold()
        keeper = _KEEPER if self.saves.journal is not None else ""
        for names in (_MATCH, keeper, "".join(row[5:6]), "games." + row[2]):
            for _ in fetching(names):
                yield

    def hold(self) -> None:
        """Keep whatever the game chosen needs, and any bot, in place of what was kept for another."""
        wanted = [_MATCH, _KEEPER, registry.needs(games.CATALOGUE[self.chosen], "games")]
        for row in bots.CATALOGUE:
            wanted.append(registry.needs(row, "bots"))
        if wanted == self._held:
            return
        held, self._held = self._held, wanted
        for names in wanted:
            self.lives.need(names)
        for names in held:
            self.lives.leave(names)

    def release(self) -> None:
        """Let go of all that is imported for the game chosen."""
        held, self._held = self._held, []
        for names in held:
            self.lives.leave(names)

    def fetching_saved(self):
        """Import what the game needs that the last power-off interrupted, if one waits, a module a step."""
        if self.saves.waits:
            for _ in self.fetching():
                yield
            line = self.saves.setups.get(games.CATALOGUE[self.chosen][0], "")
            from .seating import fetching_bots

            for _ in fetching_bots(self, ",".join(line.split("/")[2:3]).split(",")):
                yield

    # -- the match: what it takes is in `sitting`, which is imported by then

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
        from .restore import restore, settle
        from .seating import get_ready

        back = restore(self)
        if back:
            get_ready(self.match)
        settle(self, back)
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

    def close(self) -> None:
        """End the match, if there is one, and let go of all that it needed."""
        self.end()
        self.release()
        bots.tables.clear()  # 5 KB, made anew by the next search
