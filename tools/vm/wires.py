"""Runs on the VMs: the fake board with wires that can be read, so that the drive as deployed starts on it.

A matrix of switches hangs on the pins, which Adafruit's own library scans. Not on CPython, which needs its own `os`.
"""

import fake_board
from fake_board import Board, Module

ROWS, COLS = (2, 3, 4, 5), (6, 7, 8, 9)
KEYS = "123A456B789C*0#D"
OUTPUT = 1


class Wire:
    """A pin as `digitalio` shows it: pulled up, unless a closed switch joins it to a row that is low."""

    def __init__(self, number):
        self.number = number
        self.direction = self.pull = 0
        self.low = False

    def deinit(self):
        pass

    def switch_to_input(self, pull=None):
        self.direction = 0

    def switch_to_output(self, value=False, drive_mode=None):
        self.direction = OUTPUT
        self.low = not value

    @property
    def value(self):
        for key in Board.down:
            row, col = ROWS[key // 4], COLS[key % 4]
            if self.number == col and _is_low(row) or self.number == row and _is_low(col):
                return False
        return not (self.direction == OUTPUT and self.low)

    @value.setter
    def value(self, high):
        self.low = not high


_wires: list = [Wire(number) for number in range(29)]


def _is_low(number):
    wire = _wires[number]
    return wire.direction == OUTPUT and wire.low


def _claim(number):
    if number is None:
        raise TypeError
    return _wires[number]


class PixelBuf:
    """The strip's buffer."""

    def __init__(self, size, *, byteorder="GRB", brightness=1.0, auto_write=False):
        self._data = bytearray(size * len(byteorder))

    def __setitem__(self, where, what):
        pass

    def show(self):
        pass

    def deinit(self):
        pass


def install():
    """Put the modules where `import` finds them."""
    settings = {"SEED": 1}
    digitalio = Module(
        DigitalInOut=_claim, Direction=Module(INPUT=0, OUTPUT=OUTPUT), Pull=Module(UP=1, DOWN=2), DriveMode=Module()
    )
    others = {
        "adafruit_pixelbuf": Module(PixelBuf=PixelBuf),
        "neopixel_write": Module(neopixel_write=None),
        "supervisor": Module(ticks_ms=lambda: Board.ms, reload=None),
        "os": Module(getenv=settings.get, urandom=lambda count: bytes(count)),
    }
    fake_board.install(digitalio, others)
