"""The commands that people can type at every prompt, and the exceptions with which some of them end a question."""

from collections.abc import Callable

from .words import terminal as words


class Quit(Exception):
    """The person leaves."""


class NewGame(Exception):
    """The person wants another game: the one in `args`, read from a transcript, or one to be chosen."""


class PositionChanged(Exception):
    """The position changed, so the open question no longer matters."""


class Commands:
    """The commands while there is no game: each says so. GameCommands overrides them."""

    def __init__(self, say: Callable[[str], None]) -> None:
        """Print sentences with `say`."""
        self._say = say

    def undo(self, times: int) -> None:
        """Undo `times` turns of people."""
        self._say(words.NO_GAME_YET)

    def redo(self) -> None:
        """Play undone moves again."""
        self._say(words.NO_GAME_YET)

    def hint(self) -> None:
        """Say which move a bot would play."""
        self._say(words.NO_GAME_YET)

    def transcript(self) -> None:
        """Print the game as one line."""
        self._say(words.NO_GAME_YET)

    def rules(self) -> None:
        """Say the rules of the game."""
        self._say(words.NO_GAME_YET)

    def more(self) -> tuple:
        """Return the further commands of this moment as rows: name, sentence, and what `obey` needs besides."""
        return ()

    def obey(self, command: tuple) -> None:
        """Carry out one of the rows of `more`."""
