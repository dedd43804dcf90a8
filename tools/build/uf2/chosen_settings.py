"""Check settings that somebody has chosen, by the board's own rules and with its sentences."""

from glowgrid.config.errors import SettingError, refuse
from glowgrid.config.network_settings import TABLE as NETWORK
from glowgrid.config.network_settings import NetworkSettings
from glowgrid.config.settings import TABLE, Settings
from glowgrid.hal.power_budget import max_levels
from host_sim.board.settings_parser import read

from .settings_text import changed

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Collection, Mapping

    Value = int | str

DEFAULTS = {row[0]: row[1] for row in TABLE + NETWORK}
_ANALOG = {"A0": "GP26", "A1": "GP27", "A2": "GP28"}  # second names of pins
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz0123456789"
_LONGEST = 60  # longest text that is quoted in full


class PinTaken(SettingError):
    """Two settings name the same pin: `setting` names `pin`, which the setting `other` uses already."""

    def __init__(self, setting: str, pin: str, other: str) -> None:
        super().__init__(str(refuse(setting, pin, f"another pin, because {other} uses this one")))
        self.setting, self.pin, self.other = setting, pin, other


def pair(text: str) -> "tuple[str, str]":
    """Return (name, value) of a setting in the form NAME=VALUE. Quotes around the value are left out."""
    name, equals, value = text.partition("=")
    if not equals or not name or not set(name) <= set(_LETTERS):
        raise SettingError(f"{short(text)!r} is not a setting: write NAME=VALUE.")
    if len(value) > 1 and value[0] == value[-1] == '"':
        value = value[1:-1]
    return name, value


def short(text: str) -> str:
    """Return `text` for quotation in a sentence, shortened if it is long."""
    return text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "..."


def typed(texts: "Mapping[str, str]") -> "dict[str, Value]":
    """Return the values as settings.toml holds them: an integer if the setting's default is one, otherwise a string."""
    return {name: _typed(name, texts[name]) for name in texts}


def _typed(name: str, text: str) -> "Value":
    if not isinstance(DEFAULTS.get(name, 0), int):
        return text
    try:
        return int(text)
    except ValueError:
        return text


def unknown(names: "Collection[str]") -> "list[str]":
    """Return those of `names` that are no settings of Glowgrid or CircuitPython."""
    return [name for name in names if name not in DEFAULTS and not name.startswith("CIRCUITPY_")]


def checked(values: "Mapping[str, Value]", pins: "Collection[str]", text: str) -> "tuple[dict[str, Value], Settings]":
    """Return (`values`, with the usual name of the language; all settings) for a drive with the settings.toml `text`.

    `pins`: the names of the board's pins. Raise SettingError, with the board's own sentence, if the board would refuse
    a value.
    """
    every: dict = dict(read(changed(text, dict(values))))
    for name in values:
        if every.get(name) != str(values[name]):
            raise SettingError(f"{name} cannot be written into settings.toml: no line can hold this value.")
    every.update(values)
    found = Settings(every.get)
    for fault in NetworkSettings(every.get).faults:
        raise SettingError(fault)
    for row in NETWORK:
        if row[0] in values and not found.mqtt_broker:
            raise SettingError(f"{row[0]} needs a broker: set MQTT_BROKER, too.")
    _check_pins(found, pins)
    pixels = found.grid_width * found.grid_height
    max_levels(found.power_budget_ma, pixels, found.pixel_idle_ua, found.pixel_channel_ma)
    usual = dict(values)
    if "LANGUAGE" in usual:
        usual["LANGUAGE"] = found.language
    return usual, found


def _check_pins(found: Settings, pins: "Collection[str]") -> None:
    """Raise SettingError if a setting names a pin that the board does not have, or that another setting uses."""
    taken: dict = {}
    keys = [("KEYPAD_ROWS", found.keypad_rows), ("KEYPAD_COLS", found.keypad_cols)]
    if found.keypad == "buttons":
        keys = [("BUTTON_PINS", found.button_pins)]
    single = [
        ("BUZZER_PIN", found.buzzer_pin),
        ("SLEEP_PIN", found.sleep_pin),
        ("LINK_TX", found.link_tx),
        ("LINK_RX", found.link_rx),
    ]
    uses = [("PIXEL_PIN", [found.pixel_pin])] + keys + [(setting, [name]) for setting, name in single if name]
    for setting, names in uses:
        for name in names:
            pin = _ANALOG.get(name, name)
            if pin not in pins:
                raise refuse(setting, name, "a free pin of this board: " + ", ".join(pins))
            if pin in taken:
                raise PinTaken(setting, name, taken[pin])
            taken[pin] = setting
