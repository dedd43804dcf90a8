"""The menu: a game an icon. 4 and 6 browse, 5 sets the game up, # starts it as last time, 0 shows how
it goes, * goes back to a game that was left in the middle."""

from .. import games
from ..session.ways import BEGIN, RESTORE_LEFT
from ..unload import borrow
from ..words import boot as words
from .carousel import Carousel


class Menu(Carousel):
    hue = 1

    def enter(self) -> None:
        self.rows = borrow("session.recent").rows(self.session.saves.recent)
        super().enter()
        if self.session.left:
            self.say(words.WAITS.format(games.CATALOGUE[self.session.left[0]][1]))
        link = getattr(self.console, "link", None)
        if getattr(link, "client", None):
            borrow("scenes.parting").Parting(self, link)

    def start(self) -> int:
        return self.rows.index(self.session.chosen)

    def count(self) -> int:
        return len(games.CATALOGUE)

    def icon(self, item: int) -> bytes:
        return games.CATALOGUE[self.rows[item]][4]

    def name(self, item: int) -> str:
        return games.CATALOGUE[self.rows[item]][1]

    def announce(self) -> None:
        self.say(words.MENU.format(self.name(self.item)))

    def choose(self, key: str) -> str | None:
        if key in "*B" and self.session.left:
            return self.session.begin(RESTORE_LEFT)
        self.session.chosen = self.rows[self.item]
        if key == "#":
            return self.session.begin(BEGIN)
        return "setup" if key == "5" else "demo" if key == "0" else None
