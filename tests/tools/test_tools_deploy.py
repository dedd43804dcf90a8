"""Putting Glowgrid on a drive: fresh, upgrade, full, pulled out half way, read-only."""

import errno
import os
import shutil
import subprocess
import sys

import pytest
from drives import FILES, SOURCES, Failing, a_version, bring, complete, on, plugged_in_again, put, put_ours, twins

from tools import deploy
from tools.build import payload
from tools.deploy import words
from tools.deploy.drive import Drive
from tools.deploy.manifest import digests, manifest
from tools.deploy.words import Trouble

OLD = {"lib/glowgrid/gone.py": b"1", "lib/glowgrid/old/deep.py": b"2", "lib/extra.py": b"3", "code.py": b"old"}
THEIRS = {"mine.py": b"the owner's", "lib/mine.mpy": b"too", "settings.toml": b"GRID_WIDTH = 16\n"}


@pytest.fixture
def upgraded(root):
    """A drive with an older version, and things of the owner's."""
    put(root, THEIRS)
    put_ours(root, OLD)
    return root


def test_a_fresh_drive_gets_everything_and_a_second_time_nothing(root):
    assert len(bring(Drive(root), FILES).write) == len(FILES)
    assert complete(root) and on(root)["settings.toml"] == FILES["settings.toml"]
    again = bring(Drive(root), FILES)
    assert (again.changes, again.write, again.remove, again.kept) == (False, {}, [], len(FILES))


def test_the_manifest_is_one_that_sha256sum_checks(root):
    bring(Drive(root), FILES)
    assert on(root)[payload.MANIFEST] == manifest(digests(FILES))
    if shutil.which("sha256sum"):
        subprocess.run(
            ["sha256sum", "--check", "--strict", payload.MANIFEST], cwd=root, check=True, capture_output=True
        )


@pytest.mark.parametrize("blank", [b"", b"\n", b" \r\n"])
def test_the_empty_settings_that_circuitpython_makes_are_nobodys(root, blank):
    put(root, {"settings.toml": blank})
    bring(Drive(root), FILES)
    assert on(root)["settings.toml"] == FILES["settings.toml"]


def test_the_code_py_that_circuitpython_makes_is_nobodys(root, capsys):
    put(root, {"code.py": b'print("Hello World!")\n'})
    assert deploy.main([str(root)]) == 0
    assert complete(root) and not any("before-glowgrid" in path for path in on(root))


def test_settings_half_written_when_an_older_deploy_was_pulled_out_are_made_whole(root):
    put(root, {"settings.toml": FILES["settings.toml"][:700]})
    bring(Drive(root), FILES)
    assert on(root)["settings.toml"] == FILES["settings.toml"]


def test_an_upgrade_removes_what_the_old_version_left_and_nothing_of_the_owners(upgraded):
    made = bring(Drive(upgraded), FILES)
    assert made.remove == ["lib/extra.py", "lib/glowgrid/gone.py", "lib/glowgrid/old/deep.py"]
    there = on(upgraded)
    assert complete(upgraded) and not set(made.remove) & set(there)
    assert not (upgraded / "lib" / "glowgrid" / "old").exists()
    assert {path: there[path] for path in THEIRS} == THEIRS


def test_from_source_to_compiled_and_back_leaves_no_twin(root):
    for files in (SOURCES, FILES, SOURCES, payload.payload(payload.AS_IS), FILES):
        bring(Drive(root), files)
        assert complete(root, files) and not twins(root)


def test_a_drive_too_full_is_left_as_it_was(upgraded):
    before = on(upgraded)
    with pytest.raises(Trouble, match=r"The drive is full\. .* It takes \d+ KB, and 0 KB are free\."):
        bring(Failing(upgraded, at=0, free=1000), FILES)
    assert on(upgraded) == before


def test_the_room_that_it_takes_is_reckoned_with_what_goes_first(root):
    """Sources to `.mpy`: the sources go before the compiled come, so a drive with little room takes them."""
    bring(Drive(root), SOURCES)
    bring(Failing(root, at=0, free=48 * 1024), FILES)
    assert complete(root)


def changes(root, files):
    """Return how many changes bringing these files makes, on a copy."""
    copy = shutil.copytree(root, root.with_name("copy"), symlinks=True)
    drive = Failing(copy, at=0)
    bring(drive, files)
    shutil.rmtree(copy)
    return drive.count


def pulled_at_each_change(root, before, after):
    """Pull the drive out at every change of an upgrade in turn; look at it, mend it, and go back to where it was."""
    bring(Drive(root), before)
    whole = on(root)
    for at in range(1, changes(root, after) + 1):
        with pytest.raises(Trouble, match="The drive is gone"):
            bring(Failing(root, at), after)
        plugged_in_again(root)
        yield whole
        bring(Drive(root), after)
        assert complete(root, after) and not twins(root)
        assert not any(path.endswith(".part") for path in on(root))
        bring(Drive(root), before)


