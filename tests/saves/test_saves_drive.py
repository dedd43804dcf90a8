"""Saved games on a board with the drive CPSAVES: the journal stays in the memory, and a file has a copy of it.

The file is cruel: a power cut while it is written may leave the old content, any part of the new one, other bytes, or
no file at all, because it can lose the whole drive.
"""

import builtins
import errno
import random
from importlib import import_module

import pytest
from evening import Evening, Store, begin, comes_back

from glowgrid.hal.board_files import BoardFile, SavesDrive
from glowgrid.hal.journal_file import JournalFile
from glowgrid.saves import Saves
from glowgrid.saves.journal import Journal

SIZE = 400  # bytes, so few that games are compacted


class Cut(Exception):
    """The power is cut."""


class Drive:
    """A file of SIZE bytes on a FAT drive. `watch` is called with each content that a power cut may leave."""

    def __init__(self, data=b""):
        self.data, self.writes, self.error = bytes(data), 0, 0
        self.watch = lambda: None
        self._random = random.Random(1)

    def __len__(self):
        return SIZE

    def __getitem__(self, where):
        return (self.data + b"\xff" * SIZE)[where]

    def __setitem__(self, where, data):
        if self.error:
            raise OSError(self.error, "refused")
        assert len(data) == SIZE
        old, self.writes = self.data, self.writes + 1
        noise = bytes(self._random.randrange(256) for _ in data)
        half = self._random.randrange(SIZE)
        for left in (old, b"", noise, data[:half], data[:half] + old[half:], old[:half] + data[half:]):
            self.data = bytes(left)
            self.watch()
        self.data = bytes(data)
        self.watch()


def opened(memory=b"", file=b""):
    """Return (memory, drive, store) with these contents."""
    flash, drive = Store(SIZE, memory), Drive(file)
    return flash, drive, SavesDrive(flash, drive)


def filmed(games=8):
    """Return the contents of memory and file after a cut at each step of an evening, with the states allowed then."""
    flash, drive, store = opened()
    evening = Evening(store, games=games)
    states, cuts = [], []

    def film():
        cuts.append((bytes(flash.sector.data), drive.data, len(states)))

    flash.watch = drive.watch = film
    for _ in evening.steps():
        states.append(evening.state())
    return states, cuts, drive.writes


@pytest.fixture(scope="module")
def evening():
    return filmed()


def test_only_a_compaction_writes_the_file(evening):
    states, _, writes = evening
    assert 3 < writes < len(states) / 4


@pytest.mark.slow
def test_no_power_cut_loses_more_than_the_record_being_written_not_even_in_a_compaction(evening):
    states, cuts, _ = evening
    seen = set()
    for memory, file, done in cuts:
        if (memory, file, done) not in seen:
            seen.add((memory, file, done))
            state, _ = comes_back(SavesDrive(Store(SIZE, memory), Drive(file)))
            assert state in (states[done - 1], states[min(done, len(states) - 1)]), done


def test_a_journal_that_was_there_before_the_drive_stays_and_is_copied():
    alone = Store(SIZE)
    evening = Evening(alone, games=1)
    for count, _ in enumerate(evening.steps()):
        if count == 3:
            break
    held = bytes(alone.sector.data)
    _, drive, store = opened(held)
    assert comes_back(store)[0] == evening.state() is not None
    assert drive.data == bytes(store[0:SIZE]) and drive.writes == 1
    comes_back(SavesDrive(Store(SIZE, held), drive))
    assert drive.writes == 1  # nothing has changed since


def test_a_memory_that_was_erased_gets_the_copy_back():
    _, drive, store = opened()
    evening = Evening(store, games=1)
    for count, _ in enumerate(evening.steps()):
        if count == 3:
            break
    SavesDrive(Store(SIZE, store[0:SIZE]), drive)  # makes the copy at the next start
    assert comes_back(SavesDrive(Store(SIZE), drive))[0] == evening.state() is not None


def test_a_memory_and_a_file_without_a_journal_begin_with_an_empty_one():
    state, session = comes_back(opened(b"\x55" * SIZE, b"\xaa" * SIZE)[2])
    begin(session)
    assert state is None and session.saves.journal is not None


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EIO])
@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_a_drive_that_cannot_be_written_is_reported_and_games_are_saved_without_it(monkeypatch, number, language):
    words = import_module(f"glowgrid.words.{language}.hardware_faults")
    monkeypatch.setattr("glowgrid.words.hardware_faults", words, raising=False)
    flash, drive, said = Store(SIZE), Drive(), []
    drive.error = number
    store = SavesDrive(flash, drive, said.append)
    Saves(Journal(store), said.append)
    assert len(said) == 1 and said[0].startswith(words.NO_COPY.partition("{")[0])
    evening = Evening(store, games=3)
    assert len(said) == 1
    for _ in evening.steps():
        again = SavesDrive(Store(SIZE, flash.sector.data), drive, said.append)
        assert comes_back(again)[0] == evening.state()


# -- a journal in a file, for boards without such a memory


def on_fat(monkeypatch, cut=""):
    """Make `os.rename` refuse to replace a file, as FAT does. `cut`: "remove" cuts the power after the removal."""
    from glowgrid.hal import journal_file

    rename, remove = journal_file.os.rename, journal_file.os.remove

    def renamed(old, new):
        try:
            builtins.open(new, "rb").close()
        except OSError:
            rename(old, new)
        else:
            raise OSError(errno.EEXIST, "File exists")

    def removed(path):
        remove(path)
        if cut:
            raise Cut

    monkeypatch.setattr(journal_file.os, "rename", renamed)
    monkeypatch.setattr(journal_file.os, "remove", removed)


def test_a_file_on_fat_is_replaced_again_and_again(monkeypatch, tmp_path):
    on_fat(monkeypatch)
    path = str(tmp_path / "journal")
    evening = Evening(JournalFile(path, SIZE), games=5)
    for _ in evening.steps():
        assert comes_back(JournalFile(path, SIZE))[0] == evening.state()


def test_a_cut_after_the_removal_of_the_old_file_leaves_the_new_one(monkeypatch, tmp_path):
    path = str(tmp_path / "journal")
    file = JournalFile(path, SIZE)
    file[0:SIZE] = bytes(SIZE)
    on_fat(monkeypatch, cut="remove")
    with pytest.raises(Cut):
        file[0:SIZE] = b"new" * 133 + b"!"
    assert JournalFile(path, SIZE)[0:SIZE] == b"new" * 133 + b"!"


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_a_drive_that_belongs_to_the_computer_is_explained_with_what_to_do(monkeypatch, tmp_path, language):
    words = import_module(f"glowgrid.words.{language}.hardware_faults")
    monkeypatch.setattr("glowgrid.words.hardware_faults", words, raising=False)

    def refuse(path, mode="r", *more, **named):
        if str(path).startswith(str(tmp_path)):
            raise OSError(*((errno.EROFS, "Read-only filesystem") if mode != "rb" else (errno.ENOENT, "None")))
        return real(path, mode, *more, **named)

    real = builtins.open
    monkeypatch.setattr(builtins, "open", refuse)
    said = []
    Saves(Journal(BoardFile(JournalFile(str(tmp_path / "journal"), 4096))), said.append)
    assert said == [words.NOT_SAVED.format(words.READ_ONLY)] and "PLAYER_MODE = 1" in said[0]
