"""Unreasonable values for every option with a path, a number or a name give one sentence and the right exit code."""

import os
import subprocess
import sys

import pytest

from host_sim import ROOT, cli, sitting

LONG = "x" * 300
HUGE = "9" * 5000
HERE = "expect here\nwait 40\n"
full = pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no /dev/full on this system")
zero = pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="no /dev/zero on this system")


@pytest.fixture
def tell(drive, tmp_path, capsys):
    """Run a script headless on a board that prints "here". Return the exit code and the text on stderr."""
    root = drive("print('here')\nimport time\nwhile True: time.sleep(0.01)\n")
    story = tmp_path / "story.txt"

    def run(*options, script=HERE):
        story.write_text(script, encoding="utf-8")
        arguments = ["--headless", "--script", str(story), "--out", str(tmp_path / "out"), "--root", str(root)]
        try:
            code = cli.main([*arguments, *options])
        except SystemExit as exit:
            code = exit.code
        return code, capsys.readouterr().err

    return run


def is_one_sentence(said):
    told = said[said.rfind("error: ") :] if "usage:" in said else said
    return told.count("\n") == 1 and "Traceback" not in said and len(told) < 700


def loop(tmp_path):
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    return str(tmp_path / "loop")


PATHS = ("--script", "--settings", "--replay", "--root", "--out", "--record")
BAD_PATHS = {
    "no such": lambda tmp: str(tmp / "nowhere" / "x"),
    "of 300 letters": lambda tmp: str(tmp / LONG),
    "with a part of 300 letters": lambda tmp: str(tmp / LONG / "x"),
    "a link to itself": loop,
    "below a file": lambda tmp: str(tmp / "story.txt" / "x"),
    "of no text": lambda tmp: sys.executable,
    "with a zero byte": lambda tmp: "a\0b",
    "empty": lambda tmp: "",
}
# an output folder is created; "" is the current folder
FINE = {("--out", "no such"), ("--out", "empty"), ("--root", "empty")}


@pytest.mark.parametrize("option", PATHS)
@pytest.mark.parametrize("kind", BAD_PATHS)
def test_an_impossible_path_gives_one_sentence(tell, tmp_path, option, kind, monkeypatch):
    if (option, kind) == ("--record", "of no text"):
        pytest.skip("it can be written")
    monkeypatch.chdir(tmp_path)
    code, said = tell(option, BAD_PATHS[kind](tmp_path))
    if (option, kind) in FINE:
        assert (code, said) == (0, "")
    else:
        assert code == 2 and is_one_sentence(said), said


@zero
@pytest.mark.parametrize("option", ["--script", "--settings", "--replay"])
@pytest.mark.parametrize("device", ["/dev/zero", "/dev/full", "/proc/self/mem"])
def test_a_device_that_never_ends_or_fails_gives_one_sentence(tell, option, device):
    code, said = tell(option, device)
    assert code == 2 and is_one_sentence(said) and "cannot be read" in said, said


@pytest.mark.skipif(not os.path.exists("/proc/self/mem"), reason="no unreadable file on this system")
@pytest.mark.parametrize("name", ["code.py", "boot.py", "settings.toml"])
def test_a_drive_with_an_unreadable_file_gives_one_sentence(tell, tmp_path, name):
    (tmp_path / name).unlink(missing_ok=True)
    (tmp_path / name).symlink_to("/proc/self/mem")
    code, said = tell()
    assert code == 2 and is_one_sentence(said) and f"{name} cannot be read" in said, said


NUMBERS = ("--speed", "--bounce", "--patience", "--seed", "--brightness", "--rotation", "--grid")
BAD_NUMBERS = ["", "many", "nan", "inf", "-inf", "1e400", "0x10", "1,5", "--", HUGE, "9" * 100_000, "x" * 100_000]


@pytest.mark.parametrize("option", NUMBERS)
@pytest.mark.parametrize("value", BAD_NUMBERS, ids=lambda value: f"{value[:6]}-{len(value)}")
def test_an_invalid_number_gives_one_sentence(tell, option, value):
    if (option, value) == ("--grid", "0x10"):
        pytest.skip("a size, which the firmware refuses")
    code, said = tell(f"{option}={value}")
    assert code == 2 and is_one_sentence(said) and option in said, said


@pytest.mark.parametrize("option", ["--speed=1e9", "--speed=1e-9", "--bounce=1e9", "--patience=1e30", "--grid=5x99999"])
def test_a_number_out_of_range_gives_one_sentence(tell, option):
    code, said = tell(option)
    assert code == 2 and is_one_sentence(said), said


@pytest.mark.parametrize("option", ["--face", "--format", "--corner", "--order", "--wiring", "--keypad", "--nothing"])
@pytest.mark.parametrize("value", ["", "X", "x" * 100_000, "\udcff"], ids=["empty", "letter", "long", "byte"])
def test_an_invalid_name_gives_one_sentence(tell, option, value):
    code, said = tell(f"{option}={value}")
    assert code == 2 and is_one_sentence(said), said


@pytest.mark.parametrize("setting", ["", "=", "=1", "1=1", "A B=1", "x" * 100_000, "\0=1", "\udcff=1"], ids=repr)
def test_an_invalid_setting_gives_one_sentence(tell, setting):
    code, said = tell("--set", setting)
    assert code == 2 and is_one_sentence(said) and "is not a setting" in said, said


