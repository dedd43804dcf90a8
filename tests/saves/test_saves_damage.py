"""Damaged journals: nothing raises, and no position that breaks the rules is restored."""

import random

import pytest
from evening import Evening, Store, begin, comes_back

from glowgrid import games
from glowgrid.session.match_start_modes import REMATCH

PARTS, SEEDS = 10, 500


def used_journal():
    store = Store()
    for _ in Evening(store, games=2).steps():
        pass
    evening = Evening(store)
    begin(evening.session)
    for move in (0, 1, 2):
        evening.session.match.play(move)
    return bytes(store.sector.data)


def damaged(data, rng):
    """Return the data damaged at random: single bytes, a run of bytes, a truncated end, or everything."""
    data = bytearray(data)
    way = rng.randrange(4)
    if way == 0:
        for _ in range(rng.randrange(1, 9)):
            data[rng.randrange(len(data))] = rng.randrange(256)
    elif way == 1:
        start, length = rng.randrange(len(data)), rng.randrange(1, 200)
        data[start : start + length] = rng.randbytes(len(data[start : start + length]))
    elif way == 2:
        start = rng.randrange(1500)
        data[start:] = b"\xff" * (len(data) - start)
    else:
        start = rng.randrange(300)
        data[start:] = rng.randbytes(len(data) - start) if start % 8 == 0 else data[start - 1 : -1]
    return bytes(data[:4096])


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_damaged_journals_raise_nothing_and_restore_only_legal_positions(part):
    whole, restored = used_journal(), 0
    for seed in range(part * SEEDS, (part + 1) * SEEDS):
        state, session = comes_back(Store(data=damaged(whole, random.Random(seed))))
        if state is None:
            continue
        restored += 1
        match = session.match
        again = type(match.game)(*match.game.options)
        for move in match.game.moves:
            assert again.is_legal(move)
            again.push(move)
        assert again.key() == match.game.key()
    assert SEEDS / 50 < restored < SEEDS


@pytest.mark.slow(weekly=True)
def test_meaningless_records_with_valid_checksums_raise_nothing():
    """Damage complete records of random kinds and payloads, with valid checksums."""
    kinds = b"BGMTFXUSN?"
    lines = ["connectx/6,7,4,2,0/,random/0/0,0,0", "tictactoe/3//1/0,0,0", "othello/99//0/0,0,0", "x", "quixo/5/b/0/1"]
    for seed in range(400):
        rng, store = random.Random(seed), Store()
        journal = Evening(store).session.saves.journal
        for _ in range(rng.randrange(1, 20)):
            kind, way = rng.choice(kinds), rng.randrange(3)
            payload = rng.choice(lines).encode() if way else rng.randbytes(rng.randrange(6))
            if way == 2:
                payload = payload[: rng.randrange(len(payload) + 1)]
            assert journal.append(kind, payload)
        _, session = comes_back(store)
        for row in range(len(games.CATALOGUE)):
            session.chosen = row
            begin(session)
        session.end()


def test_an_empty_record_of_any_kind_raises_nothing():
    for kind in range(64, 128):
        store = Store()
        assert Evening(store).session.saves.journal.append(kind)
        comes_back(store)


def test_a_store_that_keeps_nothing_is_reported_and_play_continues():
    class Worn(Store):
        def __setitem__(self, where, data):
            pass

    evening = Evening(Worn())
    for _ in evening.steps():
        pass
    assert len([text for text in evening.said if "can't be saved" in text]) == 1


def test_a_rematch_works_when_the_store_keeps_nothing():
    class Worn(Store):
        def __setitem__(self, where, data):
            pass

    session = Evening(Worn()).session
    begin(session)
    session.match.stop()
    begin(session, REMATCH)
    assert session.match.play(0)


def test_a_few_defective_bytes_are_skipped():
    class Spotted(Store):
        def __getitem__(self, where):
            data = bytearray(super().__getitem__(where))
            for at in (60, 61, 62):
                if where.start <= at < where.stop:
                    data[at - where.start] |= 1
            return bytes(data)

    store = Spotted()
    evening = Evening(store, games=2)
    for _ in evening.steps():
        pass
    assert evening.said == [] and comes_back(store)[0] == evening.state()
