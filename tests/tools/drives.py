"""Helpers for the tests of deploying: a board's drive, a drive that is unplugged at any change, and small payloads."""

import errno
import functools
import os
from collections.abc import Mapping

import pytest

from tools import deploy
from tools.build import past_drive_paths, payload
from tools.build.drive_manifest import digests, manifest
from tools.build.payload import MANIFEST
from tools.deploy.folder_drive import FolderDrive


class Built(Mapping):
    """The files of the drive in one form, built on first access because that takes seconds."""

    def __init__(self, form):
        self._form = form

    @functools.cached_property
    def _files(self):
        return payload.payload(self._form)

    def __getitem__(self, path):
        return self._files[path]

    def __iter__(self):
        return iter(self._files)

    def __len__(self):
        return len(self._files)

    def __or__(self, others):
        return self._files | others


FILES, SOURCES = Built(payload.MPY), Built(payload.SOURCE)
PICO = "Adafruit CircuitPython {} on 2026-05-01; Raspberry Pi Pico with rp2040\n"


def make_board(folder, version="10.3.0"):
    folder.mkdir()
    (folder / "boot_out.txt").write_text(PICO.format(version))
    return folder


NAMES = "extra", "glowgrid/gone", "glowgrid/old", "glowgrid/old/deep", "glowgrid/new/deep"
MADE_UP = [f"lib/{name}.{form}" for name in NAMES for form in ("py", "mpy")]


def count_as_older_versions(monkeypatch):
    """Add the tests' own paths to the paths that older versions wrote."""
    real = past_drive_paths.known()
    monkeypatch.setattr(past_drive_paths, "known", lambda: real | {*MADE_UP})


@pytest.fixture
def root(tmp_path, monkeypatch):
    """Return the drive of a new board. Writing does not wait for the disk."""
    count_as_older_versions(monkeypatch)
    monkeypatch.setattr(os, "fsync", lambda handle: None)
    return make_board(tmp_path / "CIRCUITPY")


def contents(root):
    """Return the contents of a drive by path. The content of a link is its target."""
    found = {}
    for path in FolderDrive(root).paths_in("."):
        place = root / path
        found[path] = os.readlink(place).encode() if place.is_symlink() else place.read_bytes()
    return found


def is_complete(root, files=FILES):
    """Return whether a drive has all these files unchanged, except the settings, which belong to the owner."""
    there = contents(root)
    return all(there.get(path) == content for path, content in files.items() if path != "settings.toml")


def has_duplicates(root):
    """Return whether a drive has a module both as source and compiled."""
    there = {path.removesuffix("y").removesuffix("mp").removesuffix("p") for path in contents(root)}
    return len(there) < len(contents(root))


def deploy_to(drive, files):
    made = deploy.plan(drive, files)
    deploy.carry_out(drive, made)
    return made


def small_payload(names, form="py", note=b""):
    """Return a small payload with the named modules and the files that every version has.

    `note` changes the contents.
    """
    suffix = "mpy" if form == "mpy" else "py"
    files = {"boot.py": b"boot" + note, "settings.toml": b"# ours\nGRID_WIDTH = 8\n"}
    for name in ("lib/neopixel", "lib/glowgrid/games/__init__", *(f"lib/glowgrid/{name}" for name in names)):
        files[f"{name}.{suffix}"] = f"{name} as {form}".encode() + note
    return files | {"licences/glowgrid.txt": b"MIT" + note, "code.py": b"start" + note}


def put(root, files):
    """Write files without our manifest, like an owner."""
    for path, content in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_bytes(content)


def put_ours(root, files):
    put(root, files | {MANIFEST: manifest(digests(files))})


class Failing(FolderDrive):
    """A drive on which the `at`-th change fails with an error number, or because the drive is unplugged (None)."""

    def __init__(self, root, at, error=None, free=None):
        super().__init__(root)
        self.at, self.error, self._free, self.count = at, error, free, 0

    def _due(self):
        self.count += 1
        return self.count == self.at

    def _fail(self):
        if self.error is None:
            self.root.rename(self.root.with_name("unplugged"))
            raise OSError(errno.EIO, "Input/output error")
        raise OSError(self.error, "no")

    def _put(self, path, content):
        if self._due():
            super()._put(path, content[: len(content) // 2])
            self._fail()
        super()._put(path, content)

    def _move(self, path, new):
        if self._due():
            self._fail()
        super()._move(path, new)

    def _delete(self, path):
        if self._due():
            self._fail()
        super()._delete(path)

    def free(self):
        return super().free() if self._free is None else self._free


def plug_in(root):
    root.with_name("unplugged").rename(root)
