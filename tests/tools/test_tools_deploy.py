"""Putting Glowgrid on a drive: fresh, upgrade, full, pulled out half way, read-only; on a folder that can fail."""

import ast
import errno
import shutil
import subprocess
import sys
import zipfile

import pytest

from tools import bundle, deploy, payload
from tools import drive as drives
from tools.drive import Drive, Trouble
from tools.lean import lean

FILES = payload.payload()
OLD = {"lib/glowgrid/gone.py": b"1", "lib/glowgrid/old/deep.py": b"2", "lib/extra.py": b"3", "code.py": b"old"}


class Faulty(Drive):
    """A drive that fails at the `at`-th write: with an error number, or by being gone."""

    def __init__(self, root, at, error=None, full=False):
        super().__init__(root)
        self.writes, self.at, self.error, self.full = 0, at, error, full

    def write(self, path, content):
        self.writes += 1
        if self.writes >= self.at:
            super().write(path, content[: len(content) // 2])
            if self.error is None:
                self.root.rename(self.root.with_name("unplugged"))
                raise OSError(errno.EIO, "Input/output error")
            raise OSError(self.error, "no")
        super().write(path, content)

    def free(self):
        return 1000 if self.full else super().free()


@pytest.fixture
def root(tmp_path):
    folder = tmp_path / "CIRCUITPY"
    folder.mkdir()
    (folder / "boot_out.txt").write_text("Adafruit CircuitPython 10.3.0 on 2026-05-01; Raspberry Pi Pico with rp2040\n")
    return folder


def bring(drive, files=FILES):
    made = deploy.plan(drive, files)
    deploy.carry_out(drive, files, made)
    return made


def on(root):
    return {path: (root / path).read_bytes() for path in Drive(root).files_in(".")}


def old_version(root):
    drive = Drive(root)
    for path, content in {**OLD, "mine.py": b"the owner's", "lib/mine.mpy": b"too"}.items():
        drive.write(path, content)
    drive.write(payload.MANIFEST, payload.manifest(list(OLD)))
    drive.write("settings.toml", b"GRID_WIDTH = 16\n")


def complete(root):
    there = on(root)
    return all(there.get(path) == content for path, content in FILES.items() if path != "settings.toml")


def test_a_fresh_drive_gets_everything_and_a_second_time_nothing(root):
    assert len(bring(Drive(root)).write) == len(FILES)
    assert complete(root) and on(root)["settings.toml"] == FILES["settings.toml"]
    again = bring(Drive(root))
    assert (again.write, again.remove, again.kept) == ({}, [], len(FILES))


def test_the_empty_settings_that_circuitpython_makes_are_nobodys(root):
    Drive(root).write("settings.toml", b"\n")
    bring(Drive(root))
    assert on(root)["settings.toml"] == FILES["settings.toml"]


def test_an_upgrade_removes_what_the_old_version_left_and_nothing_of_the_owners(root):
    old_version(root)
    made = bring(Drive(root))
    assert made.remove == ["lib/extra.py", "lib/glowgrid/gone.py", "lib/glowgrid/old/deep.py"]
    there = on(root)
    assert complete(root) and not set(made.remove) & set(there)
    assert not (root / "lib" / "glowgrid" / "old").exists()
    assert there["settings.toml"] == b"GRID_WIDTH = 16\n"
    assert (there["mine.py"], there["lib/mine.mpy"]) == (b"the owner's", b"too")


def test_a_manifest_never_reaches_outside_the_drive(root):
    (root.parent / "precious.py").write_text("1")
    Drive(root).write(payload.MANIFEST, f"../precious.py\n{root.parent}/precious.py\nsettings.toml\n".encode())
    Drive(root).write("settings.toml", b"")
    assert bring(Drive(root)).remove == []
    assert (root.parent / "precious.py").exists() and (root / "settings.toml").exists()


def test_a_drive_too_full_is_left_as_it_was(root):
    old_version(root)
    before = on(root)
    with pytest.raises(Trouble, match=r"The drive is full\. .* It takes \d+ KB, and 0 KB are free\."):
        bring(Faulty(root, at=1, full=True))
    assert on(root) == before


@pytest.mark.parametrize("at", [1, 2, 30, len(FILES), len(FILES) + 1])
def test_a_drive_pulled_out_half_way_starts_nothing_and_the_next_time_mends_it(root, at):
    old_version(root)
    with pytest.raises(Trouble, match="The drive is gone"):
        bring(Faulty(root, at))
    root.with_name("unplugged").rename(root)
    half = on(root).get("code.py", b"")
    assert FILES["code.py"].startswith(half) and half != FILES["code.py"]
    if at <= len(FILES):
        assert half == b""
    bring(Drive(root))
    assert complete(root) and not set(OLD) - {"code.py"} & set(on(root))


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (errno.EROFS, drives.READ_ONLY),
        (errno.EACCES, drives.READ_ONLY),
        (errno.ENOSPC, drives.FULL),
        (errno.EIO, drives.GONE),
        (errno.EMFILE, "The drive cannot be written: "),
    ],
)
def test_what_goes_wrong_is_said_in_a_sentence(root, error, sentence):
    with pytest.raises(Trouble) as told:
        bring(Faulty(root, 3, error))
    assert str(told.value).startswith(sentence)
    assert "code.py" not in on(root)


