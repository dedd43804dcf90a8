"""Builds the console from the settings: claims the pins and creates the parts. This module is loaded only during the
start (startup.py)."""

import os

import microcontroller
from digitalio import DigitalInOut
from neopixel import NeoPixel

from glowgrid.config.errors import refuse
from glowgrid.engine.rng import Rng  # stays

from .clock import Clock
from .console import Console
from .grid import Grid
from .keypad import Keypad
from .pins import Pins
from .power_budget import max_levels
from .strip_wiring import wiring

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any

    from adafruit_matrixkeypad import Matrix_Keypad
    from microcontroller import Pin

    from glowgrid.config.settings import Settings

    from .background_scanner import BackgroundScanner

# The simulator provides two hooks that no real board has. `timed(bot)` returns a variant of a bot's class that thinks
# as far ahead as on a board. `touched()` returns the strip index of a touched pixel, or None (see simulated_touch.py).
timed = getattr(microcontroller, "timed", None)
_touched = getattr(microcontroller, "touched", None)


def build_console(settings: "Settings") -> Console:
    """Claim the pins and return the console. Raise SettingError if this board cannot do what the settings demand."""
    pins = Pins()
    pixel_pin = pins.take("PIXEL_PIN", settings.pixel_pin)
    buttons: Any = None
    if settings.keypad == "buttons":
        from . import buttons  # type: ignore[no-redef,assignment]

        scanner = buttons.claim(pins.take, settings.button_pins)
    else:
        rows = [pins.take("KEYPAD_ROWS", name) for name in settings.keypad_rows]
        cols = [pins.take("KEYPAD_COLS", name) for name in settings.keypad_cols]
        scanner = _scanner(rows, cols, settings)
    clock = Clock()
    rng = Rng(settings.seed or _seed(clock))
    grid = _grid(settings, pixel_pin)
    keypad = _keypad(scanner, buttons.layout(scanner) if buttons else settings.keypad_keys, clock, grid)
    if buttons:
        keypad = buttons.Buttons(keypad)
    console = Console(grid, keypad, clock, rng, _store())
    if settings.buzzer_pin or settings.sleep_pin or settings.link_tx or settings.mqtt_broker:
        from .optional_parts import add

        add(console, settings, pins)
    return console


def _grid(settings: "Settings", pin: "Pin") -> Grid:
    width, height, rotation = settings.grid_width, settings.grid_height, settings.grid_rotation
    serpentine = settings.grid_wiring == "serpentine"
    wire = wiring(width, height, settings.grid_corner, settings.grid_order, serpentine, rotation)
    if rotation in (90, 270):
        width, height = height, width
    pixels, order = width * height, settings.pixel_order
    limit = max_levels(settings.power_budget_ma, pixels, settings.pixel_idle_ua, settings.pixel_channel_ma)
    return Grid(
        NeoPixel(pin, pixels, bpp=len(order), auto_write=False, pixel_order=order),
        *(wire, width, height),
        limit=limit,
        brightness=settings.brightness,
        gamma=settings.gamma_x10 / 10,
        white="W" in order,
    )


def _scanner(rows: list, cols: list, settings: "Settings") -> "Matrix_Keypad | BackgroundScanner":
    """Return the keypad scanner that the settings name. If this board does not support that scanner, add a sentence to
    `settings.faults` and return the default scanner."""
    if settings.keypad_scanner == "keymatrix":
        try:
            from .background_scanner import BackgroundScanner

            return BackgroundScanner(rows, cols)
        except (ImportError, NotImplementedError):
            can = "matrixkeypad on this board, whose CircuitPython has no keypad.KeyMatrix"
            settings.faults.append(str(refuse("KEYPAD_SCANNER", "keymatrix", can)))
    return _matrix(rows, cols)


def _matrix(rows: list, cols: list) -> "Matrix_Keypad":
    """Return a Matrix_Keypad that reports each key as a number: row * (number of columns) + column."""
    from adafruit_matrixkeypad import Matrix_Keypad

    count = len(cols)
    numbers = [[row * count + col for col in range(count)] for row in range(len(rows))]
    return Matrix_Keypad([DigitalInOut(pin) for pin in rows], [DigitalInOut(pin) for pin in cols], numbers)


def _keypad(
    matrix: "Matrix_Keypad | BackgroundScanner", keys: list[str], clock: Clock, grid: Grid
) -> Keypad:
    if _touched is None:
        return Keypad(matrix, keys, clock)
    from .simulated_touch import TouchKeypad

    return TouchKeypad(matrix, keys, clock, grid, _touched)


def _store() -> "Any":
    """Return the storage for saved games: the board's non-volatile memory, or a store that uses files (board_files)."""
    nvm = getattr(microcontroller, "nvm", None)
    try:
        drive = os.statvfs("/saves") != os.statvfs("/")  # otherwise /saves is a folder of the board's own drive
    except (AttributeError, OSError):
        drive = False
    if nvm is not None and len(nvm) > 255 and not drive:
        return nvm
    from .board_files import store

    return store(nvm, drive)


def _seed(clock: Clock) -> int:
    """Return a positive random seed: from the hardware, or from the clock if the board has no random source."""
    try:
        seed = int.from_bytes(os.urandom(4), "little")
    except (AttributeError, NotImplementedError):
        seed = clock.now()
    return (seed & 0x3FFFFFFF) or 1
