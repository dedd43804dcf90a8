"""Commands that users can type at every question. Some end the question with one of the exceptions here."""

from collections.abc import Callable

from .words import terminal as words


class Quit(Exception):
    """The user leaves the program."""


class NewGame(Exception):
    """The user wants a different game. `args` is (game,) with a game from a transcript, or () to let the user
    choose."""


class PositionChanged(Exception):
    """The position has changed, so the current question is outdated."""


class Commands:
    """The commands while there is no match. Each prints "There is no game yet." GameCommands overrides them."""

    def __init__(self, say: Callable[[str], None]) -> None:
        """Print sentences with `say`."""
        self._say = say

    def undo(self, times: int) -> None:
        """Undo `times` turns of the people at this computer."""
        self._say(words.NO_GAME_YET)

    def redo(self) -> None:
        """Redo undone moves."""
        self._say(words.NO_GAME_YET)

    def hint(self) -> None:
        """Print the move that a bot would make."""
        self._say(words.NO_GAME_YET)

    def transcript(self) -> None:
        """Print the game so far in one line, which the command `replay` accepts."""
        self._say(words.NO_GAME_YET)

    def rules(self) -> None:
        """Print the rules of the game."""
        self._say(words.NO_GAME_YET)

    def more(self) -> tuple:
        """Return the commands that exist only at the moment, as rows (name, sentence about it, data for `obey`)."""
        return ()

    def obey(self, command: tuple) -> None:
        """Carry out `command`, one of the rows that `more` returns."""
