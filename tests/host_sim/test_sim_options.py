"""Command-line options become settings of the board."""

import pytest

from host_sim import ROOT, options
from host_sim.board import overridden_settings
from host_sim.simulator import Simulator


def test_options_become_settings():
    read = options.parser().parse_args(
        [
            "--grid",
            "16x9",
            "--rotation",
            "90",
            "--keypad",
            "3x4",
            "--set",
            "A=7",
            "--set",
            'B="7"',
            "--set",
            "C=x=y",
        ]
    )
    assert options.overrides(read) == {
        "GRID_WIDTH": 16,
        "GRID_HEIGHT": 9,
        "GRID_ROTATION": 90,
        "KEYPAD": "matrix",
        "KEYPAD_ROWS": "GP2 GP3 GP4 GP5",
        "KEYPAD_COLS": "GP6 GP7 GP8",
        "KEYPAD_KEYS": "123 456 789 *0#",
        "A": 7,
        "B": "7",
        "C": "x=y",
    }


def test_a_transcript_becomes_a_setting(tmp_path):
    (tmp_path / "game.txt").write_text("\n  othello/8/f5d6c3 \n")
    read = options.parser().parse_args(["--replay", str(tmp_path / "game.txt")])
    assert options.overrides(read) == {"REPLAY": "othello/8/f5d6c3"}


def test_a_transcript_can_be_given_without_a_file():
    read = options.parser().parse_args(["--replay", "othello/8/f5d6c3"])
    assert options.overrides(read) == {"REPLAY": "othello/8/f5d6c3"}


def test_settings_toml_names_every_setting_that_options_set():
    line = "--grid 8x8 --corner top-left --order rows --wiring serpentine --rotation 90 --keypad 3x4 --brightness 9"
    read = options.parser().parse_args([*line.split(), "--language", "de"])
    assert options.overrides(read)["LANGUAGE"] == "de"
    assert overridden_settings.warnings(options.overrides(read), overridden_settings.load(ROOT / "settings.toml")) == []


def test_reading_takes_time_in_the_terminal_and_the_window_and_not_without_a_face():
    parser = options.parser()
    for arguments, kind in (([], "mpy"), (["--headless"], ""), (["--reading-time", "none"], "")):
        assert options.reading_time(parser.parse_args(arguments)) == kind
    assert options.reading_time(parser.parse_args(["--headless", "--reading-time", "source"])) == "source"


def test_a_large_grid_has_the_power_that_its_lights_need():
    small, large = (options.overrides(options.parser().read(["--grid", size])) for size in ("16x16", "32x32"))
    assert "POWER_BUDGET_MA" not in small and large["POWER_BUDGET_MA"] == 4 * 32 * 32
    with Simulator(settings=large, seed=1) as sim:
        sim.wait(4000)
        assert sim.describe()["scene"] == "Menu"


@pytest.mark.parametrize("name", ["--replay", "--state", "--script", "--broker", "--host", "--host-name"])
def test_an_option_with_an_empty_value_is_refused_in_words(name, capsys):
    with pytest.raises(SystemExit) as refused:
        options.parser().read([name, ""])
    assert refused.value.code == 2 and f"argument {name}: its value is empty" in capsys.readouterr().err
