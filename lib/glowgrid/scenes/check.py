"""Hardware check: asks what the user sees on the grid, and derives settings from the answers: the order of the keypad's
wires, the order of the colours, and the wiring of the grid. It also finds dead pixels, a voltage drop and dead keys.

The check lights pixels by their number on the strip, so the check works with any settings. After the first questions,
which ask for certain keys, the keys 2, 4, 5, 6, 8 and * are enough to answer. Each part of the check has:

- asking(): a generator that yields names of questions (words/check.py) and receives keys
- values: what is inserted into the question's sentence
- draw(): the light of a question
- results: sentences about what was found
- settings(): the lines for settings.toml that follow from the answers

A part is loaded when its questions begin, and only what it has found is kept. The sentences are loaded for each
question.
"""

from array import array

from ..view.palette import HUES
from .scene import BACK, PRESS, RELEASE, REPEAT, Scene

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator
    from typing import Any

    from ..view.canvas import Canvas
    from .types import Event, Steps, Transition

_KEYPAD, _COLOURS, _PIXELS, _WIRING, _VOLTAGE, _KEYS = 0, 1, 2, 3, 4, 5  # parts
_HOLDS = 6  # a held * or OK leaves the check after this number of repeats: 1.4 s


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
        self._has_buttons = hasattr(self.console.keypad, "type")  # instead of a keypad: one row, whose columns they are
        if self._has_buttons:
            self._pins = [""], settings.button_pins
        self._orders = [row[3] for row in TABLE if row[0] == "PIXEL_ORDER"][0]

    def enter(self) -> None:
        grid = self.console.grid
        self._count = grid.width * grid.height
        self._size = grid.width, grid.height
        self._wire = grid.rewire(self._by_number())
        self._brightness = grid.brightness
        self._keys = self._names = "".join(self.console.keypad.layout)
        self._found: list[tuple] = [((), ())] * (_KEYS + 1)  # for each part: (results, lines for settings.toml)
        self.lines: list = []  # for settings.toml, at the end
        self._part: Any = None
        self._open(_KEYPAD)

    def _by_number(self) -> array:
        return array("B" if self._count <= 256 else "H", range(self._count))

    def leave(self) -> None:
        self.canvas.clear()  # its pixels, which are in the order of the strip, would stay while a scene is loaded
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
        return [sentence for results, _ in self._found for sentence in results]

    # -- questions

    def _load(self, number: int) -> "Any":
        """Return a new object for the part `number` of the check."""
        layout, width = self.console.keypad.layout, self.console.grid.width
        if self._has_buttons and number in (_KEYPAD, _KEYS):
            from .button_questions import ButtonQuestions, EveryButton

            if number == _KEYS:
                return EveryButton(layout, *self._wires, *self._size)
            return ButtonQuestions(layout, *self._pins)
        if number == _KEYPAD:
            from .keypad_questions import KeypadQuestions

            return KeypadQuestions(layout, *self._pins)
        if number == _COLOURS:
            from .colour_questions import ColourQuestions

            return ColourQuestions(self._order, self._orders)
        if number == _WIRING:
            from .wiring_questions import WiringQuestions

            return WiringQuestions(self._count, width)
        if number == _KEYS:
            from .keypad_questions import EveryKey

            return EveryKey(layout, *self._wires, *self._size)
        from .pixel_questions import PixelQuestions, VoltageQuestion

        return PixelQuestions(self._count, width) if number == _PIXELS else VoltageQuestion()

    def _open(self, number: int) -> None:
        """Begin the part `number` of the check."""
        grid = self.console.grid
        self._part = None  # frees the part before
        self._number, self._part, self.text = number, self._load(number), ""
        self._found[number] = (), ()
        self._questions: Generator[str, str, None] | None = self._part.asking()
        question = next(self._questions)
        if number <= _WIRING:
            grid.rewire(self._by_number())
        if number == _COLOURS:
            self._hues = self._part.hues()
        if number > _KEYPAD:
            # white at full brightness, as far as the power budget allows, shows a voltage drop best
            self._light(self._hues, 100 if number == _VOLTAGE else self._brightness)
        self._ask(question)
        self._first = self.text

    def _keep(self) -> None:
        """Keep what the current part has found."""
        number, part = self._number, self._part
        self._found[number] = part.results, part.settings()
        if number == _KEYPAD:
            self._names, self._wires = part.names, (part.row_pins, part.column_pins)
        elif number == _COLOURS:
            self._hues = part.hues()
        elif number == _WIRING:
            self._size = part.found.width, part.found.height
            self.console.grid.rewire(array("B" if self._count <= 256 else "H", part.wire()))

    def _ask(self, question: str) -> None:
        from ..words import check as words

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
            self._keep()
            for sentence in self._part.results:
                self.say(sentence)
            if self._number == _COLOURS and self._part.is_other_kind():
                self._end("restart", (_COLOURS,))
            elif self._number == _KEYS:
                self._end("lines", (_WIRING, _COLOURS, _KEYPAD))
            else:
                self._open(self._number + 1)

    def _end(self, sentence: str, parts: tuple) -> None:
        """Print the lines for settings.toml from `parts`, in the order of that file.

        All lines are printed, whether or not they differ from the present settings: so they are right even if the file
        lacks a line, or has one with an invalid value.
        """
        self._questions = None
        self.lines = [line for part in parts for line in self._found[part][1]]
        self._ask(sentence)
        for line in self.lines:
            self.say(line)

    # -- keys

    def handle(self, event: "Event") -> "Transition":
        if not event.key:
            return None  # a touched pixel has no position while the wiring is unknown
        is_reported = self._number == _KEYPAD  # whether the questions need the key as the scanner reports it
        at = self._keys.find(event.key)
        key = event.key if is_reported or at < 0 else self._names[at]
        if self._leaves(event, key, at < 0, is_reported):
            return BACK
        if at < 0 and self._number == _KEYS:
            return None
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

    def _leaves(self, event: "Event", key: str, is_long: bool, is_reported: bool) -> bool:
        """Return whether a key ends the check. `is_long`: it is a long press of OK, which is the * of five buttons. An
        even longer one leaves, because this one goes back. The * of the settings leaves as well: if a person pressed
        other keys than the ones asked for, the * may pass for another key. A key that moves can be held, even if the
        scanner reports it as *."""
        is_move = self.question == "last" and key in "2468"
        if event.kind == REPEAT and event.key == "*" and event.count > _HOLDS and not is_move:
            return True
        if is_long:
            return event.kind == PRESS and is_reported
        return event.kind == REPEAT and (key == "*" or is_reported)

    # -- light: pixel i of the canvas is pixel i of the strip

    def draw(self, canvas: "Canvas", now_ms: int) -> None:
        self._part.draw(canvas.pixels, self.question, self.since(now_ms, self._since))
