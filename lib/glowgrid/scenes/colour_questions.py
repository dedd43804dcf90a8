"""Questions of the hardware check about the order of the colours on the strip (check.py).

The strip takes one byte per colour, and the bytes go through it as one stream: a pixel uses its bytes and passes on the
others. So these questions light single bytes of the stream. Bytes 0 and 1 belong to the first pixel of any strip, and
show its first two colours. Byte 3 is the white light of the first pixel, or the first colour of the second pixel if
pixels have no white light. This works even if the settings are wrong about the white light.
"""

from ..view.palette import HUES, WHITE, ink

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Generator

# On the drive, this module is part of pixel_questions.py.

_COLOURS = "RGB"  # the hues 1, 2 and 3 of the check's palette
_KEYS = "456"  # their keys


class ColourQuestions:
    """Ask which colours light up, and derive PIXEL_ORDER. `order`: the order that was found, or "" if unknown."""

    def __init__(self, current: str, allowed: tuple) -> None:
        """`current`: PIXEL_ORDER when the strip was created. `allowed`: all orders that the setting allows."""
        self._current, self._allowed = current, allowed
        self.order = ""
        self.results: list = []
        self.values: tuple = ()
        self._byte = 0

    def asking(self) -> "Generator[str, str, None]":
        """Generator: yield the name of a question, and receive a key. Repeat the questions until the answers fit."""
        self.order, question, order = "", "colour", ""
        while order not in self._allowed:
            order = ""
            for byte in range(2):
                self._byte, self.values = byte, (byte + 1,)
                key = yield question
                while key not in _KEYS:
                    key = yield question
                order += _COLOURS[_KEYS.find(key)]
                question = "colour"
            key = yield "white"
            while key not in "45":
                key = yield "white"
            for colour in _COLOURS:
                if colour not in order:
                    order += colour
            if key == "5":
                order += "W"
            question = "colour_again"
        self.order = order

    def is_other_kind(self) -> bool:
        """Return whether the settings are wrong about the white light. Then the colours of pixels cannot be right."""
        return len(self.order) != len(self._current)

    def settings(self) -> tuple:
        """Return the line for settings.toml that the answers have determined."""
        return (f'PIXEL_ORDER = "{self.order}"',)

    def hues(self) -> tuple:
        """Return the palette of the check: white, red, green, blue, and from 4 on the usual colours.

        Once the order is known, the palette is converted so that people see these colours in spite of PIXEL_ORDER.
        """
        order = self.order or self._current
        found = []
        for hue in (0xFFFFFF, 0xFF0000, 0x00FF00, 0x0000FF) + HUES[4:]:
            sent = 0
            for letter in _COLOURS:
                # the byte that is meant for `letter` shows another colour
                shown = order[self._current.find(letter)]
                sent = sent << 8 | hue >> 16 - 8 * _COLOURS.find(shown) & 255
            found.append(sent)
        return tuple(found)

    def draw(self, pixels: bytearray, question: str, t: int) -> None:
        """Light one byte of the stream."""
        if question != "white":
            pixels[0] = ink(1 + _COLOURS.find(self._current[self._byte]))
        elif len(self._current) > 3:
            pixels[0] = ink(WHITE)
        else:
            pixels[1] = ink(1 + _COLOURS.find(self._current[0]))
