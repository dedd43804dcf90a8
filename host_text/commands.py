"""Commands that users can type instead of an answer, at every question.

Some commands raise an exception of this module, which ends the question.
"""

from collections.abc import Callable

from glowgrid.translation import translated
from glowgrid.words import menus

from .words import terminal as words


class Quit(Exception):
    """Raised if the user wants to leave the program."""


class NewGame(Exception):
    """Raised if the user wants a different game.

    `args` is (game,) if the user has typed the transcript of a game. `args` is () if the user wants to choose a game.
    """


class PositionChanged(Exception):
    """Raised if the position has changed, which makes the current question outdated."""


class Commands:
    """The commands. While there is no match, each command only prints "No game has started yet.", but `rules` prints
    the rules of the game that is being set up.

    The subclass GameCommands carries out the commands during a match.
    """

    def __init__(self, say: Callable[[str], None], rules: str | None = None) -> None:
        """Print sentences with `say`. `rules`: the English rules of the chosen game, or None if none is chosen."""
        self._say = say
        self._rules = rules

    def undo(self, times: int) -> None:
        """Undo `times` turns of the people at this computer."""
        self._say(words.NO_GAME_YET)

    def redo(self) -> None:
        """Redo undone moves."""
        self._say(words.NO_GAME_YET)

    def hint(self) -> None:
        """Print the move that a bot would make in this position."""
        self._say(words.NO_GAME_YET)

    def coach(self) -> None:
        """Print how good each move is or, after the end, which moves changed the game."""
        self._say(words.NO_GAME_YET)

    def transcript(self) -> None:
        """Print the game so far in one line, which the command `replay` accepts."""
        self._say(words.NO_GAME_YET)

    def position(self) -> None:
        """Print the position in the notation of the game's players."""
        self._say(words.NO_GAME_YET)

    def read(self, row: int | None) -> None:
        """Print the board by rows in words, or only the row with the number `row`."""
        self._say(words.NO_GAME_YET)

    def rules(self) -> None:
        """Print the rules of the game."""
        if self._rules is None:
            self._say(words.NO_GAME_YET)
        else:
            self._say(translated(self._rules, "rules") or menus.NO_RULES)

    def more(self) -> tuple:
        """Return the additional commands that are available at the moment.

        Each command is a tuple (name, sentence about the command, data for `obey`).
        """
        return ()

    def obey(self, command: tuple) -> None:
        """Carry out `command`, one of the tuples that `more` returns."""
