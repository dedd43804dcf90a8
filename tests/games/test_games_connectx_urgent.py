"""Where there is a threat in Connect X, hard tries only the moves that the threat leaves. Easier bots try all."""

import random

import pytest

from glowgrid import bots
from glowgrid.engine.rng import Rng
from glowgrid.games.connectx import ConnectX
from tools.play.deciding import decide


def after(*moves, **options):
    game = ConnectX(**options)
    for move in moves:
        game.push(move)
    return game


def wins(game, move):
    """Return whether `move` wins for the player to move."""
    game.push(move)
    won = game.outcome is not None and game.outcome.winner > 0
    game.pop()
    return won


def replies_that_win(game, move):
    game.push(move)
    found = [reply for reply in game.legal_moves() if wins(game, reply)]
    game.pop()
    return found


def test_a_win_at_once_is_the_only_move_even_if_the_opponent_threatens_too():
    assert after(2, 5, 2, 5, 2, 5).urgent() == [2]


def test_a_threat_must_be_answered():
    assert after(2, 5, 2, 5, 2).urgent() == [2]


def test_no_move_lets_the_opponent_win_in_the_cell_above():
    chance = random.Random(4)
    found = 0
    while found < 20:
        game = ConnectX()
        for _ in range(chance.randrange(8, 30)):
            if game.outcome is None:
                game.push(chance.choice(game.legal_moves()))
        if game.outcome is not None:
            continue
        legal, urgent = game.legal_moves(), game.urgent()
        winning = [move for move in legal if wins(game, move)]
        safe = [move for move in legal if not replies_that_win(game, move)]
        assert set(urgent) <= set(legal) and len(set(urgent)) == len(urgent) > 0
        if winning:
            assert len(urgent) == 1 and urgent[0] in winning
        elif safe:
            assert set(urgent) == set(safe)
            found += len(safe) < len(legal)


def test_without_a_threat_all_candidates_are_left():
    for game in (after(), after(3, 3, 2)):
        assert game.urgent() == game.candidates() == [3, 2, 4, 1, 5, 0, 6]


@pytest.mark.parametrize("options", [{"players": 3}, {"rows": 30, "cols": 30}], ids=str)
def test_without_counted_lines_all_candidates_are_left(options):
    game = after(0, 1, 0, 1, 0, 1, **options)
    assert game.urgent() == game.candidates()


def test_on_other_sizes_as_many_in_a_row_count():
    assert after(2, 5, 2, 5, 2, rows=8, cols=9, to_win=5).urgent() == [4, 3, 5, 2, 6, 1, 7, 0, 8]
    assert after(2, 5, 2, 5, 2, 5, 2, rows=8, cols=9, to_win=5).urgent() == [2]


def test_hard_stops_a_threat_without_a_search_but_easy_may_overlook_it():
    game, hard = after(2, 5, 2, 5, 2), bots.load("hard")()
    assert decide(hard, game, Rng(1)) == 2 and not hard.nodes
    game = after(1, 6, 2, 6, 0)
    assert game.urgent() == [3]
    assert {decide(bots.load("easy")(), game, Rng(seed)) for seed in range(60)} != {3}
