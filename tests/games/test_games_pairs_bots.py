"""Pairs: what bots remember, and what they do with it."""

from functools import cache

import pytest
from generators import result_of

from glowgrid.engine.game import CHANCE
from glowgrid.engine.rng import Rng
from glowgrid.games import pairs_memory
from glowgrid.games.pairs import Pairs
from lab import pairs_levels


def played(moves, *options):
    game = Pairs(*options)
    for name in moves.split():
        game.push(game.parse(name))
    return game


@cache
def lead(pairs, known):
    """Return the lead in pairs of a player to move against an opponent, if both remember everything and play best, and
    whether this player should turn a known card after a new one. `known`: cards that were seen without their mates."""
    new = 2 * pairs - known
    if not pairs:
        return 0, False
    taken = known / new * (1 + lead(pairs - 1, known - 1)[0]) if known else 0
    others = new - known  # new cards whose mates are also new
    if not others:
        return taken, False
    two = (1 + lead(pairs - 1, known)[0]) / (new - 1)
    if known:
        two -= known / (new - 1) * (1 + lead(pairs - 1, known)[0])
    if others > 2:
        two -= (others - 2) / (new - 1) * lead(pairs, known + 2)[0]
    idle = -lead(pairs, known + 1)[0] if known else -99
    return taken + others / new * max(two, idle), idle > two + 1e-9


def test_the_table_of_the_hard_bot_is_the_best_play_of_players_who_remember_everything():
    for pairs in range(1, 19):
        idle = [known for known in range(pairs) if lead(pairs, known)[1]]
        assert [known for known in range(pairs) if pairs_memory._IDLE[pairs] >> known & 1] == idle


def chosen(game, misses, seed=1):
    """Return the move of a bot in notation."""
    move = result_of(game.guess(game.turn, Rng(seed), misses))
    assert game.is_legal(move)
    return game.notation(move)


def test_a_bot_that_remembers_takes_a_pair_that_was_seen():
    game = played("a1 A b1 B c1 C a2 A", 4, 4)
    assert chosen(game, 0) == "a1"
    assert chosen(played("a1 A b1 B c1 C a2 A a1 A", 4, 4), 0) == "a2"
    assert game.why(game.parse("a1")) == "makes a pair"
    assert game.why(game.parse("b2")) == "was never turned"


def remembered(game, misses):
    """Return what player 1 remembers: the card of each cell, counted from 1, or 0."""
    return result_of(pairs_memory.remembered(game, 1, misses))


def test_the_more_a_bot_overlooks_the_more_it_forgets():
    game, rng = Pairs(6, 6, 1), Rng(4)
    while game.ply < 80:
        game.push(game.draw(rng) if game.turn == CHANCE else rng.choice(game.legal_moves()))
    counts = [sum(map(bool, remembered(game, misses))) for misses in (0, 10, 40)]
    seen = [cell for cell in range(36) if game.key()[cell] and not game.at(cell)]
    assert counts[0] == len(seen) > counts[1] > counts[2] > 0


def test_a_forgotten_card_is_not_remembered_before_it_is_turned_again():
    game, rng = Pairs(4, 4, 1), Rng(9)
    before = remembered(game, 40)
    while game.outcome is None:
        game.push(rng.choice(game.legal_moves()))
        if not game.ply & 3:
            turned = list(game.moves)[game.ply - 4 :: 2]
            now = remembered(game, 40)
            assert all(before[cell] or not now[cell] or cell in turned for cell in range(16))
            before = now


@pytest.mark.slow
def test_hard_beats_random_always_and_each_level_beats_the_one_below():
    assert pairs_levels.results("hard", "random", (4, 4), 100) == [100, 0, 0]
    for level, other in (("hard", "medium"), ("medium", "easy"), ("easy", "random")):
        won, _, lost = pairs_levels.results(level, other, (4, 4), 60)
        assert won > 2 * lost
