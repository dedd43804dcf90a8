"""Saves: data that survives power-off. The class Saves holds the preferences and adds records to the journal.

The menu needs only this module. The other modules are loaded on demand: autosave.py records a match,
journal_snapshot.py reads all saved data, and compaction.py frees space in a full journal. These modules do not
import the session, scenes or games. Callers give them values, or a match to observe.
"""

import gc

from .record_format import BRIGHTNESS, RESERVE

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable

    from .autosave import Autosave
    from .journal import Journal
    from .journal_snapshot import JournalSnapshot


class Saves:
    """The saved data. The preferences are read at power-on. `append` adds records to the journal.

    Without a journal nothing is saved.
    """

    def __init__(self, journal: "Journal | None", say: "Callable[[str], None]") -> None:
        """`journal`: the journal from which the preferences are read. If it is None, nothing is saved. `say(text)`
        shows a message to the user."""
        from .preferences import Preferences

        kept = Preferences()
        self.journal = journal
        self.say = say
        self.game: Autosave | None = None  # the Autosave of the current match, if it is saved
        self.full = False  # whether `update` has to free space and save the data that did not fit
        self._setting = 0
        self.must_put_aside = False  # whether the journal ends with an unfinished game that is not played now
        self.told = False  # whether unreadable records have been reported
        if journal is not None:
            from .journal_reader import opened

            self._write(journal, opened, journal, kept.take)  # done now, because it needs a large block of the heap
        self.brightness: bytes = kept.brightness
        self.setups: list[str] = kept.setups
        self.waits: bool = kept.waits

    # -- writing

    def append(self, kind: int, payload: bytes = b"") -> None:
        """Append a record. If there is no room, the next call of `update` frees space and saves the current game."""
        journal = self.journal
        if journal is not None and not self.full:
            self.full = not self._write(journal, journal.append, kind, payload)

    def update(self) -> None:
        """If the journal is nearly full, free space. The main loop calls this in each round, because the call stack
        is nearly empty there."""
        journal, game = self.journal, self.game
        if journal is not None and (self.full or game is not None and journal.room < RESERVE):
            from .journal_snapshot import read

            gc.collect()  # the journal is read and written in blocks as large as itself
            self.compact(read(self))

    def compact(self, saved: "JournalSnapshot") -> None:
        """Rewrite the journal, so that it contains only the current game and the data in `saved`."""
        journal = self.journal
        if journal is not None:
            from .compaction import compact

            saved.brightness = self.brightness or saved.brightness
            if self.must_put_aside:
                saved.put_aside()
            self.full = self.must_put_aside = False
            if not self._write(journal, compact, journal, saved, self.game, self.say) and self.game:
                from ..words import saved as words

                self.game = None
                self.say(words.NO_ROOM)

    def _write(self, journal: "Journal", write: "Callable[..., bool]", *values: object) -> bool:
        """Call `write(*values)` and return whether it succeeded. If the memory for saved data is defective, tell the
        user, and save nothing from now on."""
        why = ""
        try:
            done = write(*values)
            if done or not journal.worn:
                return done
        except OSError as error:
            why = str(error)
        self.journal = self.game = None
        from ..words import hardware_faults

        self.say(hardware_faults.NOT_SAVED.format(why))
        return False

    def drop(self, kind: int) -> None:
        """Stop saving the current game. `kind`: CLOSED marks it as abandoned, LEFT keeps it to be resumed later."""
        self.append(kind)
        self.game = None

    # -- brightness

    def brightness_for(self, setting: int) -> int:
        """Return the saved brightness in percent. If `setting` has changed since the brightness was saved, return
        `setting` instead. `setting`: the brightness in settings.toml."""
        self._setting = setting
        kept = self.brightness
        return min(max(kept[0], 1), 100) if len(kept) == 2 and kept[1] == setting else setting

    def keep_brightness(self, percent: int) -> None:
        """Save the brightness `percent`, together with the current brightness from settings.toml."""
        pair = bytes((percent, self._setting))
        if pair != (self.brightness or bytes((self._setting, self._setting))):
            self.brightness = pair
            self.append(BRIGHTNESS, pair)
