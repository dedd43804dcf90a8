"""A random walk over a drive: the owner changes anything, any version is deployed, and the drive is unplugged at any
change. Deploy never loses a file that it did not write, and never touches anything outside the drive. A completed
deploy is whole, and nothing runs before it is complete.
"""

import errno
import os
import random

import pytest
from drives import Failing, contents, count_as_older_versions, deploy_to, is_complete, make_board, small_payload

from tools import deploy
from tools.build import drive_manifest
from tools.build.payload import MANIFEST, OWN
from tools.deploy import manifest
from tools.deploy.deploy_sentences import Trouble
from tools.deploy.folder_drive import FolderDrive

VERSIONS = [
    small_payload(names, form, note)
    for form in ("py", "mpy")
    for names, note in ((["app", "old/deep"], b""), (["app", "new/deep", "old"], b" of 2"))
]
OURS = sorted({path for files in VERSIONS for path in files} | {MANIFEST, OWN})
PLACES = [
    *OURS,
    *(path + ".before-glowgrid" for path in OURS),
    *("glowgrid.part", "glowgrid-2.part", "code.txt", "main.py", "neopixel.py", "glowgrid/x.py", "lib/neopixel/x.py"),
    *("lib", "lib/glowgrid", "lib/glowgrid/old", "lib/glowgrid/app/x.py", "lib/glowgrid/games/mygame.py", "notes.txt"),
]
ROW = ("mygame", "My game", "mygame", "MyGame", bytes(8))


class Owner:
    """An owner who makes one random change to a drive. Each of their texts is unique."""

    def __init__(self, root, outside, rng):
        self.root, self.outside, self.rng, self.count = root, outside, rng, 0

    def text(self):
        self.count += 1
        row = f"\nCATALOGUE = ({ROW!r},)" if self.rng.random() < 0.2 else ""
        return f"# mine {self.count}{row}\n".encode()

    def act(self):
        place = self.root / self.rng.choice(PLACES)
        try:
            self.rng.choice((self.write, self.write, self.append, self.append, self.link, self.take, self.list))(place)
        except OSError:
            pass  # a file in place of a folder, or the reverse

    def write(self, place):
        place.parent.mkdir(parents=True, exist_ok=True)
        if not place.is_symlink():
            place.write_bytes(self.text())

    def append(self, place):
        if place.is_file() and not place.is_symlink():
            place.write_bytes(place.read_bytes() + self.text())

    def link(self, place):
        place.parent.mkdir(parents=True, exist_ok=True)
        place.symlink_to(self.rng.choice((self.outside, self.outside / "app.py", self.outside / "none")))

    def take(self, place):
        place.unlink()

    def list(self, place):
        """Write a manifest like that of 0.1.0, with all files on the drive and others."""
        lines = [*contents(self.root), "../outside/app.py", "/etc/passwd", "C:/app.py", "settings.toml"]
        place = self.root / MANIFEST
        if not place.is_symlink():
            place.write_text("".join(f"{line}\n" for line in lines) + self.rng.choice(("", "half")))


def theirs(root):
    """Return the owner's data on a drive: all content that we never wrote, and the targets of links."""
    mine = {path: content for path, content in contents(root).items() if b"# mine" in content}
    return set(mine.values()), sorted(os.readlink(root / path) for path in contents(root) if (root / path).is_symlink())


def deployed(root, rng):
    """Deploy some version, possibly on a failing drive. Return the version if it was completed."""
    files = rng.choice(VERSIONS)
    fails = rng.random() < 0.6
    error = rng.choice((None, None, errno.ENOSPC, errno.EIO)) if fails else None
    try:
        deploy_to(Failing(root, rng.randrange(1, 40) if fails else 0, error), files)
        return files
    except Trouble:
        if not root.exists():
            root.with_name("unplugged").rename(root)
    return None


@pytest.fixture
def drive(tmp_path, monkeypatch):
    monkeypatch.setattr(os, "fsync", lambda handle: None)
    count_as_older_versions(monkeypatch)
    monkeypatch.setattr(manifest, "sources", lambda: ())
    old = {path: {drive_manifest.digest(content)} for path, content in VERSIONS[0].items() if path.endswith(".py")}
    monkeypatch.setattr(manifest, "first", lambda: old)
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "app.py").write_bytes(b"# mine, outside\n")
    (outside / "deep.py").write_bytes(VERSIONS[0]["lib/glowgrid/old/deep.py"])  # the same file, but outside the drive
    return tmp_path


def walk(folder, seed):
    rng = random.Random(seed)
    root = make_board(folder / f"drive{seed}")
    owner = Owner(root, folder / "outside", rng)
    for _ in range(12):
        for _ in range(rng.randrange(4)):
            owner.act()
        off = contents(folder / "outside")  # where the owner may have written through a link
        data, links = theirs(root)
        files = deployed(root, rng)
        after, links_after = theirs(root)
        lost = {content for content in data if not any(kept.startswith(content) for kept in after)}
        assert (lost, links) == (set(), links_after)
        assert contents(folder / "outside") == off
        if files:
            whole(root, files)


def whole(root, files):
    there = contents(root)
    assert is_complete(root, files)
    assert not deploy.plan(FolderDrive(root), files).changes
    for stem in (path.rpartition(".")[0] for path in files if path.startswith("lib/")):
        assert len({f"{stem}.py", f"{stem}.mpy"} & set(there)) == 1 and not (root / stem).exists()


@pytest.mark.slow(whole=True)
@pytest.mark.parametrize("batch", range(4))
def test_no_file_of_the_owner_is_ever_lost(drive, batch):
    for seed in range(20 * batch, 20 * batch + 20):
        walk(drive, seed)
