"""Base class of scenes with a row of icons to browse, such as the menu.

The scene shows the icon of one item. After a while, the name of that item scrolls by.
"""

from ..view.font import HEIGHT
from ..view.palette import FULL, WHITE, ink
from ..view.ticker import Ticker
from .scene import PRESS, REPEAT, Scene

MYPY = False
if MYPY:  # true for type checkers only
    from ..view.canvas import Canvas
    from .types import Event, Transition

_ICON_MS = 1600  # an icon is shown this long before its name scrolls by
_SIDE = 8


class Carousel(Scene):
    hue = WHITE
    item = 0  # the index of the current item
    rows: list  # one tuple per item, with its name at index 1; otherwise a subclass overrides `name`

    def enter(self) -> None:
        width, height = self.canvas.width, self.canvas.height
        # an icon fills a canvas of 8 or 16 pixels; one of 32 has room for the name, too
        self.size = (min(width, height) + 8) // 12
        self.names_below = height - self.size * _SIDE > HEIGHT
        self._ticker = Ticker(width)
        self.show(self.item)

    def resume(self, command: object = None) -> "Transition":
        self.show(self.item)
        return None

    def count(self) -> int:
        """Return the number of items."""
        return len(self.rows)

    def name(self, item: int) -> str:
        """Return the name of the item with index `item`."""
        return self.rows[item][1]  # type: ignore[no-any-return]

    if MYPY:  # defined by each subclass

        def icon(self, item: int) -> bytes:
            """Return the icon of the item with index `item`: 8 bytes, or 16 for two colours."""

        def choose(self, key: str) -> "Transition":
            """Handle a key that does not browse, and return a transition or None."""

    def show(self, item: int) -> None:
        """Make the item with index `item` the current one. An index beyond one end wraps around to the other."""
        self.item = item % self.count()
        self._shown = self.clock.now()
        name = self.name(self.item)
        self._ticker.show(name)
        self._icon = self.icon(self.item)
        self.say(name)

    def handle(self, event: "Event") -> "Transition":
        if event.kind == PRESS or event.kind == REPEAT:
            if event.key in "48":
                self.show(self.item - 1 if event.key == "4" else self.item + 1)
            elif event.key in "62":
                self.show(self.item + 1 if event.key == "6" else self.item - 1)
            elif event.kind == PRESS:
                return self.choose(event.key)
        return None

    def naming(self, now_ms: int) -> int:
        """Return for how many ms the name has been scrolling by, or a number below 0 if only the icon is visible."""
        t = self.since(now_ms, self._shown)
        return t if self.names_below else t % (_ICON_MS + max(self._ticker.span, _ICON_MS)) - _ICON_MS

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        t, below = self.naming(now_ms), self.names_below
        spare = canvas.height - HEIGHT
        if below or t < 0:
            self.draw_icon(canvas, (canvas.height - self.size * _SIDE - below * HEIGHT) // 2)
        if t >= 0:
            self._ticker.draw(canvas, 0, spare if below else spare // 2, ink(WHITE, 5 if below else FULL), t)

    def draw_icon(self, canvas: "Canvas", y: int) -> None:
        """Draw the icon of the current item, with its top row at `y`."""
        canvas.stamp(self._icon, (canvas.width - self.size * _SIDE) // 2, y, ink(self.hue), self.size, ink(2))