def test_what_reads_otherwise_than_written_is_found(root, monkeypatch):
    monkeypatch.setattr(Drive, "write", lambda drive, path, content: None)
    with pytest.raises(Trouble, match="glowgrid-files.txt reads otherwise than it was written"):
        bring(Drive(root))


def test_the_board_is_found_among_other_drives(tmp_path, root):
    (tmp_path / "stick").mkdir()
    assert drives.find([tmp_path / "stick", root, tmp_path / "none"]) == root
    with pytest.raises(Trouble, match="No drive CIRCUITPY is mounted"):
        drives.find([tmp_path / "stick"])
    second = shutil.copytree(root, tmp_path / "CIRCUITPY1")
    with pytest.raises(Trouble, match="There are 2 boards"):
        drives.find([root, second])


@pytest.mark.parametrize(("system", "place"), [("linux", "/"), ("darwin", "/Volumes"), ("win32", "")])
def test_each_system_has_places_to_look(monkeypatch, system, place):
    monkeypatch.setattr(sys, "platform", system)
    assert all(str(folder).startswith(place) for folder in drives.mounts())
    assert system != "win32" or len(drives.mounts()) == 23


def test_the_command_lists_writes_and_says_what_next(root, capsys):
    (root / "boot_out.txt").write_text("Adafruit CircuitPython 8.2.9 on 2023-12-06; Raspberry Pi Pico with rp2040\n")
    assert deploy.main([str(root), "--dry-run"]) == 0
    said = capsys.readouterr().out
    assert "write   lib/neopixel.py" in said and said.endswith("Nothing was changed.\n")
    assert "The board has CircuitPython 8.2.9; Glowgrid is made for 10." in said
    assert list(on(root)) == ["boot_out.txt"]
    assert deploy.main([str(root)]) == 0
    assert f"Written: {len(FILES)}, removed: 0, unchanged: 0. All verified." in capsys.readouterr().out
    assert deploy.main([str(root / "nowhere")]) == 1
    assert capsys.readouterr().err == f"There is no folder {root / 'nowhere'}.\n"


def test_the_bundle_holds_exactly_what_a_fresh_drive_gets(tmp_path, root, capsys):
    bring(Drive(root))
    (root / "boot_out.txt").unlink()
    assert bundle.main([str(tmp_path / "one.zip")]) == 0
    bundle.pack(tmp_path / "two.zip")
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    with zipfile.ZipFile(tmp_path / "one.zip") as archive:
        assert {name: archive.read(name) for name in archive.namelist()} == on(root)


def test_the_drive_has_the_libraries_their_licences_and_no_module_it_cannot_import():
    assert {"lib/neopixel.py", "lib/adafruit_matrixkeypad.py", "lib/adafruit_ticks.py"} <= set(FILES)
    assert b"MIT" in FILES["licences/neopixel.txt"] and "licences/glowgrid.txt" in FILES
    assert list(FILES)[-1] == "code.py"
    assert not any(path.endswith(".mpy") or "__pycache__" in path for path in FILES)


def test_a_library_that_is_not_installed_is_said(monkeypatch):
    monkeypatch.setitem(payload.LIBRARIES, "nothing.py", "glowgrid-nothing")
    with pytest.raises(payload.Missing, match="glowgrid-nothing is not installed here"):
        payload.payload()


# -- lean source

FAT = '''# SPDX-License-Identifier: MIT
"""A module."""
import os  # the system

X: int = 1
"""What X is."""


class Empty:
    """Nothing."""


def f(text: str = "# not a comment", *more: int) -> "list[str] -> x":
    """Do it."""
    # why
    if more:
        return [
            text,  # first
            """kept,
            it is a value""",
        ]
'''
THIN = '''# SPDX-License-Identifier: MIT

import os

X = 1



class Empty:
 0


def f(text = "# not a comment", *more):


 if more:
  return [
text,
"""kept,
            it is a value""",
]
'''


def test_lean_source_has_what_runs_and_every_statement_on_its_line():
    assert lean(FAT) == THIN


@pytest.mark.parametrize("path", [path for path in FILES if path.endswith(".py")])
def test_lean_files_do_the_same(path):
    fat = payload.payload(payload.AS_IS)[path].decode()
    assert what_runs(lean(fat)) == what_runs(fat)


class Bare(ast.NodeTransformer):
    """Takes out what does not run."""

    def visit_Expr(self, node):
        return None if isinstance(node.value, ast.Constant) else node

    def visit_arg(self, node):
        node.annotation = None
        return node

    def visit_FunctionDef(self, node):
        node.returns = None
        return self.generic_visit(node)

    def visit_AnnAssign(self, node):
        self.generic_visit(node)
        return ast.copy_location(ast.Assign([node.target], node.value), node) if node.value else node


def what_runs(source):
    """Return the statements of a source, and the lines they begin in."""
    tree = Bare().visit(ast.parse(source))
    rows = [node.lineno for node in ast.walk(tree) if isinstance(node, ast.stmt)]
    return ast.dump(tree), rows


def test_a_deployed_drive_runs_in_the_simulator(root):
    from host_sim.simulator import Simulator

    bring(Drive(root))
    with Simulator(root=root, seed=1) as sim:
        sim.expect("Glowgrid", 2000)
        sim.press("5")
        sim.expect("sets it up", 2000)


def test_deploying_is_one_command():
    done = subprocess.run(
        [sys.executable, "-m", "tools.deploy", "--help"], cwd=payload.ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, "--dry-run" in done.stdout) == (0, True)
