"""Dense and sparse boards agree, random numbers repeat, and games copy themselves."""

import pytest

from glowgrid.engine.board import DenseBoard, SparseBoard
from glowgrid.engine.rng import Rng
from glowgrid.games.connectx import ConnectX

BOTH = [DenseBoard, SparseBoard]


@pytest.mark.parametrize("board_class", BOTH)
def test_a_placed_piece_stays_until_it_is_removed(board_class):
    board = board_class(3, 4)
    board.place(5, 2)
    assert [board.at(cell) for cell in (4, 5)] == [0, 2]
    board.remove(5)
    assert board.at(5) == 0
    assert board == board_class(3, 4)


@pytest.mark.parametrize("one", BOTH)
@pytest.mark.parametrize("other", BOTH)
def test_boards_are_equal_when_they_hold_the_same_pieces(one, other):
    mine, theirs = one(3, 3), other(3, 3)
    for cell, player in ((0, 1), (8, 2), (4, 1)):
        mine.place(cell, player)
    for cell, player in ((4, 1), (0, 1), (8, 2)):
        theirs.place(cell, player)
    assert mine == theirs
    theirs.remove(8)
    assert mine != theirs
    assert one(3, 4) != other(4, 3)


def test_an_empty_sparse_board_stores_nothing():
    board = SparseBoard(100, 100)
    assert board._held == {}
    board.place(3, 1)
    board.remove(3)
    assert board._held == {}


def test_a_game_plays_the_same_on_both_boards():
    dense, sparse, rng = ConnectX(), ConnectX(memory=True), Rng(3)
    while dense.outcome is None:
        move = rng.choice(dense.legal_moves())
        dense.push(move)
        sparse.push(move)
        assert (dense.key(), dense.hash, dense.turn) == (sparse.key(), sparse.hash, sparse.turn)
    assert dense.outcome == sparse.outcome


def test_a_copy_is_equal_and_independent():
    game = ConnectX(rows=5)
    game.push(2)
    twin = game.copy()
    assert (twin.key(), twin.options, list(twin.moves)) == (game.key(), game.options, [2])
    twin.push(2)
    assert game.ply == 1


def test_a_seed_repeats_its_numbers_and_every_number_occurs():
    one, two = Rng(5), Rng(5)
    draws = [one.below(10) for _ in range(1000)]
    assert draws == [two.below(10) for _ in range(1000)]
    assert set(draws) == set(range(10))
    assert all(70 < draws.count(n) < 130 for n in range(10))


def test_random_numbers_go_beyond_a_thousand():
    rng = Rng(1)
    draws = [rng.below(100_000) for _ in range(2000)]
    assert max(draws) > 95_000 and min(draws) < 5_000
