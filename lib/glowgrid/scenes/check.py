"""Hardware check: asks what the user sees on the grid, and derives the wiring from the answers. Then the check shows
which keys work.

The check lights pixels by their number on the strip, so the check works with any settings. Each question lights one or
more pixels. The keys 2, 4, 5, 6, 8 and * are enough to answer.
"""

from array import array

from ..view.animation import blink
from ..view.font import columns
from ..view.palette import GO, LINE, WHITE, ink
from ..words import menus as sentences
from .scene import BACK, PRESS, REPEAT, Scene
from .wiring_from_answers import WiringFromAnswers

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator

    from ..view.canvas import Canvas
    from .types import Event, Transition

_STEP_MS = 300
_CHASE = 4  # number of pixels, fewer than in the shortest line


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
        self._questions = self._asking()
        self._ask(next(self._questions))

    def _ask(self, question: str) -> None:
        self._question = question
        self._since = self.clock.now()
        self.say(sentences.CHECK[question])

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
                question = self._questions.send(event.key)
                if question != self._question:
                    self._ask(question)
        return None

    def _asking(self) -> "Generator[str, str, None]":
        """Generator: yield the name of a question, and receive a key. Repeat a question until the key is an answer."""
        found = self.found
        while found.left is None or found.top is None:  # one key for a corner, or two for its sides, in any order
            key = yield "corner"
            if key in "174396":
                found.left = key in "174"
            if key in "132798":
                found.top = key in "132"
        key = yield "way"
        while key not in "2468":
            key = yield "way"
        found.sideways = key in "46"
        while len(found.lengths) > 1:
            key = yield "length"
            if key == "5":
                break
            if key in "46":
                found.longer(1 if key == "6" else -1)
        key = yield "turn"
        while key not in "5640":
            key = yield "turn"
        found.serpentine = key in "56"
        while (yield "picture") != "5":
            pass
        for line in found.settings():
            self.say(line)
        yield "keys"

    def _echo(self, event: "Event") -> None:
        if event.kind == PRESS:
            self._down = event.key
            self._pressed[self._keys.find(event.key)] = 1
            left = [key for key, pressed in zip(self._keys, self._pressed) if not pressed]
            text = sentences.CHECK_KEY if left else sentences.CHECK_ALL
            self.say(text.format(event.key, " ".join(left)))
        elif event.kind != REPEAT and event.key == self._down:
            self._down = ""

    # -- light: pixel i of the canvas is pixel i of the strip

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        t, question, pixels = self.since(now_ms, self._since), self._question, canvas.pixels
        if question == "corner":
            pixels[0] = ink(WHITE if blink(t) else LINE)
        elif question == "way":
            pixels[t // _STEP_MS % _CHASE] = ink(WHITE)
        elif question == "length":
            for index in range(self.found.length):
                pixels[index] = ink(WHITE, 4)
        elif question == "turn":
            pixels[self.found.length - 1] = pixels[self.found.length] = ink(WHITE if blink(t) else LINE)
        elif question == "picture":
            self._draw_picture(pixels)
        else:
            self._draw_keys(pixels)

    def _draw_picture(self, pixels: bytearray) -> None:
        """Draw the letter F, which looks different in every orientation."""
        for x, column in enumerate(columns("F")):
            for y in range(5):
                if column & 1 << y:
                    pixels[self.found.index(x, y)] = ink(GO)

    def _draw_keys(self, pixels: bytearray) -> None:
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
