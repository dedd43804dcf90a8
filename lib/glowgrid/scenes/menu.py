"""Menu with one icon per game.

Keys: 4 and 6 browse, 5 opens the setup, # starts the game with its last setup, 0 shows the game's demo, and * goes back
to an unfinished game.
"""

from .. import games
from ..session.match_start_modes import NEW, RESTORE_LEFT
from ..words import boot as words
from .carousel import Carousel
from .scene import BEGIN

MYPY = False
if MYPY:  # true for type checkers only
    from .types import Transition


class Menu(Carousel):
    hue = 1

    def enter(self) -> None:
        from ..session.menu_order import order

        self.rows = order(self.session.saves.recent)
        super().enter()
        left, online = self.session.left_game(), self.session.online
        if left >= 0:
            self.say(words.WAITS.format(games.CATALOGUE[left][1]))
        if online is not None and online.is_connected:
            from .disconnecting import Disconnecting

            self.overlays = [Disconnecting(online.connection(), self.clock)]

    def start(self) -> int:
        return self.rows.index(self.session.chosen)

    def icon(self, item: int) -> bytes:
        return games.CATALOGUE[self.rows[item]][4]

    def name(self, item: int) -> str:
        return games.CATALOGUE[self.rows[item]][1]

    def announce(self) -> None:
        self.say(words.MENU.format(self.name(self.item)))

    def choose(self, key: str) -> "Transition":
        if key in "*B" and self.session.left_game() >= 0:
            return BEGIN, RESTORE_LEFT
        self.session.chosen = self.rows[self.item]
        if key == "#":
            return BEGIN, NEW
        return "setup" if key == "5" else "demo" if key == "0" else None
