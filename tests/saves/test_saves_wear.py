"""The number of flash erasures, and games that are too long to save."""

import random
import sys

import pytest
from evening import Evening, Store, begin, comes_back, opened, reader, records
from hypothesis import example, given, settings
from hypothesis import strategies as st

from glowgrid.app.loader import Loader, unload
from glowgrid.hal.journal_file import JournalFile
from glowgrid.saves import Saves
from glowgrid.saves.journal import Journal
from glowgrid.saves.packing import packed, unpacked
from glowgrid.words import saved as words

GAMES_A_DAY, MOVES, DAYS = 20, 40, 5


def test_a_year_of_twenty_games_of_forty_moves_a_day_erases_less_than_a_thousand_times():
    store, moves = Store(), 0
    evening = Evening(store)
    session, rng = evening.session, random.Random(1)
    session.chosen = 1
    session.setup().who = [""] * 10
    for _ in range(GAMES_A_DAY * DAYS):
        begin(session)
        match = session.match
        while match.game.outcome is None and match.game.ply < MOVES:
            moves += match.play(rng.choice(quiet(match.game)))
            session.saves.update()
        session.end()
    assert moves > 0.9 * GAMES_A_DAY * DAYS * MOVES
    a_year = store.sector.erasures * 365 / DAYS
    print(f"{a_year:.0f} erasures a year")
    assert 0 < a_year < 1000


def quiet(game):
    """Return the moves that do not end the game at once, to make games long."""
    moves = []
    for move in game.legal_moves():
        game.push(move)
        if game.outcome is None or not game.outcome.winner:
            moves.append(move)
        game.pop()
    return moves or game.legal_moves()


def long_game(rows, plies, size=4096):
    store = Store(size)
    evening = Evening(store)
    session = evening.session
    session.chosen = 1
    session.setup().options = (rows, rows, 25 if rows > 25 else rows, 2, 0)
    session.setup().who = [""] * 10
    begin(session)
    match, rng = session.match, random.Random(2)
    while match.game.ply < plies and match.game.outcome is None:
        match.play(rng.choice(match.game.legal_moves()))
        session.saves.update()
    return store, evening


def test_a_long_game_keeps_its_latest_state_over_compactions():
    store, evening = long_game(60, 3000)
    assert store.sector.erasures > 2 and evening.said == [words.NOT_SAFE.format(1290)]
    assert comes_back(store)[0] == evening.state()


def test_a_game_too_long_for_the_memory_is_reported_before_its_first_move_and_no_old_state_of_it_returns():
    store, evening = long_game(100, 6000)
    assert evening.said == [words.TOO_LONG, words.NO_ROOM]
    assert comes_back(store)[0] is None


def test_a_memory_of_256_bytes_holds_a_small_game():
    store = Store(256)
    evening = Evening(store, games=1)
    for _ in evening.steps():
        assert comes_back(Store(256, store.sector.data))[0] == evening.state()


# -- records


@example([(72, b"\x017")], 1)  # the next record starts with the byte that the torn record lacks
@example([(77, b"\x01F")], 1)  # the same after a short record
@settings(max_examples=200, deadline=None)
@given(st.lists(st.tuples(st.integers(64, 127), st.binary(max_size=300)), max_size=9), st.integers(0, 40))
def test_records_are_read_back_as_written_over_restarts_and_torn_ends(written, torn):
    store = Store()
    for kind, payload in written:
        assert opened(store).append(kind, payload)
    assert records(store) == written
    end = 4096 - opened(store).room
    store.sector.data[max(end - torn, 0) :] = b"\xff" * (4096 - max(end - torn, 0))
    left = records(store)
    assert left == written[: len(left)]
    assert opened(store).append(70, b"after") and records(store) == [*left, (70, b"after")]


@settings(max_examples=200, deadline=None)
@given(st.lists(st.integers(0, 65535), max_size=60), st.lists(st.integers(0, 65535), max_size=5))
def test_packed_moves_are_unpacked_unchanged(moves, undone):
    assert [list(found) for found in unpacked(packed(moves, undone))] == [moves, undone]


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=600))
def test_any_bytes_are_accepted_as_a_journal(data):
    store = Store(data=data)
    comes_back(store)
    before = records(store)
    assert opened(store).append(65, b"x") and records(store) == [*before, (65, b"x")]


def test_a_full_journal_reports_it_and_changes_nothing():
    store = Store(64)
    journal = opened(store)
    while journal.append(65, b"12345"):
        pass
    before, erasures = bytes(store.sector.data), store.sector.erasures
    assert not journal.append(65, b"12345") and bytes(store.sector.data) == before
    assert not reader.rewrite(journal, [(65, bytes(70))]) and bytes(store.sector.data) == before
    assert store.sector.erasures == erasures and not journal.worn


# -- a file instead of flash


def test_a_file_keeps_a_game_too(tmp_path):
    path = str(tmp_path / "journal")
    evening = Evening(JournalFile(path, 4096))
    for _ in evening.steps():
        assert comes_back(JournalFile(path, 4096))[0] == evening.state()
    assert sorted(file.name for file in tmp_path.iterdir()) in (["journal"], ["journal", "journal.new"])


@pytest.mark.parametrize("way", ["missing folder", "read-only"])
def test_an_unwritable_file_is_reported_and_play_continues(tmp_path, way):
    evening = Evening(JournalFile(str(tmp_path / "no" / "journal") if way == "missing folder" else str(tmp_path)))
    for _ in evening.steps():
        pass
    assert len([text for text in evening.said if "can't be saved" in text]) == 1


def read_snapshot(saves):
    from glowgrid.saves.journal_snapshot import read

    return read(saves)


@pytest.mark.parametrize("use", [read_snapshot, Saves.update])
def test_the_code_for_reading_and_compacting_a_journal_is_loaded_only_for_that_round(use):
    saves = Saves(Journal(bytearray(b"\xff" * 4096)), print)
    saves.full = True
    names = "saves.journal_reader", "saves.compaction", "saves.journal_snapshot"
    for name in names:
        unload("glowgrid." + name)
    loader = Loader([name for name in sys.modules if name.startswith("glowgrid.")])
    use(saves)
    loader.settle()
    assert not {"glowgrid." + name for name in names} & set(sys.modules)
