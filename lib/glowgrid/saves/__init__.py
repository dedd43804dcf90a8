"""Saved data: what outlives the power. `Saves` keeps the preferences, and writes records to the journal.

The menu needs what is here. The rest of the room is imported while it is needed: what writes a match down (autosave),
sums up all that was saved (snapshot), makes room where the journal is full (compaction). None of it knows the session,
a scene or a game: it is given values, and matches to observe.
"""

import gc

from ..unload import borrow
from .format import BRIGHTNESS, CLOSED, RESERVE

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable

    from .autosave import Autosave
    from .journal import Journal
    from .snapshot import Snapshot


class Saves:
    """What is saved: the preferences as they were read at power-on, and the journal, to which `append` writes a record.
    Without a journal nothing is kept."""

    def __init__(self, journal: "Journal | None", say: "Callable[[str], None]") -> None:
        """Take over what `journal` holds (None: nothing is kept); `say` tells what can't be saved."""
        kept = borrow("saves.preferences").Preferences()
        self.journal = journal
        self.say = say
        self.game: Autosave | None = None  # what writes the match down, if it is written down
        self.full = False  # whether `update` has to make room, and writes what there was none for
        self._setting = 0
        self.told = False  # of records that make no sense
        if journal is not None:
            # now, as it takes a large block of the heap
            self._write(journal, borrow("saves.journal_reader").opened, journal, kept.take)
        self.brightness: bytes = kept.brightness
        self.setups: dict[str, str] = kept.setups
        self.recent: list[str] = kept.recent
        self.waits: bool = kept.waits

    # -- writing

    def append(self, kind: int, payload: bytes = b"") -> None:
        """Write a record. Where there is no room, `update` makes some, and writes down how things stand then."""
        journal = self.journal
        if journal is not None and not self.full:
            self.full = not self._write(journal, journal.append, kind, payload)

    def update(self) -> None:
        """Make room in the journal where it is nearly full; once a round of the loop, near the top of the stack."""
        journal, game = self.journal, self.game
        if journal is not None and (self.full or game is not None and journal.room < RESERVE):
            gc.collect()  # the journal is read and written in blocks of its size
            self.compact(borrow("saves.snapshot").read(self))

    def compact(self, saved: "Snapshot") -> None:
        """Write the journal anew: the game being played, and what of `saved` has nothing to do with it."""
        journal = self.journal
        if journal is not None:
            saved.brightness = self.brightness or saved.brightness
            self.full = False
            if not self._write(journal, borrow("saves.compaction").compact, journal, saved, self.game) and self.game:
                self.game = None
                self.say(borrow("words.saved").NO_ROOM)

    def _write(self, journal: "Journal", write: "Callable[..., bool]", *values: object) -> bool:
        """Return what `write(*values)` answers; where the memory does not work, say so and keep nothing from now on."""
        why = ""
        try:
            done = write(*values)
            if done or not journal.worn:
                return done
        except OSError as error:
            why = str(error)
        self.journal = self.game = None
        self.say(borrow("words.faults").NOT_SAVED.format(why))
        return False

    def drop(self) -> None:
        """Have the game not come back."""
        self.append(CLOSED)
        self.game = None

    # -- brightness

    def brightness_for(self, setting: int) -> int:
        """Return the brightness that was kept, in percent, if settings.toml said the same then as now, `setting`; that
        else."""
        self._setting = setting
        kept = self.brightness
        return min(max(kept[0], 1), 100) if len(kept) == 2 and kept[1] == setting else setting

    def keep_brightness(self, percent: int) -> None:
        """Have the brightness come back."""
        pair = bytes((percent, self._setting))
        if pair != (self.brightness or bytes((self._setting, self._setting))):
            self.brightness = pair
            self.append(BRIGHTNESS, pair)
