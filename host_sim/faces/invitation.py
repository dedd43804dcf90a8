"""The invite code that the board has printed, for a face to show on a card.

The card stays open until the opponent has joined or the user closes it.
"""

import importlib
import re
from collections.abc import Callable
from types import ModuleType

from glowgrid.config.language import LANGUAGES
from glowgrid.online.protocol import invite_code
from host_sim.faces.invitation_steps import InvitationSteps
from host_sim.faces.message_log import SAID, MessageLog
from host_sim.words import en

_CODE = re.compile(r"\b\w{4}(?:-\w{4}){2,3}\b")


def has_code(text: str) -> bool:
    """Return whether `text` contains an invite code, for players or for spectators."""
    return any(invite_code.read(found) for found in _CODE.findall(text))


class Invitation:
    """The current invite codes, and whether their card is open.

    - `code` is the invite code for the opponent.
    - `watching` is the invite code for spectators.
    - `since` is the last message that the board has printed after the codes.

    A code or a message that does not exist is "". `words` is the module of `host_sim.words` for the notes in the log.
    `steps` invite an opponent; None if the board has no network.
    """

    def __init__(self, log: MessageLog, words: ModuleType = en, steps: InvitationSteps | None = None) -> None:
        self.words = words
        self._steps = steps
        self.code = self.watching = self.since = ""
        self.is_open = False
        self._log = log
        self._read_count = 0
        self._here = [importlib.import_module(f"glowgrid.words.{name}.opponent_sentences").HERE for name in LANGUAGES]

    def update(self) -> None:
        """Read what the board has printed since the last call, and go on inviting."""
        if self._steps is not None:
            self._steps.step()
        new = self._log.count - self._read_count
        self._read_count = self._log.count
        for line in self._log.lines[-new:] if new else []:
            if line.kind == SAID:
                self._read_message(line.text)

    @property
    def content(self) -> tuple[str, str, str]:
        """The three texts on the card: (`code`, `watching`, `since`)."""
        return self.code, self.watching, self.since

    def show(self) -> str:
        """Open the card. If there is no code, invite an opponent if possible, and return what was added to the log."""
        self.is_open = bool(self.code)
        if self.code:
            return ""
        game = self._steps.begin() if self._steps is not None else ""
        if game:
            return self._note(self.words.INVITING.format(game))
        return self._note(self._missing())

    def _missing(self) -> str:
        """Return a sentence that says how to get a code."""
        return self.words.NO_SERVER if self._steps is None else self.words.NO_INVITATION  # type: ignore[no-any-return]

    def _note(self, sentence: str) -> str:
        self._log.note(sentence)
        return sentence

    def copy(self, put: Callable[[str], bool]) -> None:
        """Copy the code to the clipboard, and close the card. `put(text)` copies a text, and returns whether the
        text was copied."""
        if self.code:
            self._log.note((self.words.COPIED if put(self.code) else self.words.NOT_COPIED).format(self.code))
            self.is_open = False
        else:
            self._note(self._missing())

    def forget(self) -> None:
        """Remove the codes, because the board has lost its power."""
        self.update()
        self.code = self.watching = self.since = ""
        self.is_open = False

    def _read_message(self, text: str) -> None:
        """Update the attributes for `text`, which is one line that the board has printed."""
        self.since = "" if text.endswith("...") else text  # "..." means that something else follows soon
        if text in self._here:
            self.is_open = False
        for found in _CODE.findall(text):
            letters = invite_code.read(found)
            watching = invite_code.shown(invite_code.watching(letters)) if letters else ""
            if watching != found and watching and watching in text:  # the board prints both codes in one sentence
                self.code, self.watching, self.since, self.is_open = found, watching, "", True
