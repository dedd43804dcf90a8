"""Deploying Glowgrid to a drive: fresh, upgraded, full, unplugged halfway, read-only."""

import errno
import os
import shutil
import subprocess
import sys

import pytest
from drives import (
    FILES,
    SOURCES,
    Failing,
    contents,
    deploy_to,
    has_duplicates,
    is_complete,
    plug_in,
    put,
    put_ours,
    small_payload,
)

from tools import deploy
from tools.build import payload
from tools.build.drive_manifest import digests, manifest
from tools.deploy import deploy_sentences as sentences
from tools.deploy.deploy_sentences import Trouble
from tools.deploy.folder_drive import FolderDrive

OLD = {"lib/glowgrid/gone.py": b"1", "lib/glowgrid/old/deep.py": b"2", "lib/extra.py": b"3", "code.py": b"old"}
THEIRS = {"mine.py": b"the owner's", "lib/mine.mpy": b"too", "settings.toml": b"GRID_WIDTH = 16\n"}


@pytest.fixture
def upgraded(root):
    """Return a drive with an older version and files of the owner."""
    put(root, THEIRS)
    put_ours(root, OLD)
    return root


def test_a_fresh_drive_gets_everything_and_a_second_deploy_changes_nothing(root):
    assert len(deploy_to(FolderDrive(root), FILES).write) == len(FILES)
    assert is_complete(root) and contents(root)["settings.toml"] == FILES["settings.toml"]
    again = deploy_to(FolderDrive(root), FILES)
    assert (again.changes, again.write, again.remove, again.kept) == (False, {}, [], len(FILES))


def test_sha256sum_can_check_the_manifest(root):
    deploy_to(FolderDrive(root), FILES)
    assert contents(root)[payload.MANIFEST] == manifest(digests(FILES))
    if shutil.which("sha256sum"):
        subprocess.run(
            ["sha256sum", "--check", "--strict", payload.MANIFEST], cwd=root, check=True, capture_output=True
        )


@pytest.mark.parametrize("blank", [b"", b"\n", b" \r\n"])
def test_the_empty_settings_that_circuitpython_creates_may_be_replaced(root, blank):
    put(root, {"settings.toml": blank})
    deploy_to(FolderDrive(root), FILES)
    assert contents(root)["settings.toml"] == FILES["settings.toml"]


def test_the_code_py_that_circuitpython_creates_may_be_replaced(root, capsys):
    put(root, {"code.py": b'print("Hello World!")\n'})
    assert deploy.main([str(root)]) == 0
    assert is_complete(root) and not any("before-glowgrid" in path for path in contents(root))


def test_settings_half_written_by_an_interrupted_older_deploy_are_completed(root):
    put(root, {"settings.toml": FILES["settings.toml"][:700]})
    deploy_to(FolderDrive(root), FILES)
    assert contents(root)["settings.toml"] == FILES["settings.toml"]


def test_an_upgrade_removes_old_files_of_glowgrid_and_none_of_the_owner(upgraded):
    made = deploy_to(FolderDrive(upgraded), FILES)
    assert made.remove == ["lib/extra.py", "lib/glowgrid/gone.py", "lib/glowgrid/old/deep.py"]
    there = contents(upgraded)
    assert is_complete(upgraded) and not set(made.remove) & set(there)
    assert not (upgraded / "lib" / "glowgrid" / "old").exists()
    assert {path: there[path] for path in THEIRS} == THEIRS


@pytest.mark.slow(weekly=True)
def test_switching_between_source_and_compiled_leaves_no_duplicate_modules(root):
    for files in (SOURCES, FILES, SOURCES, payload.payload(payload.AS_IS), FILES):
        deploy_to(FolderDrive(root), files)
        assert is_complete(root, files) and not has_duplicates(root)


def test_a_drive_without_enough_space_stays_unchanged(upgraded):
    before = contents(upgraded)
    with pytest.raises(Trouble, match=r"The drive is full\. .* It takes \d+ KB, and 0 KB are free\."):
        deploy_to(Failing(upgraded, at=0, free=1000), FILES)
    assert contents(upgraded) == before


def test_the_required_space_accounts_for_files_removed_first(root):
    """Sources are removed before the compiled files are written, so a drive with little space suffices."""
    deploy_to(FolderDrive(root), SOURCES)
    deploy_to(Failing(root, at=0, free=64 * 1024), FILES)
    assert is_complete(root)


