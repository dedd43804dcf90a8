"""Questions of the hardware check about five or six buttons instead of a keypad (check.py).

A button is a key of a keypad with one row. The pins of that row's columns are those of the buttons.
"""

from .keypad_questions import EveryKey, KeypadQuestions


def _named(place: int) -> str:
    """Return what sentences call the button at `place`."""
    from ..words import buttons as words

    return words.NAMES[place]


class ButtonQuestions(KeypadQuestions):
    """Ask for each button, and derive the order of their wires. `row_pins` is [""], and `column_pins` are those of the
    buttons."""

    def _name(self, place: int) -> str:
        return _named(place)

    def _order(self) -> str:
        from ..words import buttons as words

        return words.ORDER.format(" ".join(self.column_pins))

    def settings(self) -> tuple:
        """Return the lines for settings.toml that the answers have determined."""
        return 'KEYPAD = "buttons"', 'BUTTON_PINS = "' + " ".join(self.column_pins) + '"'


class EveryButton(EveryKey):
    """Ask for every button, and show it at its place: the directions around OK, and back at the bottom right."""

    def __init__(self, layout: list, row_pins: list, column_pins: list, width: int, height: int) -> None:
        """The arguments are those of EveryKey."""
        EveryKey.__init__(self, layout, row_pins, column_pins, width, height)
        self._rows = self._cols = 3
        self._cells = b"\1\7\3\5\4\x08"

    def _name(self, place: int) -> str:
        return _named(place)
