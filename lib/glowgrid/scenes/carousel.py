"""Base class of scenes with a row of icons to browse, such as the menu.

The scene shows the icon of one item. After a while, the name of that item scrolls by.
"""

from ..view.font import HEIGHT
from ..view.palette import WHITE, ink
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
    rows: list  # one tuple per item, with its name at index 1; otherwise a subclass overrides `name`

    def enter(self) -> None:
        self._ticker = Ticker(self.canvas.width)
        self.show(self.start())

    def resume(self, command: object = None) -> "Transition":
        self.show(self.item)
        return None

    def start(self) -> int:
        """Return the index of the item to show first."""
        return 0

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

    def announce(self) -> None:
        """Print the name of the current item."""
        self.say(self.name(self.item))

    def show(self, item: int) -> None:
        """Make the item with index `item` the current one. An index beyond one end wraps around to the other."""
        self.item = item % self.count()
        self._shown = self.clock.now()
        self._ticker.show(self.name(self.item))
        self._icon = self.icon(self.item)
        self.announce()

    def handle(self, event: "Event") -> "Transition":
        if event.kind == PRESS or event.kind == REPEAT:
            if event.key in "48":
                self.show(self.item - 1 if event.key == "4" else self.item + 1)
            elif event.key in "62":
                self.show(self.item + 1 if event.key == "6" else self.item - 1)
            elif event.kind == PRESS:
                return self.choose(event.key)
        return None

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        t, height = self.since(now_ms, self._shown), canvas.height
        # an icon fills a canvas of 8 or 16 pixels; one of 32 has room for the name, too
        size = (min(canvas.width, height) + 8) // 12
        spare = height - size * _SIDE
        both = spare > HEIGHT
        if not both:
            t %= _ICON_MS + max(self._ticker.span, _ICON_MS)
        if both or t < _ICON_MS:
            x, y = (canvas.width - size * _SIDE) // 2, (spare - both * HEIGHT) // 2
            canvas.stamp(self._icon, x, y, ink(self.hue), size, ink(2))
        if both:
            self._ticker.draw(canvas, 0, height - HEIGHT, ink(WHITE, 5), t)
        elif t >= _ICON_MS:
            self._ticker.draw(canvas, 0, (height - HEIGHT) // 2, ink(WHITE), t - _ICON_MS)
