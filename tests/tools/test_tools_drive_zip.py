"""The zip for people without Python has exactly the files of a fresh drive, and replaces no other file of theirs."""

import io
import os
import subprocess
import sys
import zipfile

import pytest
from drives import contents, deploy_to, make_board

from tools.build import payload
from tools.deploy import drive_zip
from tools.deploy.folder_drive import FolderDrive


def packed(target):
    with zipfile.ZipFile(target) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.mark.slow(whole=True)
@pytest.mark.parametrize(("arguments", "form"), [([], payload.MPY), (["--source"], payload.SOURCE)])
def test_the_zip_contains_exactly_the_files_of_a_fresh_drive_and_a_note(tmp_path, capsys, arguments, form):
    root = make_board(tmp_path / "CIRCUITPY")
    deploy_to(FolderDrive(root), payload.payload(form))
    (root / "boot_out.txt").unlink()
    assert drive_zip.main([str(tmp_path / "one.zip"), *arguments]) == 0
    assert f"one.zip: {len(contents(root)) + 1} files, " in capsys.readouterr().out
    files = packed(tmp_path / "one.zip")
    note = files.pop(drive_zip.NOTE).decode()
    assert files == contents(root)
    assert ("are for CircuitPython 10" in note) == (form == payload.MPY)


def test_everybody_may_read_the_unpacked_files():
    with zipfile.ZipFile(io.BytesIO(drive_zip.zipped({"code.py": b"1"}))) as archive:
        assert [oct(info.external_attr >> 16) for info in archive.infolist()] == ["0o644"]


@pytest.mark.slow(whole=True)
def test_the_same_source_makes_the_same_bytes(tmp_path):
    drive_zip.pack(tmp_path / "one.zip")
    drive_zip.pack(tmp_path / "two.zip")
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()


def test_an_earlier_zip_is_replaced_and_any_other_file_only_when_confirmed(tmp_path, capsys):
    target = tmp_path / "glowgrid.zip"
    assert [drive_zip.main([str(target)]), drive_zip.main([str(target), "--source"])] == [0, 0]
    with zipfile.ZipFile(target, "a") as archive:
        archive.writestr("mine.txt", "mine")
    for make in (lambda: None, lambda: target.write_text("mine"), lambda: target.write_bytes(b"PK\x03\x04")):
        make()
        before = target.read_bytes()
        assert drive_zip.main([str(target)]) == 1
        assert capsys.readouterr().err == f"{target} was not made by this command. Add --yes to replace it.\n"
        assert target.read_bytes() == before
    assert drive_zip.main([str(target), "--yes"]) == 0
    assert drive_zip.NOTE in packed(target)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
@pytest.mark.parametrize("options", [[], ["--yes"]])
def test_a_target_that_is_not_an_ordinary_file_is_refused_at_once(tmp_path, capsys, options):
    os.mkfifo(tmp_path / "pipe")
    for target in ("/dev/full", str(tmp_path / "pipe")):
        assert drive_zip.main([target, *options]) == 1
        assert capsys.readouterr().err == f"{target} is no ordinary file. Name another.\n"


def test_an_oversized_or_damaged_zip_is_not_recognized_as_our_own(tmp_path):
    target = tmp_path / "bomb.zip"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(drive_zip.NOTE, b"Glowgrid" + bytes(drive_zip.LARGEST))
    assert not drive_zip.is_ours(target)
    drive_zip.pack(target)
    content = bytearray(target.read_bytes())
    content[200:300] = bytes(100)
    target.write_bytes(content)
    assert not drive_zip.is_ours(target)


def test_a_link_is_not_followed(tmp_path, capsys):
    drive_zip.pack(tmp_path / "mine.zip")
    before = (tmp_path / "mine.zip").read_bytes()
    (tmp_path / "link.zip").symlink_to(tmp_path / "mine.zip")
    assert drive_zip.main([str(tmp_path / "link.zip")]) == 1
    assert drive_zip.main([str(tmp_path / "link.zip"), "--yes", "--source"]) == 0
    assert (tmp_path / "mine.zip").read_bytes() == before and not (tmp_path / "link.zip").is_symlink()


def test_an_unwritable_target_is_reported_and_nothing_is_left_behind(tmp_path, capsys, monkeypatch):
    assert drive_zip.main([str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"{tmp_path} is a folder. Name a file.\n"
    (tmp_path / "file").write_text("")
    assert drive_zip.main([str(tmp_path / "file" / "x.zip")]) == 1
    assert " cannot be written: " in capsys.readouterr().err

    def full(*arguments):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    assert drive_zip.main([str(tmp_path / "x.zip")]) == 1
    assert capsys.readouterr().err == f"{tmp_path / 'x.zip'} cannot be written: No space left on device.\n"
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_help_writes_no_zip(tmp_path):
    command = [sys.executable, "-m", "tools.deploy.drive_zip", "--help"]
    environment = os.environ | {"PYTHONPATH": str(payload.ROOT)}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, "--source" in done.stdout, list(tmp_path.iterdir())) == (0, True, [])
