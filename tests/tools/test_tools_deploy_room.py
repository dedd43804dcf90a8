"""Deploying a newer version to a drive that is nearly full, such as that of a Pico W made with tools.build.uf2."""

import errno

import pytest
from drives import FILES as REAL
from drives import contents, is_complete, make_board, plug_in, put_ours
from uf2_cases import PICO_W

from tools import deploy
from tools.build import past_drive_paths, small_drives
from tools.build.payload import CODE, SETTINGS
from tools.build.uf2 import fat_image
from tools.build.uf2.fat_image import SECTOR, shape
from tools.build.uf2.flash_layouts import LAYOUTS
from tools.deploy import deploy_sentences as sentences
from tools.deploy import manifest
from tools.deploy.deploy_sentences import Trouble
from tools.deploy.folder_drive import FolderDrive

PER_CLUSTER, _, CLUSTERS = shape(LAYOUTS[PICO_W].sectors)
ROOM = PER_CLUSTER * CLUSTERS * SECTOR


class SmallDrive(FolderDrive):
    """A drive of `room` bytes in clusters of 512 bytes. It is unplugged at the `at`-th change (0: never)."""

    def __init__(self, root, room, at=0):
        super().__init__(root)
        self.room, self.at, self.changes, self.least = room, at, 0, room

    def size(self):
        return self.room

    def size_on_disk(self, size):
        return -(-size // SECTOR) * SECTOR

    def free(self):
        return self.room - fat_image.size(contents(self.root), PER_CLUSTER)

    def _change(self):
        self.changes += 1
        if self.changes == self.at:
            self.root.rename(self.root.with_name("unplugged"))
            raise OSError(errno.EIO, "Input/output error")

    def _put(self, path, content):
        self._change()
        super()._put(path, content)
        self.least = min(self.least, self.free())
        if self.free() < 0:
            raise OSError(errno.ENOSPC, "No space left on device")

    def _move(self, path, new):
        self._change()
        super()._move(path, new)

    def _delete(self, path):
        self._change()
        super()._delete(path)


def upgrade(drive, files):
    deploy.carry_out(drive, deploy.make_room(drive, deploy.plan(drive, files)))


def newer(files, paths=None):
    """Return other files with the same sizes. `paths`: the files that differ, if not all do."""
    return {
        path: content[:-1] + b"!" if path != SETTINGS and (paths is None or path in paths) else content
        for path, content in files.items()
    }


@pytest.fixture
def board(root):
    """Return a function that deploys files to a new board, whose drive then has `spare` free bytes."""

    def made(files, spare):
        put_ours(root, files)
        return SmallDrive(root, SmallDrive(root, 0).free() * -1 + spare)

    return made


FILES = {
    SETTINGS: b"GRID_WIDTH = 8\n",
    **{f"lib/glowgrid/games/game{number}.mpy": bytes([number]) * 900 for number in range(12)},
    "lib/glowgrid/games/large.table": b"t" * 9000,
    CODE: b"start",
}


@pytest.fixture(autouse=True)
def all_paths_are_known(monkeypatch):
    real = past_drive_paths.known()
    monkeypatch.setattr(past_drive_paths, "known", lambda: real | {*FILES})
    monkeypatch.setattr(manifest, "sources", lambda: ())
    monkeypatch.setattr(manifest, "first", lambda: {})


@pytest.mark.parametrize("paths", [None, ["lib/glowgrid/games/game3.mpy"]], ids=["all files", "one file"])
@pytest.mark.parametrize("spare", [1024, 4096, 20_000])
def test_a_drive_that_is_nearly_full_is_upgraded(board, capsys, paths, spare):
    drive = board(FILES, spare)
    fits = deploy.plan(drive, newer(FILES, paths)).needs <= spare
    upgrade(drive, newer(FILES, paths))
    assert is_complete(drive.root, newer(FILES, paths)) and drive.least >= 0
    assert not deploy.plan(drive, newer(FILES, paths)).changes
    assert (sentences.NEARLY_FULL in capsys.readouterr().out) != fits


def test_a_version_that_does_not_fit_by_any_means_changes_nothing(board):
    drive = board(FILES, 4096)
    before = contents(drive.root)
    with pytest.raises(Trouble, match=r"The drive is full\. .* Nothing was changed\."):
        upgrade(drive, {**newer(FILES), "lib/glowgrid/games/other.table": bytes(9000)})
    assert contents(drive.root) == before


def test_files_of_the_owner_stay_when_room_is_made(board):
    drive = board(FILES, 8192)
    theirs = {"mine.py": b"mine", "lib/glowgrid/games/own.py": b"CATALOGUE = ()\n", SETTINGS: b"GRID_WIDTH = 9\n"}
    for path, content in theirs.items():
        (drive.root / path).write_bytes(content)
    upgrade(drive, newer(FILES))
    there = contents(drive.root)
    assert is_complete(drive.root, newer(FILES)) and {path: there[path] for path in theirs} == theirs


@pytest.mark.slow(whole=True)
def test_a_drive_unplugged_at_any_change_starts_nothing_incomplete_and_the_next_deploy_completes_it(board, tmp_path):
    new, at, finished = newer(FILES), 0, False
    while not finished:
        at += 1
        folder = tmp_path / str(at)
        folder.mkdir()
        root = make_board(folder / "CIRCUITPY")
        put_ours(root, FILES)
        room = SmallDrive(root, 0).free() * -1 + 4096
        try:
            upgrade(SmallDrive(root, room, at), new)
            finished = True
        except Trouble:
            plug_in(root)
            there = contents(root)
            assert CODE not in there or is_complete(root, FILES) or is_complete(root, new), at
            upgrade(SmallDrive(root, room), new)
        assert is_complete(root, new) and not deploy.plan(SmallDrive(root, room), new).changes
    assert at > 24


@pytest.mark.slow(weekly=True)
@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_the_drive_of_a_pico_w_can_be_upgraded_in_each_language(root, language):
    files, _ = small_drives.fitting(dict(REAL), ROOM, language)
    put_ours(root, files)
    (root / "settings.toml").write_bytes(f'LANGUAGE = "{language}"\n'.encode())
    for new in (newer(files), newer(files, ["lib/glowgrid/startup.mpy"])):
        drive = SmallDrive(root, ROOM)
        upgrade(drive, new)
        assert is_complete(root, new) and drive.least >= 0
