"""Commands that users can type at every prompt, and the exceptions with which some of them end a question."""

from collections.abc import Callable

from .words import terminal as words


class Quit(Exception):
    """The user leaves the program."""


class NewGame(Exception):
    """The user wants another game. `args` has the game, read from a transcript, or is empty if the user will choose
    one."""


class PositionChanged(Exception):
    """The position has changed, so the open question is no longer relevant."""


class Commands:
    """The commands while there is no game: each prints that. GameCommands overrides them."""

    def __init__(self, say: Callable[[str], None]) -> None:
        """Print sentences with `say`."""
        self._say = say

    def undo(self, times: int) -> None:
        """Undo `times` turns of people."""
        self._say(words.NO_GAME_YET)

    def redo(self) -> None:
        """Redo undone moves."""
        self._say(words.NO_GAME_YET)

    def hint(self) -> None:
        """Print the move that a bot would play."""
        self._say(words.NO_GAME_YET)

    def transcript(self) -> None:
        """Print the game as one line."""
        self._say(words.NO_GAME_YET)

    def rules(self) -> None:
        """Print the rules of the game."""
        self._say(words.NO_GAME_YET)

    def more(self) -> tuple:
        """Return the additional commands of this moment as rows: name, sentence, and data for `obey`."""
        return ()

    def obey(self, command: tuple) -> None:
        """Carry out one of the rows of `more`."""
