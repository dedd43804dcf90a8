"""The caption: what the board said last stays readable, however little room there is."""

import textwrap
from pathlib import Path

import pytest

from host_sim import ROOT, files, settings
from host_sim.simulator import Simulator
from host_sim.words import caption, fit


def lines(text, width, most=3):
    return fit(text, lambda line: textwrap.wrap(line, width), most)


def test_the_newest_lines_are_shown_and_older_ones_where_they_fit_whole():
    assert lines("one\ntwo\nthree\nfour", 20) == ["two", "three", "four"]
    assert lines("an older sentence\nnewer words", 11) == ["an older", "sentence", "newer words"]
    assert lines("one older sentence\nnewer words once more", 11) == ["newer words", "once more"]
    assert lines("a b c d e", 1) == ["a", "b", "c"]
    assert lines("", 10) == []


def test_all_lines_of_how_the_keys_work_are_in_the_caption_of_a_small_terminal():
    with Simulator(seed=1) as sim:
        sim.wait(2000)
        sim.press("#")
        sim.press("A")
        while not caption(sim).endswith("How the keys work"):
            sim.press("6")
        sim.press("5")
        said = caption(sim)
        assert said.startswith("2 4 6 8 move, 5 or # picks; ") and said.endswith("0 tells whose turn it is.")
        assert lines(said, 80) == said.split("\n")


def test_the_sentence_before_the_end_is_in_the_caption(drive):
    with Simulator(root=drive("print('Hello.')\nprint('You may not.')")) as sim:
        sim.wait(50)
        assert caption(sim, "Saved.").split("\n") == ["Hello.", "You may not.", "Code done running.", "Saved."]
        sim.machine.faults.append("A wire is loose.")
        assert caption(sim) == "A wire is loose.\nYou may not. Code done running."


def test_unknown_names_are_asked_back():
    known = ["GRID_WIDTH", "SEED"]
    assert settings.warnings(["GRID_WIDHT", "seed", "FOO", "SEED", "CIRCUITPY_WIFI_SSID"], known) == [
        "There is no setting GRID_WIDHT; did you mean GRID_WIDTH?",
        "There is no setting seed; did you mean SEED?",
        "There is no setting FOO, and nothing reads it.",
    ]


def test_settings_toml_names_every_setting_the_options_set():
    from host_sim import cli

    line = "--grid 8x8 --corner top-left --order rows --wiring serpentine --rotation 90 --keypad 3x4 --brightness 9"
    options = cli._parser().parse_args(line.split())
    assert settings.warnings(cli._overrides(options), settings.load(Path(ROOT) / "settings.toml")) == []


def test_a_check_leaves_files_as_they_are(tmp_path):
    old = tmp_path / "old.gif"
    old.write_text("kept")
    files.check_writable(old)
    files.check_writable(tmp_path / "new.gif")
    assert [path.read_text() for path in tmp_path.iterdir()] == ["kept"]


@pytest.mark.parametrize("name, why", [("", "it is a folder"), ("a/b.gif", "there is no such file or folder")])
def test_a_path_that_cannot_be_written_says_why(tmp_path, name, why):
    with pytest.raises(files.FileError, match=f"cannot be written: {why}."):
        files.check_writable(tmp_path / name)
