"""Derive from the settings which parts are soldered to the board.

If a setting is invalid, `solder` uses the default value instead, and returns a sentence about the setting. So the
firmware still runs, and prints its own message. The function `faults` returns no sentences about settings that the
firmware checks itself.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from host_sim.board.overridden_settings import Value
from host_sim.parts.pins import NAMES
from host_sim.parts.strip_layout import CORNERS, ORDERS, ROTATIONS, WIRINGS, StripLayout
from host_sim.parts.switches import ButtonLayout, Layout
from host_sim.user_files import short

T = TypeVar("T")

PIXEL_ORDERS = ("RGB", "RBG", "GRB", "GBR", "BRG", "BGR", "RGBW", "GRBW", "BRGW", "BGRW", "RBGW", "GBRW")
SIZES = range(5, 33)
SMALL_GRID = 256  # largest number of lights for which the default power budget is enough
LIGHT_MA = 4  # power budget per light of a larger grid, which needs more even while it is dark
ALIASES = {"LED": "GP25", "A0": "GP26", "A1": "GP27", "A2": "GP28"}
BUTTONS = {"5": "GP2 GP3 GP4 GP5 GP6", "6": "GP2 GP3 GP4 GP5 GP6 GP7"}
KEYPADS = {"4x4": ("GP6 GP7 GP8 GP9", "123A 456B 789C *0#D"), "3x4": ("GP6 GP7 GP8", "123 456 789 *0#")}


@dataclass(frozen=True)
class Hardware:
    """The parts of one board: the LED strip as a `panel`, its data pin and colour order, the keypad, and the buzzer."""

    panel: StripLayout
    pixel_pin: str
    pixel_order: str
    layout: Layout
    buzzer_pin: str  # "" if there is no buzzer


class _Reader:
    """Reads settings one by one. For each invalid setting, it adds a sentence to `complaints`."""

    def __init__(self, settings: Mapping[str, Value]) -> None:
        self._settings = settings
        self.complaints: list[str] = []

    def read(self, name: str, default: T, convert: Callable[[Value], T], allowed: str) -> T:
        """Return the value of the setting `name`, after `convert` has converted it.

        Return `default` if the setting is missing. If `convert` raises ValueError, add a complaint, and return
        `default`. `allowed` describes the allowed values in this complaint.
        """
        value = self._settings.get(name)
        if value is None:
            return default
        try:
            return convert(value)
        except ValueError:
            self.complaints.append(
                f"{name} is {short(repr(value))}, but must be {allowed}; the simulator takes {default!r}."
            )
            return default

    def number(self, name: str, default: int, allowed: range | tuple[int, ...]) -> int:
        """Return the value of the setting `name`, or `default` unless the value is one of the `allowed` integers."""
        words = f"{allowed.start} to {allowed.stop - 1}" if isinstance(allowed, range) else _list(allowed)
        return self.read(name, default, lambda value: _one_of(int(value), allowed), words)

    def word(self, name: str, default: str, allowed: tuple[str, ...], words: str = "") -> str:
        """Return the value of the setting `name`, or `default` unless the value is one of the `allowed` words.

        `words` describes the allowed words in a complaint. If `words` is "", the complaint lists the allowed words.
        """
        words = words or _list(allowed)
        return self.read(name, default, lambda value: _one_of(str(value), allowed), words)

    def words(self, name: str, default: str, check: Callable[[str], str], allowed: str) -> tuple[str, ...]:
        """Return the words in the setting `name`, which must all be different.

        `check` takes a word and returns it in the correct form, or raises ValueError. `allowed` describes the allowed
        words in a complaint.
        """

        def convert(value: Value) -> str:
            parts = str(value).replace(",", " ").split()
            if not parts or len(set(parts)) < len(parts):
                raise ValueError
            return " ".join(check(part) for part in parts)

        return tuple(self.read(name, default, convert, allowed).split())


def solder(settings: Mapping[str, Value]) -> tuple[Hardware, list[str]]:
    """Return the hardware that `settings` describe, and a list of sentences about invalid settings."""
    reader = _Reader(settings)
    hardware = Hardware(
        panel=_panel(reader),
        pixel_pin=reader.read("PIXEL_PIN", "GP0", lambda value: _pin(str(value)), "a pin from GP0 to GP28"),
        pixel_order=reader.word("PIXEL_ORDER", "GRB", PIXEL_ORDERS),
        layout=_layout(reader),
        buzzer_pin=reader.read(
            "BUZZER_PIN", "", lambda value: _pin(str(value)) if value else "", "a pin from GP0 to GP28, or empty"
        ),
    )
    return hardware, reader.complaints


def grid_settings(width: int, height: int, others: Mapping[str, Value]) -> dict[str, Value]:
    """Return the settings of a grid with this width and height, with power for all of its lights.

    `others`: the settings of the board. Their power budget is raised, if it is too small for a large grid.
    """
    grid: dict[str, Value] = {"GRID_WIDTH": width, "GRID_HEIGHT": height}
    budget = _Reader(others).number("POWER_BUDGET_MA", 0, range(1 << 15))
    if width * height > SMALL_GRID:
        grid["POWER_BUDGET_MA"] = max(budget, LIGHT_MA * width * height)
    return grid


def faults(settings: Mapping[str, Value], soldered: Mapping[str, Value]) -> list[str]:
    """Return one sentence for each invalid setting in `soldered` that the firmware does not check itself.

    - `settings` are the settings that the firmware reads.
    - `soldered` are the settings that describe the real parts.
    """
    both = {name: value for name, value in soldered.items() if settings.get(name) == value}
    checked_by_firmware = solder(both)[1]
    return [fault for fault in solder(soldered)[1] if fault not in checked_by_firmware]


def _panel(reader: _Reader) -> StripLayout:
    return StripLayout(
        width=reader.number("GRID_WIDTH", 8, SIZES),
        height=reader.number("GRID_HEIGHT", 8, SIZES),
        corner=reader.word("GRID_CORNER", "top-left", CORNERS),
        order=reader.word("GRID_ORDER", "rows", ORDERS),
        wiring=reader.word("GRID_WIRING", "progressive", WIRINGS),
        rotation=reader.number("GRID_ROTATION", 0, ROTATIONS),
    )


def _layout(reader: _Reader) -> Layout:
    if reader.word("KEYPAD", "matrix", ("matrix", "buttons")) == "buttons":
        return _buttons(reader)
    pins = "pins from GP0 to GP28 with spaces between, each once"
    rows = reader.words("KEYPAD_ROWS", "GP2 GP3 GP4 GP5", _pin, pins)
    cols = reader.words("KEYPAD_COLS", "GP6 GP7 GP8 GP9", _pin, pins)
    keys = reader.words("KEYPAD_KEYS", KEYPADS["4x4"][1], str, "the rows of keys with spaces between")
    fits = len(keys) == len(rows) and all(len(row) == len(cols) for row in keys)
    if fits and len(set("".join(keys))) == len(rows) * len(cols) and not set(rows) & set(cols):
        return Layout(rows, cols, keys)
    reader.complaints.append(
        f"KEYPAD_KEYS is {short(' '.join(keys))!r}, but must be {len(rows)} rows of {len(cols)} different keys, one"
        " for each crossing of KEYPAD_ROWS and KEYPAD_COLS, which share no pin; the simulator takes a 4x4"
        " keypad on GP2 to GP9."
    )
    return _layout(_Reader({}))


def _buttons(reader: _Reader) -> ButtonLayout:
    allowed = "5 or 6 pins from GP0 to GP28 with spaces between, each once"
    pins = reader.words("BUTTON_PINS", BUTTONS["5"], _pin, allowed)
    if len(pins) not in (5, 6):
        reader.complaints.append(f"BUTTON_PINS must be {allowed}; the simulator takes {BUTTONS['5']!r}.")
        pins = tuple(BUTTONS["5"].split())
    return ButtonLayout.at(pins)


def _pin(name: str) -> str:
    """Convert the name of a pin to the form "GP2". Raise ValueError if there is no such pin."""
    name = name.strip()
    return _one_of(ALIASES.get(name.partition("_")[2] or name, name), NAMES)


def _one_of(value: T, allowed: range | tuple[T, ...]) -> T:
    """Return `value` if it is allowed. Otherwise raise ValueError."""
    if value not in allowed:
        raise ValueError
    return value


def _list(values: tuple[object, ...]) -> str:
    """Return the values as words: "a, b or c"."""
    return ", ".join(str(value) for value in values[:-1]) + f" or {values[-1]}"
