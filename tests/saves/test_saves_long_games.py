"""Long games: up to 1,000 plies, no power cut loses more than one ply. A game that can lose more says so first."""

import random

import pytest
import tiny
from evening import Evening, Store, begin_by_people, comes_back, opened, records, restored, snapshot
from keyed_evening import nearly_full
from tiny_base import Tiny

from glowgrid import bots, games
from glowgrid.saves import record_format as kinds
from glowgrid.saves.journal import short_record
from host_sim.parts.nvm import SIZE, partly_programmed

PLIES = 1000


class Endless(Tiny):
    """Two players press a button in turn, with one of 60,000 forces. Nobody ever wins."""

    title = "Endless"

    def __init__(self):
        super().__init__(1, 1, 2)

    def _moves_now(self):
        return [self.ply * 7919 % 60_000]

    def _change(self, move, player):
        pass

    def _pass_on(self, player):
        self.turn = 3 - player


@pytest.fixture
def endless(monkeypatch):
    """Return a function that begins an endless game of two people on a sector with these contents."""
    tiny.install(monkeypatch, {"endless": Endless})

    def started(data=b"", size=SIZE):
        evening = Evening(Store(size, data))
        restored(evening.session)
        evening.session.end()
        begin_by_people(evening, "endless")
        return evening

    return started


def played(evening, plies):
    """Play the only move `plies` times, and yield after each."""
    match = evening.session.match
    for _ in range(plies):
        assert match.play(match.game.legal_moves()[0])
        evening.session.saves.update()
        yield match.game.ply


@pytest.mark.parametrize("room", [700, 3000])
def test_a_game_of_a_thousand_plies_never_erases_the_flash_after_its_first_move(endless, room):
    evening = endless(nearly_full(room))
    erasures = evening.store.sector.erasures
    assert list(played(evening, PLIES))[-1] == PLIES
    assert evening.store.sector.erasures == erasures
    assert comes_back(evening.store)[0] == evening.state() and len(evening.state()[2]) == PLIES


@pytest.mark.slow
def test_no_power_cut_in_a_game_of_a_thousand_plies_loses_more_than_one(endless):
    evening, cuts = endless(nearly_full(700)), []
    evening.store.watch = lambda: cuts.append((bytes(evening.store.sector.data), evening.session.match.game.ply))
    for _ in played(evening, PLIES):
        pass
    assert len(cuts) >= 9 * PLIES
    moves = list(evening.session.match.game.moves)
    for data, ply in random.Random(1).sample(cuts, 200) + cuts[-20:]:
        again = comes_back(Store(data=data))[1].match.game
        assert again.ply in (ply - 1, ply) and list(again.moves) == moves[: again.ply]


def test_a_game_without_a_limit_says_nothing_while_a_thousand_moves_are_safe_and_survives_a_compaction(endless):
    evening = endless()
    safe = [ply for ply in played(evening, 1500) if evening.store.sector.erasures == 1]
    assert 1290 <= safe[-1] < 1350 and evening.said == []
    assert comes_back(evening.store)[0] == evening.state()


def with_results(of_games, levels):
    """Return a sector with a setup of each game, and the results of its games against each level."""
    journal = opened(Store())
    for key in of_games:
        assert journal.append(kinds.SETUP, f"{key}/6,7,4,2/,medium".encode())
        for level in levels:
            assert journal.append(kinds.RESULTS, kinds.result(key, level, (12, 13, 4)).encode())
    return bytes(journal.store.sector.data)


def test_a_game_without_a_limit_says_when_a_power_cut_can_lose_it_where_many_results_are_saved(endless):
    keys, names = [row[0] for row in games.CATALOGUE], ["", *[row[0] for row in bots.CATALOGUE]]
    assert endless(with_results(keys[:9], names[:3])).said == []
    evening = endless(with_results(keys[:9], names))
    said = [int(text.split()[2]) for text in evening.said]  # one number of moves
    assert len(said) == 1 and 880 <= said[0] < 1000
    erasures = evening.store.sector.erasures
    assert [ply for ply in played(evening, 1300) if evening.store.sector.erasures == erasures][-1] >= said[0]
    assert len(snapshot(evening.store).results) == 9 * len(names)


@pytest.mark.parametrize("key", ["connectx", "quixo", "othello", "dots", "lightsout"])
def test_a_game_that_fits_says_nothing(key):
    evening = Evening(Store())
    begin_by_people(evening, key)
    assert evening.said == []


def test_a_game_that_is_saved_in_a_file_says_nothing(endless, monkeypatch):
    monkeypatch.setattr(Store, "whole", True, raising=False)
    assert endless().said == []


# -- a move in three bytes


def torn(wanted, rng):
    """Return the bytes that a power cut at any moment leaves of `wanted`, on erased flash."""
    return partly_programmed(b"\xff" * len(wanted), wanted, rng.random(), rng)


def is_move(data):
    return data == short_record(data[1:])


def test_a_move_that_was_cut_off_is_never_read_as_a_move():
    rng = random.Random(1)
    for move in [0, 1, 255, 256, 0xFFFE, 0xFFFF] + [rng.randrange(65536) for _ in range(2000)]:
        record = short_record(bytes((move >> 8, move & 255)))
        assert record[0] == 16 - move.bit_count() and is_move(record)
        left = torn(record, rng)
        assert left == record or not is_move(left)


def test_no_other_record_can_look_like_a_move_however_it_was_cut_off():
    numbers = [value for name, value in vars(kinds).items() if name.isupper() and isinstance(value, int)]
    used = [kind for kind in numbers if 32 < kind < kinds.RESERVE]
    assert len(used) == 17 and all(kind & 64 for kind in used)  # a move begins with a byte below 32


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_moves_are_read_back_over_many_power_cuts(seed):
    rng, store, written = random.Random(seed), Store(), []
    journal = opened(store)
    while journal.room > 300:
        kind = rng.choice((kinds.MOVE, kinds.MOVE, kinds.MOVE, kinds.BACK, kinds.ACT))
        payload = b"" if kind == kinds.BACK else rng.randbytes(2)
        before, start = bytes(store.sector.data), journal.end
        assert journal.append(kind, payload)
        if rng.random() < 0.3:
            record = bytes(store.sector.data[start : journal.end])
            left = torn(record, rng)
            store.sector.data[:] = before[:start] + left + before[start + len(left) :]
            journal = opened(store)
            if left != record:
                assert records(store) == written
                continue
        written.append((kind, payload))
    assert records(store) == written and len(written) > 300
    assert store.sector.erasures == 1


def test_a_journal_of_the_version_before_goes_on_with_short_moves(endless):
    evening = endless()
    journal = evening.session.saves.journal
    for move in (0, 7919):
        journal.is_torn = True  # the long form, which was the only one
        assert evening.session.match.play(move)
    assert list(played(evening, 3))[-1] == 5
    sizes = [len(payload) for kind, payload in records(evening.store) if kind == kinds.MOVE]
    assert sizes == [2] * 5 and comes_back(evening.store)[0] == evening.state()


# -- draws before the first move


@pytest.mark.parametrize("room", [0, 60])
def test_the_draw_that_sets_up_a_puzzle_is_saved_before_the_first_press(room):
    evening = Evening(Store(data=nearly_full(room) if room else b""))
    restored(evening.session)
    begin_by_people(evening, "lightsout")
    game = evening.session.match.game
    assert game.ply == game.setup_plies == 1
    again = comes_back(evening.store)[1].match.game
    assert again.key() == game.key() and again.ply == 1
