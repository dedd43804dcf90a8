"""Lets the user set up a game. The first items are the players, each of whom is a person, a bot or a remote
opponent. The items after them are the game's options.

2 and 8 browse the items, 4 and 6 change the current item, # starts the game, and * goes back. If the current item is a
player, 0 shows the rules. If the current item is a number, any other digit begins a new value. To type a value that
begins with 2, 4, 6 or 8, type 0 first.
"""

from .. import bots
from ..engine.options import allows, fit, highest, players_with, step_of
from ..session.bot_titles import bot_title
from ..session.match_start_modes import NEW
from ..session.seating import deciders
from ..view.animation import blink
from ..view.font import HEIGHT
from ..view.palette import GO, LINE, WARN, WHITE, ink
from ..view.ticker import Ticker
from ..words import match as words
from ..words import menus as sentences
from .scene import ASK, BACK, BEGIN, PRESS, REPEAT, Scene

MYPY = False
if MYPY:  # true for type checkers only
    from ..engine.options import Option
    from ..view.canvas import Canvas
    from .types import Event, Steps, Transition

_FACE = b"\x3c\x42\xa5\x81\xa5\x99\x42\x3c"
_NO_YES = (b"\x00\x42\x24\x18\x18\x24\x42\x00", b"\x00\x01\x02\x04\x88\x50\x20\x00")
_LABEL_MS = 700
_FAST = 8  # a held key changes a number by tens after this many repeats


