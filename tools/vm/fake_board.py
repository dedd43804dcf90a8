"""Script for the VMs and CPython: replaces CircuitPython's built-in modules, so that no hardware is needed.

Adafruit's own libraries run on these replacements, with simulated key switches on the pins. Time passes when the app
waits. On a board the built-in modules are part of the firmware. So the replacements are installed before code.py
starts, and measurements do not count the memory of the replacements.
"""

import sys

PERIOD = 1 << 29
ROWS, COLS = (2, 3, 4, 5), (6, 7, 8, 9)
KEYS = "123A456B789C*0#D"
OUTPUT = 1
LIBRARIES = "neopixel", "adafruit_matrixkeypad", "adafruit_ticks"  # libraries that use these modules


class Board:
    """State that the modules share: time in milliseconds, keys that are down, number of frames shown."""

    ms = PERIOD - 5000
    down: list[int] = []
    shows = 0


class Module:
    """A replacement for a module, with the given attributes."""

    def __init__(self, **names: object) -> None:
        for name in names:
            setattr(self, name, names[name])


class Wire:
    """A pin with the interface of `digitalio`.

    The pin reads high, unless a closed switch connects it to a pin whose output is low.
    """

    def __init__(self, number: int) -> None:
        self.number = number
        self.direction = self.pull = 0
        self.low = False

    def deinit(self) -> None:
        pass

    def switch_to_input(self, pull: object = None) -> None:
        self.direction = 0

    def switch_to_output(self, value: bool = False, drive_mode: object = None) -> None:
        self.direction = OUTPUT
        self.low = not value

    @property
    def value(self) -> bool:
        for key in Board.down:
            row, col = ROWS[key // 4], COLS[key % 4]
            if self.number == col and _is_low(row) or self.number == row and _is_low(col):
                return False
        return not (self.direction == OUTPUT and self.low)

    @value.setter
    def value(self, high: bool) -> None:
        self.low = not high


_wires: list[Wire] = [Wire(number) for number in range(29)]


def _is_low(number: int) -> bool:
    wire = _wires[number]
    return wire.direction == OUTPUT and wire.low


def _claim(number: int | None) -> Wire:
    if number is None:
        raise TypeError
    return _wires[number]


class PixelBuf:
    """The buffer of a strip that does not exist."""

    def __init__(self, size: int, *, byteorder: str = "GRB", brightness: float = 1.0, auto_write: bool = False) -> None:
        self._data = bytearray(size * len(byteorder))

    def __setitem__(self, where: object, what: object) -> None:
        pass

    def show(self) -> None:
        Board.shows += 1

    def deinit(self) -> None:
        pass


def _delay_us(us: int) -> None:
    Board.ms = (Board.ms + us // 1000) & (PERIOD - 1)


def modules(values: dict) -> dict:
    """Return a dict from the name of a module to its replacement. `values` are the settings in settings.toml."""
    board = Module()
    for number in range(29):
        setattr(board, f"GP{number}", number)
    found = {
        "board": board,
        "digitalio": Module(
            DigitalInOut=_claim, Direction=Module(INPUT=0, OUTPUT=OUTPUT), Pull=Module(UP=1, DOWN=2), DriveMode=Module()
        ),
        "microcontroller": Module(delay_us=_delay_us, nvm=bytearray(b"\xff" * 4096), Pin=None),
        "adafruit_pixelbuf": Module(PixelBuf=PixelBuf),
        "neopixel_write": Module(neopixel_write=None),
        "supervisor": Module(ticks_ms=lambda: Board.ms, reload=None),
    }
    import os

    if sys.implementation.name == "cpython":
        os.getenv = values.get  # type: ignore[assignment]  # CPython needs the rest of its os
        found["micropython"] = Module(const=lambda value: value)
    else:
        found["os"] = Module(
            getenv=values.get, urandom=lambda count: bytes([at + 1 for at in range(count)]), chdir=os.chdir
        )
    return found


def install(values: dict | None = None) -> None:
    """Make the replacements importable.

    `values` are the settings. None stands for a fixed seed of the random numbers and no other settings.
    """
    found = modules({"SEED": 1} if values is None else values)
    for name in found:
        sys.modules[name] = found[name]
