"""How deploy finds a board's drive, and chooses the form of the program for its firmware."""

import shutil
import sys

import pytest
from drives import FILES, PICO, SOURCES, contents, has_duplicates, is_complete

from tools import deploy
from tools.build import payload
from tools.deploy import drive_finder
from tools.deploy.deploy_sentences import Trouble


def test_the_board_is_found_among_other_drives(tmp_path, root):
    (tmp_path / "stick").mkdir()
    assert drive_finder.find([tmp_path / "stick", root, tmp_path / "none"]) == root
    with pytest.raises(Trouble, match="No drive CIRCUITPY is mounted"):
        drive_finder.find([tmp_path / "stick"])
    second = shutil.copytree(root, tmp_path / "CIRCUITPY1")
    with pytest.raises(Trouble, match="There are 2 boards"):
        drive_finder.find([root, second])


@pytest.mark.parametrize(("system", "place"), [("linux", "/"), ("darwin", "/Volumes"), ("win32", "")])
def test_each_operating_system_has_places_to_search(monkeypatch, system, place):
    monkeypatch.setattr(sys, "platform", system)
    assert all(str(folder).startswith(place) for folder in drive_finder.mounts())
    assert system != "win32" or len(drive_finder.mounts()) == 23


@pytest.mark.parametrize(
    ("version", "compiled", "told"),
    [
        ("10.0.0-beta.2", True, "The board has CircuitPython 10.0.0-beta.2: lib is written as .mpy."),
        ("10.3.0", True, "The board has CircuitPython 10.3.0: lib is written as .mpy."),
        ("11.0.0", False, "CircuitPython 11.0.0. Its .mpy format is not known here, so sources are written, stripped."),
        ("100.0.0", False, "CircuitPython 100.0.0. Its .mpy format is not known here"),
        ("8.2.9", False, "The board has CircuitPython 8.2.9; Glowgrid is made for 10. See docs/builders/build.md."),
    ],
)
def test_boot_out_decides_between_compiled_and_source(root, capsys, version, compiled, told):
    (root / "boot_out.txt").write_text(PICO.format(version))
    assert deploy.main([str(root)]) == 0
    assert told in capsys.readouterr().out
    assert is_complete(root, FILES if compiled else SOURCES) and not has_duplicates(root)


@pytest.mark.parametrize("text", ["", "MicroPython v1.29 on 2026-08-29\n", "\0\xff" * 100])
def test_a_boot_out_without_a_version_gets_source(root, capsys, text):
    (root / "boot_out.txt").write_text(text, encoding="latin-1")
    assert deploy.main([str(root)]) == 0
    told = "The drive does not say which CircuitPython runs on it, so sources are written, stripped."
    assert told in capsys.readouterr().out
    assert is_complete(root, SOURCES)


@pytest.mark.parametrize("form", payload.FORMS)
def test_an_option_chooses_the_form(root, capsys, form):
    (root / "boot_out.txt").write_text(PICO.format("11.0.0" if form == "mpy" else "10.3.0"))
    assert deploy.main([str(root), f"--{form}"]) == 0
    assert "As the option says, " in capsys.readouterr().out
    assert is_complete(root, payload.payload(form))


def test_a_folder_that_is_not_a_boards_drive_is_filled_only_when_confirmed(tmp_path, capsys, monkeypatch):
    folder = tmp_path / "somewhere"
    folder.mkdir()
    assert deploy.main([str(folder), "--yes"]) == 1
    said = capsys.readouterr()
    assert said.err == (
        f"{folder} has no boot_out.txt, so it is not a board's drive. "
        "Name the drive CIRCUITPY, or add --folder to fill a folder. Nothing was changed.\n"
    )
    assert contents(folder) == {}
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    for answer, ends in (("", 1), ("no", 1), ("y", 0)):
        monkeypatch.setattr("builtins.input", lambda question, answer=answer: answer)
        assert deploy.main([str(folder)]) == ends
        assert bool(contents(folder)) == (ends == 0)
    assert deploy.main([str(folder), "--folder"]) == 0
    assert is_complete(folder, SOURCES)


@pytest.mark.parametrize("place", ["", "lib", "docs/pictures", "..", "/", "build"])
def test_the_project_itself_is_never_a_target(place, capsys):
    target = payload.ROOT / place
    if place == "build":
        target.mkdir(exist_ok=True)
    before = (payload.ROOT / "code.py").read_bytes()
    assert deploy.main([str(target), "--yes", "--folder"]) == 1
    assert "Glowgrid's own sources" in capsys.readouterr().err
    assert (payload.ROOT / "code.py").read_bytes() == before


def test_another_copy_of_the_project_is_not_a_target_either(tmp_path, capsys):
    shutil.copytree(payload.ROOT / "tools", tmp_path / "clone" / "tools")
    shutil.copytree(payload.ROOT / "lib", tmp_path / "clone" / "lib")
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "clone" / "lib")
    for target in (tmp_path / "clone", tmp_path / "clone" / "lib" / "glowgrid", link):
        assert deploy.main([str(target), "--yes", "--folder"]) == 1
