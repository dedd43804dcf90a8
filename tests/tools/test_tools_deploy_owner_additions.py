"""Deploy never overwrites or removes an owner's files without asking: a program, libraries, games, links."""

import re

import pytest
from drives import FILES, contents, deploy_to, is_complete, put, put_ours

from tools import deploy
from tools.build import payload
from tools.build.drive_manifest import digest
from tools.deploy import manifest as manifests
from tools.deploy.folder_drive import FolderDrive

MINE = b"# mine\n"


@pytest.fixture
def outside(tmp_path):
    """Return a folder of the owner outside the drive."""
    folder = tmp_path / "outside"
    put(folder, {"code.py": MINE, "precious.py": MINE, "boot_out.txt": MINE})
    return folder


@pytest.fixture
def terminal(monkeypatch):
    """Simulate a person at a terminal. Return the list of answers to fill in, and the questions asked."""
    answers, asked = [], []
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", lambda question: asked.append(question) or answers.pop(0))
    return answers, asked


@pytest.mark.parametrize("path", ["code.py", "boot.py", "lib/neopixel.mpy", "lib/neopixel.py", "licences/glowgrid.txt"])
def test_an_owners_file_in_the_way_is_named_and_nothing_happens_without_a_terminal(root, capsys, path):
    put(root, {path: MINE})
    before = contents(root)
    assert deploy.main([str(root)]) == 1
    said = capsys.readouterr()
    assert f"  {path} -> {path}.before-glowgrid" in said.out
    assert said.err == (
        "Without a terminal, deploy cannot ask. With --yes it renames it like this, and goes on. Nothing was changed.\n"
    )
    assert contents(root) == before


@pytest.mark.slow
@pytest.mark.parametrize("path", ["code.py", "lib/neopixel.py", "neopixel.mpy", "glowgrid/__init__.py", "code.txt"])
def test_with_yes_an_owners_file_is_kept_under_a_name_that_is_not_imported(root, path):
    """CircuitPython searches the root before lib and a `.py` before a `.mpy`, and runs code.txt before code.py."""
    put(root, {path: MINE})
    assert deploy.main([str(root), "--yes"]) == 0
    there = contents(root)
    kept = path.replace("glowgrid/", "glowgrid.before-glowgrid/") if "/__init__" in path else path + ".before-glowgrid"
    assert there[kept] == MINE and is_complete(root)
    assert path == "code.py" or path not in there
    assert not deploy.plan(FolderDrive(root), FILES).changes


def test_an_earlier_kept_copy_is_not_overwritten(root):
    for text in (b"one", b"two", b"three"):
        put(root, {"code.py": text})
        assert deploy.main([str(root), "--yes"]) == 0
    there = contents(root)
    kept = [there[f"code.py.before-glowgrid{end}"] for end in ("", "-2", "-3")]
    assert kept == [b"one", b"two", b"three"]


def test_a_person_at_a_terminal_is_asked(root, terminal, capsys):
    answers, asked = terminal
    put(root, {"code.py": MINE})
    answers += ["n", "", "yes"]
    assert [deploy.main([str(root)]), deploy.main([str(root)])] == [1, 1]
    assert contents(root)["code.py"] == MINE and capsys.readouterr().err.endswith("Nothing was changed.\n")
    assert deploy.main([str(root)]) == 0
    assert asked == ["Keep each under the name on the right, and go on? [y/N] "] * 3
    assert contents(root)["code.py.before-glowgrid"] == MINE and is_complete(root)


def test_ctrl_c_or_the_end_of_input_at_the_question_means_no(root, terminal, monkeypatch, capsys):
    put(root, {"code.py": MINE})
    for error in (EOFError, KeyboardInterrupt):

        def interrupted(question, error=error):
            raise error

        monkeypatch.setattr("builtins.input", interrupted)
        assert deploy.main([str(root)]) == 1
        assert capsys.readouterr().err == "Nothing was changed.\n"
    assert contents(root)["code.py"] == MINE


