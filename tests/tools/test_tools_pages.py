"""Generated pages and pictures agree with the settings and are up to date."""

import pytest

from glowgrid.config.network_settings import TABLE as NETWORK
from glowgrid.config.settings import TABLE, Settings
from tools.build import settings_doc
from tools.build import wiring_diagram as wiring


def test_the_page_of_settings_is_the_output_of_its_command():
    assert settings_doc.PAGE.read_text(encoding="utf-8") == settings_doc.page()


def test_the_page_of_settings_has_a_row_for_each_with_default_and_meaning():
    rows = [line for line in settings_doc.page().splitlines() if line.startswith("| `")]
    meanings = settings_doc.meanings() | settings_doc.MEANINGS
    for row, (name, default, _, _) in zip(rows, TABLE + NETWORK, strict=True):
        assert row.startswith(f"| `{name}` | ") and str(default) in row and row.endswith(f"{meanings[name]} |")


@pytest.mark.parametrize(
    ("name", "allowed"),
    [
        ("GRID_WIDTH", "5 to 32"),
        ("GRID_ORDER", "rows, columns"),
        ("PIXEL_PIN", "one pin"),
        ("KEYPAD_ROWS", "1 to 8 different pins, separated by spaces"),
        ("BUTTON_PINS", "5 to 6 different pins, separated by spaces"),
        ("REPLAY", "at most 4000 characters"),
    ],
)
def test_the_page_of_settings_says_which_values_each_setting_may_have(name, allowed):
    (row,) = [line for line in settings_doc.page().splitlines() if line.startswith(f"| `{name}` |")]
    assert row.split(" | ")[2] == allowed


def test_the_page_of_settings_names_a_value_of_the_file_that_is_not_the_default():
    assert "| `SLEEP_MINUTES` | `0`; `30` in the file | 0 to 1440 |" in settings_doc.page()


def test_a_budget_that_the_firmware_refuses_is_refused_here_too(capsys, tmp_path):
    (tmp_path / "settings.toml").write_text("GRID_WIDTH = 18\nGRID_HEIGHT = 18\n")
    wiring.main([str(tmp_path / "settings.toml")])
    said = capsys.readouterr().out
    assert "this grid needs 426 or more" in said and "frames are dimmed" not in said


def test_the_command_prints_the_power_figures(capsys):
    assert wiring.main([]) == 0
    said = capsys.readouterr().out
    assert "64 pixels draw 64 mA while dark" in said and "all white, they would draw 3.9 A" in said
    assert wiring.main(["no-such.toml"]) == 1
    assert capsys.readouterr().err.startswith("There is no settings file")


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({}, "up to 14 white pixels get all of it, 40 % of their light; more are dimmed together, all 64 to 8.8 %."),
        ({"BRIGHTNESS": 8}, "up to 64 white pixels get all of it, 8 % of their light; more are dimmed"),
        ({"GRID_WIDTH": 16, "GRID_HEIGHT": 16}, "all 256 to 0.9 %"),
    ],
)
def test_the_command_prints_the_brightness_of_a_few_white_pixels_and_of_all(changed, said):
    assert said in wiring.brightness(Settings(changed.get))


def test_a_large_grid_is_advised_to_use_its_own_power_supply():
    said = wiring.sums(Settings({"GRID_WIDTH": 16, "GRID_HEIGHT": 16, "POWER_BUDGET_MA": 3500}.get))
    assert "take a 5 V supply of at least 4.4 A" in said[2] and "AWG 17" in said[4]


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({}, "13 h at POWER_BUDGET_MA, 52 h in the dark. It must stay on at 82 mA."),
        ({"SLEEP_PIN": "GP14"}, "52 h in the dark. It must stay on at 18 mA."),
        ({"GRID_WIDTH": 16, "GRID_HEIGHT": 16, "POWER_BUDGET_MA": 1000}, "5 h at POWER_BUDGET_MA, 19 h in the dark."),
    ],
)
def test_the_command_prints_how_long_a_power_bank_lasts(changed, said):
    found = wiring.sums(Settings(changed.get))[-1]
    assert "10000 mAh gives about 6000 mAh at 5 V" in found and said in found
