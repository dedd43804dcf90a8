"""Hardware check: asks what the user sees on the grid and derives the wiring from the answers. Then it shows which keys
work.

It lights pixels by their number on the strip, so it works with any settings. Each question lights one or more pixels.
The keys 2, 4, 5, 6, 8 and * are enough to answer.
"""

from array import array

from ..view.animation import blink
from ..view.font import columns
from ..view.palette import GO, LINE, WHITE, ink
from ..words import menus
from .scene import BACK, PRESS, REPEAT, Scene
from .wiring_from_answers import WiringFromAnswers

MYPY = False
if MYPY:  # true for type checkers only
    from ..view.canvas import Canvas
    from .types import Event, Transition

_STEP_MS = 300
_CHASE = 4  # number of pixels, fewer than in the shortest line
_CORNERS = "1379"


class Check(Scene):
    overlay = True
    pause_icon = b"\x3c\x42\x99\xa5\xa5\x99\x42\x3c"
    attract = False
    picks = True

    def enter(self) -> None:
        grid = self.console.grid
        self._count = grid.width * grid.height
        self._line = grid.width
        self._wire = grid.rewire(array("B" if self._count <= 256 else "H", range(self._count)))
        self._keys = "".join(self.console.keypad.layout)
        self._pressed = bytearray(len(self._keys))
        self._down = ""
        self._begin()

    def leave(self) -> None:
        self.console.grid.rewire(self._wire)

    def _begin(self) -> None:
        self.found = WiringFromAnswers(self._count, self._line)
        self._ask("corner")

    def _ask(self, question: str) -> None:
        self._question = question
        self._since = self.clock.now()
        self.say(menus.CHECK[question])

    # -- keys

    def handle(self, event: "Event") -> "Transition":
        if not event.key:
            return None  # a touched pixel has no position while the wiring is unknown
        if event.key == "*" and event.kind == REPEAT:
            return BACK
        if self._question == "keys":
            self._echo(event)
        elif event.kind == PRESS:
            if event.key == "*":
                self._begin()
            else:
                self._answers[self._question](self, event.key)
        return None

    def _answer_corner(self, key: str) -> None:
        """Handle a key of the answer to "In which corner?". The answer is one key: 1, 3, 7 or 9. Or it is two keys in
        any order: 4 (left) or 6 (right), and 2 (top) or 8 (bottom)."""
        found = self.found
        if key in "174" or key in "396":
            found.left = key in "174"
        if key in "132" or key in "798":
            found.top = key in "132"
        if found.left is not None and found.top is not None:
            self._ask("way")

    def _answer_way(self, key: str) -> None:
        if key in "2468":
            self.found.sideways = key in "46"
            self._ask("length" if len(self.found.lengths) > 1 else "turn")

    def _answer_length(self, key: str) -> None:
        if key in "46":
            self.found.longer(1 if key == "6" else -1)
        elif key == "5":
            self._ask("turn")

    def _answer_turn(self, key: str) -> None:
        if key in "56" or key in "40":
            self.found.serpentine = key in "56"
            self._ask("picture")

    def _answer_picture(self, key: str) -> None:
        if key == "5":
            for line in self.found.settings():
                self.say(line)
            self._ask("keys")

    _answers = {
        "corner": _answer_corner,
        "way": _answer_way,
        "length": _answer_length,
        "turn": _answer_turn,
        "picture": _answer_picture,
    }

    def _echo(self, event: "Event") -> None:
        if event.kind == PRESS:
            self._down = event.key
            self._pressed[self._keys.find(event.key)] = 1
            left = [key for key, pressed in zip(self._keys, self._pressed) if not pressed]
            text = menus.CHECK_KEY if left else menus.CHECK_ALL
            self.say(text.format(event.key, " ".join(left)))
        elif event.kind != REPEAT and event.key == self._down:
            self._down = ""

    # -- light: pixel i of the canvas is pixel i of the strip

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        t = self.since(now_ms, self._since)
        self._pictures[self._question](self, canvas.pixels, t)

    def _draw_corner(self, pixels: bytearray, t: int) -> None:
        pixels[0] = ink(WHITE if blink(t) else LINE)

    def _draw_way(self, pixels: bytearray, t: int) -> None:
        pixels[t // _STEP_MS % _CHASE] = ink(WHITE)

    def _draw_length(self, pixels: bytearray, t: int) -> None:
        for index in range(self.found.length):
            pixels[index] = ink(WHITE, 4)

    def _draw_turn(self, pixels: bytearray, t: int) -> None:
        pixels[self.found.length - 1] = pixels[self.found.length] = ink(WHITE if blink(t) else LINE)

    def _draw_picture(self, pixels: bytearray, t: int) -> None:
        """Draw the letter F, which looks different in every orientation."""
        for x, column in enumerate(columns("F")):
            for y in range(5):
                if column & 1 << y:
                    pixels[self.found.index(x, y)] = ink(GO)

    def _draw_keys(self, pixels: bytearray, t: int) -> None:
        """Draw the keypad as large as possible. Keys that have been pressed are dim; the key that is down is bright."""
        rows = len(self.console.keypad.layout)
        cols, found = len(self._keys) // rows, self.found
        size = min(found.width // cols, found.height // rows) or 1
        for key in range(len(self._keys)):
            level = 7 if self._keys[key] == self._down else 2 if self._pressed[key] else 0
            for pixel in range(size * size if level else 0):
                x, y = key % cols * size + pixel % size, key // cols * size + pixel // size
                if x < found.width and y < found.height:
                    pixels[found.index(x, y)] = ink(GO, level)

    _pictures = {
        "corner": _draw_corner,
        "way": _draw_way,
        "length": _draw_length,
        "turn": _draw_turn,
        "picture": _draw_picture,
        "keys": _draw_keys,
    }
