"""Base class of scenes with a row of icons to browse, such as the menu.

The scene shows the icon of one item. After a while, the name of that item scrolls by. In the bottom row, a bar shows
the item's place among all items: for a moment after each key, and below the name. With reduced motion, the name scrolls
by only once.
"""

from ..view import motion
from ..view.font import HEIGHT
from ..view.palette import WHITE, ink
from ..view.ticker import Ticker
from .scene import PRESS, REPEAT, Scene

MYPY = False
if MYPY:  # true for type checkers only
    from ..view.canvas import Canvas
    from .types import Event, Transition

_ICON_MS = 1600  # an icon is shown this long before its name scrolls by
_BAR_MS = 700  # the bar is shown for so long after a key
_REPEAT_MS = 180  # the shortest time for which an icon is shown while a key is held, so that icons do not flicker
_SIDE = 8


class Carousel(Scene):
    hue = WHITE
    item = 0  # the index of the current item
    rows: list  # one tuple per item, with its name at index 1; otherwise a subclass overrides `row`
    groups = b""  # the index of the first item of each group, or nothing
    sentence = "{}"  # what the console says about an item: {} stands for its name

    def enter(self) -> None:
        self._ticker = Ticker(self.canvas.width)
        self.select(self.item)

    def resume(self, command: object = None) -> "Transition":
        self.select(self.item)
        return None

    def row(self, item: int) -> tuple:
        """Return a tuple that describes the item with index `item`. Its name is at index 1."""
        return self.rows[item]  # type: ignore[no-any-return]

    if MYPY:  # defined by each subclass

        def icon(self, row: tuple) -> bytes:
            """Return the icon of the item that `row` describes: 8 bytes, or 16 for two colours."""

        def choose(self, key: str) -> "Transition":
            """Handle a key that does not browse, and return a transition or None."""

    def select(self, item: int) -> None:
        """Make the item with index `item` the current one. An index beyond one end wraps around to the other."""
        self.item = item % len(self.rows)
        self._shown = self.clock.now()
        row = self.row(self.item)
        self._ticker.show(row[1])
        self._icon = self.icon(row)
        self.say(self.sentence.format(row[1]))

    def away(self, down: bool) -> int:
        """Return the first item of the next group or, unless `down`, of the group that begins before this item.

        Without groups, return the next item or, unless `down`, the one before.
        """
        starts = self.groups or range(len(self.rows))
        found = starts[0 if down else -1]
        for start in starts:
            if down and start > self.item:
                return start
            if not down and start < self.item:
                found = start
        return found

    def handle(self, event: "Event") -> "Transition":
        since = self.since(self.clock.now(), self._shown)
        if event.kind == PRESS or event.kind == REPEAT and since >= _REPEAT_MS:
            if event.key in "46":
                self.select(self.item - 1 if event.key == "4" else self.item + 1)
            elif event.key in "28":
                self.select(self.away(event.key == "8"))
            elif event.kind == PRESS:
                return self.choose(event.key)
        return None

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        t, width, height = self.since(now_ms, self._shown), canvas.width, canvas.height
        # an icon fills a canvas of 8 or 16 pixels; one of 32 has room for the name, too
        size = (min(width, height) + 8) // 12
        spare = height - size * _SIDE
        both, bar = spare > HEIGHT, t < _BAR_MS
        cycle = _ICON_MS + max(self._ticker.span, _ICON_MS)
        if motion.is_reduced:  # the name scrolls by once
            t = min(t, self._ticker.span + width * self._ticker.step if both else cycle)
        if not both:
            t %= cycle
        if both or t < _ICON_MS:
            x, y = (width - size * _SIDE) // 2, (spare - both * HEIGHT) // 2
            canvas.stamp(self._icon, x, y, ink(self.hue), size, ink(2))
        if both:
            self._ticker.draw(canvas, 0, height - HEIGHT, ink(WHITE, 5), t)
        elif t >= _ICON_MS:
            self._ticker.draw(canvas, 0, (height - HEIGHT) // 2, ink(WHITE), t - _ICON_MS)
            bar = height > HEIGHT
        if bar or both:
            y, count = height - (HEIGHT + 2 if both else 1), len(self.rows)
            canvas.box(0, y, width, 1, ink(WHITE, 1))
            canvas.box(self.item * width // count, y, width // count or 1, 1, ink(WHITE))
