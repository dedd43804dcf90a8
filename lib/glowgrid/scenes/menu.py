"""The menu: a game an icon. 4 and 6 browse, 5 sets the game up, # starts it as last time, * goes back
to a game that was left in the middle."""

from .. import games
from ..session.ways import BEGIN, RESTORE_LEFT
from ..words import boot as words
from .carousel import Carousel


class Menu(Carousel):
    hue = 1

    def enter(self) -> None:
        super().enter()
        if self.session.left:
            self.say(words.WAITS.format(self.name(self.session.left[0])))

    def start(self) -> int:
        return self.session.chosen

    def count(self) -> int:
        return len(games.CATALOGUE)

    def icon(self, item: int) -> bytes:
        return games.CATALOGUE[item][4]

    def name(self, item: int) -> str:
        return games.CATALOGUE[item][1]

    def announce(self) -> None:
        self.say(words.MENU.format(self.name(self.item)))

    def choose(self, key: str) -> str | None:
        if key in "*B" and self.session.left:
            return self.session.begin(RESTORE_LEFT)
        self.session.chosen = self.item
        if key == "#":
            return self.session.begin(BEGIN)
        return "setup" if key == "5" else None
