"""Questions of the hardware check about the keypad (check.py): which wire is which, and whether every key works."""

from ..view.animation import blink
from ..view.palette import GO, LINE, WHITE, ink

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator


class KeypadQuestions:
    """Ask for a few keys, and derive the order of the wires from what the scanner reports.

    The keys are the first two of the top row, and others that lead diagonally to the last row and column. They show the
    order of the rows and of the columns, and whether rows and columns are swapped. The other keys follow from them.
    `row_pins` and `column_pins`: the pins of the rows from the top, and of the columns from the left. `names`: the keys
    that a person presses, in the order in which the scanner numbers them.
    """

    def __init__(self, layout: list, row_pins: list, column_pins: list) -> None:
        """`layout`: the rows of the keypad. `row_pins` and `column_pins`: the names of the pins in the settings."""
        self._layout, self._keys = layout, "".join(layout)
        self._pins = row_pins, column_pins
        self.row_pins, self.column_pins, self.names = row_pins, column_pins, self._keys
        self.results: list = []
        self.values: tuple = ()
        self._asked = 0  # number of keys that were asked for

    def asking(self) -> "Generator[str, str, None]":
        """Generator: yield the name of a question, and receive the key that the scanner reports."""
        rows, columns = len(self._layout), len(self._layout[0])
        places = [0, 1] if columns > 1 else [0]
        for at in range(1, max(rows, columns)):
            place = min(at, rows - 1) * columns + min(at, columns - 1)
            if place not in places:
                places.append(place)
        self.results = []
        question = "start"
        while question:
            reported: list = []
            for asked, place in enumerate(places):
                self._asked, self.values = asked, (self._name(place),)
                at = self._keys.find((yield question))
                reported.append(-1 if at in reported else at)  # -1: this key does not work
                question = "press"
            question = "" if self._fits(places, reported) else "press_again"
        if (self.row_pins, self.column_pins) != self._pins:
            self.results.append(self._order())

    def _name(self, place: int) -> str:
        """Return how sentences call the key at `place`."""
        return self._keys[place]

    def _order(self) -> str:
        """Return a sentence about the order of the wires."""
        from ..words import check as words

        return words.KEYPAD_ORDER.format(" ".join(self.row_pins), " ".join(self.column_pins))

    def _fits(self, places: list, reported: list) -> bool:
        """Derive the wiring from the keys at `places` and the positions that were `reported` for them. Return False if
        no wiring explains them."""
        rows, columns = len(self._layout), len(self._layout[0])
        for is_swapped in (False, True) if rows == columns else (False,):
            row_wires, column_wires, fits = [-1] * rows, [-1] * columns, True
            for place, at in zip(places, reported):
                if at >= 0:
                    wires = (at % columns, at // columns) if is_swapped else (at // columns, at % columns)
                    fits = fits and _assign(row_wires, place // columns, wires[0])
                    fits = fits and _assign(column_wires, place % columns, wires[1])
            if fits:
                self._set(_complete(row_wires), _complete(column_wires), is_swapped)
                return True
        return False

    def _set(self, row_wires: list, column_wires: list, is_swapped: bool) -> None:
        """Take over the wires of the rows and columns, as places in the settings."""
        columns, names = len(column_wires), [""] * len(self._keys)
        for row, row_wire in enumerate(row_wires):
            for column, wire in enumerate(column_wires):
                at = wire * columns + row_wire if is_swapped else row_wire * columns + wire
                names[at] = self._layout[row][column]
        self.names = "".join(names)
        row_pins, column_pins = (self._pins[1], self._pins[0]) if is_swapped else self._pins
        self.row_pins = [row_pins[wire] for wire in row_wires]
        self.column_pins = [column_pins[wire] for wire in column_wires]

    def settings(self) -> tuple:
        """Return the lines for settings.toml that the answers have determined."""
        rows, columns = " ".join(self.row_pins), " ".join(self.column_pins)
        return f'KEYPAD_ROWS = "{rows}"', f'KEYPAD_COLS = "{columns}"'

    def draw(self, pixels: bytearray, question: str, t: int) -> None:
        """Draw one pixel for each key that was asked for. The last one blinks."""
        for index in range(self._asked):
            pixels[index] = ink(LINE)
        pixels[self._asked] = ink(WHITE if blink(t) else LINE)


def _assign(wires: list, line: int, wire: int) -> bool:
    """Note that row or column `line` has the wire `wire`. Return False if that contradicts what was noted before."""
    if wires[line] < 0 and wire not in wires:
        wires[line] = wire
    return bool(wires[line] == wire)


def _complete(wires: list) -> list:
    """Give each unknown row or column a wire that is left, its own if possible. Return `wires`."""
    for line in range(len(wires)):
        if wires[line] < 0 and line not in wires:
            wires[line] = line
    for line in range(len(wires)):
        if wires[line] < 0:
            wires[line] = [wire for wire in range(len(wires)) if wire not in wires][0]
    return wires


class EveryKey:
    """Ask for every key, and show it at its place. A key that is pressed twice in a row ends the test."""

    def __init__(self, layout: list, row_pins: list, column_pins: list, width: int, height: int) -> None:
        """`layout`: the rows of the keypad. `row_pins` and `column_pins`: as in KeypadQuestions. `width` and `height`:
        the size of the grid as the user sees it."""
        self._rows, self._keys = len(layout), "".join(layout)
        self._row_pins, self._column_pins = row_pins, column_pins
        self._width, self._height = width, height
        self._cols = len(self._keys) // self._rows
        # for each key: its place, row by row, in a picture with so many columns
        self._cells: bytes | range = range(len(self._keys))
        self._pressed = bytearray(len(self._keys))
        self._down = ""
        self.results: list = []
        self.values: tuple = ()

    def asking(self) -> "Generator[str, str, None]":
        """Generator: yield the name of a question, and receive a key, until all keys work or one comes twice."""
        question, last, key = "keys", "", " "
        while sum(self._pressed) < len(self._keys) and key != last:
            last, key = key, (yield question)
            self._pressed[self._keys.find(key)] = 1
            self.values, question = (self._name(self._keys.find(key)), self._missing()), "key"
        self.results = [self._result()]

    def _name(self, place: int) -> str:
        """Return how sentences call the key at `place`."""
        return self._keys[place]

    def _missing(self) -> str:
        """Return the names of the keys that have not been pressed."""
        return " ".join([self._name(place) for place in range(len(self._keys)) if not self._pressed[place]])

    def _result(self) -> str:
        """Return a sentence about the keys that do not work, and the wires to check."""
        from ..words import check as words

        missing, columns = self._missing(), len(self._column_pins)
        if not missing:
            return words.ALL_KEYS
        wires = []
        for row, pin in enumerate(self._row_pins):
            if not sum(self._pressed[row * columns : (row + 1) * columns]):
                wires.append(pin)
        for column, pin in enumerate(self._column_pins):
            if not [row for row in range(len(self._row_pins)) if self._pressed[row * columns + column]]:
                wires.append(pin)
        return words.DEAD_WIRES.format(missing, " ".join(wires)) if wires else words.DEAD_KEYS.format(missing)

    def settings(self) -> tuple:
        """Return (), because this test determines no settings."""
        return ()

    def hold(self, key: str, is_down: bool) -> None:
        """Show whether `key` is down."""
        if is_down:
            self._down = key
        elif key == self._down:
            self._down = ""

    def draw(self, pixels: bytearray, question: str, t: int) -> None:
        """Draw the keypad as large as possible. Keys that have been pressed are dim; the key that is down is bright."""
        cols, width, height = self._cols, self._width, self._height
        size = min(width // cols, height // self._rows) or 1
        for key in range(len(self._keys)):
            level = 7 if self._keys[key] == self._down else 2 if self._pressed[key] else 0
            for pixel in range(size * size if level else 0):
                cell = self._cells[key]
                x, y = cell % cols * size + pixel % size, cell // cols * size + pixel // size
                if x < width and y < height:
                    pixels[y * width + x] = ink(GO, level)