def test_a_changed_file_of_ours_is_kept_when_it_is_replaced_or_removed(root):
    put_ours(root, {"lib/glowgrid/app.py": b"1", "lib/glowgrid/gone.py": b"2", "code.py": b"3"})
    put(root, {"lib/glowgrid/app.py": MINE, "lib/glowgrid/gone.py": MINE})
    assert deploy.main([str(root), "--yes"]) == 0
    there = contents(root)
    assert there["lib/glowgrid/app.py.before-glowgrid"] == there["lib/glowgrid/gone.py.before-glowgrid"] == MINE
    assert not {"lib/glowgrid/app.py", "lib/glowgrid/gone.py"} & set(there)


def test_a_file_that_our_manifest_does_not_list_stays_in_place(root):
    put(root, {"lib/glowgrid/games/mygame.py": MINE, "lib/glowgrid/notes.py": MINE, "lib/other.mpy": MINE})
    before = contents(root)
    deploy_to(FolderDrive(root), FILES)
    assert before.items() <= contents(root).items()


# -- a manifest is not trusted


@pytest.mark.slow
@pytest.mark.parametrize("line", ["{0}/precious.py", "../outside/precious.py", "C:/precious.py", "boot_out.txt"])
@pytest.mark.parametrize("with_digest", [False, True])
def test_no_manifest_affects_paths_that_cannot_be_ours(root, outside, line, with_digest):
    text = line.format(outside) + "\nlib/../../outside/precious.py\nsettings.toml\nlib/glowgrid/games/own.py\n"
    put(root, {"settings.toml": MINE, "C:/precious.py": MINE, "lib/glowgrid/games/own.py": MINE})
    there = digest((root / "boot_out.txt").read_bytes() if line == "boot_out.txt" else MINE)
    lines = [f"{there}  {path}\n" if with_digest else f"{path}\n" for path in text.splitlines()]
    put(root, {payload.MANIFEST: "".join(lines).encode()})
    before = contents(root)
    assert deploy.main([str(root)]) == 0
    after = contents(root)
    assert {path: after[path] for path in before if path != payload.MANIFEST}.items() <= before.items()
    assert set(before) <= set(after) and set(contents(outside)) == {"code.py", "precious.py", "boot_out.txt"}


def test_a_manifest_that_someone_edited_is_kept(root, capsys):
    deploy_to(FolderDrive(root), FILES)
    put(root, {payload.MANIFEST: contents(root)[payload.MANIFEST] + b"milk, bread\n"})
    assert deploy.main([str(root)]) == 0
    assert "glowgrid-files.txt.before-glowgrid" in capsys.readouterr().out
    assert b"milk, bread" in contents(root)["glowgrid-files.txt.before-glowgrid"]
    assert is_complete(root)


def test_a_drive_of_0_1_0_is_recognized_by_the_files_of_0_1_0(root, monkeypatch):
    """Its manifest has only paths. A file of the owner that it lists is not a file of 0.1.0."""
    first = {"lib/glowgrid/gone.py": b"of 0.1.0", "lib/glowgrid/app.py": b"0.1.0", "code.py": b"0.1.0, as it is"}
    known = {path: {digest(content), digest(b"stripped")} for path, content in first.items()}
    monkeypatch.setattr(manifests, "first", lambda: known)
    put(root, first | {"lib/glowgrid/games/mygame.py": MINE, "settings.toml": b"BRIGHTNESS = 9\n"})
    put(root, {payload.MANIFEST: "".join(f"{path}\n" for path in [*first, "lib/glowgrid/games/mygame.py"]).encode()})
    assert deploy.main([str(root)]) == 0
    there = contents(root)
    assert is_complete(root) and not {"lib/glowgrid/gone.py", "lib/glowgrid/app.py"} & set(there)
    assert there["lib/glowgrid/games/mygame.py"] == MINE and there["settings.toml"] == b"BRIGHTNESS = 9\n"


def test_a_changed_file_of_0_1_0_is_kept(root, monkeypatch):
    monkeypatch.setattr(manifests, "first", lambda: {"lib/glowgrid/gone.py": {digest(b"of 0.1.0")}})
    put(root, {"lib/glowgrid/gone.py": MINE, payload.MANIFEST: b"lib/glowgrid/gone.py\n"})
    assert deploy.main([str(root), "--yes"]) == 0
    assert contents(root)["lib/glowgrid/gone.py.before-glowgrid"] == MINE


