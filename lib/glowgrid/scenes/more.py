"""List of what else can be done in the menu of games. A long press of OK opens it, if the board has buttons.

Choosing an item presses a key of the menu that no button stands for, such as 5, which opens the setup.
"""

from .. import games
from ..words import buttons as words
from .button_items import press
from .carousel import Carousel
from .scene import BACK

MYPY = False
if MYPY:  # true for type checkers only
    from .types import Steps, Transition

_ICONS = {  # by the key of the menu
    "*": b"\x20\x30\x38\x3c\x3c\x38\x30\x20",
    "B": b"\x08\x18\x3e\x19\x09\x01\x02\x3c",
    "5": b"\x66\x66\x00\xf7\xf7\xf7\x55\x00",
    "7": b"\x00\x7e\x00\x7c\x00\x7e\x00\x70",
    "0": b"\x7e\x42\x52\x5a\x5a\x52\x42\x7e",
    "9": b"\x00\x02\x02\x12\x12\x52\x52\x7e",
}


class More(Carousel):
    overlay = True

    def prepare(self) -> "Steps":
        """Generator: list the items. Games can only be resumed if some are kept."""
        session = self.session
        self.rows = [row for row in words.MORE if row[0] not in "*B"]
        yield
        if session.left and session.kept:
            self.rows.insert(0, ("B", words.RESUME.format(games.CATALOGUE[session.kept[0]][1])))
        if session.left_game() >= 0:
            self.rows.insert(0, ("*", words.RESUME.format(games.CATALOGUE[session.left_game()][1])))

    def icon(self, row: tuple) -> bytes:
        return _ICONS[row[0]]

    def choose(self, key: str) -> "Transition":
        if key in "*+":
            return BACK
        return press(self.console.keypad, self.rows[self.item][0]) if key in "5#" else None
