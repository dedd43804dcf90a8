"""Hidden information in an online game: it is sent and verified after the game."""

import hashlib
import random
import re

import pytest
import tiny
from bad_connection import Clock, Player, Wire, pair, run
from test_online_match import HARM, MESS, after_power_cut, names, over, same

from glowgrid.engine import events
from glowgrid.engine.game import HIDDEN
from glowgrid.engine.hand_over import HandOver, is_due, is_needed
from glowgrid.engine.resign_and_draw import RESIGN
from glowgrid.online.protocol.sha256 import sha256

Veil = tiny.GAMES["veil"]
CELL = re.compile(r"[ ~][abc]1[ !*]")
STONES = re.compile(r"[ ~](b1|a2)[ !*]")  # those of a duel


def begun(seed=4, harm=0.0, mess=0.0):
    """Return a connection, its clock, the player who hides and the player who searches, after the stone is hidden."""
    wire, clock, players = pair(Veil, seed, harm, mess)
    assert run(clock, players, lambda: all(player.match.phase == events.STARTED for player in players), plays=False)
    hides, looks = sorted(players, key=lambda player: not player.match.awaits_person)
    hides.match.play(1)
    assert run(clock, players, lambda: looks.match.game.ply == 1, plays=False)
    return wire, clock, hides, looks


def play(clock, player, other, name):
    match = player.match
    assert match.play(match.game.parse(name))
    return run(clock, (player, other), lambda: other.match.game.ply == match.game.ply, 5000, plays=False)


def reached(players, ply):
    return min(player.match.game.ply for player in players) >= ply


def seen(player, viewer=0):
    cells = bytearray(6)
    player.match.game.fill(cells, viewer)
    return list(cells)


def test_hidden_information_is_not_sent_and_is_unknown_on_the_other_side():
    wire, clock, hides, looks = begun()
    assert play(clock, looks, hides, "a2") and play(clock, hides, looks, "no")
    assert not [line for line in wire.said if CELL.search(line)]
    assert seen(looks) == seen(looks, 2) == [0, HIDDEN, HIDDEN, 2, 0, 0] and seen(hides, 1)[1] == 1
    assert looks.match.game.notation(looks.match.game.moves[0]) == "?"


def test_after_the_game_hidden_information_is_shown_on_both_sides():
    wire, clock, hides, looks = begun()
    for player, name in ((looks, "a2"), (hides, "no"), (looks, "b2"), (hides, "yes")):
        play(clock, player, hides if player is looks else looks, name)
    assert run(clock, (hides, looks), lambda: over((hides, looks)) and same((hides, looks)), 10_000)
    assert looks.match.game.outcome.winner == 2 and seen(looks) == [0, 1, 0, 2, 2, 0]
    assert [line for line in wire.said if "b1!" in line] and "BROKEN_PROMISE" not in names(looks)


@pytest.mark.parametrize("gives_up", ["hides", "looks"])
def test_resigning_reveals_the_secret(gives_up):
    _, clock, hides, looks = begun()
    if gives_up == "hides":
        play(clock, looks, hides, "a2")
        hides.match.play(RESIGN)
    else:
        looks.match.play(RESIGN)
    assert run(clock, (hides, looks), lambda: over((hides, looks)) and same((hides, looks)), 10_000)
    assert seen(looks)[1] == 1 and looks.match.game.outcome.winner == hides.match.game.outcome.winner != 0


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40))
def test_a_secret_survives_a_bad_connection_and_power_cuts(seed):
    wire, clock, players = pair(Veil, seed, HARM, MESS)
    chance = random.Random(seed)
    cuts = chance.sample(range(1, 5), 2)
    while not over(players):
        assert run(clock, players, lambda: over(players) or cuts and reached(players, cuts[0]), 900_000)
        if cuts and not over(players):
            cuts.pop(0)
            at = chance.randrange(2)
            lost = chance.randrange(2) if players[0].position == players[1].position else 0
            players[at] = after_power_cut(players[at], Veil, lost)
            run(clock, players, lambda: False, 30_000, plays=False)
        elif cuts:
            break
    assert run(clock, players, lambda: over(players) and same(players), 900_000), [player.said for player in players]
    told = set(names(players[0]) + names(players[1]))
    assert {"PARTED", "BROKEN_PROMISE", "NO_MOVE", "NO_SENSE"}.isdisjoint(told)


