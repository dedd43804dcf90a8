"""Bots at chess: they find mates, win material, and win won endings."""

import pytest
from generators import result_of
from test_games_chess import at

from glowgrid.bots import search
from glowgrid.engine.rng import Rng
from glowgrid.games.chess import Chess
from host_sim.board import thinking_time

Hard = thinking_time.timed()(search.Hard)  # looks as far ahead as on the reference board


def play(game, bots, seed):
    """Play `game` to its end. `bots`: the bot of each player, or None for one that plays at random."""
    rng = Rng(seed)
    while game.outcome is None:
        bot = bots[game.turn - 1]
        game.push(result_of(bot.think(game, rng)) if bot else game.random_move(rng))
    return game


@pytest.mark.parametrize(
    ("fen", "best"),
    [
        ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "Rd8#"),
        ("4k3/8/8/3q4/8/4N3/8/4K3 w - - 0 1", "Nxd5"),
        ("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", "Qg7#"),
    ],
)
def test_hard_finds_the_best_move(fen, best):
    game = at(fen)
    assert game.notation(result_of(Hard().think(game, Rng(1)))).rstrip("+") in best.split()


@pytest.mark.parametrize(
    "fen",
    [
        "8/8/8/3k4/8/8/8/R3K3 w - - 0 1",
        "8/8/3k4/8/8/3K4/8/7R w - - 0 1",
        "8/8/8/8/3K4/8/7r/k7 b - - 0 1",
        "8/8/8/3k4/8/8/8/Q3K3 w - - 0 1",
    ],
)
@pytest.mark.parametrize("defender", [None, search.Hard])
def test_hard_mates_a_lone_king_with_a_rook_or_a_queen(fen, defender):
    game = at(fen)
    strong, bots = game.turn, [defender and defender(), defender and defender()]
    bots[strong - 1] = Hard()
    assert play(game, bots, 5).outcome[:1] == (strong,) and game.outcome.why == "checkmate"


@pytest.mark.slow(minutes=2)
def test_hard_beats_random_always(cases):
    for seed in range(cases(100)):
        bots = [Hard(), None] if seed % 2 else [None, Hard()]
        assert play(Chess(), bots, seed).outcome.winner == (1 if seed % 2 else 2)


def test_the_value_is_the_same_for_both_players_with_the_opposite_sign():
    game, rng = Chess(), Rng(7)
    while game.outcome is None and game.ply < 150:
        assert game.evaluate(1) == -game.evaluate(2)
        game.push(game.random_move(rng))


def test_a_foreseen_value_is_that_of_the_position_in_which_nothing_is_attacked():
    game = Chess()
    foreseen = game.foresight(1)
    for move in game.legal_moves():
        value = foreseen(move)
        game.push(move)
        assert value == game.evaluate(1)
        game.pop()