class Setup(Scene):
    overlay = True
    plays = True

    def prepare(self) -> "Steps":
        self.setup = self.session.setup()
        yield

    def enter(self) -> None:
        self.options = self.session.game_class().OPTIONS
        while self.options and self.options[-1].low == self.options[-1].high:  # only one value
            self.options = self.options[:-1]
        self._label = Ticker(self.canvas.width)
        self._value = Ticker(self.canvas.width - 1)  # the last column marks the item
        self.attract = self.session.match is None
        self.typed_digits = ""
        self._refused = 0
        self._changed = False
        self._look()
        self.say(sentences.RULES_KEY)
        self.select(0)

    def resume(self, command: object = None) -> None:
        self._describe()

    # -- the items: first the players, then the options

    def _look(self) -> None:
        """Update the number of players, which may depend on the options."""
        self.players = players_with(self.session.game_class(), self.setup.options)

    def _option(self) -> "Option | None":
        """Return the option of the current item, or None if the item is a player."""
        index = self.item - self.players
        return self.options[index] if index >= 0 else None

    def _number(self) -> int:
        return self.setup.options[self.item - self.players]

    def _name(self, option: "Option") -> str:
        return sentences.OPTION_NAMES.get(option.name, option.name)

    def select(self, item: int) -> None:
        """Make the item with index `item` the current one. An index beyond one end wraps around to the other."""
        self.item = item % (self.players + len(self.options))
        self.typed_digits = ""
        self._changed = False
        self._since = self.clock.now()
        self._describe()

    def _describe(self) -> None:
        option = self._option()
        if option is None:
            name = words.PLAYER.format(self.item + 1)
            self.say(sentences.WHO.format(name, bot_title(self.setup.who[self.item])))
        else:
            index = self.item - self.players
            name, top = self._name(option), self._top(index)
            self._value.show(str(self._number()))
            if is_switch(option):
                self.say(sentences.WHO.format(name, sentences.NO_YES[self._number()]))
            else:
                self.say(sentences.OPTION.format(name, self._number(), option.low, top))
        self._label.show(name)

    def _top(self, index: int) -> int:
        return highest(self.options[index], self.setup.options[:index])

    # -- keys

    def handle(self, event: "Event") -> "Transition":
        if event.kind == PRESS:
            return self._press(event.key)
        if event.kind == REPEAT and not self.typed_digits:
            self._browse(event.key, event.count)
        return None

    def _press(self, key: str) -> "Transition":
        if key == "#" and not self.typed_digits:
            running, begin = self.session.running, (BEGIN, NEW)
            if running is None or not running.is_in_progress():
                return begin
            from .ask import question

            return ASK, (question(self.session), begin)
        if key == "*" and not self.typed_digits:
            return BACK
        if key == "0" and self._option() is None:
            return "rules"
        if key == "#":
            self._accept()
        elif key == "*":
            self.typed_digits = ""
            self._describe()
        elif not self._type(key):
            self._browse("6" if key == "5" else key, 0)
        return None

    def _browse(self, key: str, count: int) -> None:
        if key in "28":
            self.select(self.item + (1 if key == "8" else -1))
        elif key in "46":
            self.change((1 if key == "6" else -1) * (10 if count > _FAST and self._option() else 1))

    def deciders(self) -> list:
        """Return the decider keys from which each player's can be chosen."""
        return deciders(bots.able(self.session.game_class()))

    def change(self, by: int) -> None:
        """Change the value of the current item by `by` steps. A list of players or of no and yes wraps around."""
        option = self._option()
        if option is None:
            keys = self.deciders()
            at = keys.index(self.setup.who[self.item])
            self.setup.who[self.item] = keys[(at + by) % len(keys)]
        else:
            index = self.item - self.players
            top = self._top(index)
            value = self._number() + by * step_of(option, self.setup.options[:index])
            if is_switch(option):
                value %= 2
            self._set(index, min(max(value, option.low), top))
        self._changed = True
        self._describe()

    def _set(self, index: int, value: int) -> None:
        """Set the option at `index`, and adjust the options after it. The option at `index` stays the current item."""
        values = list(self.setup.options)
        values[index] = value
        self.setup.options = fit(self.options, tuple(values))
        self._look()
        self.item = self.players + index

    def _type(self, key: str) -> bool:
        """Add a digit to the value that is being typed. Return False if `key` cannot be typed now."""
        option = self._option()
        if option is None or is_switch(option) or not key.isdigit() or key in "2468" and not self.typed_digits:
            return False
        self.typed_digits = (self.typed_digits + key)[-4:]
        self._changed = True
        self._value.show(self.typed_digits)
        self.say(sentences.TYPED.format(self._name(option), self.typed_digits))
        return True

    def _accept(self) -> None:
        index = self.item - self.players
        option, value, top = self.options[index], int(self.typed_digits), self._top(index)
        self.typed_digits = ""
        if allows(option, value, top, step_of(option, self.setup.options[:index])):
            self._set(index, value)
            self._describe()
        else:
            self._refused = self.clock.now()
            self._value.show(str(self._number()))
            self.say(sentences.NO_OPTION.format(value, self._name(option), option.low, top))

    # -- light

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        t, option = self.since(now_ms, self._since), self._option()
        if option is None:
            self._draw_picture(canvas, self._who_icon(), self.item + 1)
        elif not self._changed and t < max(self._label.span, _LABEL_MS):
            self._label.draw(canvas, 0, (canvas.height - HEIGHT) // 2, ink(WHITE, 5), t)
        elif is_switch(option):
            self._draw_picture(canvas, _NO_YES[self._number()], GO if self._number() else WARN)
        elif not self.typed_digits or blink(t):
            self._value.draw(canvas, 0, (canvas.height - HEIGHT) // 2, ink(GO), t)
        self._draw_line_mark(canvas)
        if self._refused and self.since(now_ms, self._refused) < 500:
            canvas.edge(ink(WARN))

    def _who_icon(self) -> bytes:
        for row in bots.CATALOGUE:
            if row[0] == self.setup.who[self.item]:
                return row[4]
        return _FACE

    def _draw_picture(self, canvas: "Canvas", icon: bytes, hue: int) -> None:
        size = max(min(canvas.width, canvas.height) // 9, 1)
        canvas.stamp(icon, (canvas.width - 8 * size) // 2, (canvas.height - 8 * size) // 2, ink(hue), size)

    def _draw_line_mark(self, canvas: "Canvas") -> None:
        """Mark the position of the current item on the right edge."""
        lines = self.players + len(self.options)
        if canvas.height > 8 or self._option() is not None:
            at = self.item * (canvas.height - 1) // max(lines - 1, 1)
            canvas.box(canvas.width - 1, 0, 1, canvas.height, ink(LINE, 1))
            canvas.dot(canvas.width - 1, at, ink(WHITE))


def is_switch(option: "Option") -> bool:
    """Return whether `option` is shown as no or yes instead of a number."""
    return option.low == 0 and option.high == 1
