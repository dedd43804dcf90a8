"""What outlives the power, as far as every scene needs it: preferences, and whether a game waits to go on.

The menu needs no more, so whatever the journal has to do with a match is imported when one begins (`keeper`), when
one comes back (`restored`), and when the journal is full (`turnover`). Works without a journal, and keeps nothing then.
"""

from ..unload import borrow
from .format import BACK, BEGUN, BRIGHTNESS, CLOSED, OVER, SETUP

RESERVE = 96  # bytes: what a round of the loop can write before `update` is asked
A_MOVE = 7  # bytes that a move takes at most


class Saves:
    session = None  # what plays, once there is one

    def __init__(self, journal, say) -> None:
        """Take over what `journal` holds (None: nothing is kept); `say` tells what can't be saved."""
        self.journal = journal
        self.say = say
        self.chosen = ""  # the key of the game begun last
        self.setups: dict = {}  # by a game's key: key/options/who, and what may follow in its line
        self.brightness = b""
        self.waits = False  # whether a game may wait to go on
        self.keeps = False  # whether the match is written down
        self.begun = False  # and whether its beginning is
        self.full = False  # whether `update` has to make room, and writes what there was none for
        self._setting = 0
        self._told = False  # of records that make no sense
        if journal is not None:
            for kind, payload in journal.records():
                self._take(kind, payload)
            try:
                if not journal.prepare():  # now, as it takes a large block of the heap
                    self.give_up()
            except OSError as error:
                self.give_up(str(error))

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == BRIGHTNESS:
            self.brightness = payload
        elif kind in (BEGUN, SETUP):
            self.waits = self.waits or kind == BEGUN
            try:
                self.chosen = str(payload, "utf-8").split("/")[0]
                self.setups[self.chosen] = str(payload, "utf-8")
            except ValueError:
                pass  # told when all is read
        elif kind == BACK:
            self.waits = True
        elif kind in (OVER, CLOSED):
            self.waits = False

    def read(self):
        """Return what all the records add up to, and tell, once, of those that make no sense."""
        saved = borrow("saves.snapshot").read(self.journal)
        if saved.strange and not self._told:
            self._told = True
            self.say(borrow("words.en.saved").LEFT_OUT.format(saved.strange))
        return saved

    # -- the journal

    def append(self, kind: int, payload: bytes = b"") -> None:
        """Write a record. Where there is no room, `update` makes some, and writes down how things stand then."""
        if self.journal is None or self.full:
            return
        try:
            if not self.journal.append(kind, payload):
                self.full = not self.journal.worn
                if self.journal.worn:
                    self.give_up()
        except OSError as error:
            self.give_up(str(error))

    def give_up(self, why: str = "") -> None:
        """Keep nothing from now on, and say so."""
        self.journal = None
        self.keeps = False
        say_seldom(self.say, "NOT_SAVED", why)

    def update(self) -> None:
        """Make room in the journal where it is nearly full; once a round of the loop, near the top of the stack."""
        if self.journal is not None and (self.full or self.keeps and self.journal.room < RESERVE):
            self.full = False
            borrow("saves.compaction").turn_over(self.session)

    # -- the match

    def keeper(self):
        """Return somebody who writes the match down: the match alone keeps them."""
        from .autosave import Autosave

        return Autosave(self, self.session)

    def follow(self, match) -> None:
        """Write down what happens to `match` from its start; one in which nobody sits is not worth the wear."""
        self.keeps = False
        if self.journal is not None and not match.is_show:
            match.observe(self.keeper().watch)

    def drop(self) -> None:
        """Have the game not come back."""
        self.append(CLOSED)
        self.keeps = False

    # -- preferences

    def light(self, grid) -> None:
        """Give the grid the brightness it had, if settings.toml still says the same."""
        self._setting = grid.brightness
        if len(self.brightness) == 2 and self.brightness[1] == self._setting:
            grid.brightness = min(max(self.brightness[0], 1), 100)

    def keep_brightness(self, percent: int) -> None:
        """Have the brightness come back."""
        pair = bytes((percent, self._setting))
        if pair != (self.brightness or bytes((self._setting, self._setting))):
            self.brightness = pair
            self.append(BRIGHTNESS, pair)

    def reset(self) -> None:
        """Forget everything but the game being played."""
        self.brightness = b""
        self.setups = {}
        self.begun = False
        if self.journal is not None:
            self.journal.rewrite(())
            self.full = self.keeps


def say_seldom(say, name: str, about: str = "") -> None:
    """Say the sentence of faults that has this name, about what stands in its braces."""
    say(getattr(borrow("words.en.faults"), name).format(about))
