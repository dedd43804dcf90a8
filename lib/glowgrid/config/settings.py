"""Read the settings from settings.toml and check their values. TABLE lists all settings; settings.toml explains them.

This module does not use hardware: the console checks whether the board has the pins that the settings name.
"""

import os

from .errors import SettingError, refuse
from .language import LANGUAGES, first_known

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Callable


_BUTTONS = "buttons"
_DEFAULT_KEYS = "123A 456B 789C *0#D"


def _number(name: str, value: int | str, allowed: tuple) -> int:
    low, high = allowed
    try:
        number = int(value)
    except ValueError:
        number = low - 1
    if not low <= number <= high:
        raise refuse(name, value, f"a whole number from {low} to {high}")
    return number


def _one_of(name: str, value: int | str, allowed: tuple) -> int | str:
    for choice in allowed:
        if str(value) == str(choice):
            return choice
    names = [str(choice) for choice in allowed]
    raise refuse(name, value, ", ".join(names[:-1]) + " or " + names[-1])


def text(name: str, value: int | str, most: int) -> str:
    """Return the `value` of the setting `name` as a string. Raise a SettingError if it has over `most` characters."""
    found = str(value)
    if len(found) > most:
        raise refuse(name, found, f"a text of at most {most} characters")
    return found


def _language(name: str, value: int | str, allowed: tuple) -> str:
    known = first_known(str(value)) or value or allowed[0]  # an environment variable may be set but empty
    return str(_one_of(name, known, allowed))


def _pins(name: str, value: int | str, allowed: tuple) -> list:
    least, most = allowed
    names = str(value).split()
    if not least <= len(names) <= most or len(set(names)) < len(names):
        raise refuse(name, value, "one pin" if most == 1 else f"{least} to {most} different pins, separated by spaces")
    return names


def _pin(name: str, value: int | str, allowed: tuple) -> str:
    return _pins(name, value, allowed)[0]


def _keys(name: str, value: int | str, allowed: str) -> list:
    must = "24568*#"  # every game needs these keys; the pause menu replaces the others
    rows = str(value).split()
    keys = "".join(rows)
    if len({len(row) for row in rows}) != 1 or len(set(keys)) < len(keys) or not set(keys) <= set(allowed):
        raise refuse(name, value, f"rows of equal length with the keys {allowed}, separated by spaces, each key once")
    if not set(must) <= set(keys):
        raise refuse(name, value, f"a layout with all of the keys {must}")
    return rows


TABLE: tuple = (  # name, default, check, argument of the check; settings.toml explains each above its line
    ("GRID_WIDTH", 8, _number, (5, 32)),
    ("GRID_HEIGHT", 8, _number, (5, 32)),
    ("GRID_CORNER", "top-left", _one_of, ("top-left", "top-right", "bottom-left", "bottom-right")),
    ("GRID_ORDER", "rows", _one_of, ("rows", "columns")),
    ("GRID_WIRING", "progressive", _one_of, ("progressive", "serpentine")),
    ("GRID_ROTATION", 0, _one_of, (0, 90, 180, 270)),
    ("PIXEL_PIN", "GP0", _pin, (1, 1)),
    ("PIXEL_ORDER", "GRB", _one_of, ("RGB", "RBG", "GRB", "GBR", "BRG", "BGR", "RGBW", "GRBW")),
    ("PIXEL_IDLE_UA", 1000, _number, (0, 5000)),
    ("PIXEL_CHANNEL_MA", 20, _number, (1, 50)),
    ("POWER_BUDGET_MA", 400, _number, (50, 20000)),
    ("BRIGHTNESS", 40, _number, (1, 100)),
    ("GAMMA_X10", 22, _number, (10, 30)),
    ("KEYPAD", "matrix", _one_of, ("matrix", _BUTTONS)),
    ("KEYPAD_ROWS", "GP2 GP3 GP4 GP5", _pins, (1, 8)),
    ("KEYPAD_COLS", "GP6 GP7 GP8 GP9", _pins, (1, 8)),
    ("KEYPAD_KEYS", _DEFAULT_KEYS, _keys, "0123456789*#ABCD"),
    ("KEYPAD_SCANNER", "matrixkeypad", _one_of, ("matrixkeypad", "keymatrix")),
    ("BUTTON_PINS", "GP2 GP3 GP4 GP5 GP6", _pins, (5, 6)),  # used instead of the four above if KEYPAD = "buttons"
    ("LINK_TX", "", text, 20),
    ("LINK_RX", "", text, 20),
    ("MQTT_BROKER", "", text, 80),  # if this is set, the settings of network_settings.py are read as well
    ("BUZZER_PIN", "", text, 20),
    ("SLEEP_PIN", "", text, 20),
    ("SEED", 0, _number, (0, 0x3FFFFFFF)),
    ("ATTRACT_SECONDS", 120, _number, (10, 3600)),
    ("SLEEP_MINUTES", 0, _number, (0, 1440)),
    ("REDUCED_MOTION", 0, _number, (0, 1)),
    ("PLAYER_MODE", 0, _number, (0, 1)),
    ("LANGUAGE", "en", _language, LANGUAGES),
    ("REPLAY", "", text, 4000),
)


