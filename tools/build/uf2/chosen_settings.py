"""Read the settings on the command line, and check them by the board's own rules and with its sentences."""

from collections.abc import Collection, Mapping

from glowgrid.config.errors import SettingError, refuse
from glowgrid.config.network_settings import TABLE as NETWORK
from glowgrid.config.network_settings import NetworkSettings
from glowgrid.config.settings import TABLE, Settings
from glowgrid.hal.power_budget import max_levels
from host_sim.board.overridden_settings import warnings
from host_sim.board.settings_parser import read
from host_sim.user_files import short
from tools.build.payload import ROOT, SETTINGS
from tools.build.uf2.settings_text import changed

Value = int | str

DEFAULTS: dict[str, Value] = {row[0]: row[1] for row in (*TABLE, *NETWORK)}
ALL = "docs/builders/settings.md lists them all."
PINS = "PIXEL_PIN", "KEYPAD_ROWS", "KEYPAD_COLS", "BUZZER_PIN", "SLEEP_PIN", "LINK_TX", "LINK_RX"
ANALOG = {"A0": "GP26", "A1": "GP27", "A2": "GP28"}  # second names of pins


def chosen(
    language: str | None, grid: str | None, pairs: list[str], pins: Collection[str]
) -> tuple[dict[str, Value], str]:
    """Return (settings that the options stand for, by name; language).

    `language` and `grid` are the options of these names, `pairs` those of --set. `pins`: the names of the board's pins.
    Raise SettingError, with the board's own sentence, if the board would refuse a value.
    """
    texts = dict(_pair(text) for text in pairs)
    if language is not None:
        texts["LANGUAGE"] = language
    if grid is not None:
        texts["GRID_WIDTH"], texts["GRID_HEIGHT"] = _size(grid)
    values = {name: _typed(name, text) for name, text in texts.items()}
    for sentence in warnings(values, DEFAULTS):
        raise SettingError(sentence if sentence.endswith("?") else f"{sentence} {ALL}")
    found = _checked(values, pins)
    if "LANGUAGE" in values:
        values["LANGUAGE"] = found.language
    return values, found.language


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name.isidentifier():
        raise SettingError(f"{short(text)!r} is not a setting: write NAME=VALUE.")
    if len(value) > 1 and value[0] == value[-1] == '"':
        value = value[1:-1]
    return name, value


def _size(text: str) -> tuple[str, str]:
    width, cross, height = text.lower().partition("x")
    if not (cross and width.isdecimal() and height.isdecimal()):
        raise SettingError(f"{short(text)!r} is not a size: write WIDTHxHEIGHT, such as 16x16.")
    return width, height


def _typed(name: str, text: str) -> Value:
    """Return the value as settings.toml holds it: an integer, if the setting's default is one, otherwise a string."""
    if not isinstance(DEFAULTS.get(name, 0), int):
        return text
    try:
        return int(text)
    except ValueError:
        return text


def _checked(values: Mapping[str, Value], pins: Collection[str]) -> Settings:
    """Return all settings of a drive whose settings.toml has these `values`. Raise SettingError if one is invalid."""
    text = changed((ROOT / SETTINGS).read_text(encoding="utf-8"), dict(values))
    every = read(text)
    for name, value in values.items():
        if every.get(name) != str(value):
            raise SettingError(f"{name} cannot be written into settings.toml: no line can hold this value.")
    found = Settings({**every, **values}.get)
    for fault in NetworkSettings(every.get).faults:
        raise SettingError(fault)
    for name in [row[0] for row in NETWORK]:
        if name in values and not found.mqtt_broker:
            raise SettingError(f"{name} needs a broker: set MQTT_BROKER, too.")
    _check_pins(found, pins)
    pixels = found.grid_width * found.grid_height
    max_levels(found.power_budget_ma, pixels, found.pixel_idle_ua, found.pixel_channel_ma)
    return found


def _check_pins(found: Settings, pins: Collection[str]) -> None:
    """Raise SettingError if a setting names a pin that the board does not have, or that another setting uses."""
    taken: dict[str, str] = {}
    for setting in PINS:
        value = getattr(found, setting.lower())
        names: list[str] = value if isinstance(value, list) else [value] if value else []
        for name in names:
            pin = ANALOG.get(name, name)
            if pin not in pins:
                raise refuse(setting, name, "a free pin of this board: " + ", ".join(pins))
            if pin in taken:
                raise refuse(setting, name, f"another pin, because {taken[pin]} uses this one")
            taken[pin] = setting
