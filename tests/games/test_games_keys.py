"""Keys and hashes, which are equal only for equal positions, and the value of a finished game."""

import pytest
from every_game import CLASSES, cells, every_size, random_game

from glowgrid.engine.rng import Rng


@every_size
def test_the_hash_is_a_small_integer_and_the_outcome_a_value(key, options):
    game = random_game(key, options, Rng(7), lambda game, _: 0 <= game.hash < 1 << 30 or pytest.fail("hash"))
    if game.outcome is None:
        return
    assert 0 <= game.outcome.winner <= game.players
    assert type(game.outcome.line) is tuple
    assert all(game.at(cell) == game.outcome.winner for cell in game.outcome.line)
    assert game.outcome.winner or not game.outcome.line
    scores = [game.evaluate(player) for player in range(1, game.players + 1)]
    assert scores == [0] * game.players or max(scores) == scores[game.outcome.winner - 1] > 0


@every_size
def test_no_two_positions_of_a_game_share_a_hash(key, options):
    met: dict = {}

    def check(game, _):
        assert met.setdefault(game.hash, game.key()) == game.key()

    for seed in range(3):
        random_game(key, options, Rng(seed), check)


TREES = [("connectx", (3, 4, 3, 2, 0), 6), ("gomoku", (5, 3), 3), ("othello", (4,), 6), ("quixo", (3,), 3)]


@pytest.mark.parametrize(("key", "options", "depth"), [*TREES, ("tictactoe", (3,), 4)])
def test_positions_have_equal_keys_exactly_when_they_are_equal(key, options, depth):
    met: dict = {}
    game = CLASSES[key](*options)
    reached = walk(game, depth, met)
    assert reached > len(met)  # some positions are reached more than once
    assert len({key for key, _ in met.values()}) == len(met)
    assert len({hashed for _, hashed in met.values()}) == len(met)


def walk(game, depth, met):
    position, name = (cells(game), game.turn), (game.key(), game.hash)
    assert met.setdefault(position, name) == name
    reached = 1
    for move in game.legal_moves() if depth else ():
        game.push(move)
        reached += walk(game, depth - 1, met)
        game.pop()
    return reached
