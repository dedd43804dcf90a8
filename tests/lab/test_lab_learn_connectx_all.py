"""The builder of the table of early positions of connect four: which positions, which bits, and the same bytes."""

import random
from types import SimpleNamespace

import pytest
from generators import result_of

from glowgrid.engine import drive_table
from glowgrid.games import connectx_all
from lab.learn import bit_function, connectx_all_table
from lab.learn.connectx_rules import canonical


def test_each_key_gets_its_bit_from_three_places():
    chance = random.Random(1)
    places = [[chance.randrange(part * 50, part * 50 + 50) for part in range(3)] for _ in range(100)]
    bits = [chance.randrange(2) for _ in places]
    found = bit_function.solved(places, bits, 150)
    assert [found[one] ^ found[two] ^ found[three] for one, two, three in places] == bits


def test_keys_that_share_all_places_cannot_be_solved():
    assert bit_function.solved([(0, 1, 2), (0, 1, 2)], [0, 1], 3) is None


def test_bits_are_packed_with_the_lowest_first():
    assert bit_function.packed([1, 0, 0, 0, 0, 0, 0, 1, 1]) == b"\x81\x01"
    assert bit_function.packed([]) == b""


@pytest.mark.parametrize(("ply", "count"), [(0, 1), (1, 4), (2, 25), (3, 121), (4, 568), (5, 2144)])
def test_the_positions_of_a_ply_are_counted_without_their_mirror_images(ply, count):
    # 1, 7, 49, 238, 1120 and 4263 with mirror images: https://oeis.org/A212693
    found = connectx_all_table.positions(ply)
    assert len(found) == count
    for position, moves in found.items():
        assert position == position_after(moves) == canonical(*position)[:2]


def position_after(moves):
    """Return (tokens of the player to move, tokens of the opponent) after `moves`."""
    heights, tokens = [0] * 7, [0, 0]
    for ply, move in enumerate(moves):
        tokens[(len(moves) - ply) % 2] |= 1 << 7 * move + heights[move]
        heights[move] += 1
    return tuple(tokens)


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """Build a small table twice, and one with another seed."""
    pytest.importorskip("bitbully")
    folder = tmp_path_factory.mktemp("drive") / "games"
    folder.mkdir()
    make, file = connectx_all_table.make, folder / "connectx_all.table"
    other = make(2, folder / "other.table", 4)
    return SimpleNamespace(file=file, first=make(1, file, 4), second=make(1, folder / "second.table", 4), other=other)


def test_the_same_seed_gives_the_same_bytes(built):
    assert built.first == built.second == built.file.read_bytes() != built.other


def test_every_position_is_answered_as_built(built, monkeypatch):
    from lab.learn.connectx_values import Values

    monkeypatch.setattr(drive_table, "__file__", str(built.file.parents[1] / "engine" / "drive_table.py"))
    monkeypatch.setattr(connectx_all, "_sound", [])
    values, count = Values(), 0
    for ply in range(5):
        for moves, best in connectx_all_table.best_moves(ply, values):
            assert result_of(connectx_all.book_move(moves)) in best
            assert 6 - result_of(connectx_all.book_move([6 - move for move in moves])) in best or len(best) > 1
            count += 1
    assert count == 1 + 4 + 25 + 121 + 568
    assert result_of(connectx_all.book_move([0, 6, 1, 5, 0])) == -1