def test_a_hidden_move_lost_in_a_power_cut_is_restored():
    _, clock, hides, looks = begun()
    hides = after_power_cut(hides, Veil, 1)
    assert hides.match.game.ply == 0
    assert run(clock, (hides, looks), lambda: hides.match.game.ply == 1, 20_000, plays=False)
    assert seen(hides, 1)[1] == 1


@pytest.mark.parametrize("cut", [False, True])
def test_a_player_who_reveals_something_else_than_they_hid_is_detected(cut):
    _, clock, hides, looks = begun()
    play(clock, looks, hides, "a2")
    play(clock, hides, looks, "no")
    play(clock, looks, hides, "b2")
    if cut:
        looks = after_power_cut(looks, Veil)
        run(clock, (hides, looks), lambda: False, 5000, plays=False)
    game, hidden = hides.match.game, hides.party.game.hidden_moves
    answers = [game.pop() for _ in range(4)]
    for move in (2, *answers[2::-1]):  # the stone moves from b1 to c1
        game.push(move)
    hidden.own[0] = "c1"
    hides.match.play(game.parse("no"))
    run(clock, (hides, looks), lambda: False, 20_000, plays=False)
    assert "BROKEN_PROMISE" in names(looks)


def test_a_hidden_move_cannot_be_undone_and_no_move_after_the_reveal_can():
    _, clock, hides, looks = begun()
    for player in (hides, looks):
        assert player.match.take_back(1) == 0
    run(clock, (hides, looks), lambda: False, 3000, plays=False)
    assert hides.match.game.ply == looks.match.game.ply == 1 and not hides.asked and not looks.asked
    looks.match.play(RESIGN)
    assert run(clock, (hides, looks), lambda: over((hides, looks)) and same((hides, looks)), 10_000)
    assert hides.match.take_back(1) == looks.match.take_back(1) == 0


@pytest.mark.parametrize("make", [Veil, tiny.GAMES["dice"]])
def test_every_game_of_a_match_has_a_new_secret_and_new_salts(make):
    _, clock, players = pair(make, 4)
    secrets, salts = set(), set()
    for games in range(1, 4):
        assert run(clock, players, lambda: all(player.match.phase == events.STARTED for player in players), plays=False)
        for player in players:
            hidden_moves = player.party.game.hidden_moves
            secrets.add(hidden_moves.state().split("!")[1])
            salts.add(hidden_moves.salt("move 0"))
        assert len(secrets) == len(salts) == 2 * games and {len(word) for word in secrets | salts} == {32}
        assert run(clock, players, lambda: over(players) and same(players), 900_000)
        for player in players:
            player.match.new_game()


def test_a_commitment_is_saved_as_soon_as_it_is_known():
    _, _, hides, looks = begun()
    assert hides.kept == hides.party.state() and looks.kept == looks.party.state()
    again = Player(looks.link, looks.clock, Veil(), 5, who="eh", state=looks.kept + ".0123456789abcdef.b.abcdef")
    assert again.party.state() == looks.kept


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(200))
def test_random_games_with_a_secret_end_identical_with_undone_moves(seed):
    wire, clock, players = pair(Veil, seed, HARM, MESS)
    chance = random.Random(seed)
    for player in players:
        player.haste = chance.choice((0.02, 0.1, 0.5))

    def each():
        if chance.random() < 0.02:
            wire.pull()
        wire.pulled = wire.pulled and chance.random() < 0.95
        player = players[chance.randrange(2)]
        player.answers = chance.choice((True, True, False, None))
        if player.party.question and chance.random() < 0.1:
            player.party.answer(chance.random() < 0.7)
        if chance.random() < 0.05 and player.match.game.ply and player.match.phase == events.STARTED:
            player.match.take_back(chance.choice((1, 1, 2)))

    done = run(clock, players, lambda: over(players) and same(players), 900_000, each=each)
    told = set(names(players[0]) + names(players[1]))
    assert done and {"PARTED", "BROKEN_PROMISE", "NO_MOVE", "NO_SENSE", "ROLLBACK"}.isdisjoint(told), told


