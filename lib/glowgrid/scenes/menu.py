"""The menu: a game an icon. 4 and 6 browse, 5 sets the game up, # starts it as last time."""

from .. import games, words
from .carousel import Carousel


class Menu(Carousel):
    hue = 1

    def enter(self) -> None:
        self.session.close()
        super().enter()

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
        self.session.chosen = self.item
        if key == "#":
            self.session.due = True
            return "play"
        return "setup" if key == "5" else None
