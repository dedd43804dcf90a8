"""Menu with an icon for each game: one at a time, or a page of icons if the grid has room for several.

Keys: 4 and 6 browse. 2 and 8 go to another row of icons or, with one icon at a time, to another group of games. 5 opens
the setup, # starts the game with its last setup, 0 shows the game's demo, and * goes back to an unfinished game.

A touch selects an icon. A touch of the selected icon opens the setup.
"""

from .. import games
from ..session.match_start_modes import NEW, RESTORE_LEFT
from ..view.font import HEIGHT
from ..view.palette import FULL, WHITE, ink
from ..words import boot as words
from .carousel import Carousel
from .scene import BEGIN, RELEASE

MYPY = False
if MYPY:  # true for type checkers only
    from ..view.canvas import Canvas
    from .types import Event, Transition

_SIDE = 8  # pixels of an icon
_BAR_MS = 700  # the bar is shown this long, and together with the name
_DIM = 2  # level of the icons that are not selected


class Menu(Carousel):
    picks = True
    _first = -1  # the first item on the page; the icons of a page are shown together

    def enter(self) -> None:
        from ..games.rows import order

        self.rows = order(self.session.saves.recent, games.CATALOGUE.own)[0]
        self.item = self.rows.index(self.session.chosen)
        super().enter()
        left, online = self.session.left_game(), self.session.online
        if left >= 0:
            self.say(words.WAITS.format(games.CATALOGUE[left][1]))
        if online is not None and online.is_connected:
            from .disconnecting import Disconnecting

            self.overlays = [Disconnecting(online.connection(), self.clock)]

    def show(self, item: int) -> None:
        self._columns = self.canvas.width // _SIDE if self.size > 1 else 1
        places = self.size * self._columns
        item %= len(self.rows)
        first = item - item % places
        if first != self._first:
            self._first = first
            self._page = [games.CATALOGUE[row][4] for row in self.rows[first : first + places]]
        title = games.CATALOGUE[self.rows[item]][1]  # comes last, as the catalogue keeps the row that was read last
        self.app.loader.release()  # the rows are read from a module; the next frame needs the room
        self.item, self._shown = item, self.clock.now()
        self._ticker.show(title)
        self.say(words.MENU.format(title))

    def handle(self, event: "Event") -> "Transition":
        if event.key not in "28" or event.kind == RELEASE:  # "" is a touch
            return super().handle(event)
        from .menu_jumps import target

        page = self._first, self._columns, self.size
        item = target(event, self.item, len(self.rows), page, self.canvas, self.session.saves.recent, self.say)
        if item == self.item and not event.key:
            return self.choose("5")
        self.show(item)
        return None

    def choose(self, key: str) -> "Transition":
        if key in "*B" and self.session.left_game() >= 0:
            return BEGIN, RESTORE_LEFT
        self.session.chosen = self.rows[self.item]
        if key == "#":
            return BEGIN, NEW
        return "setup" if key == "5" else "demo" if key == "0" else None

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        super().draw(canvas, now_ms)
        width, y = canvas.width, canvas.height - (HEIGHT + 2 if self.names_below else 1)
        if y >= HEIGHT and (self.naming(now_ms) >= 0 or self.since(now_ms, self._shown) < _BAR_MS):
            count = len(self.rows)
            canvas.box(0, y, width, 1, ink(WHITE, 1))
            canvas.box(self.item * width // count, y, width // count or 1, 1, ink(WHITE))

    def draw_icon(self, canvas: "Canvas", y: int) -> None:
        columns = self._columns
        left = (canvas.width - columns * _SIDE) // 2
        for place in range(len(self._page)):
            level = FULL if self._first + place == self.item else _DIM
            x, down = place % columns * _SIDE, place // columns * _SIDE
            canvas.stamp(self._page[place], left + x, y + down, ink(1, level), 1, ink(2, level))