@pytest.mark.parametrize("forms", [("py", "mpy"), ("mpy", "py"), ("mpy", "mpy")])
def test_a_drive_pulled_out_at_any_change_runs_as_before_or_not_at_all_and_is_mended(root, forms):
    before, after = a_version(["app", "old/deep"], forms[0]), a_version(["app", "new/deep"], forms[1], b" of 2")
    for whole in pulled_at_each_change(root, before, after):
        there = on(root)
        if "code.py" in there:
            same = {path for path, content in whole.items() if there.get(path) == content}
            new = {path for path, content in after.items() if there.get(path) == content}
            assert same >= set(whole) - {payload.MANIFEST} or new == set(after) - {"settings.toml"}


@pytest.mark.slow
@pytest.mark.parametrize("part", range(30))
def test_the_real_program_pulled_out_is_mended(upgraded, part):
    bring(Drive(upgraded), SOURCES)
    with pytest.raises(Trouble, match="The drive is gone"):
        bring(Failing(upgraded, 1 + changes(upgraded, FILES) * part // 30), FILES)
    plugged_in_again(upgraded)
    bring(Drive(upgraded), FILES)
    assert complete(upgraded) and not twins(upgraded)
    assert {path: on(upgraded)[path] for path in THEIRS} == THEIRS


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (errno.EROFS, words.READ_ONLY),
        (errno.EACCES, words.READ_ONLY),
        (errno.ENOSPC, words.FULL),
        (errno.EIO, words.GONE),
        (errno.EMFILE, "The drive cannot be written: "),
    ],
)
@pytest.mark.parametrize("at", [1, 8, 40])
def test_what_goes_wrong_is_said_in_a_sentence(upgraded, error, sentence, at):
    with pytest.raises(Trouble) as told:
        bring(Failing(upgraded, at, error), FILES)
    assert str(told.value).startswith(sentence)
    there = on(upgraded)
    assert {path: there[path] for path in THEIRS} == THEIRS
    assert not any(path.endswith(".part") for path in there)
    assert ("code.py" in there) == (at == 1)
    bring(Drive(upgraded), FILES)
    assert complete(upgraded)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(30))
def test_a_drive_that_fills_up_says_one_sentence_and_keeps_what_is_the_owners(upgraded, capsys, monkeypatch, part):
    at = 1 + changes(upgraded, FILES) * part // 30
    monkeypatch.setattr(deploy.command, "Drive", lambda root: Failing(root, at, errno.ENOSPC))
    assert deploy.main([str(upgraded)]) == 1
    assert capsys.readouterr().err == f"{words.FULL}\n"
    there = on(upgraded)
    assert {path: there[path] for path in THEIRS} == THEIRS


def test_what_reads_otherwise_than_written_is_found(root, monkeypatch):
    monkeypatch.setattr(
        Drive, "_put", lambda drive, path, content: (drive.root / path).write_bytes(b"x" * len(content))
    )
    with pytest.raises(Trouble, match="glowgrid-files.txt reads otherwise than it was written"):
        bring(Drive(root), FILES)


def test_a_file_that_was_damaged_after_it_was_written_is_found_before_anything_starts(root, monkeypatch):
    def settle(drive):
        (drive.root / "lib/neopixel.mpy").write_bytes(b"damaged")

    monkeypatch.setattr(Drive, "settle", settle)
    with pytest.raises(Trouble, match=r"lib/neopixel\.mpy reads otherwise than it was written"):
        bring(Drive(root), FILES)
    assert "code.py" not in on(root)


def test_a_drive_that_changes_while_the_question_is_asked_is_left_as_it_is(root):
    made = deploy.plan(Drive(root), FILES)
    put(root, {"lib/neopixel.py": b"just come"})
    with pytest.raises(Trouble, match="changed by somebody else meanwhile"):
        deploy.carry_out(Drive(root), made)
    assert set(on(root)) == {"boot_out.txt", "lib/neopixel.py"}


# -- the command


def test_the_command_lists_writes_and_says_what_next(root, capsys):
    assert deploy.main([str(root), "--dry-run"]) == 0
    said = capsys.readouterr().out
    assert "write   lib/neopixel.mpy" in said and said.endswith("Nothing was changed.\n")
    assert list(on(root)) == ["boot_out.txt"]
    assert deploy.main([str(root)]) == 0
    assert f"Written: {len(FILES)}, removed: 0, unchanged: 0. All verified." in capsys.readouterr().out
    assert deploy.main([str(root / "nowhere")]) == 1
    assert capsys.readouterr().err == f"There is no folder {root / 'nowhere'}.\n"


def test_ctrl_c_half_way_says_what_to_do(root, capsys, monkeypatch):
    def stop(*arguments):
        raise KeyboardInterrupt

    monkeypatch.setattr(Drive, "_move", stop)
    assert deploy.main([str(root)]) == 1
    assert capsys.readouterr().err.endswith(f"{words.STOPPED}\n")
    monkeypatch.undo()
    assert deploy.main([str(root)]) == 0 and complete(root)


def test_a_library_that_is_not_installed_is_said(monkeypatch):
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

    bring(Drive(root), SOURCES)
    with Simulator(root=root, seed=1) as sim:
        sim.expect("Glowgrid", 2000)
        sim.press("5")
        sim.expect("sets it up", 2000)


def test_deploying_is_one_command():
    command = [sys.executable, "-m", "tools.deploy", "--help"]
    done = subprocess.run(command, cwd=payload.ROOT, capture_output=True, text=True, check=False, env=os.environ)
    assert (done.returncode, "--dry-run" in done.stdout) == (0, True)
