"""Invitation: the invite code that the board has printed on the serial console, for a face to show.

The card stays open until the opponent has joined or the user closes it.

Imports the words of glowgrid and its invite codes.
"""

import importlib
import re
from collections.abc import Callable

from glowgrid.config.language import LANGUAGES
from glowgrid.online.protocol import invite_code
from host_sim.faces.message_log import SAID, MessageLog

_CODE = re.compile(r"\b\w{4}(?:-\w{4}){2,3}\b")
NONE = "There is no invitation: with --broker HOST, set a game up against somebody elsewhere."
COPIED = "{} is copied."
NOT_COPIED = "{} cannot be copied here: the system has no clipboard."


def has_code(text: str) -> bool:
    """Return whether a sentence contains an invite code, for players or for spectators."""
    return any(invite_code.read(found) for found in _CODE.findall(text))


class Invitation:
    """The current invite codes, and the state of their card.

    `code` is for the opponent, or "" if there is none. `watching` is for spectators. `since` is the board's latest
    message after the code. `is_open`: the card is visible.
    """

    def __init__(self, log: MessageLog) -> None:
        self.code = self.watching = self.since = ""
        self.is_open = False
        self._log = log
        self._taken = 0
        self._here = [importlib.import_module(f"glowgrid.words.{name}.opponent_sentences").HERE for name in LANGUAGES]

    def update(self) -> None:
        """Read what the board has printed since the last call."""
        new = self._log.count - self._taken
        self._taken = self._log.count
        for line in self._log.lines[-new:] if new else []:
            if line.kind == SAID:
                self._hear(line.text)

    @property
    def content(self) -> tuple[str, str, str]:
        """The content of the card: `code`, `watching`, `since`."""
        return self.code, self.watching, self.since

    def show(self) -> None:
        """Open the card. Without a code, add a note to the log instead."""
        self.is_open = bool(self.code)
        if not self.code:
            self._log.note(NONE)

    def copy(self, put: Callable[[str], bool]) -> None:
        """Copy the code with `put`, and close the card. `put(text)` returns whether it succeeded."""
        if self.code:
            self._log.note((COPIED if put(self.code) else NOT_COPIED).format(self.code))
            self.is_open = False
        else:
            self._log.note(NONE)

    def forget(self) -> None:
        """Forget the code, because the board has lost its power."""
        self.update()
        self.code = self.watching = self.since = ""
        self.is_open = False

    def _hear(self, text: str) -> None:
        self.since = "" if text.endswith("...") else text  # messages that end in "..." soon become outdated
        if text in self._here:
            self.is_open = False
        for found in _CODE.findall(text):
            letters = invite_code.read(found)
            watching = invite_code.shown(invite_code.watching(letters)) if letters else ""
            if watching != found and watching and watching in text:  # the board prints both codes in one sentence
                self.code, self.watching, self.since, self.is_open = found, watching, "", True
