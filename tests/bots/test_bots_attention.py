"""Easier bots overlook moves as people do: far and diagonal ones rather than those beside the last move."""

from glowgrid.bots.attention import noticed_moves
from glowgrid.engine.rng import Rng
from glowgrid.games import load


def after(key, *moves):
    game = load(key)()
    for move in moves:
        game.push(move)
    return game


def counted(game, misses, times=400):
    """Return how often each legal move is seen."""
    counts = dict.fromkeys(game.legal_moves(), 0)
    for number in range(times):
        for move in noticed_moves(game, game.legal_moves(), misses, Rng(number)):
            counts[move] += 1
    return counts


def test_the_cells_straight_beside_the_last_move_are_never_overlooked():
    counts = counted(after("gomoku", 112), 40)  # in the middle of 15 x 15
    assert all(counts[112 + step] == 400 for step in (1, -1, 15, -15))


def test_a_far_move_is_overlooked_more_often_and_a_diagonal_one_most_often():
    counts = counted(after("gomoku", 112), 15)
    near, far, diagonal, far_diagonal = (counts[112 + step] for step in (1, 3, 16, 48))
    assert near > far > far_diagonal > 0 and near > diagonal > far_diagonal


def test_some_move_is_always_noticed_and_all_are_before_the_first_move():
    assert len(counted(after("othello"), 40)) * 400 == sum(counted(after("othello"), 40).values())
    game = after("checkers", *load("checkers")().legal_moves()[:1])
    assert all(noticed_moves(game, game.legal_moves(), 100, Rng(number)) for number in range(200))
