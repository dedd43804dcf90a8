"""A table on the drive is read record by record, and a file that is not as written is refused in one sentence."""

import pytest

from glowgrid.engine import drive_table
from glowgrid.engine.drive_table import DriveTable, TableError
from lab.learn import table_file
from lab.learn.table_file import Table

TABLE = Table("connectx", 6, 7, 3, 16, bytes(range(160)) * 5)
BYTES = table_file.encoded(TABLE)


@pytest.fixture(autouse=True)
def file(tmp_path, monkeypatch):
    """Put the table in the place of the Connect X table. Return its path."""
    path = tmp_path / "games" / "connectx.table"
    path.parent.mkdir()
    path.write_bytes(BYTES)
    monkeypatch.setattr(drive_table, "__file__", str(tmp_path / "engine" / "drive_table.py"))
    return path


def opened(game="connectx", rows=6, cols=7, version=3):
    return DriveTable(game, rows, cols, version)


def checked():
    table = opened()
    try:
        for _ in table.check():
            pass
    finally:
        table.close()


def refused(function, *arguments):
    with pytest.raises(TableError) as error:
        function(*arguments)
    return str(error.value)


def test_each_record_is_read_by_its_position_into_the_same_buffer():
    table = opened()
    first = table.read(0)
    assert [bytes(table.read(index)) for index in range(50)] == TABLE.records()
    assert table.read(7) is first
    table.close()
    checked()


def test_a_computer_reads_what_it_wrote_and_the_same_table_has_the_same_bytes(file):
    assert table_file.read(file) == TABLE
    assert table_file.encoded(TABLE) == BYTES and len(BYTES) == 32 + 800


def test_a_missing_table_is_named():
    assert refused(opened, "othello", 8, 8) == "othello.table is missing, so bots play without it."


@pytest.mark.parametrize("at", [32, 400, len(BYTES) - 1])
@pytest.mark.parametrize("bit", [1, 128])
def test_one_changed_bit_anywhere_in_the_content_is_noticed(file, at, bit):
    data = bytearray(BYTES)
    data[at] ^= bit
    file.write_bytes(data)
    assert refused(checked) == "connectx.table is damaged, so bots play without it."
    with pytest.raises(table_file.Damaged, match="digest"):
        table_file.read(file)


@pytest.mark.parametrize("length", [0, 3, 20, 31, 32, 100, len(BYTES) - 1])
def test_a_truncated_table_is_refused_when_it_is_opened(file, length):
    file.write_bytes(BYTES[:length])
    assert refused(opened) == "connectx.table is damaged, so bots play without it."
    with pytest.raises(table_file.Damaged):
        table_file.read(file)


def test_a_file_that_is_longer_or_is_no_table_is_refused(file):
    for data in (BYTES + b"\0", b"X" + BYTES[1:], bytes(len(BYTES))):
        file.write_bytes(data)
        assert refused(opened) == "connectx.table is damaged, so bots play without it."


def test_a_table_for_another_game_size_or_version_is_refused(file):
    board = "connectx.table is for another board, so bots play without it."
    for key in ("gomoku", "connect"):  # the latter is the beginning of the key
        file.with_name(f"{key}.table").write_bytes(BYTES)
        assert refused(opened, key) == board.replace("connectx", key)
    assert refused(opened, "connectx", 7, 6) == board
    assert refused(opened, "connectx", 6, 7, 4) == "connectx.table is from another version, so bots play without it."


def test_a_record_behind_the_end_is_refused():
    table = opened()
    assert refused(table.read, 50) == "connectx.table is damaged, so bots play without it."
    table.close()


def test_a_key_that_the_header_has_no_room_for_is_refused():
    with pytest.raises(ValueError, match="no table|not a table"):
        table_file.encoded(TABLE._replace(game="thirteen_long"))
    with pytest.raises(ValueError, match="records of 16"):
        table_file.encoded(TABLE._replace(content=bytes(17)))
