"""A manifest found on the drive is not trusted: it can neither remove the owner's files nor slow deploy down."""

import pytest
from drives import FILES, contents, deploy_to, is_complete, put, put_ours

from tools import deploy
from tools.build import drive_manifest, past_drive_paths, payload
from tools.build.drive_manifest import digest
from tools.build.payload import MANIFEST
from tools.deploy import manifest
from tools.deploy.drive import LARGEST
from tools.deploy.folder_drive import FolderDrive

OWNERS = {
    "lib/mine.py": b"# a library of the owner's\n",
    "lib/glowgrid/games/mygame.py": b"# a game of the owner's\n",
    "lib/glowgrid/games/mygame.mpy": b"C",
    "lib/glowgrid/games/own.py": b"CATALOGUE = ()\n",
    "lib/glowgrid/notes.py": b"",
    "settings.toml": b"BRIGHTNESS = 9\n",
}


@pytest.mark.parametrize("form", payload.FORMS)
def test_every_path_of_this_build_is_listed(form):
    missing = past_drive_paths.missing(payload.payload(form))
    told = f"files were added or renamed: run {past_drive_paths.ADDED_BY} and commit tools/deploy/paths.txt"
    assert missing == [], told


def test_the_list_has_both_forms_of_files_of_older_versions_and_no_files_of_an_owner():
    known = past_drive_paths.known()
    assert {"code.py", "lib/neopixel.mpy", "lib/glowgrid/app.py", "lib/glowgrid/app.mpy"} <= known
    assert {"lib/glowgrid/remote/wire.py", "lib/glowgrid/remote/wire.mpy", "licences/glowgrid.txt"} <= known
    assert not known & {*OWNERS}


@pytest.mark.parametrize("form", payload.FORMS)
def test_every_line_of_the_manifest_of_this_build_is_accepted(form):
    digests = drive_manifest.digests(payload.payload(form))
    found, is_clean = manifest.parsed(drive_manifest.manifest(digests), past_drive_paths.known())
    assert is_clean and found == {path: each for path, each in digests.items() if path != payload.SETTINGS}


def test_the_command_adds_the_paths_of_this_build_and_removes_none(tmp_path, monkeypatch, capsys):
    file = tmp_path / "paths.txt"
    file.write_text("code.py\nlib/glowgrid/gone.py\n")
    monkeypatch.setattr(past_drive_paths, "FILE", file)
    monkeypatch.setattr(past_drive_paths, "known", past_drive_paths.known.__wrapped__)
    assert past_drive_paths.missing(["lib/glowgrid/gone.mpy", "lib/glowgrid/app.mpy"]) == ["lib/glowgrid/app.mpy"]
    assert past_drive_paths.main() == 0
    assert "added  lib/glowgrid/app/app.py" in capsys.readouterr().out
    assert "lib/glowgrid/gone.py" in file.read_text() and past_drive_paths.missing(FILES) == []


def test_the_owners_files_stay_even_if_a_manifest_has_their_correct_digests(root, capsys):
    put_ours(root, {"lib/glowgrid/gone.py": b"of an older version"})
    put(root, OWNERS)
    lines = "".join(f"{digest(content)}  {path}\n" for path, content in OWNERS.items())
    put(root, {MANIFEST: contents(root)[MANIFEST] + lines.encode()})
    assert deploy.main([str(root)]) == 0
    there = contents(root)
    assert OWNERS.items() <= there.items() and is_complete(root)
    assert "lib/glowgrid/gone.py" not in there  # its line is still valid
    assert f"it is kept as {MANIFEST}.before-glowgrid" in capsys.readouterr().out


def test_a_manifest_of_sixty_thousand_lines_is_set_aside_unread(root):
    lines = "".join(f"{number:064x}  lib/glowgrid/games/game{number}.py\n" for number in range(60_000))
    put(root, OWNERS | {MANIFEST: lines.encode()})
    drive = Looked(root)
    deploy_to(drive, FILES)
    assert not any("game59" in path for path in drive.looked_at)
    assert OWNERS.items() <= contents(root).items() and contents(root)[MANIFEST + ".before-glowgrid"] == lines.encode()


def test_settings_of_52_mb_are_kept_and_not_searched(root, capsys):
    text = b"# GRID_WIDTH = 16\n" * 3_000_000
    put(root, {"settings.toml": text})
    assert deploy.main([str(root)]) == 0
    assert f"is larger than {LARGEST // 1024} KB" in capsys.readouterr().out
    assert contents(root)["settings.toml"] == text and is_complete(root)


def test_settings_of_blank_lines_are_searched_in_one_pass(root):
    put(root, {"settings.toml": b"\n" * (LARGEST - 1) + b"GRID_WIDTH = 16"})
    assert deploy_to(FolderDrive(root), FILES).changes


def test_games_for_an_own_py_that_is_too_large_must_be_added_by_hand(root, capsys):
    row = ("mygame", "My game", "mygame", "MyGame", bytes(8))
    own = b"CATALOGUE = ()\n" + b"#" * LARGEST
    put(root, {"lib/glowgrid/games/own.py": own, "lib/glowgrid/games/__init__.py": f"CATALOGUE = ({row!r},)".encode()})
    assert deploy.main([str(root), "--yes"]) == 0
    assert "yourself: ('mygame'" in capsys.readouterr().out
    assert contents(root)["lib/glowgrid/games/own.py"] == own


class Looked(FolderDrive):
    """A drive that records the paths that are inspected."""

    def __init__(self, root):
        super().__init__(root)
        self.looked_at = set()

    def kind(self, path):
        self.looked_at.add(path)
        return super().kind(path)
