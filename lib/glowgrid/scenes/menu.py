"""Menu with one icon per game.

Keys: 4 and 6 browse, 2 and 8 go to the next group of games, 5 opens the setup, # starts the game with its last setup, 0
shows the game's demo, 7 its rules, 9 the statistics, * goes back to an unfinished game, and B to an earlier one.
Buttons instead of a keypad have a key + for a list of what the other keys do.
"""

from .. import games
from ..session.match_start_modes import NEW, RESTORE_LEFT
from ..words import main_menu as words
from .carousel import Carousel
from .scene import BEGIN

MYPY = False
if MYPY:  # true for type checkers only
    from .types import Steps, Transition


class Menu(Carousel):
    hue = 1
    sentence = words.MENU

    def prepare(self) -> "Steps":
        """Generator: find where a group of games begins, and read the title of the game that was left."""
        group, starts, count = None, [], 0
        for row in games.CATALOGUE:
            if row[5:] != group:
                group = row[5:]
                starts.append(count)
            count += 1
        self.rows = range(count)  # type: ignore[assignment]  # the catalogue reads a row from its file when it is needed
        self.groups, self.item = bytes(starts), self.session.chosen
        yield
        left = self.session.left_game()
        self._left = games.CATALOGUE[left][1] if left >= 0 else ""
        yield

    def enter(self) -> None:
        super().enter()
        if self._left:
            self.say(words.WAITS.format(self._left))
        online = self.session.online
        if online is not None and online.is_connected:
            from .disconnecting import Disconnecting

            self.overlays = [Disconnecting(online.connection(), self.clock)]

    def row(self, item: int) -> tuple:
        return games.CATALOGUE[item]

    def icon(self, row: tuple) -> bytes:
        return row[4]  # type: ignore[no-any-return]

    def choose(self, key: str) -> "Transition":
        session = self.session
        if key in "*B" and session.left_game() >= 0:
            if key == "B" and session.kept:
                session.left, session.kept = session.kept, session.left
            return BEGIN, RESTORE_LEFT
        session.chosen = self.item
        if key == "#":
            return BEGIN, NEW
        return {"5": "setup", "0": "demo", "7": "rules", "9": "statistics", "+": "more"}.get(key)
