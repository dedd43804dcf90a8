"""Fakes of CircuitPython's core modules, and Adafruit's own NeoPixel on a wire that records the bytes sent."""

import importlib
import sys
from types import ModuleType, SimpleNamespace

import pytest

Direction = SimpleNamespace(INPUT="in", OUTPUT="out")
Pull = SimpleNamespace(UP="up")


class FakePin:
    """A DigitalInOut with a pull-up.

    It reads low while a closed switch joins it to a pin that is an output (always low).
    """

    made: dict = {}
    closed: set = set()
    busy = ("pin 10",)

    def __init__(self, pin):
        self.pin = pin
        self.direction = Direction.INPUT
        self.joined = [pair - {pin} for pair in self.closed if pin in pair]
        self.made[pin] = self
        if pin in self.busy:
            raise ValueError(f"{pin} in use")

    def deinit(self):
        del self.made[self.pin]

    def switch_to_input(self, pull):
        assert pull == Pull.UP

    @property
    def value(self):
        return all(self.made[pin].direction == Direction.INPUT for pins in self.joined for pin in pins)

    @value.setter
    def value(self, low):
        assert low is False


def module(name, **names):
    made = ModuleType(name)
    made.__dict__.update(names)
    return made


@pytest.fixture
def board(monkeypatch):
    """Replace CircuitPython's core modules.

    `board.sent` has the bytes sent from the strip's pin, `board.waited` the waits. A switch joins each pair of pins in
    `board.closed`. One of them may be "ground".
    """
    board = module("board", I2C=lambda: None, board_id="fake", sent=[], waited=[], closed=set())
    monkeypatch.setattr(FakePin, "made", {"ground": SimpleNamespace(direction=Direction.OUTPUT)})
    monkeypatch.setattr(FakePin, "closed", board.closed)
    for number in range(12):
        setattr(board, f"GP{number}", f"pin {number}")
    board.LED = board.GP11
    fakes = (
        board,
        module("microcontroller", Pin=object, delay_us=board.waited.append, nvm=bytearray(b"\xff" * 4096)),
        module("digitalio", DigitalInOut=FakePin, Direction=Direction, Pull=Pull),
        module("neopixel_write", neopixel_write=lambda pin, buffer: board.sent.append(bytes(buffer))),
    )
    for fake in fakes:
        monkeypatch.setitem(sys.modules, fake.__name__, fake)
    return board


@pytest.fixture
def fresh(monkeypatch):
    """Return a function that imports modules again, for this test only, and returns the last."""

    def load(*names):
        for name in names:
            monkeypatch.setitem(sys.modules, name, None)
            del sys.modules[name]
        return [importlib.import_module(name) for name in names][-1]

    return load


@pytest.fixture
def neopixels(board, fresh):
    """Return a function (pixels, order) -> (strip, sent): a real NeoPixel and the list of bytes sent."""
    library, sent = fresh("neopixel"), board.sent

    def make(pixels, order="GRB"):
        return library.NeoPixel(0, pixels, bpp=len(order), auto_write=False, pixel_order=order), sent

    return make


class Canvas:
    def __init__(self, pixels):
        self.pixels = bytearray(pixels)


@pytest.fixture
def canvas():
    """Return a function that wraps bytes in an object with `.pixels`, like the view's canvas."""
    return Canvas