@pytest.mark.parametrize("size", [0, 1, 55, 56, 63, 64, 119, 120, 200])
def test_a_board_without_hashlib_computes_the_same_hash(size):
    data = random.Random(size).randbytes(size)
    assert sha256(data) == hashlib.sha256(data).digest()


# -- answers with only one true value


def duel():
    """Return a connection, its clock, the player who has shot first, and the other, after both have hidden a stone."""
    wire, clock, players = pair(tiny.GAMES["duel"], 4)
    assert run(clock, players, lambda: all(player.match.phase == events.STARTED for player in players), plays=False)
    first, second = sorted(players, key=lambda player: not player.match.awaits_person)
    assert play(clock, first, second, "b1") and play(clock, second, first, "a2")
    return wire, clock, first, second


def test_the_board_of_the_owner_answers_over_the_wire_and_asks_nobody():
    wire, clock, first, second = duel()
    assert first.match.play(first.match.game.parse("b2"))
    assert not first.match.awaits_person and not first.match.step()  # only the other board knows the answer
    assert run(clock, (first, second), lambda: first.match.game.ply == second.match.game.ply == 4, 5000, plays=False)
    assert [player.match.game.notation(player.match.game.last()) for player in (first, second)] == ["missed"] * 2
    assert second.match.awaits_person and not [line for line in wire.said if STONES.search(line)]


@pytest.mark.parametrize("seed", range(6))
def test_answers_survive_a_bad_connection(seed):
    _, clock, players = pair(tiny.GAMES["duel"], seed, HARM, MESS)
    assert run(clock, players, lambda: over(players) and same(players), 900_000), [player.said for player in players]
    told = set(names(players[0]) + names(players[1]))
    assert {"PARTED", "BROKEN_PROMISE", "NO_MOVE", "NO_SENSE"}.isdisjoint(told)


def is_answering(player):
    return player.match.game.is_answer(player.match.game.ply)


def test_two_people_at_one_board_hand_it_over_and_the_third_plays_elsewhere(monkeypatch):
    monkeypatch.setattr(tiny.GAMES["duel"], "rivals", 3)
    wire, clock = Wire(random.Random(4)), Clock(4)
    sides = [(wire.end(at), clock, tiny.GAMES["duel"](), 8 + at, "game", who) for at, who in enumerate(("hhe", "eeh"))]
    players = [Player(*side, colours=(1, 2, 3)) for side in sides]
    assert run(clock, players, lambda: all(player.match.phase == events.STARTED for player in players), plays=False)
    here, there = players
    assert is_needed(here.match) and not is_needed(there.match)
    hand_over, views = HandOver(here.match), []
    for player, name in ((here, "b1"), (here, "a2"), (there, "c3"), (here, "b2"), (here, "a3"), (there, "a1")):
        if player is here:
            assert is_due(here.match)
            hand_over.take()
        views.append(here.match.viewer)
        assert play(clock, player, there if player is here else here, name)
        assert run(clock, players, lambda: not any(is_answering(one) for one in players), 5000, plays=False)
    assert views == [1, 2, 0, 1, 2, 0] and here.match.viewer == 0 and is_due(here.match)
    assert not [line for line in wire.said if re.search(r"[ ~](b1|c3)[ !*]", line)]
