"""The command line, as people start it."""

import os
import subprocess
import sys

import pytest

from host_sim import ROOT, cli


def start(*arguments, environment=None):
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, **(environment or {})},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_help_names_every_option_and_every_step():
    said = start("-m", "host_sim", "--help").stdout
    options = (
        "--face --speed --record --headless --script --out --format --draw-keypad --patience --grid --corner"
    )
    options += " --order --wiring --rotation --keypad --bounce --seed --brightness --set --settings --root"
    steps = [
        "press KEY",
        "hold KEY MS",
        "down KEY",
        "up KEY",
        "wait MS",
        "expect TEXT",
        "screenshot NAME",
        "power on|off",
    ]
    missing = [word for word in [*options.split(), *steps] if word not in said]
    assert not missing


def test_the_roots_code_does_not_hide_the_standard_librarys():
    check = "import host_sim, code, pdb; assert hasattr(code, 'InteractiveConsole'); print('fine')"
    assert start("-c", check).stdout == "fine\n"


def test_pdb_stops_in_a_firmware_that_the_module_runs(drive, tmp_path):
    root = drive("value = 6 * 7\nbreakpoint()\nprint('went on')\n")
    (tmp_path / "story.txt").write_text("expect went on\n")
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "host_sim",
            "--headless",
            "--script",
            tmp_path / "story.txt",
            "--out",
            tmp_path / "out",
        ]
        + ["--root", root],
        cwd=ROOT,
        input="print('value is', value)\ncontinue\n",
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert "value is 42" in done.stdout
    assert "went on" in done.stdout
    assert (done.returncode, done.stderr) == (0, "")


def test_without_display_and_terminal_it_names_headless():
    nothing = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""}
    done = start("-m", "host_sim", environment=nothing)
    if sys.platform == "linux":
        assert done.returncode == 2
        assert "neither a display nor a terminal" in done.stderr
        assert "--headless" in done.stderr
        assert done.stdout == ""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--headless"], "--headless needs --script FILE"),
        (["--headless", "--script", "no-such-file"], "no-such-file"),
        (["--settings", "no-such-file.toml"], "There is no settings file no-such-file.toml."),
        (["--set", "NAME"], "'NAME' is not a setting: write NAME=VALUE."),
        (["--script", "story.txt"], "--script is for --headless"),
    ],
)
def test_what_cannot_start_says_why(capsys, arguments, sentence):
    assert cli.main(arguments) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--grid", "16"], "write WIDTHxHEIGHT"),
        (["--speed", "0"], "above 0"),
        (["--wiring", "zigzag"], "serpentine"),
    ],
)
def test_bad_options_are_refused(capsys, arguments, sentence):
    with pytest.raises(SystemExit) as exit:
        cli.main(arguments)
    assert exit.value.code == 2
    assert sentence in capsys.readouterr().err


def test_broken_settings_say_where(drive, capsys):
    root = drive()
    (root / "settings.toml").write_text("GRID_WIDTH = 8\nGRID_HEIGHT = eight\n")
    assert cli.main(["--root", str(root)]) == 2
    assert "settings.toml cannot be read" in capsys.readouterr().err


def test_a_missing_library_names_the_extra(monkeypatch, capsys):
    monkeypatch.setattr(cli.importlib.util, "find_spec", lambda name: None)
    assert cli.main(["--headless", "--script", "story.txt"]) == 2
    assert 'Pillow is not installed: pip install "glowgrid[sim]"' in capsys.readouterr().err


def test_options_become_settings():
    options = cli._parser().parse_args(
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
    assert cli._overrides(options) == {
        "GRID_WIDTH": 16,
        "GRID_HEIGHT": 9,
        "GRID_ROTATION": 90,
        "KEYPAD_ROWS": "GP2 GP3 GP4 GP5",
        "KEYPAD_COLS": "GP6 GP7 GP8",
        "KEYPAD_KEYS": "123 456 789 *0#",
        "A": 7,
        "B": "7",
        "C": "x=y",
    }


def test_where_there_is_no_display_the_terminal_is_chosen_and_says_so(monkeypatch):
    monkeypatch.setattr(cli.sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    for stream in ("stdin", "stdout"):
        monkeypatch.setattr(getattr(cli.sys, stream), "isatty", lambda: True, raising=False)
    assert cli._choose_face(None) == ("terminal", "There is no display, so this is the terminal.")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert cli._choose_face(None) == ("window", "")