def test_the_files_of_0_1_0_are_listed_both_stripped_and_original():
    known = manifests.first()
    assert digest(manifests.FIRST.read_bytes()).startswith("65dee31e2d2b8dc5")  # renames do not change the old list
    assert len(known) == 106 and {"code.py", "boot.py", "lib/neopixel.py", "lib/glowgrid/app.py"} <= set(known)
    assert "settings.toml" not in known and all(len(texts) in (1, 2) for texts in known.values())
    assert all(re.fullmatch("[0-9a-f]{64}", text) for texts in known.values() for text in texts)
    lines = "".join(f"{path}\n" for path in known)
    assert manifests.parsed(lines.encode(), known) == ({path: set() for path in known}, True)


# -- links


def test_nothing_is_written_or_removed_through_a_link(root, outside):
    """Try a linked file of ours, a linked folder of ours, and a link under a temporary name."""
    (root / "code.py").symlink_to(outside / "code.py")
    (root / "lib").symlink_to(outside)
    (root / "glowgrid.part").symlink_to(outside / "precious.py")
    (root / "glowgrid-files.txt").symlink_to(outside / "precious.py")
    (root / "settings.toml").symlink_to(outside / "precious.py")
    assert deploy.main([str(root), "--yes"]) == 0
    assert contents(outside) == {"code.py": MINE, "precious.py": MINE, "boot_out.txt": MINE}
    for path in ("code.py", "lib", "glowgrid-files.txt"):
        assert (root / f"{path}.before-glowgrid").is_symlink() and not (root / path).is_symlink()
    assert (root / "settings.toml").is_symlink() and is_complete(root)


def test_a_file_behind_a_link_is_not_removed_even_if_it_is_listed_and_identical(root, outside):
    put_ours(root, {"lib/glowgrid/old/gone.py": MINE, "code.py": b"3"})
    (root / "lib/glowgrid/old/gone.py").unlink()
    (root / "lib/glowgrid/old").rmdir()
    put(outside, {"gone.py": MINE})
    (root / "lib/glowgrid/old").symlink_to(outside)
    deploy_to(FolderDrive(root), FILES)
    assert "gone.py" in contents(outside) and (root / "lib/glowgrid/old").is_symlink()


def test_a_link_to_the_drive_works_like_the_drive(root, tmp_path):
    (tmp_path / "link").symlink_to(root)
    assert deploy.main([str(tmp_path / "link")]) == 0
    assert is_complete(root)


def test_folders_in_place_of_files_and_the_reverse_are_kept(root):
    put(root, {"lib": MINE, "code.py/inside.txt": MINE, "boot.py/__init__.py": MINE})
    assert deploy.main([str(root), "--yes"]) == 0
    kept = {path for path, content in contents(root).items() if content == MINE}
    inside = {"code.py.before-glowgrid/inside.txt", "boot.py.before-glowgrid/__init__.py"}
    assert kept == inside | {"lib.before-glowgrid"} and is_complete(root)


# -- settings


def test_settings_added_since_the_owners_file_are_named(root, capsys):
    put(root, {"settings.toml": b"# BRIGHTNESS = 3\nGRID_WIDTH = 16\n"})
    assert deploy.main([str(root)]) == 0
    said = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("Your settings.toml"))
    names = set(re.findall(r"[A-Z][A-Z0-9_]+", said))
    assert "GRID_HEIGHT" in names and not names & {"GRID_WIDTH", "BRIGHTNESS"}
    assert contents(root)["settings.toml"] == b"# BRIGHTNESS = 3\nGRID_WIDTH = 16\n"


def test_nothing_is_reported_if_the_owners_file_has_all_settings(root, capsys):
    put(root, {"settings.toml": FILES["settings.toml"].replace(b"GRID_WIDTH = 8", b"GRID_WIDTH = 16")})
    assert deploy.main([str(root)]) == 0
    assert "settings.toml" not in capsys.readouterr().out