def changes(root, files):
    """Return the number of changes that deploying these files makes, counted on a copy."""
    copy = shutil.copytree(root, root.with_name("copy"), symlinks=True)
    drive = Failing(copy, at=0)
    deploy_to(drive, files)
    shutil.rmtree(copy)
    return drive.count


def unplugged_at_each_change(root, before, after):
    """Unplug the drive at each change of an upgrade in turn.

    Yield for checks, repair it, and restore the old version.
    """
    deploy_to(FolderDrive(root), before)
    whole = contents(root)
    for at in range(1, changes(root, after) + 1):
        with pytest.raises(Trouble, match="The drive is gone"):
            deploy_to(Failing(root, at), after)
        plug_in(root)
        yield whole
        deploy_to(FolderDrive(root), after)
        assert is_complete(root, after) and not has_duplicates(root)
        assert not any(path.endswith(".part") for path in contents(root))
        deploy_to(FolderDrive(root), before)


@pytest.mark.slow(whole=True)
@pytest.mark.parametrize("forms", [("py", "mpy"), ("mpy", "py"), ("mpy", "mpy")])
def test_a_drive_unplugged_at_any_change_runs_the_old_version_or_nothing_and_can_be_repaired(root, forms):
    before, after = small_payload(["app", "old/deep"], forms[0]), small_payload(["app", "new/deep"], forms[1], b" of 2")
    for whole in unplugged_at_each_change(root, before, after):
        there = contents(root)
        if "code.py" in there:
            same = {path for path, content in whole.items() if there.get(path) == content}
            new = {path for path, content in after.items() if there.get(path) == content}
            assert same >= set(whole) - {payload.MANIFEST} or new == set(after) - {"settings.toml"}


@pytest.mark.slow(whole=True)
@pytest.mark.parametrize("part", range(10))
def test_the_real_program_can_be_repaired_after_unplugging(upgraded, part):
    deploy_to(FolderDrive(upgraded), SOURCES)
    with pytest.raises(Trouble, match="The drive is gone"):
        deploy_to(Failing(upgraded, 1 + changes(upgraded, FILES) * part // 10), FILES)
    plug_in(upgraded)
    deploy_to(FolderDrive(upgraded), FILES)
    assert is_complete(upgraded) and not has_duplicates(upgraded)
    assert {path: contents(upgraded)[path] for path in THEIRS} == THEIRS


@pytest.mark.slow(whole=True)
@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (errno.EROFS, sentences.READ_ONLY),
        (errno.EACCES, sentences.READ_ONLY),
        (errno.ENOSPC, sentences.FULL),
        (errno.EIO, sentences.GONE),
        (errno.EMFILE, "The drive cannot be written: "),
    ],
)
@pytest.mark.parametrize("at", [1, 8, 40])
def test_an_error_is_reported_in_one_sentence(upgraded, error, sentence, at):
    with pytest.raises(Trouble) as told:
        deploy_to(Failing(upgraded, at, error), FILES)
    assert str(told.value).startswith(sentence)
    there = contents(upgraded)
    assert {path: there[path] for path in THEIRS} == THEIRS
    assert not any(path.endswith(".part") for path in there)
    assert ("code.py" in there) == (at == 1)
    deploy_to(FolderDrive(upgraded), FILES)
    assert is_complete(upgraded)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_a_drive_that_fills_up_gives_one_sentence_and_keeps_the_owners_files(upgraded, capsys, monkeypatch, part):
    at = 1 + changes(upgraded, FILES) * part // 10
    monkeypatch.setattr(deploy.command, "FolderDrive", lambda root: Failing(root, at, errno.ENOSPC))
    assert deploy.main([str(upgraded)]) == 1
    assert capsys.readouterr().err == f"{sentences.FULL}\n"
    there = contents(upgraded)
    assert {path: there[path] for path in THEIRS} == THEIRS


def test_a_file_that_reads_back_differently_is_detected(root, monkeypatch):
    monkeypatch.setattr(
        FolderDrive, "_put", lambda drive, path, content: (drive.root / path).write_bytes(b"x" * len(content))
    )
    with pytest.raises(Trouble, match="glowgrid-files.txt does not have the content that was written"):
        deploy_to(FolderDrive(root), FILES)


def test_a_file_damaged_after_writing_is_detected_before_anything_starts(root, monkeypatch):
    def settle(drive):
        (drive.root / "lib/neopixel.mpy").write_bytes(b"damaged")

    monkeypatch.setattr(FolderDrive, "settle", settle)
    with pytest.raises(Trouble, match=r"lib/neopixel\.mpy does not have the content that was written"):
        deploy_to(FolderDrive(root), FILES)
    assert "code.py" not in contents(root)