@pytest.mark.slow
@pytest.mark.parametrize("value", ["[" * 20_000, HUGE, "\0", "é" * 10_000, "{", '"'], ids=lambda value: value[:3])
@pytest.mark.parametrize("name", ["GRID_WIDTH", "KEYPAD_KEYS", "PIXEL_PIN", "x"])
def test_the_value_of_a_setting_is_checked_by_the_firmware_only(tell, drive, tmp_path, name, value):
    (tmp_path / "settings.toml").write_text(f"{name} = {value}\n", encoding="utf-8")
    for options in ((), ("--set", f"{name}={value}")):
        code, said = tell(*options)
        assert code == 0 and "Traceback" not in said and len(said) < 500, said


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("wait " + "9" * 400, "is not a time; it must be a whole number of milliseconds, at most 86400000."),
        ("wait 86400001", "is not a time"),
        ("hold 5 " + HUGE, "is not a time"),
        ("wait 1e3", "is not a time"),
        ("wait ²", "is not a time"),
        ("screenshot " + LONG, "is not a file name; it may have letters, digits, - and _, at most 60."),
        ("screenshot ..", "is not a file name"),
        ("press " + LONG, "there is no key"),
        ("down " + "5" * 100_000, "there is no key"),
        ("power " + LONG, "power must be on or off"),
        ("z" * 100_000, "is not a step"),
        ("screenshot", "must be 'screenshot NAME'"),
        ("hold 5 6 " + "7 " * 50_000, "must be 'hold KEY MS'"),
    ],
    ids=lambda text: text[:20],
)
def test_an_invalid_script_line_is_reported_before_anything_runs(tell, tmp_path, line, complaint):
    code, said = tell(script=f"screenshot before\n{line}\n")
    assert code == 2 and is_one_sentence(said) and complaint in said and said.startswith("story.txt: line 2: ")
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("name", ["one.png", "end.png", "serial.txt"])
def test_a_folder_in_place_of_an_output_file_is_reported_before_anything_runs(tell, tmp_path, name):
    (tmp_path / "out" / name).mkdir(parents=True)
    code, said = tell(script=HERE + "screenshot one\n")
    assert code == 2 and said == f"{tmp_path / 'out' / name} cannot be written: it is a folder.\n"


@full
@pytest.mark.parametrize("kind", ["png", "text", "serial", "gif", "record"])
def test_a_full_disk_gives_one_sentence(tell, tmp_path, kind):
    out = tmp_path / "out"
    out.mkdir()
    name = {"png": "one.png", "text": "one.txt", "serial": "serial.txt", "gif": "run.gif"}.get(kind)
    if name:
        (out / name).symlink_to("/dev/full")
    options = {"text": ["--format", "text"], "gif": ["--format", "gif"], "record": ["--record", "/dev/full"]}
    code, said = tell(*options.get(kind, []), script=HERE + "screenshot one\n")
    assert code == 1 and is_one_sentence(said) and "cannot be written: no space left on device." in said, said
    assert kind == "serial" or (out / "serial.txt").read_text().startswith("here")


# -- the standard streams


def shell(line, tmp_path, drive, code="print('here')\n"):
    root, story = drive(code), tmp_path / "story.txt"
    story.write_text("expect here\nexpect Code done running.\n")
    command = f"{sys.executable} -m host_sim --headless --script {story} --out {tmp_path / 'out'} --root {root}"
    line = line.replace("RUN", command)
    done = subprocess.run(["bash", "-c", line], cwd=ROOT, capture_output=True, timeout=60)
    return done.returncode, done.stderr.decode()


@full
def test_a_full_disk_for_the_boards_output_gives_one_sentence(tmp_path, drive):
    sentence = "What the board says cannot be written: no space left on device.\n"
    assert shell("RUN >/dev/full", tmp_path, drive) == (1, sentence)


@pytest.mark.parametrize(
    "line", ["RUN | true; exit ${PIPESTATUS[0]}", "RUN >&-", "RUN <&-", "RUN >&- 2>&-", "RUN 2>&-"]
)
def test_a_closed_pipe_is_not_reported_as_a_fault_of_the_board(tmp_path, drive, line):
    assert shell(line, tmp_path, drive) == (0, "")


def test_a_character_that_the_terminal_lacks_is_not_a_fault_of_the_board(tmp_path, drive):
    line = "PYTHONIOENCODING=ascii RUN"
    assert shell(line, tmp_path, drive, "print('here ★ \\ud800')\n") == (0, "")


def test_the_wiring_command_reports_unreadable_settings_in_one_sentence():
    for path in ("nowhere.toml", "tests", LONG, sys.executable):
        command = [sys.executable, "-m", "tools.build.wiring_diagram", path]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
        assert done.returncode == 1 and is_one_sentence(done.stderr), done.stderr


# -- a display that does not answer


@pytest.fixture
def nobody(monkeypatch):
    monkeypatch.setenv("DISPLAY", ":99")
    for name in ("WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)


linux = pytest.mark.skipif(sys.platform != "linux", reason="displays have names there")


@linux
def test_without_a_visible_display_the_terminal_is_chosen_and_reported(nobody, monkeypatch):
    played = []
    monkeypatch.setattr(sitting, "is_terminal", lambda: True)
    monkeypatch.setattr(sitting, "_terminal", lambda sim, speed, notice, stop, each: played.append(notice))
    assert cli.main([]) == 0
    assert played == ["The window cannot open (no display answers at DISPLAY=:99), so Glowgrid runs in the terminal."]


@linux
@pytest.mark.parametrize("options", [[], ["--face", "window"]])
def test_a_window_that_nobody_could_see_does_not_open(nobody, capsys, options):
    assert cli.main(options) == 2
    sentence = "The window cannot open (no display answers at DISPLAY=:99); try --face terminal or --headless.\n"
    assert capsys.readouterr().err == sentence
