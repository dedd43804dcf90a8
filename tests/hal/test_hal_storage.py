"""The place for saved games, by what a board has: non-volatile memory, the drive CPSAVES, or only its own drive."""

import builtins
import errno
import os
import sys

import pytest

from glowgrid.config.settings import Settings
from glowgrid.saves import Saves, brightness
from glowgrid.saves.journal import Journal
from glowgrid.words import hardware_faults

CHANGES = {"rename": os.rename, "remove": os.remove}
COPY, OWN = "/saves/glowgrid.journal", "/.glowgrid-journal"


@pytest.fixture
def store(board, fresh, monkeypatch, tmp_path):
    """Return a function (nvm, has_saves, refused) -> the store of a board on which `/` is the folder `tmp_path`.

    `refused`: paths that start with it cannot be written.
    """
    real = builtins.open

    def made(nvm, has_saves, refused="nothing"):
        def statvfs(path):
            if path == "/saves" and not has_saves:
                raise OSError(errno.ENOENT, "No such file/directory")
            return (512, 512, 4096 if path == "/saves" and has_saves != "a folder" else 2048)

        def opened(path, mode="r", *more, **named):
            if path in (COPY, COPY + ".new", OWN, OWN + ".new"):
                if mode != "rb" and path.startswith(refused):
                    raise OSError(errno.EROFS, "Read-only filesystem")
                path = str(tmp_path) + path
            return real(path, mode, *more, **named)

        monkeypatch.delattr(os, "execv", raising=False)
        monkeypatch.setattr(os, "statvfs", statvfs, raising=False)
        monkeypatch.setattr(sys.modules["microcontroller"], "nvm", nvm)
        monkeypatch.setattr(builtins, "open", opened)
        for name, there in CHANGES.items():
            monkeypatch.setattr(f"os.{name}", lambda *paths, there=there: there(*(str(tmp_path) + p for p in paths)))
        module = fresh("neopixel", "adafruit_matrixkeypad", "glowgrid.hal.clock", "glowgrid.hal.console_builder")
        return module.build_console(Settings({}.get)).store

    (tmp_path / "saves").mkdir()
    return made


def kept(store):
    """Save a brightness in the store. Return what is said."""
    said = []
    brightness.keep(Saves(Journal(store), said.append), 7)
    return said


@pytest.mark.parametrize("has_saves", [False, True])
def test_a_board_with_memory_saves_there_and_copies_to_cpsaves_at_the_next_start(store, tmp_path, has_saves):
    nvm = bytearray(b"\xff" * 4096)
    assert kept(store(nvm, has_saves)) == []
    store(nvm, has_saves)
    assert bytes((7, 0)) in bytes(nvm)
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    if has_saves:
        assert [path.name for path in files] == ["glowgrid.journal"] and bytes(nvm).startswith(files[0].read_bytes())
    else:
        assert files == []


@pytest.mark.parametrize("nvm", [None, bytearray(b"\xff" * 64)], ids=["no memory", "64 bytes"])
@pytest.mark.parametrize("path, has_saves", [(COPY, True), (OWN, False)])
def test_a_board_with_little_memory_saves_to_a_file(store, tmp_path, nvm, path, has_saves):
    made = store(nvm, has_saves)
    assert kept(made) == [] and len(made) == 4096
    assert bytes((7, 0)) in (tmp_path / path[1:]).read_bytes()


def test_a_read_only_drive_as_the_only_place_is_explained_once(store):
    said = kept(store(None, False, refused="/"))
    assert said == [hardware_faults.NOT_SAVED.format(hardware_faults.READ_ONLY)]


def test_a_read_only_cpsaves_is_reported_and_the_memory_is_used(store, capsys):
    nvm = bytearray(b"\xff" * 4096)
    assert kept(store(nvm, True)) == []
    nvm[200:204] = b"more"
    assert kept(store(nvm, True, refused="/saves")) == [] and bytes((7, 0)) in bytes(nvm)
    assert capsys.readouterr().out.startswith(hardware_faults.NO_COPY.partition("{")[0])


def test_a_folder_named_saves_on_the_boards_own_drive_is_not_cpsaves(store):
    nvm = bytearray(b"\xff" * 4096)
    assert store(nvm, "a folder") is nvm
