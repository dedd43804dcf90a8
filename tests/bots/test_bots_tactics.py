"""Tactics of the bots: no loss at tic-tac-toe, immediate wins and threats, three players, and passes."""

import random

import pytest
from winning_moves import winning_moves

from glowgrid import bots, games
from glowgrid.engine.game import CHANCE
from glowgrid.engine.rng import Rng
from glowgrid.games.connectx import ConnectX
from glowgrid.games.gomoku import Gomoku
from glowgrid.games.othello import Othello
from glowgrid.games.tictactoe import TicTacToe
from tools.play.deciding import decide
from tools.vm.timed_playouts import opening

# -- perfect play at tic-tac-toe


def never_loses(bot, me, seed):
    """Play every line of the opponent against the bot as player `me`. Return the number of games."""
    game, met = TicTacToe(), {}

    def follow():
        if game.outcome is not None:
            assert game.outcome.winner in (0, me), game.lines()
            return 1
        if game.key() in met:
            return met[game.key()]
        moves = [decide(bot, game, Rng(seed))] if game.turn == me else game.legal_moves()
        ends = 0
        for move in moves:
            game.push(move)
            ends += follow()
            game.pop()
        met[game.key()] = ends
        return ends

    return follow()


@pytest.mark.parametrize("me", [1, 2])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_hard_never_loses_tic_tac_toe_against_any_play(me, seed):
    assert never_loses(bots.load("hard")(), me, seed) > 20


def test_hard_draws_tic_tac_toe_against_itself():
    for seed in range(10):
        game, bot, rng = TicTacToe(), bots.load("hard")(), Rng(seed)
        while game.outcome is None:
            game.push(decide(bot, game, rng))
        assert game.outcome.winner == 0


# -- wins and threats in one move


def tactical(make, kind, count):
    """Return `count` positions, as move lists, with the moves that solve them.

    In a "win" position the player to move can win at once, in a "loss" position they must and can stop the next player.
    """
    rng, found = random.Random(6), []
    while len(found) < count:
        game = make()
        while game.outcome is None:
            mine = winning_moves(game, game.turn)
            right = mine if kind == "win" or mine else stops(game)
            if right and (kind == "win" or not mine):
                found.append((list(game.moves), right))
                break
            game.push(near_others(game, rng))
    return found


def near_others(game, rng):
    """Return a random move; on a large board one near the centre, where tokens meet."""
    moves = game.legal_moves()
    if len(moves) > 60:
        moves = [move for move in moves if all(4 <= at <= 10 for at in (move // game.cols, move % game.cols))] or moves
    return rng.choice(moves)


def stops(game):
    """Return the moves that take the opponent's winning cell and leave no other one."""
    found = []
    for move in winning_moves(game, 3 - game.turn):
        game.push(move)
        if game.outcome is not None or not winning_moves(game, game.turn):
            found.append(move)
        game.pop()
    return found


IN_A_ROW = {"tictactoe": TicTacToe, "connectx": ConnectX, "gomoku": Gomoku}


def assert_hard_finds(kind, key, count):
    bot = bots.load("hard")()
    for moves, right in tactical(IN_A_ROW[key], kind, count):
        game = IN_A_ROW[key]()
        for move in moves:
            game.push(move)
        assert decide(bot, game, Rng(1)) in right


@pytest.mark.slow
@pytest.mark.parametrize("key", IN_A_ROW)
def test_hard_finds_every_win_in_one_move(key, cases):
    assert_hard_finds("win", key, cases(200))


@pytest.mark.slow
@pytest.mark.parametrize("key", IN_A_ROW)
def test_hard_stops_every_loss_in_one_move(key, cases):
    assert_hard_finds("loss", key, cases(200))


# -- whole games

KEYS = [row[0] for row in games.CATALOGUE]
MOST = 300  # plies of a game that need not end by itself
OF_TWO = [key for key in KEYS if games.load(key)().players == 2]


@pytest.mark.parametrize("key", OF_TWO)
@pytest.mark.parametrize("level", ["hard", "medium"])
def test_stronger_levels_beat_the_random_bot(level, key):
    bot, other, score = bots.load(level)(), bots.load("random")(), 0
    for number in range(4):
        game, rng, seat = games.load(key)(), Rng(number), 1 + number % 2
        while game.outcome is None and game.ply < MOST:
            mover = bot if game.turn == seat else other
            game.push(game.draw(rng) if game.turn == CHANCE else decide(mover, game, rng))
        score += 1 if game.outcome is None or not game.outcome.winner else 2 * (game.outcome.winner == seat)
    assert score >= 6


def test_three_players_play_each_for_themselves():
    game, bot, rng = ConnectX(players=3), bots.load("hard")(), Rng(1)
    while game.outcome is None:
        move = decide(bot, game, rng)
        assert game.is_legal(move)
        game.push(move)


def test_among_three_players_hard_takes_a_win_and_stops_a_loss():
    game, bot = ConnectX(players=3), bots.load("hard")()
    for move in (0, 1, 2, 0, 1, 6, 0, 1, 6):
        game.push(move)
    assert decide(bot, game, Rng(1)) == 0  # its fourth in the column
    game = ConnectX(players=3)
    for move in (6, 1, 2, 5, 1, 2, 6, 1, 3):
        game.push(move)
    assert decide(bot, game, Rng(1)) == 1  # the next player's column


def test_the_search_handles_forced_passes():
    for seed in range(6):
        game, bot = opening(lambda: Othello(4), Rng(seed), 6), bots.load("hard")()
        assert game.is_legal(decide(bot, game, Rng(seed)))
