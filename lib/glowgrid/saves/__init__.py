"""Saves: data that survives power-off. The class Saves holds the preferences and adds records to the journal.

The menu needs only this module. The other modules are loaded on demand: autosave.py records a match, brightness.py
records the brightness, journal_snapshot.py reads all saved data, and compaction.py frees space in a full journal. These
modules do not import the session, scenes or games. Callers give them values, or a match to observe.
"""

import gc

from .record_format import RESERVE

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable

    from .autosave import Autosave
    from .journal import Journal


def _nothing() -> None:
    pass


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
        self.poll = _nothing  # called between the parts of slow work; the app puts the scan of the keys here
        self.game: Autosave | None = None  # the Autosave of the current match, if it is saved
        self.full = False  # whether `update` has to free space and save the data that did not fit
        self.brightness_setting = 0  # percent in settings.toml, set by brightness.py
        self.must_put_aside = False  # whether the journal ends with an unfinished game that is not played now
        self.told = False  # whether unreadable records have been reported
        if journal is not None:
            from .journal_reader import opened

            self.write(journal, opened, journal, kept.take)  # done now, because it needs a large block of the heap
        self.brightness: bytes = kept.brightness
        self.setups: list[str] = kept.setups
        self.waits: bool = kept.waits

    # -- writing

    def append(self, kind: int, payload: bytes = b"") -> None:
        """Append a record. If there is no room, the next call of `update` frees space and saves the current game."""
        journal = self.journal
        if journal is not None and not self.full:
            self.full = not self.write(journal, journal.append, kind, payload)

    def update(self) -> None:
        """If the journal is nearly full, free space. The main loop calls this in each round, because the call stack
        is nearly empty there."""
        journal, game = self.journal, self.game
        if journal is not None and (self.full or game is not None and journal.room < RESERVE):
            from .compaction import keep

            self.poll()
            from .journal_snapshot import read

            gc.collect()  # the journal is read and written in blocks as large as itself
            self.poll()
            saved = read(self, self.poll)
            self.poll()
            keep(self, saved)

    def write(self, journal: "Journal", write: "Callable[..., bool]", *values: object) -> bool:
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
