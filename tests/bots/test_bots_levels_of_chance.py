"""The levels of bots in a game of chance."""

import pytest
from generators import result_of
from tiny_race import DRAWN, HOME, Sprint

from glowgrid import bots
from glowgrid.engine.game import CHANCE
from glowgrid.engine.rng import Rng

PAIRS = ("hard", "medium"), ("medium", "easy"), ("easy", "random")
LEVELS = "easy", "medium", "hard"


def position(ones, twos, roll):
    """Return a race in which it is player 1's turn with this roll. `ones` and `twos` are the steps of all pieces."""
    game = Sprint()
    for player, steps in enumerate((ones, twos)):
        row = player * (HOME + 1)
        game._board[row : row + HOME + 1] = bytes([steps.count(step) for step in range(HOME + 1)])
    game.push(DRAWN + roll)
    return game


def thought(bot, game, rng):
    """Return the move that the bot chooses."""
    return result_of(bot.think(game, rng))


def chosen(game, level):
    """Return the moves that bots of this level choose when they make no random moves."""
    bot = bots.load(level)()
    bot.misses = 0
    return {thought(bot, game, Rng(seed)) for seed in range(12)}


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_compares_all_moves_though_a_roll_can_lead_to_a_pass(level):
    assert chosen(position((0, 3, 6), (0, 2, 4), roll=1), level) == {3}  # it captures the piece on 4


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_bot_that_looks_two_moves_ahead_avoids_a_step_where_it_can_be_captured(level):
    assert chosen(position((0, 7, 9), (0, 4, 6), roll=1), level) == {7}  # the piece is in danger on 7 and safe on 8


@pytest.mark.slow(weekly=True)
@pytest.mark.parametrize("better, worse", PAIRS)
def test_each_level_wins_more_games_of_a_race_than_the_level_below(better, worse):
    won = sum([is_won(better, worse, seed, player) for seed in range(200) for player in (1, 2)])
    assert won > 200  # of 400


def is_won(better, worse, seed, player):
    """Return whether the better bot wins as this player. The dice are the same whichever side it plays."""
    game, dice, rng = Sprint(), Rng(seed), Rng(seed + 1000)
    seats = {player: bots.load(better)(), 3 - player: bots.load(worse)()}
    while game.outcome is None:
        if game.turn == CHANCE:
            game.push(game.draw(dice))
        else:
            game.push(thought(seats[game.turn], game, rng))
    return game.outcome.winner == player
