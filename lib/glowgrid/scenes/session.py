"""What lasts from scene to scene: the game chosen, its options, who plays, the match and the score.

The menu needs it while nobody plays yet, so whatever belongs to a match is imported when one begins (`sitting`), and
let go when it is left.
"""

import gc

from .. import bots, games
from ..engine import catalogue
from ..unload import Lives, fetching, forget

MYPY = False
if MYPY:  # type checkers take it for true
    from ..engine.match import Match


PERSON = ""  # decides for a player instead of a bot's key
BEGIN = "begin"  # a match, as it is set up
RETURN = "return"  # to the game that was left
LEAVE = "leave"  # for the menu
_MATCH = "words_play engine.options engine.game engine.match scenes.sitting"
_KEEPER = "scenes.keeper"


class Choice:
    """How a game was last set up: `options` in the game's order, `who` decides for each of ten players."""

    def __init__(self, options: tuple, who: list) -> None:
        self.options = options
        self.who = who


class Session:
    def __init__(self, chance, memory, record: str = "") -> None:
        """Begin with the game chosen last; bots draw from `chance`; what must outlive the power goes into `memory`;
        `record` is a game's line, to be shown first."""
        self.chance = chance
        self.lives = Lives()
        self.memory = memory
        memory.session = self
        keys = [row[0] for row in games.CATALOGUE]
        self.chosen = keys.index(self.memory.chosen) if self.memory.chosen in keys else 0  # of games.CATALOGUE
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
            from .sitting import Setup

            line = self.memory.setups.get(games.CATALOGUE[self.chosen][0])
            setup = Setup(self.game_class(), line)
            self._setups[self.chosen] = Choice(setup.options, setup.who)  # which keeps no module
            if setup.why:
                from .. import words_saved

                self.memory.say(words_saved.SETUP.format(games.CATALOGUE[self.chosen][1], setup.why))
                forget("words_saved")
        return self._setups[self.chosen]

    # -- the modules of the game chosen

    def fetching(self):
        """Import what a game between people needs, a module a step; it is kept until `release`."""
        row = games.CATALOGUE[self.chosen]
        self.hold()
        keeper = _KEEPER if self.memory.journal is not None else ""
        for names in (_MATCH, keeper, "".join(row[5:6]), "games." + row[2]):
            for _ in fetching(names):
                yield

    def hold(self) -> None:
        """Keep whatever the game chosen needs, and any bot, in place of what was kept for another."""
        wanted = [_MATCH, _KEEPER, catalogue.needs(games.CATALOGUE[self.chosen], "games")]
        for row in bots.CATALOGUE:
            wanted.append(catalogue.needs(row, "bots"))
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

    def _fetching_bots(self, keys: list):
        searches = "".join(games.CATALOGUE[self.chosen][6:7])
        for row in bots.CATALOGUE:
            if row[0] in keys:
                needs = "".join(row[5:6])  # nothing: this bot does not search
                for names in (searches if needs else "", needs, "bots." + row[2]):
                    for _ in fetching(names):
                        yield
                if needs:
                    from ..bots.table import Table

                    Table()  # its 5 KB come before the many small things of a game

    def fetching_saved(self):
        """Import what the game needs that the last power-off interrupted, if one waits, a module a step."""
        if self.memory.waits:
            for _ in self.fetching():
                yield
            line = self.memory.setups.get(games.CATALOGUE[self.chosen][0], "")
            for _ in self._fetching_bots(",".join(line.split("/")[2:3]).split(",")):
                yield

    def advising(self):
        """Ask the last bot of the catalogue what to play, in steps."""
        key = bots.CATALOGUE[-1][0]
        for _ in self._fetching_bots([key]):
            yield
        bot = bots.load(key)()
        self.match.game_for(bot)
        yield
        self.match.advise(bot)

    # -- the match

    def begin(self, keep: bool = True) -> None:
        """Make a match as it is set up, with a score of its own, and start it; `keep` it in the journal."""
        for _ in self.beginning(keep):
            pass

    def beginning(self, keep: bool = True):
        """Do what `begin` does, in steps."""
        self.due = ""
        self.end()
        for _ in self.fetching():
            yield
        setup = self.setup()
        for _ in self._fetching_bots(setup.who[:2]):  # a third player's comes when they sit down
            yield
        gc.collect()  # where nothing was imported, the game before lies about in pieces
        yield
        game_class = self.game_class()
        for _ in game_class.making(*setup.options):  # boards after all code
            yield
        game = game_class(*setup.options)  # here, as a game's own calls go deep
        yield
        from .sitting import seat_all

        seat_all(self, game)
        yield
        self._get_ready()
        yield
        if keep:
            self.memory.follow(self.match)
        self.match.start()

    def _get_ready(self) -> None:
        """Make what bots think on, now that everything is imported and no move has been played."""
        for seat in self.match.seats:
            if not seat.person:
                self.match.game_for(seat.bot)

    def returning(self):
        """Go on with the game that was left, in steps."""
        line, moves, undone = self.left  # type: ignore[misc]
        self.due, self.left = "", None
        self.end()
        self.chosen = [row[0] for row in games.CATALOGUE].index(line.split("/")[0])
        for _ in self.fetching():
            yield
        for _ in self._fetching_bots(line.split("/")[2].split(",")):
            yield
        from .restored import come_back

        gc.collect()
        come_back(self, line, moves, undone)
        self._get_ready()
        forget("scenes.restored")
        forget("engine.saved")

    def restore(self) -> bool:
        """Bring back the game that the last power-off interrupted; answer False where there is none."""
        if not self.memory.waits:
            return False
        self.memory.waits = False
        from .restored import restore

        back = restore(self)
        if back:
            self._get_ready()
        self.hold()
        if not back:
            self.release()
        forget("scenes.restored")
        forget("engine.saved")
        forget("words_saved")
        return back

    def open(self, line: str) -> None:
        """Make a match of persons for the game that `line` records; raise a ValueError that says what is wrong."""
        from ..engine import record

        forget("engine.record")
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

    @property
    def plays(self) -> bool:
        """Tell whether a game is being played that would be lost: a person sits there, and has begun to play."""
        match = self.match
        if match is None or match.is_show or match.terminated or match.game.outcome is not None:
            return False
        shown = len(self.recorded) if self.recorded is not None else 0
        return match.game.ply > shown or not shown and match.can_redo

    def want(self, what: str) -> str:
        """Return the scene that comes when BEGIN or LEAVE is wanted: what would end a game asks first."""
        self.wanted = what
        return "ask" if self.plays else self.agreed()

    def agreed(self) -> str:
        """Have happen what is wanted, and return the scene that it leads to."""
        what, self.wanted = self.wanted, ""
        if what == LEAVE:
            return "menu"
        self.due = what
        return "play"

    def end(self) -> None:
        """End the match, if there is one; a game in the middle is kept, so that it can be gone back to."""
        if self.plays:
            from .sitting import line

            self.left = (line(self), self.match.game.moves, tuple(self.match.undone))
        if self.match is not None:
            self.match.terminate()
        self.match = self.recorded = None

    def close(self) -> None:
        """End the match, if there is one, and let go of all that it needed."""
        self.end()
        self.release()
        bots.memory.clear()  # 5 KB, made anew by the next search
