"""Dice that two peers roll together: both see the same numbers, and neither can predict, choose or repeat them."""

import random
from collections import Counter

import pytest
import tiny
from bad_connection import pair, run
from test_online_match import HARM, MESS, after_power_cut, names, over, same, whole_game

from glowgrid.engine import match as events
from glowgrid.engine.game import CHANCE
from glowgrid.match_sentences import describe_move
from glowgrid.online.peer.dice import HashRng
from glowgrid.online.protocol import messages

Dice = tiny.GAMES["dice"]
REVEAL = messages.REVEAL


def of_kind(wire, kind):
    """Return the messages of one kind: match, epoch, ply, word."""
    read = [messages.read(line) for line in wire.said]
    return [(line.match, line.epoch, int(line.rest[0]), line.rest[2]) for line in read if line and line.kind == kind]


def test_a_match_with_dice_is_the_same_on_both_sides_and_no_salt_is_used_twice():
    wire, _, players = whole_game(Dice, 2, 0, 0, 0, 0)
    salts = {word for *_, word in of_kind(wire, REVEAL)}
    draws = {(epoch, ply) for _, epoch, ply, _ in of_kind(wire, REVEAL)}
    assert len(draws) == 6 and len(salts) == 12 and max(map(len, wire.said)) <= messages.MOST
    assert players[0].match.draws == players[1].match.draws


def test_the_dice_are_freed_after_a_roll_and_its_commitment_is_still_saved():
    _, clock, players = pair(Dice, 5)
    assert run(clock, players, lambda: all(player.match.game.ply == 1 for player in players), plays=False)
    for player in players:
        game = player.party.game
        assert game.dice is None and game.state("").rpartition("!")[2].startswith("0-0-")  # epoch, ply, commitment


def test_a_power_cut_during_a_draw_does_not_change_its_result():
    wire, clock, players = pair(Dice, 5)
    assert run(clock, players, lambda: bool(of_kind(wire, REVEAL)), plays=False)
    for at in (0, 1):
        players[at] = after_power_cut(players[at], Dice)
    assert run(clock, players, lambda: all(player.match.game.ply == 1 for player in players), plays=False)
    words = {word for *_, word in of_kind(wire, REVEAL)}
    assert len(words) == 2 and players[0].position == players[1].position


def test_a_drawn_number_without_its_salt_is_rejected():
    wire, clock, players = pair(Dice, 6)
    assert run(clock, players, lambda: all(player.match.game.ply == 1 for player in players), plays=False)
    honest, liar = players
    drawn = honest.match.game.moves[0]
    honest = after_power_cut(honest, Dice, lost=1)
    other = next(move for move in (100, 101, 102) if move != drawn)
    liar.match.game.pop()
    liar.match.game.push(other)
    liar.party.game.exchange.log.drop()
    liar.party.game.exchange.log.add("%" + str(other - 99))
    run(clock, [honest, liar], lambda: False, 10_000, plays=False)
    assert honest.match.game.ply == 1 and honest.match.game.moves[0] == drawn


def test_undone_moves_are_followed_by_different_dice():
    seen = Counter()
    for seed in range(12):
        wire, clock, players = pair(Dice, seed)
        assert run(clock, players, lambda players=players: all(player.match.game.ply >= 3 for player in players))
        run(clock, players, lambda: False, 3000, plays=False)
        before = dict(players[0].match.draws)
        player = next((player for player in players if player.match.awaits_person), players[0])
        player.match.take_back(1)
        assert run(clock, players, lambda players=players: all(player.epoch == 1 for player in players), plays=False)
        ply = players[0].match.game.ply + 1
        assert run(clock, players, lambda players=players, ply=ply: all(p.match.game.ply > ply for p in players))
        seen[players[0].match.draws[ply] == before.get(ply)] += 1
        assert players[0].match.draws == players[1].match.draws
    assert seen[False]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100))
def test_random_games_with_dice_end_identical_over_a_bad_connection_with_power_cuts_and_undone_moves(seed):
    wire, clock, players = pair(Dice, seed, HARM, MESS)
    chance = random.Random(seed)

    def each():
        if chance.random() < 0.01:
            wire.pull()
        wire.pulled = wire.pulled and chance.random() < 0.95
        match = players[chance.randrange(2)].match
        if chance.random() < 0.01 and match.phase == events.STARTED and match.game.ply > 1 and players[0].backs < 20:
            match.take_back(chance.choice((1, 2)))

    cuts = sorted(chance.randrange(1, 10) for _ in range(2))
    while cuts:
        ply = cuts.pop(0)
        assert run(clock, players, lambda ply=ply: max(p.match.game.ply for p in players) >= ply, 900_000, each=each)
        at = chance.randrange(2)
        if players[at].match.game.outcome is None:
            players[at] = after_power_cut(players[at], Dice, chance.randrange(2))
    assert run(clock, players, lambda: over(players) and same(players), 1_800_000, each=each), [
        (player.position, player.said[-5:]) for player in players
    ]
    told = set(names(players[0]) + names(players[1]))
    assert {"PARTED", "BROKEN_PROMISE", "NO_MOVE", "NO_SENSE", "ROLLBACK"}.isdisjoint(told), told


def test_draws_are_as_likely_as_their_weights():
    rng = HashRng(bytes(range(32)))
    found = Counter(rng.below(6) for _ in range(60_000))
    assert sorted(found) == list(range(6)) and all(abs(count - 10_000) < 400 for count in found.values())
    assert all(rng.below(1 << 20) < 1 << 20 for _ in range(1000)) and rng.below(1) == 0


def test_both_sides_are_told_the_same_roll_of_the_same_player():
    wire, clock, players = pair(tiny.GAMES["track"], 4)
    assert run(clock, players, lambda: all(player.match.game.ply == 1 for player in players), plays=False)
    told = [describe_move(player.match, player.match.game.last(), CHANCE) for player in players]
    number = players[0].match.game.last() - 100
    assert [line.partition(" rolls ")[2] for line in told] == [f"{number}."] * 2
    assert [f"({player.match.seats[0].mark})" in line for player, line in zip(players, told)] == [True, True]
