"""Dice over a network: a cheating peer can neither foresee nor choose a roll, and the other player is told."""

import pytest
from bad_connection import Player, run
from dice_cheat import COMMIT, REVEAL, Dice, broken, cheat, decided
from test_online_match import after_power_cut, names

from glowgrid.engine.game import CHANCE
from glowgrid.online.protocol import messages
from glowgrid.online.protocol.move_text import position


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


def test_a_peer_who_reveals_a_salt_without_a_commitment_cannot_change_it_after_seeing_ours():
    found = cheat()
    assert not found.listen()[1]  # our salt is still secret, so the result cannot be foreseen
    found.say(REVEAL, 0, "-", "1" * 32)
    found.listen()
    game = found.victim.match.game
    drawn = game.moves[0]
    found.say(REVEAL, 0, "-", "2" * 32)
    found.say(COMMIT, 0, "-", found.commitment("2" * 32))
    found.listen()
    assert game.moves[0] == drawn and found.victim.match.draws == {0: drawn}


def test_a_peer_who_repeats_an_old_commitment_and_its_salt_is_detected():
    found = cheat()
    old = found.commitment("1" * 32)
    found.say(COMMIT, 0, "-", old)
    found.listen()
    found.say(REVEAL, 0, "-", "1" * 32)
    found.listen()
    match = found.victim.match
    assert match.play(match.game.legal_moves()[0]) and match.game.turn == CHANCE
    found.listen()
    found.say(COMMIT, found.ply, found.known, old)
    assert found.listen()[1]
    found.say(REVEAL, found.ply, found.known, "1" * 32)
    found.listen()
    assert broken(found, 2)


def test_a_peer_who_rolls_again_after_we_lost_the_roll_in_a_power_cut_is_detected():
    found = cheat()
    found.say(COMMIT, 0, "-", found.commitment("1" * 32))
    found.listen()
    found.say(REVEAL, 0, "-", "1" * 32)
    found.listen()
    assert found.victim.match.game.ply == 1 and found.victim.party.game.dice is None
    found.victim.keep()
    found.victim = after_power_cut(found.victim, Dice, 1)
    fresh = Player(found.wire.end(found.other.link.number), found.clock, Dice(), 77, who=found.other.party.game.sides())
    run(found.clock, [found.victim, fresh], lambda: False, 5000, plays=False)
    assert "BROKEN_PROMISE" in names(found.victim) and found.victim.match.game.ply == 0


def test_a_move_that_claims_a_result_is_ignored_and_the_salts_decide():
    found = cheat()
    victim = found.victim
    found.say(COMMIT, 0, "-", found.commitment("1" * 32))
    assert found.listen()[1]
    for column in "123":
        found.say(messages.MOVE, 0, "-", "%" + column)
        found.listen()
        assert victim.match.game.ply == 0
    found.say(REVEAL, 0, "-", "1" * 32)
    found.listen()
    assert victim.match.game.ply == 1 and victim.match.game.moves[0] == decided(found, "1" * 32)


def test_a_peer_who_claims_another_result_than_the_salts_give_is_told_to_have_parted():
    found = cheat()
    victim = found.victim
    found.say(COMMIT, 0, "-", found.commitment("1" * 32))
    found.listen()
    found.say(REVEAL, 0, "-", "1" * 32)
    found.listen()
    drawn = victim.match.game.moves[0]
    other = next(move for move in (100, 101, 102) if move != drawn)
    claimed = Dice()
    claimed.push(other)
    found.say(messages.PING, position(claimed))
    found.listen()
    found.say(messages.PART, 0, position(claimed), "%" + str(other - 99))
    found.listen()
    assert victim.match.game.moves[0] == drawn and "PARTED" in names(victim)


def test_a_peer_who_withholds_its_salt_gets_no_other_roll_and_the_player_is_told():
    found = cheat()
    found.say(COMMIT, 0, "-", found.commitment("1" * 32))
    assert len(set(found.listen()[1])) == 1
    found.listen(60_000)
    assert found.victim.match.game.ply == 0 and "GONE" in names(found.victim)
    found.say(COMMIT, 0, "-", found.commitment("2" * 32))
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
