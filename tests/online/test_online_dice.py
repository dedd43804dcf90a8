"""Dice that two peers roll together: both see the same numbers, and neither can predict, choose or repeat them."""

import random
from collections import Counter

import pytest
import tiny
from bad_connection import Player, pair, run
from test_online_match import HARM, MESS, after_power_cut, names, over, same, whole_game

from glowgrid.engine import match as events
from glowgrid.engine.game import CHANCE
from glowgrid.match_sentences import describe_move
from glowgrid.online.peer.dice import HashRng
from glowgrid.online.peer.hidden_moves import commitment
from glowgrid.online.protocol import messages

Dice = tiny.GAMES["dice"]
COMMIT, REVEAL = messages.COMMIT, messages.REVEAL


def of_kind(wire, kind):
    """Return the messages of one kind: match, epoch, ply, word."""
    read = [messages.read(line) for line in wire.said]
    return [(line.match, line.epoch, int(line.rest[0]), line.rest[2]) for line in read if line and line.kind == kind]


class Cheat:
    """A cheating peer with all the secrets of an honest one, at `other`'s end of the connection."""

    def __init__(self, wire, clock, victim, other):
        self.wire, self.clock, self.victim, self.other = wire, clock, victim, other
        self.seq = 10_000

    def say(self, kind, *rest):
        exchange, self.seq = self.victim.party.game.exchange, self.seq + 1
        where = self.victim.party.transport.match, self.seq, exchange.number, exchange.epoch, exchange.log.count
        self.wire.lines[self.victim.link.number].append(messages.write(*where, kind, *rest))

    def listen(self, ms=1000):
        """Let the victim send messages. Return its commitments and its salts."""
        start = len(self.wire.said)
        run(self.clock, [self.victim], lambda: False, ms, plays=False)
        said = [messages.read(line) for line in self.wire.said[start:]]
        self.wire.lines[self.other.link.number].clear()
        return [[line.rest[2] for line in said if line.kind == kind] for kind in (COMMIT, REVEAL)]

    def commitment(self, salt):
        exchange, hidden_moves = self.victim.party.game.exchange, self.victim.party.game.hidden_moves
        return commitment(hidden_moves.theirs, exchange.log.count, f"dice {exchange.epoch}", salt)

    @property
    def ply(self):
        return self.victim.party.game.exchange.log.count


def cheat(seed=4):
    """Return a cheat whose victim waits for dice that have no commitments yet."""
    wire, clock, players = pair(Dice, seed)
    victim, other = players
    assert run(clock, players, lambda: other.match.phase == victim.match.phase == events.STARTED, plays=False)
    wire.lines[0].clear()
    wire.lines[1].clear()
    found = Cheat(wire, clock, victim, other)
    assert victim.match.game.turn == CHANCE and victim.match.game.ply == 0
    return found


def test_a_match_with_dice_is_the_same_on_both_sides_and_no_salt_is_used_twice():
    wire, _, players = whole_game(Dice, 2, 0, 0, 0, 0)
    salts = {word for *_, word in of_kind(wire, REVEAL)}
    draws = {(epoch, ply) for _, epoch, ply, _ in of_kind(wire, REVEAL)}
    assert len(draws) == 6 and len(salts) == 12 and max(map(len, wire.said)) <= messages.MOST
    assert players[0].match.draws == players[1].match.draws


def test_no_side_reveals_a_salt_before_it_has_the_others_commitment():
    found = cheat()
    committed, revealed = found.listen(5000)
    assert len(set(committed)) == 1 and not revealed
    found.say(COMMIT, found.ply, "-", found.commitment("1" * 32))
    committed, revealed = found.listen()
    assert len(set(revealed)) == 1 and found.victim.match.game.ply == 0
    found.say(REVEAL, found.ply, "-", "1" * 32)
    found.listen()
    assert found.victim.match.game.ply == 1 and not {"BROKEN_PROMISE"} & set(names(found.victim))


def broken(found):
    """Return whether the victim has ended the match for good, with a sentence and without a draw."""
    found.say(messages.PING, found.victim.party.game.exchange.position(found.victim.match.game))
    found.listen(5000)
    game = found.victim.match.game
    return "BROKEN_PROMISE" in names(found.victim) and game.ply == 0 and found.victim.party.game.parted


def test_a_peer_who_changes_the_salt_after_seeing_ours_is_detected():
    found = cheat()
    found.say(COMMIT, found.ply, "-", found.commitment("1" * 32))
    assert found.listen()[1]
    found.say(REVEAL, found.ply, "-", "2" * 32)
    found.listen()
    assert broken(found)


def test_a_peer_who_changes_the_commitment_after_seeing_our_salt_is_detected():
    found = cheat()
    found.say(COMMIT, found.ply, "-", found.commitment("1" * 32))
    assert found.listen()[1]
    found.say(COMMIT, found.ply, "-", found.commitment("2" * 32))
    found.listen()
    assert broken(found)


@pytest.mark.parametrize("first", [True, False])
def test_a_peer_who_returns_our_commitment_or_our_salt_is_detected(first):
    found = cheat()
    committed, _ = found.listen()
    if first:
        found.say(COMMIT, found.ply, "-", committed[0])
        found.listen()
    else:
        found.say(COMMIT, found.ply, "-", found.commitment("1" * 32))
        found.say(REVEAL, found.ply, "-", found.listen()[1][0])
        found.listen()
    assert broken(found)


@pytest.mark.parametrize("cut", [False, True])
def test_a_peer_who_restarts_to_roll_again_is_detected_even_if_both_sides_lose_power(cut):
    found = cheat()
    found.say(COMMIT, found.ply, "-", found.commitment("1" * 32))
    assert found.listen()[1]
    if cut:
        victim = found.victim
        assert victim.kept == victim.party.state()  # saved before the salt was sent
        found.victim = after_power_cut(victim, Dice)
    wire, other = found.wire, found.other
    fresh = Player(wire.end(other.link.number), found.clock, Dice(), 77, who=other.party.game.sides())
    run(found.clock, [found.victim, fresh], lambda: False, 5000, plays=False)
    assert "BROKEN_PROMISE" in names(found.victim) and found.victim.match.game.ply == 0


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