def asked(getenv: "Callable[[str], int | str | None]", name: str) -> int | str | None:
    """Return the value of the setting `name` from `getenv`. Raise a SettingError if `getenv` cannot read the value."""
    try:
        return getenv(name)  # up to CircuitPython 10.1, text without quotes and decimal points raise a ValueError
    except ValueError as error:
        raise SettingError(f"{name} can't be read ({error}): quote text, but not whole numbers.") from None


class Settings:
    """The checked values of the settings in TABLE. The attributes have the settings' names in lower case."""

    grid_width: int
    grid_height: int
    grid_corner: str
    grid_order: str
    grid_wiring: str
    grid_rotation: int
    pixel_pin: str
    pixel_order: str
    pixel_idle_ua: int
    pixel_channel_ma: int
    power_budget_ma: int
    brightness: int
    gamma_x10: int
    keypad: str
    keypad_rows: list
    keypad_cols: list
    keypad_keys: list
    keypad_scanner: str
    button_pins: list
    link_tx: str
    link_rx: str
    mqtt_broker: str
    buzzer_pin: str
    sleep_pin: str
    seed: int
    attract_seconds: int
    sleep_minutes: int
    reduced_motion: int
    player_mode: int
    language: str
    replay: str

    def __init__(self, getenv: "Callable[[str], int | str | None] | None" = None, lenient: bool = False) -> None:
        """Read each setting once through `getenv`, which is like os.getenv. Raise a SettingError for an invalid value.

        If `lenient` is set, add a sentence to `faults` instead, and use the default value. If the invalid value is a
        pin, `require` raises the error later, because the default pin may be wired to different hardware.
        """
        getenv = getenv or os.getenv
        read: list = []
        self.faults: list = []
        self._unsafe = ""
        for name, default, check, allowed in TABLE:
            try:
                value = asked(getenv, name)
                checked = check(name, default if value is None else value, allowed)
            except SettingError as error:
                if not lenient:
                    raise
                self.faults.append(str(error))
                if check is _pin or check is _pins and (_BUTTONS in read) == (name == "BUTTON_PINS"):
                    self._unsafe = self._unsafe or str(error)
                checked = "" if check is _pin else check(name, default, allowed)
            read.append(checked)
        # In the order of TABLE and written out: a name put together at run time would take heap for good, while these
        # are short on the drive.
        (self.grid_width, self.grid_height, self.grid_corner, self.grid_order, self.grid_wiring, self.grid_rotation,
         self.pixel_pin, self.pixel_order, self.pixel_idle_ua, self.pixel_channel_ma, self.power_budget_ma,
         self.brightness, self.gamma_x10, self.keypad, self.keypad_rows, self.keypad_cols, self.keypad_keys,
         self.keypad_scanner, self.button_pins, self.link_tx, self.link_rx, self.mqtt_broker, self.buzzer_pin,
         self.sleep_pin, self.seed, self.attract_seconds, self.sleep_minutes, self.reduced_motion, self.player_mode,
         self.language, self.replay) = read
        if self.keypad != _BUTTONS:
            self._match_keys(lenient)

    def _match_keys(self, lenient: bool) -> None:
        keys, rows, cols = self.keypad_keys, self.keypad_rows, self.keypad_cols
        rows_fit, cols_fit = len(keys) == len(rows), len(keys[0]) == len(cols)
        if rows_fit and cols_fit:
            return
        name, value = "KEYPAD_KEYS", " ".join(keys)
        allowed = f"a layout of {len(rows)} x {len(cols)} keys, to match the pins of KEYPAD_ROWS and KEYPAD_COLS"
        # with the default keys, the pins may be right for another keypad: `_keys` accepts layouts of 7 to 16 keys
        if (rows_fit or cols_fit) and (value != _DEFAULT_KEYS or not 7 <= len(rows) * len(cols) <= 16):
            if rows_fit:
                name, value = "KEYPAD_COLS", " ".join(cols)
                allowed = f"one pin for each column of KEYPAD_KEYS, {len(keys[0])} in all"
            else:
                name, value = "KEYPAD_ROWS", " ".join(rows)
                allowed = f"one pin for each row of KEYPAD_KEYS, {len(keys)} in all"
        error = refuse(name, value, allowed)
        if not lenient:
            raise error
        earlier = [fault for fault in self.faults if fault.startswith("KEYPAD_KEYS ")]
        self._unsafe = self._unsafe or (earlier[0] if earlier else str(error))

    def mistrust(self, name: str, fault: str) -> None:
        """Add `fault` to `faults`, unless `faults` has a sentence about `name`. For pins, `require` raises `fault`."""
        if name and [True for earlier in self.faults if earlier.startswith(name + " ")]:
            return
        self.faults.append(fault)
        keys = "BUTTON_PINS" if self.keypad == _BUTTONS else "KEYPAD_ROWS KEYPAD_COLS"
        if name == "PIXEL_PIN" or name in keys.split() or name and name + " " in self._unsafe.replace(",", " "):
            self._unsafe = fault
        if name == "PIXEL_PIN":
            self.pixel_pin = ""

    def require(self) -> None:
        """Raise a SettingError if settings of the strip or keypad are unusable. Call this if `lenient` was set."""
        if self._unsafe:
            raise SettingError(self._unsafe)
