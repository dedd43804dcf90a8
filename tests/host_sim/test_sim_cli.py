"""The command line, as people use it."""

import os
import signal
import subprocess
import sys

import pytest

from host_sim import ROOT, cli, sitting

SCRIPT = os.path.join(ROOT, "tests", "whole", "scripts", "game.txt")


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


def test_help_names_every_option_and_every_script_step():
    said = start("-m", "host_sim", "--help").stdout
    options = "--face --speed --language --record --headless --script --out --format --draw-keypad --patience --grid"
    options += " --corner"
    options += " --order --wiring --rotation --keypad --bounce --seed --brightness --replay --set --settings --root"
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


def test_the_repositorys_code_py_does_not_hide_the_standard_librarys_code():
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


def test_without_a_display_and_a_terminal_the_error_names_headless():
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
        (["--headless", "--script", "no-such-file"], "no-such-file cannot be read: there is no such file"),
        (["--headless", "--script", "tests"], "tests cannot be read: it is a folder."),
        (["--headless", "--script", sys.executable], "cannot be read: it is not text."),
        (["--headless", "--face", "window", "--script", "story.txt"], "cannot be combined with --face window."),
        (["--headless", "--script", SCRIPT, "--out", __file__], "a file with this name already exists."),
        (["--headless", "--script", SCRIPT, "--out", f"{__file__}/out"], "a part of its path is a file."),
        (["--root", "tests"], "There is no code.py in tests;"),
        (["--settings", "tests"], "tests cannot be read: it is a folder."),
        (["--settings", "no-such-file.toml"], "There is no settings file no-such-file.toml."),
        (["--set", "NAME"], "'NAME' is not a setting: write NAME=VALUE."),
        (["--replay", "no-such-file"], "no-such-file cannot be read"),
        (["--replay", __file__], "lines, but a transcript is one line."),
        (["--script", "story.txt"], "--script works only with --headless"),
        (["--join", "2hrd-3g1y-y2kr-619d"], "--join needs the broker of the invitation: --broker HOST."),
    ],
)
def test_a_start_that_fails_gives_the_reason(capsys, monkeypatch, arguments, sentence):
    monkeypatch.chdir(ROOT)
    assert cli.main(arguments) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--grid", "16"], "write WIDTHxHEIGHT"),
        (["--speed", "0"], "above 0"),
        (["--wiring", "zigzag"], "serpentine"),
        (["--speed", "inf"], "above 0"),
        (["--patience", "-1"], "must be 0 or more"),
        (["--patience", "nan"], "must be 0 or more"),
        (["--bounce", "-3"], "must be 0 or more"),
    ],
)
def test_invalid_options_are_refused(capsys, arguments, sentence):
    with pytest.raises(SystemExit) as exit:
        cli.main(arguments)
    assert exit.value.code == 2
    assert sentence in capsys.readouterr().err


def test_settings_that_are_not_text_are_reported(drive, capsys):
    root = drive()
    (root / "settings.toml").write_bytes(b"GRID_WIDTH = 8\nGRID_CORNER = \xff\n")
    assert cli.main(["--root", str(root)]) == 2
    assert capsys.readouterr().err == "settings.toml cannot be read: it is not text.\n"


def test_a_missing_library_is_reported_with_the_extra_to_install(monkeypatch, capsys):
    monkeypatch.setattr(sitting.importlib.util, "find_spec", lambda name: None)
    assert cli.main(["--headless", "--script", "story.txt"]) == 2
    assert 'Pillow is not installed: pip install "glowgrid[sim]"' in capsys.readouterr().err


def test_without_a_display_the_terminal_is_chosen_and_reported(monkeypatch):
    monkeypatch.setattr(sitting.sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    for stream in ("stdin", "stdout"):
        monkeypatch.setattr(getattr(sitting.sys, stream), "isatty", lambda: True, raising=False)
    assert sitting.choose_face(None) == ("terminal", "No display found, so Glowgrid runs in the terminal.")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert sitting.choose_face(None) == ("window", "")


@pytest.mark.parametrize("face", [["--face", "window"], ["--headless", "--script", SCRIPT]])
def test_an_unwritable_recording_is_refused_at_the_start(capsys, monkeypatch, tmp_path, face):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    recording = str(tmp_path / "no-such-folder" / "run.gif")
    assert cli.main([*face, "--out", str(tmp_path / "out"), "--record", recording]) == 2
    assert capsys.readouterr().err == f"{recording} cannot be written: there is no such file or folder.\n"


def test_unknown_settings_give_a_warning(capsys, drive, tmp_path):
    root = drive("print('done')")
    (root / "settings.toml").write_text("GRID_WIDTH = 8\n")
    (root / "mine.toml").write_text("GRID_WIDHT = 9\n")
    (root / "story.txt").write_text("expect done\n")
    options = ["--root", str(root), "--settings", str(root / "mine.toml"), "--set", "FOO=1"]
    assert cli.main([*options, "--headless", "--script", str(root / "story.txt"), "--out", str(tmp_path / "out")]) == 0
    assert capsys.readouterr().err.splitlines() == [
        "There is no setting GRID_WIDHT; did you mean GRID_WIDTH?",
        "There is no setting FOO, and nothing reads it.",
    ]


@pytest.mark.parametrize("code", ["import board, time\nwhile True: time.sleep(0.001)", "while True: pass"])
@pytest.mark.skipif(os.name == "nt", reason="a signal to one process is not what Ctrl-C is there")
def test_ctrl_c_closes_the_window_and_the_recording_is_written(drive, tmp_path, code):
    root, recording = drive("print('here')\n" + code), tmp_path / "run.gif"
    command = [sys.executable, "-m", "host_sim", "--face", "window", "--root", root, "--record", recording]
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy"}
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout.readline() == "here\n"
        process.send_signal(signal.SIGINT)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=60)
    assert (process.returncode, said) == (130, "")
    assert recording.read_bytes().startswith(b"GIF")


def test_a_drive_compiled_for_the_board_is_refused(tmp_path, capsys):
    (tmp_path / "lib" / "glowgrid").mkdir(parents=True)
    (tmp_path / "lib" / "glowgrid" / "app.mpy").write_bytes(b"C\x06")
    (tmp_path / "code.py").write_text("")
    assert cli.main(["--headless", "--script", SCRIPT, "--root", str(tmp_path)]) == 2
    assert "is compiled for the board and cannot run on a computer: deploy it with --source." in capsys.readouterr().err