def test_a_drive_that_changes_while_the_question_is_open_stays_unchanged(root):
    made = deploy.plan(FolderDrive(root), FILES)
    put(root, {"lib/neopixel.py": b"just come"})
    with pytest.raises(Trouble, match="Something else changed the drive meanwhile"):
        deploy.carry_out(FolderDrive(root), made)
    assert set(contents(root)) == {"boot_out.txt", "lib/neopixel.py"}


# -- the command


def test_the_command_lists_the_changes_makes_them_and_names_the_next_step(root, capsys):
    assert deploy.main([str(root), "--dry-run"]) == 0
    said = capsys.readouterr().out
    assert "write   lib/neopixel.mpy" in said and said.endswith("Nothing was changed.\n")
    assert list(contents(root)) == ["boot_out.txt"]
    assert deploy.main([str(root)]) == 0
    assert f"Written: {len(FILES)}, removed: 0, unchanged: 0. All verified." in capsys.readouterr().out
    assert deploy.main([str(root / "nowhere")]) == 1
    assert capsys.readouterr().err == f"There is no folder {root / 'nowhere'}.\n"


def test_a_small_drive_gets_no_language_for_which_it_has_no_room(root, capsys, monkeypatch):
    monkeypatch.setattr(FolderDrive, "size", lambda drive: 980 * 512)
    put(root, {"settings.toml": b'LANGUAGE = "es"\n'})
    assert deploy.main([str(root)]) == 0
    said = capsys.readouterr().out
    assert "German and English are left out, because the drive is too small for all languages." in said
    assert f"{payload.OPTIONAL[0]} is left out" in said and payload.OPTIONAL[0] not in contents(root)
    present = {path.split("/")[3] for path in contents(root) if "/words/" in path and path.count("/") > 3}
    assert present == {"es"} and not [path for path in contents(root) if "/classic/" in path]
    assert deploy.main([str(root), "--dry-run"]) == 0
    assert "Nothing was changed." in capsys.readouterr().out


def test_after_ctrl_c_halfway_the_command_says_what_to_do(root, capsys, monkeypatch):
    def stop(*arguments):
        raise KeyboardInterrupt

    monkeypatch.setattr(FolderDrive, "_move", stop)
    assert deploy.main([str(root)]) == 1
    assert capsys.readouterr().err.endswith(f"{sentences.STOPPED}\n")
    monkeypatch.undo()
    assert deploy.main([str(root)]) == 0 and is_complete(root)


@pytest.mark.slow(whole=True)
def test_a_list_that_nobody_reads_to_the_end_causes_no_traceback(root):
    command = [sys.executable, "-u", "-m", "tools.deploy", str(root), "--dry-run"]
    with subprocess.Popen(command, cwd=payload.ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as done:
        done.stdout.readline()
        done.stdout.close()
        assert done.stderr.read() == b"" and done.wait() == 1


def test_a_missing_library_is_reported(monkeypatch):
    monkeypatch.setitem(payload.LIBRARIES, "nothing.py", "glowgrid-nothing")
    with pytest.raises(payload.Missing, match="glowgrid-nothing is not installed here"):
        payload.payload()


def test_the_drive_has_the_libraries_and_their_licences():
    assert {"lib/neopixel.py", "lib/adafruit_matrixkeypad.py", "lib/adafruit_ticks.py"} <= set(SOURCES)
    assert b"MIT" in SOURCES["licences/neopixel.txt"] and "licences/glowgrid.txt" in SOURCES
    assert list(SOURCES)[-1] == "code.py"
    assert not any("__pycache__" in path for path in SOURCES)


def test_a_deployed_drive_runs_in_the_simulator(root):
    from host_sim.simulator import Simulator

    deploy_to(FolderDrive(root), SOURCES)
    with Simulator(root=root, seed=1) as sim:
        sim.expect("Glowgrid", 2000)
        sim.press("5")
        sim.expect("5 sets up", 2000)


def test_deploying_takes_one_command():
    command = [sys.executable, "-m", "tools.deploy", "--help"]
    done = subprocess.run(command, cwd=payload.ROOT, capture_output=True, text=True, check=False, env=os.environ)
    assert (done.returncode, "--dry-run" in done.stdout) == (0, True)
