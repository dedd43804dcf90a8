"""Runs on the VMs and on CPython: a person at the fake board, whose libraries `code.py` would find on the drive.

Adafruit's libraries are not in lib, so there are stand-ins for them. Time moves when the app waits. The person presses
keys of the matrix, so the app's own keypad, grid and console are what is measured.
"""

import fake_board
from fake_board import PERIOD, Board, Module

NAMES = ("board", "digitalio", "microcontroller", "adafruit_matrixkeypad", "adafruit_ticks", "neopixel")
TAP_MS = 60


class Pin:
    def __init__(self, pin):
        if pin is None:
            raise TypeError

    def deinit(self):
        pass


class Matrix:
    def __init__(self, rows, cols, numbers):
        pass

    @property
    def pressed_keys(self):
        return list(Board.down)


class Strip:
    def __init__(self, pin, count, **options):
        self.data = bytearray(3 * count)
        self.shows = 0

    def __setitem__(self, where, what):
        pass

    def show(self):
        self.shows += 1


def ticks_diff(a, b):
    return ((a - b + PERIOD // 2) & (PERIOD - 1)) - PERIOD // 2


def install():
    """Put the modules where `import` finds them."""
    others = {
        "adafruit_matrixkeypad": Module(Matrix_Keypad=Matrix),
        "neopixel": Module(NeoPixel=Strip),
        "adafruit_ticks": Module(
            ticks_ms=lambda: Board.ms,
            ticks_add=lambda a, ms: (a + ms) & (PERIOD - 1),
            ticks_diff=ticks_diff,
            ticks_less=lambda a, b: ticks_diff(a, b) < 0,
        ),
    }
    fake_board.install(Module(DigitalInOut=Pin), others)


class Person:
    """Somebody at the board; `tick` does one round of the loop."""

    def __init__(self, values=None):
        """Power on, with these settings instead of the defaults; chance begins where it always does."""
        install()
        from glowgrid.app import App
        from glowgrid.config.settings import Settings
        from glowgrid.hal.build import console
        from glowgrid.starting import light
        from glowgrid.unload import forget

        values = values or {}
        values["SEED"] = 1
        settings = Settings(values.get)
        self._keys = "".join(settings.keypad_keys)
        self.console = console(settings)
        self.console.say = lambda text: None
        self.app = App(self.console, settings, light(self.console, False))
        for name in ("config.settings", "config.errors", "hal.build", "hal.wiring", "starting"):  # as a start does
            forget(name)

    @property
    def scene(self):
        return type(self.app.scene).__name__

    def tick(self):
        self.app.tick()
        self.console.clock.wait(5)

    def wait(self, ms):
        for _ in range(ms // 5):
            self.tick()

    def press(self, keys):
        for key in keys:
            Board.down = [self._keys.index(key)]
            self.wait(TAP_MS)
            Board.down = []
            self.wait(TAP_MS)
