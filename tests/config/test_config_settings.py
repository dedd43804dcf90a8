"""Settings in settings.toml, and the errors for invalid ones."""

import ast
import re
from pathlib import Path

import pytest

from glowgrid.config.settings import TABLE, SettingError, Settings
from tools.build import settings_doc

ROOT = Path(__file__).resolve().parent.parent.parent


def test_every_setting_has_its_default_without_a_line_in_settings_toml():
    settings = Settings({}.get)
    assert (settings.grid_width, settings.grid_height, settings.pixel_pin) == (8, 8, "GP0")
    assert settings.keypad_rows == ["GP2", "GP3", "GP4", "GP5"]
    assert settings.keypad_keys == ["123A", "456B", "789C", "*0#D"]
    assert settings.seed == 0


def test_each_setting_is_read_once():
    asked = []
    Settings(asked.append)
    assert asked == [row[0] for row in TABLE]


def test_settings_come_from_the_environment(monkeypatch):
    monkeypatch.setattr("os.getenv", {"GRID_WIDTH": 12}.get)
    assert Settings().grid_width == 12


def test_a_number_may_be_written_in_quotes():
    settings = Settings({"GRID_WIDTH": "16", "GRID_ROTATION": "90", "SEED": "7"}.get)
    assert (settings.grid_width, settings.grid_rotation, settings.seed) == (16, 90, 7)


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [(name, *allowed) for name, _, check, allowed in TABLE if check.__name__ == "_number"],
)
def test_a_number_out_of_range_is_refused(name, low, high):
    for value in (low, high, str(low)):
        assert getattr(Settings({name: value}.get), name.lower()) == int(value)
    for value in (low - 1, high + 1):
        assert refusal(name, value) == f"{name} = {value}, but it must be a whole number from {low} to {high}."
    for value in ("much", "", "8.5"):
        assert refusal(name, value) == f'{name} = "{value}", but it must be a whole number from {low} to {high}.'


def refusal(name, value, **others):
    with pytest.raises(SettingError) as refused:
        Settings({name: value, **others}.get)
    return str(refused.value)


KEYS = "rows of equal length with the keys 0123456789*#ABCD, separated by spaces, each key once"
PINS = "1 to 8 different pins, separated by spaces"
MATCH = "to match the pins of KEYPAD_ROWS and KEYPAD_COLS"


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("GRID_CORNER", "middle", "top-left, top-right, bottom-left or bottom-right"),
        ("GRID_ORDER", "row", "rows or columns"),
        ("GRID_WIRING", "zigzag", "progressive or serpentine"),
        ("GRID_ROTATION", 45, "0, 90, 180 or 270"),
        ("PIXEL_ORDER", "GGB", "RGB, RBG, GRB, GBR, BRG, BGR, RGBW or GRBW"),
        ("PIXEL_PIN", "GP0 GP1", "one pin"),
        ("PIXEL_PIN", "", "one pin"),
        ("KEYPAD_ROWS", "GP2 GP2 GP4 GP5", PINS),
        ("KEYPAD_COLS", "", PINS),
        ("KEYPAD_COLS", "A B C D E F G H I", PINS),
        ("KEYPAD_KEYS", "", KEYS),
        ("KEYPAD_KEYS", "123 456B 789C *0#D", KEYS),
        ("KEYPAD_KEYS", "123A 456B 789C *0#A", KEYS),
        ("KEYPAD_KEYS", "123A 456B 789C *0#E", KEYS),
        ("KEYPAD_KEYS", "123A 47DB 09C6", "a layout with all of the keys 24568*#"),
        ("KEYPAD_KEYS", "12345 67890 *#ABC", "a layout of 4 x 4 keys, " + MATCH),
        ("KEYPAD_COLS", "GP6", "one pin for each column of KEYPAD_KEYS, 4 in all"),
        ("KEYPAD_ROWS", "GP2 GP3 GP4 GP5 GP10", "one pin for each row of KEYPAD_KEYS, 4 in all"),
    ],
)
def test_a_wrong_value_is_refused_in_one_sentence_with_the_name_the_value_and_the_allowed_values(name, value, allowed):
    shown = value if isinstance(value, int) else f'"{value}"'
    assert refusal(name, value) == f"{name} = {shown}, but it must be {allowed}."


def test_three_columns_configure_a_3x4_keypad():
    wanted = {"KEYPAD_COLS": "GP6 GP7 GP8", "KEYPAD_KEYS": "123 456 789 *0#"}
    assert Settings(wanted.get).keypad_keys == ["123", "456", "789", "*0#"]


def test_keys_of_another_keypad_need_other_pins():
    cause = 'KEYPAD_COLS = "GP6 GP7 GP8 GP9", but it must be one pin for each column of KEYPAD_KEYS, 3 in all.'
    assert refusal("KEYPAD_KEYS", "123 456 789 *0#") == cause


def test_a_keypad_of_one_row_needs_one_pin_for_it():
    refused = refusal("KEYPAD_KEYS", "24568*#A", KEYPAD_COLS="GP6 GP7 GP8 GP9 GP10 GP11 GP12 GP13")
    assert refused.endswith("but it must be one pin for each row of KEYPAD_KEYS, 1 in all.")


@pytest.mark.parametrize(
    ("pins", "size"),
    [
        ({"KEYPAD_COLS": "GP6 GP7 GP8"}, "4 x 3"),
        ({"KEYPAD_ROWS": "GP2 GP3 GP4"}, "3 x 4"),
        ({"KEYPAD_ROWS": "GP2", "KEYPAD_COLS": "GP6 GP7 GP8 GP9 GP10 GP11 GP12"}, "1 x 7"),
    ],
)
def test_pins_of_another_keypad_need_other_keys_than_the_default_ones(pins, size):
    default = "123A 456B 789C *0#D"
    refused = refusal("KEYPAD_KEYS", default, **pins)
    assert refused == f'KEYPAD_KEYS = "{default}", but it must be a layout of {size} keys, {MATCH}.'


SHIPPED = {"SLEEP_MINUTES": 30}  # settings whose default in the file differs from the default without the line


def test_settings_toml_explains_every_setting_and_its_default():
    text = (ROOT / "settings.toml").read_text()
    lines = re.findall(r"^# (.+)\n([A-Z0-9_]+) = (.+)$", text, re.MULTILINE)
    written = [(name, ast.literal_eval(value)) for _, name, value in lines]
    assert written == [(row[0], SHIPPED.get(row[0], row[1])) for row in TABLE]
    assert all(meaning[0].isupper() or meaning[0] in "1p" for meaning, _, _ in lines)
    assert all(meaning.endswith(".") for meaning, _, _ in lines)


def test_settings_toml_names_the_allowed_values_of_a_choice():
    meanings = settings_doc.meanings()
    for name, _, check, allowed in TABLE:
        if check.__name__ in ("_one_of", "_language"):
            assert all(str(each) in meanings[name] for each in allowed if each != "serpentine" or name == "GRID_WIRING")


def test_settings_toml_contains_nothing_else():
    lines = (ROOT / "settings.toml").read_text().splitlines()
    assert sum(1 for line in lines if line and not line.startswith("#")) == len(TABLE)
    assert all(len(line) <= 110 for line in lines)


def test_type_checkers_know_each_setting_as_an_attribute():
    assert list(Settings.__annotations__) == [row[0].lower() for row in TABLE]
