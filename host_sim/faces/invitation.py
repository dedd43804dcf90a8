"""The invitation that the board tells on the serial console, for a face to show: it is open until the other side is
there, or somebody closes it.

Part of the room host_sim.faces; imports the words and what an invitation is.
"""

import importlib
import re
from collections.abc import Callable

from glowgrid.config.language import LANGUAGES
from glowgrid.online.protocol import invite_code
from host_sim.faces.log import SAID, Log

_CODE = re.compile(r"\b\w{4}(?:-\w{4}){2,3}\b")
NONE = "There is no invitation: with --broker HOST, set a game up against somebody elsewhere."
COPIED = "{} is copied."
NOT_COPIED = "{} cannot be copied here: the system has no clipboard."


def has_code(text: str) -> bool:
    """Tell whether a sentence names a code, to play or to watch."""
    return any(invite_code.read(found) for found in _CODE.findall(text))


class Invitation:
    """`code`: as the other side types it, "" where there is none; `watching`: the one to look on; `since`: what the
    board has said last after it. `is_open`: whether it is to be seen."""

    def __init__(self, log: Log) -> None:
        self.code = self.watching = self.since = ""
        self.is_open = False
        self._log = log
        self._taken = 0
        self._here = [importlib.import_module(f"glowgrid.words.{name}.link").HERE for name in LANGUAGES]

    def update(self) -> None:
        """Take over what the board has said since."""
        new = self._log.count - self._taken
        self._taken = self._log.count
        for line in self._log.lines[-new:] if new else []:
            if line.kind == SAID:
                self._hear(line.text)

    @property
    def told(self) -> tuple[str, str, str]:
        """What its card says: `code`, `watching`, `since`."""
        return self.code, self.watching, self.since

    def show(self) -> None:
        """Have it be seen."""
        self.is_open = bool(self.code)
        if not self.code:
            self._log.note(NONE)

    def copy(self, put: Callable[[str], bool]) -> None:
        """Copy the code by `put`, which tells whether it could; nobody needs to see it then."""
        if self.code:
            self._log.note((COPIED if put(self.code) else NOT_COPIED).format(self.code))
            self.is_open = False
        else:
            self._log.note(NONE)

    def forget(self) -> None:
        """Have none: the board has lost its power."""
        self.update()
        self.code = self.watching = self.since = ""
        self.is_open = False

    def _hear(self, text: str) -> None:
        self.since = "" if text.endswith("...") else text  # what it only begins to do is soon done
        if text in self._here:
            self.is_open = False
        for found in _CODE.findall(text):
            letters = invite_code.read(found)
            watching = invite_code.shown(invite_code.watching(letters)) if letters else ""
            if watching != found and watching and watching in text:  # both are told in one sentence
                self.code, self.watching, self.since, self.is_open = found, watching, "", True
