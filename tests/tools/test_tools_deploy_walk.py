"""A random walk over a drive: its owner does anything, any version is deployed, it is pulled out at any change.

Nothing that deploy did not write is ever lost, wherever it stands, and nothing off the drive is ever touched; and what
was deployed to the end is whole, and nothing is imported before it.
"""

import errno
import os
import random

import pytest
from drives import Failing, a_board, a_version, bring, complete, of_older_versions, on

from tools import deploy
from tools.build.payload import MANIFEST, OWN
from tools.deploy import manifest
from tools.deploy.drive import Drive
from tools.deploy.words import Trouble

VERSIONS = [
    a_version(names, form, note)
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
    """Does one thing at random to a drive; every text of theirs is unlike any other."""

    def __init__(self, root, elsewhere, rng):
        self.root, self.elsewhere, self.rng, self.count = root, elsewhere, rng, 0

    def text(self):
        self.count += 1
        row = f"\nCATALOGUE = ({ROW!r},)" if self.rng.random() < 0.2 else ""
        return f"# mine {self.count}{row}\n".encode()

    def act(self):
        place = self.root / self.rng.choice(PLACES)
        try:
            self.rng.choice((self.write, self.write, self.append, self.append, self.link, self.take, self.list))(place)
        except OSError:
            pass  # a file where a folder is wanted, or the other way round

    def write(self, place):
        place.parent.mkdir(parents=True, exist_ok=True)
        if not place.is_symlink():
            place.write_bytes(self.text())

    def append(self, place):
        if place.is_file() and not place.is_symlink():
            place.write_bytes(place.read_bytes() + self.text())

    def link(self, place):
        place.parent.mkdir(parents=True, exist_ok=True)
        place.symlink_to(self.rng.choice((self.elsewhere, self.elsewhere / "app.py", self.elsewhere / "none")))

    def take(self, place):
        place.unlink()

    def list(self, place):
        """Write a manifest as 0.1.0 did, of all that is there and of more."""
        lines = [*on(self.root), "../elsewhere/app.py", "/etc/passwd", "C:/app.py", "settings.toml"]
        place = self.root / MANIFEST
        if not place.is_symlink():
            place.write_text("".join(f"{line}\n" for line in lines) + self.rng.choice(("", "half")))


def theirs(root):
    """Return what is the owner's on a drive: every content that we never wrote, and where links lead."""
    mine = {path: content for path, content in on(root).items() if b"# mine" in content}
    return set(mine.values()), sorted(os.readlink(root / path) for path in on(root) if (root / path).is_symlink())


def deployed(root, rng):
    """Deploy some version, perhaps on a drive that fails on the way; return it where it came to its end."""
    files = rng.choice(VERSIONS)
    fails = rng.random() < 0.6
    error = rng.choice((None, None, errno.ENOSPC, errno.EIO)) if fails else None
    try:
        bring(Failing(root, rng.randrange(1, 40) if fails else 0, error), files)
        return files
    except Trouble:
        if not root.exists():
            root.with_name("unplugged").rename(root)
    return None


@pytest.fixture
def drive(tmp_path, monkeypatch):
    monkeypatch.setattr(os, "fsync", lambda handle: None)
    of_older_versions(monkeypatch)
    monkeypatch.setattr(manifest, "sources", lambda: ())
    old = {path: {manifest.digest(content)} for path, content in VERSIONS[0].items() if path.endswith(".py")}
    monkeypatch.setattr(manifest, "first", lambda: old)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "app.py").write_bytes(b"# mine, elsewhere\n")
    (elsewhere / "deep.py").write_bytes(VERSIONS[0]["lib/glowgrid/old/deep.py"])  # the very same, but not on the drive
    return tmp_path


def walk(folder, seed):
    rng = random.Random(seed)
    root = a_board(folder / f"drive{seed}")
    owner = Owner(root, folder / "elsewhere", rng)
    for _ in range(12):
        for _ in range(rng.randrange(4)):
            owner.act()
        off = on(folder / "elsewhere")  # where its owner may have written, through a link
        contents, links = theirs(root)
        files = deployed(root, rng)
        after, links_after = theirs(root)
        lost = {content for content in contents if not any(kept.startswith(content) for kept in after)}
        assert (lost, links) == (set(), links_after)
        assert on(folder / "elsewhere") == off
        if files:
            whole(root, files)


def whole(root, files):
    there = on(root)
    assert complete(root, files)
    assert not deploy.plan(Drive(root), files).changes
    for stem in (path.rpartition(".")[0] for path in files if path.startswith("lib/")):
        assert len({f"{stem}.py", f"{stem}.mpy"} & set(there)) == 1 and not (root / stem).exists()


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(10))
def test_nothing_that_deploy_did_not_write_is_ever_lost(drive, batch):
    for seed in range(20 * batch, 20 * batch + 20):
        walk(drive, seed)
