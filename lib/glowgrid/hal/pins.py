"""Finds the board's pins by name, and lets only one part use each pin. Loaded only while the console is built."""

# On the drive, this module is part of console_builder.py.

import board
from digitalio import DigitalInOut

from glowgrid.config.errors import refuse

MYPY = False
if MYPY:  # true for type checkers only
    from microcontroller import Pin


class Pins:
    """The board's pins by name. `take` returns each pin only once."""

    def __init__(self) -> None:
        self._taken: list = []

    def take(self, setting: str, name: str) -> "Pin":
        """Return the pin that the board calls `name`, and mark the pin as used by `setting`.

        Raise SettingError if the pin does not exist or is already in use.
        """
        pin = getattr(board, name, None)
        if pin is None or callable(pin) or not _is_free(pin):
            raise refuse(setting, name, "a free pin of this board: " + ", ".join(_names()))
        for other, by in self._taken:
            if other == pin:
                raise refuse(setting, name, f"another pin, because {by} uses this one")
        self._taken.append((pin, setting))
        return pin


def _is_free(pin: "Pin") -> bool:
    """Return whether the pin can be claimed. Some boards reserve pins for a radio or a display."""
    try:
        DigitalInOut(pin).deinit()
    except (TypeError, ValueError):
        return False
    return True


def _names() -> list:
    """Return the names of the board's pins. Leave out callable attributes, such as I2C and SPI."""
    return [name for name in dir(board) if name[0].isupper() and not callable(getattr(board, name))]
