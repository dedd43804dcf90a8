"""The file for saved games that the command line chooses: the user's own, a named one, or none."""

import json

import pytest
from state_files import GOOD, WRITE, write

from host_sim import cli
from host_sim.state import State


@pytest.fixture
def sat(monkeypatch):
    """Return what the window or the terminal was opened with, and leave it at once."""
    seen = {}

    def run(window, stop, each=lambda: None):
        seen["flash"] = bytes(window.sim.machine.sector.data[:8])
        seen["read"] = [line.text for line in window.log.lines]
        for _ in range(10):
            window.step(0.02)
        each()
        window.screen.close()

    pytest.importorskip("pygame")
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr("host_sim.faces.window.Window.run", run)
    return seen


def test_state_names_the_file(sat, games_file, drive, users_file):
    root = str(drive(WRITE))
    for _ in range(2):
        assert cli.main(["--face", "window", "--root", root, "--state", str(games_file)]) == 0
    assert sat["flash"] == b"game" + b"\xff" * 4
    assert State(games_file).content.flash.startswith(b"gamegame\xff")
    assert not users_file.parent.exists()


def test_fresh_reads_and_saves_nothing_and_says_so(sat, users_file, drive, monkeypatch, capsys):
    write(users_file, json.dumps(GOOD))
    monkeypatch.setattr("host_sim.sitting.UNSEEN", ())
    assert cli.main(["--face", "window", "--fresh"]) == 0
    assert json.loads(users_file.read_text()) == GOOD and [*users_file.parent.iterdir()] == [users_file]
    assert sat["flash"] == b"\xff" * 8
    sentence = "Fresh start: your saved games stay unchanged, and nothing you play now is saved."
    assert sentence in sat["read"] and sentence in capsys.readouterr().err


def test_the_users_own_file_is_the_default(sat, users_file, monkeypatch):
    monkeypatch.setattr("host_sim.sitting.UNSEEN", ())
    write(users_file, json.dumps(GOOD))
    assert cli.main(["--face", "window"]) == 0
    assert sat["flash"] == b"game" + b"\xff" * 4
    assert State(users_file).content.flash.startswith(b"game")


@pytest.mark.parametrize("options", [["--root", "DRIVE"], ["--replay", "GAME"], []])
def test_another_drive_a_transcript_or_an_invisible_window_does_not_use_the_users_file(
    sat, users_file, drive, tmp_path, options, monkeypatch
):
    (tmp_path / "game.txt").write_text("othello/8/f5d6\n")
    if options:
        monkeypatch.setattr("host_sim.sitting.UNSEEN", ())
    named = {"DRIVE": str(drive(WRITE)), "GAME": str(tmp_path / "game.txt")}
    assert cli.main(["--face", "window", *[named.get(option, option) for option in options]]) == 0
    assert not users_file.parent.exists()


def test_a_script_does_not_use_the_users_file_and_saves_to_a_named_one(tmp_path, users_file, drive, games_file):
    (tmp_path / "story.txt").write_text("wait 100\n")
    story = ["--headless", "--script", str(tmp_path / "story.txt"), "--out", str(tmp_path / "out")]
    story += ["--root", str(drive(WRITE))]
    assert cli.main(story) == 0
    assert not users_file.parent.exists()
    for _ in range(2):
        assert cli.main([*story, "--state", str(games_file)]) == 0
    assert State(games_file).content.flash.startswith(b"gamegame\xff")


def test_conflicting_options_are_refused(capsys, tmp_path):
    assert cli.main(["--fresh", "--state", "games.json"]) == 2
    assert capsys.readouterr().err == (
        "--fresh saves nothing, so it cannot be combined with --state. A new FILE starts empty, too.\n"
    )
    assert cli.main(["--face", "window", "--state", str(tmp_path)]) == 2
    assert capsys.readouterr().err.endswith("cannot be written: it is a folder.\n")
