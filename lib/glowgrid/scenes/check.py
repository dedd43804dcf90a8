"""Hardware check: asks what the user sees on the grid, and derives settings from the answers: the order of the keypad's
wires, the order of the colours, and the wiring of the grid. It also finds dead pixels, a voltage drop and dead keys.

The check lights pixels by their number on the strip, so the check works with any settings. After the first questions,
which ask for certain keys, the keys 2, 4, 5, 6, 8 and * are enough to answer. Each part of the check has:

- asking(): a generator that yields names of questions (words/check.py) and receives keys
- values: what is inserted into the question's sentence
- draw(): the light of a question
- results: sentences about what was found
- settings(): the lines for settings.toml that follow from the answers
"""

from array import array

from ..view.palette import HUES
from ..words import check as words
from .colour_questions import ColourQuestions
from .keypad_questions import EveryKey, KeypadQuestions
from .pixel_questions import PixelQuestions, VoltageQuestion
from .scene import BACK, PRESS, RELEASE, REPEAT, Scene
from .wiring_questions import WiringQuestions

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator
    from typing import Any

    from ..view.canvas import Canvas
    from .types import Event, Steps, Transition

_KEYPAD, _COLOURS, _PIXELS, _WIRING, _VOLTAGE, _KEYS = 0, 1, 2, 3, 4, 5  # places in `_parts`


class Check(Scene):
    overlay = True
    pause_icon = b"\x3c\x42\x99\xa5\xa5\x99\x42\x3c"
    attract = False
    picks = True

    def prepare(self) -> "Steps":
        self._read_settings()
        yield

    def _read_settings(self) -> None:
        """Read the settings with which the console was built. Keep none of their objects but strings and lists."""
        from ..config.settings import TABLE, Settings

        settings = Settings(lenient=True)
        self._order, self._pins = settings.pixel_order, (settings.keypad_rows, settings.keypad_cols)
        self._orders = [row[3] for row in TABLE if row[0] == "PIXEL_ORDER"][0]

    def enter(self) -> None:
        grid, layout = self.console.grid, self.console.keypad.layout
        count = grid.width * grid.height
        self._wire = grid.rewire(array("B" if count <= 256 else "H", range(count)))
        self._brightness = grid.brightness
        self._keypad = KeypadQuestions(layout, *self._pins)
        self._colours = ColourQuestions(self._order, self._orders)
        self._wiring = WiringQuestions(count, grid.width)
        pixels = PixelQuestions(count, grid.width)
        self._parts: list[Any] = [self._keypad, self._colours, pixels, self._wiring, VoltageQuestion()]
        self.lines: list = []  # for settings.toml, once they are known
        self._open(_KEYPAD)

    def leave(self) -> None:
        self.console.grid.rewire(self._wire)
        self._light(HUES, self._brightness)

    def _light(self, hues: tuple, brightness: int) -> None:
        """Set the colours and the brightness of the grid."""
        grid = self.console.grid
        grid.load(hues)
        if grid.brightness != brightness:
            grid.brightness = brightness

    def results(self) -> list:
        """Return sentences about what the check has found so far."""
        return [sentence for part in self._parts for sentence in part.results]

    # -- questions

    def _open(self, number: int) -> None:
        """Begin the part `number` of the check."""
        if number == _KEYS:
            pins = self._keypad.row_pins, self._keypad.column_pins
            self._parts[_KEYS:] = [EveryKey(self.console.keypad.layout, *pins, self._wiring.found)]
        self._number, self._part, self.text = number, self._parts[number], ""
        self._questions: Generator[str, str, None] | None = self._part.asking()
        question = next(self._questions)
        # white at full brightness, as far as the power budget allows, shows a voltage drop best
        self._light(self._colours.hues(), 100 if number == _VOLTAGE else self._brightness)
        self._ask(question)
        self._first = self.text

    def _ask(self, question: str) -> None:
        self.question = question
        text = words.CHECK[question].format(*self._part.values)
        if text != self.text:
            self.text = text
            self._since = self.clock.now()
            self.say(text)

    def _answer(self, key: str) -> None:
        if self._questions is None:
            return
        try:
            self._ask(self._questions.send(key))
        except StopIteration:
            for sentence in self._part.results:
                self.say(sentence)
            if self._part is self._colours and self._colours.is_other_kind():
                self._end("restart", (self._colours,))
            elif self._number == _KEYS:
                self._end("lines", (self._wiring, self._colours, self._keypad))
            else:
                self._open(self._number + 1)

    def _end(self, sentence: str, parts: tuple) -> None:
        """Print the lines for settings.toml from `parts`, in the order of that file.

        All lines are printed, whether or not they differ from the present settings: so they are right even if the file
        lacks a line, or has one with an invalid value.
        """
        self._questions = None
        self.lines = [line for part in parts for line in part.settings()]
        self._ask(sentence)
        for line in self.lines:
            self.say(line)

    # -- keys

    def handle(self, event: "Event") -> "Transition":
        if not event.key:
            return None  # a touched pixel has no position while the wiring is unknown
        is_reported = self._number == _KEYPAD  # whether the questions need the key as the scanner reports it
        key = event.key if is_reported else self._keypad.name(event.key)
        if event.kind == REPEAT and (key == "*" or is_reported):
            return BACK
        if self._number == _KEYS:
            self._part.hold(key, event.kind != RELEASE)
            if event.kind == PRESS:
                self._answer(key)
        elif event.kind == PRESS and key == "*" and not is_reported:
            self.lines = []
            self._open(self._number - (self.text == self._first))
        elif event.kind == PRESS or event.kind == REPEAT and self.question == "last":
            self._answer(key)
        return None

    # -- light: pixel i of the canvas is pixel i of the strip

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        self._part.draw(canvas.pixels, self.question, self.since(now_ms, self._since))
