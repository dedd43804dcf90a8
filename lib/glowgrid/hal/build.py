"""Building the console from the settings: needed once, so let go when the app runs (see starting.py)."""

import os

import board
import microcontroller
from digitalio import DigitalInOut
from neopixel import NeoPixel

from glowgrid.config.errors import refuse
from glowgrid.engine.rng import Rng

from .clock import Clock
from .console import Console
from .grid import Grid
from .keypad import Keypad
from .power import levels
from .wiring import wiring

MYPY = False
if MYPY:  # type checkers take it for true
    from typing import Any

    from adafruit_matrixkeypad import Matrix_Keypad
    from microcontroller import Pin

    from glowgrid.config.settings import Settings

    from .key_matrix import BackgroundMatrix

# A hook, which no real board has: timed(load) answers a `bots.load` whose bots' thoughts take time. In the simulator
# they take as long as on the board.
timed = getattr(microcontroller, "timed", None)
# Another: touched() answers the place on the strip of a pixel that was touched since, or None (see touch.py).
_touched = getattr(microcontroller, "touched", None)


def console(settings: "Settings") -> Console:
    """Claim the pins and return the console; raise SettingError where this board cannot do what the settings want."""
    pins = _Pins()
    pixel_pin = pins.take("PIXEL_PIN", settings.pixel_pin)
    rows = [pins.take("KEYPAD_ROWS", name) for name in settings.keypad_rows]
    cols = [pins.take("KEYPAD_COLS", name) for name in settings.keypad_cols]
    clock = Clock()
    rng = Rng(settings.seed or _seed(clock))
    grid = _grid(settings, pixel_pin)
    keypad = _keypad(_scanner(rows, cols, settings), settings.keypad_keys, clock, grid)
    console = Console(grid, keypad, clock, rng, _store())
    if settings.buzzer_pin or settings.sleep_pin or settings.link_tx or settings.mqtt_broker:
        from .extras import add

        add(console, settings, pins)
    return console


class _Pins:
    """Hands out the board's pins by name, each once."""

    def __init__(self) -> None:
        self._taken: list = []

    def take(self, setting: str, name: str) -> "Pin":
        """Return the pin that the board calls `name`."""
        pin = getattr(board, name, None)
        if pin is None or callable(pin) or not _free(pin):
            raise refuse(setting, name, "a free pin of this board: " + ", ".join(_offered()))
        for other, by in self._taken:
            if other == pin:
                raise refuse(setting, name, f"a pin of its own, and {by} has this one")
        self._taken.append((pin, setting))
        return pin


def _free(pin: "Pin") -> bool:
    """Tell whether the pin can be claimed; some boards keep pins for a radio or a display."""
    try:
        DigitalInOut(pin).deinit()
    except (TypeError, ValueError):
        return False
    return True


def _offered() -> list:
    """Return the names of the board's pins; its buses (I2C, SPI ...) are callable."""
    return [name for name in dir(board) if name[0].isupper() and not callable(getattr(board, name))]


def _grid(settings: "Settings", pin: "Pin") -> Grid:
    width, height, rotation = settings.grid_width, settings.grid_height, settings.grid_rotation
    serpentine = settings.grid_wiring == "serpentine"
    wire = wiring(width, height, settings.grid_corner, settings.grid_order, serpentine, rotation)
    if rotation in (90, 270):
        width, height = height, width
    pixels, order = width * height, settings.pixel_order
    limit = levels(settings.power_budget_ma, pixels, settings.pixel_idle_ua, settings.pixel_channel_ma)
    return Grid(
        NeoPixel(pin, pixels, bpp=len(order), auto_write=False, pixel_order=order),
        *(wire, width, height),
        limit=limit,
        brightness=settings.brightness,
        gamma=settings.gamma_x10 / 10,
        white="W" in order,
    )


def _scanner(rows: list, cols: list, settings: "Settings") -> "Matrix_Keypad | BackgroundMatrix":
    """Return what scans the keypad; a board that lacks what the settings want gets the default, and says so."""
    if settings.keypad_scanner == "keymatrix":
        try:
            from .key_matrix import BackgroundMatrix

            return BackgroundMatrix(rows, cols)
        except (ImportError, NotImplementedError):
            can = "matrixkeypad on this board, whose CircuitPython has no keypad.KeyMatrix"
            settings.faults.append(str(refuse("KEYPAD_SCANNER", "keymatrix", can)))
    return _matrix(rows, cols)


def _matrix(rows: list, cols: list) -> "Matrix_Keypad":
    """Return a keypad whose keys are called by number: row * columns + column."""
    from adafruit_matrixkeypad import Matrix_Keypad

    count = len(cols)
    numbers = [[row * count + col for col in range(count)] for row in range(len(rows))]
    return Matrix_Keypad([DigitalInOut(pin) for pin in rows], [DigitalInOut(pin) for pin in cols], numbers)


def _keypad(matrix: "Matrix_Keypad | BackgroundMatrix", keys: list[str], clock: Clock, grid: Grid) -> Keypad:
    if _touched is None:
        return Keypad(matrix, keys, clock)
    from .touch import TouchKeypad

    return TouchKeypad(matrix, keys, clock, grid, _touched)


def _store() -> "Any":
    """Return what outlives the power: the board's non-volatile memory, or a file where there is none."""
    nvm = getattr(microcontroller, "nvm", None)
    if nvm is not None:
        return nvm
    from .file_store import FileStore

    return FileStore((os.getenv("HOME") or ".") + "/.glowgrid-journal")


def _seed(clock: Clock) -> int:
    """Return a positive seed from the hardware; from the clock on boards without a random source."""
    try:
        seed = int.from_bytes(os.urandom(4), "little")
    except (AttributeError, NotImplementedError):
        seed = clock.now()
    return (seed & 0x3FFFFFFF) or 1
