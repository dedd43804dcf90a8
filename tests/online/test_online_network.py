"""Matches through a broker: joining by code, spectators, and interrupted connections."""

import random

import pytest
from bad_connection import STEP_MS, Clock, run
from memory_broker import Broker
from network_sides import CODE, Side, Watcher, over, read_setup, same, sides

from glowgrid.engine import events
from glowgrid.games.connectx import ConnectX
from glowgrid.games.othello import Othello
from glowgrid.games.tictactoe import TicTacToe
from glowgrid.online.peer.handshake import invited
from glowgrid.online.peer.setup_lookup import here


@pytest.mark.parametrize("seed", range(4))
def test_a_game_ends_identical_on_both_sides(seed):
    broker, clock, players = sides(seed=seed + 1)
    assert run(clock, players, lambda: over(players))
    assert same(players) and not [said for player in players for said in player.said if said[0] not in ("HERE",)]


def test_a_guest_with_only_the_code_learns_the_game_and_their_seat():
    broker, clock = Broker(), Clock()
    inviting = Side(broker, clock, Othello(6), 1, "a", "eh", "othello")
    run(clock, [inviting], lambda: False, 1000)
    line, state = read_setup(broker, clock, CODE)
    assert (state.game, state.options, state.sides) == ("othello", (6, 0), "eh") and here(state) == "he"
    joining = Side(broker, clock, Othello(*state.options), 2, "b", here(state), "othello")
    assert run(clock, [inviting, joining], lambda: over([inviting, joining]))
    assert same([inviting, joining])


@pytest.mark.parametrize("seed", range(4))
def test_a_quick_player_waits_neither_for_the_first_move_nor_for_another_game(seed):
    _, clock, players = sides(TicTacToe, seed + 1, "tictactoe")
    for player in players:
        player.haste = 1
    assert run(clock, players, lambda: over(players), 2000)
    for player in players:
        player.match.seats.append(player.match.seats.pop(0))
        player.match.new_game()
        run(clock, players, lambda: False, 500)
    assert run(clock, players, lambda: over(players), 1000) and same(players)


def test_a_move_made_before_the_guest_has_answered_arrives_at_once():
    _, clock, (host, guest) = sides()
    while not host.match.awaits_person:
        for player in (guest, host):
            run(clock, [player], lambda: False, STEP_MS, plays=False)
    host.match.play(3)
    run(clock, [host], lambda: False, STEP_MS, plays=False)
    assert run(clock, [host, guest], lambda: guest.match.game.ply == 1, 500, plays=False)


def test_an_undo_request_just_after_a_move_is_answered_at_once():
    _, clock, players = sides()
    assert run(clock, players, lambda: all(player.party.here for player in players), 2000, plays=False)
    run(clock, players, lambda: False, 1000, plays=False)
    players[0].match.play(3)
    players[0].match.take_back()
    assert run(clock, players, lambda: players[0].backs == players[1].backs == 1, 1000, plays=False)


def test_a_returning_player_receives_the_moves_at_once():
    broker, clock, players = sides()
    assert run(clock, players, lambda: players[0].match.game.ply >= 10)
    players[1].client.cut()
    players[1].client.forget()
    run(clock, players[:1], lambda: False, 5000, plays=False)
    players[1] = Side(broker, clock, ConnectX(), 77, "b", "eh")
    assert run(clock, players, lambda: same(players), 1500, plays=False)


def test_a_player_who_rejoins_after_a_power_cut_receives_all_moves():
    broker, clock, players = sides()
    assert run(clock, players, lambda: players[0].match.game.ply >= 10)
    players[1].client.cut()
    players[1].client.forget()
    run(clock, players[:1], lambda: False, 5000)
    assert ("GONE",) in players[0].said and not players[0].party.here
    players[1] = Side(broker, clock, ConnectX(), 77, "b", "eh")
    assert run(clock, players, lambda: over(players))
    assert same(players)


def test_a_saved_game_continues_with_the_same_code_in_the_same_seat():
    broker, clock, players = sides()
    assert run(clock, players, lambda: players[0].match.game.ply >= 6)
    kept, moves = players[0].party.state(), list(players[0].match.game.moves)
    assert invited(kept) == (CODE, "a", "000002")
    players[0].client.cut()
    players[0].client.forget()
    again = Side(broker, clock, ConnectX(), 2, "a", "he", state=kept)
    again.match.phase = events.NOT_STARTED
    again.match.start()
    for move in moves:
        again.match.play(move, True)
    players[0] = again
    assert run(clock, players, lambda: over(players))
    assert same(players)


@pytest.mark.parametrize("seed", range(6))
def test_interrupted_connections_lose_and_double_nothing(seed):
    broker, clock, players = sides(seed=seed + 10)
    watcher = None
    chance = random.Random(seed)

    def cut():
        for player in players:
            if player.client.up and chance.random() < 0.004:
                player.client.cut()
            elif not player.client.up and chance.random() < 0.02:
                player.client.connect()
        if chance.random() < 0.002 and players[0].match.phase == events.STARTED:
            players[0].match.take_back()

    watcher = Watcher(broker, clock, ConnectX)
    run(clock, players, lambda: False, 200)
    assert run(clock, [*players, watcher], lambda: over(players), 3_000_000, each=cut)
    for player in players:
        player.client.connect()
    run(clock, [*players, watcher], lambda: False, 10_000)
    assert same(players) and list(watcher.match.game.moves) == players[0].position[0]


def test_a_second_player_in_a_seat_waits_until_the_first_leaves():
    broker, clock, players = sides()
    run(clock, players, lambda: players[0].match.game.ply >= 4)
    second = Side(broker, clock, ConnectX(), 9, "b", "eh")
    run(clock, [*players, second], lambda: False, 30_000, plays=False)
    assert ("SEAT_TAKEN",) in second.said and second.match.phase == events.NOT_STARTED
    assert players[0].party.here and players[1].party.here
    players[1].client.cut()
    players[1].client.forget()
    assert run(clock, [players[0], second], lambda: over([players[0], second]))
    assert same([players[0], second])


def test_someone_who_knows_the_topics_but_not_the_code_changes_nothing():
    broker, clock, players = sides()
    run(clock, players, lambda: players[0].match.game.ply >= 4)
    root = players[0].line._root
    chance = random.Random(5)
    heard = []
    spy = broker.client(None)
    spy.subscribe(root + "a")
    spy.subscribe(root + "state/+")

    def attack():
        heard.extend(spy.queue)
        spy.queue.clear()
        if chance.random() < 0.5:
            topic, message = chance.choice(heard) if heard else (root + "a", b"x")
            changed = bytearray(message)
            changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(7)
            end = chance.choice(["a", "b", "a/here", "b/here", "state/0", "state/1"])
            bad = chance.choice([bytes(changed), message, chance.randbytes(40), b"x" * 5000])
            broker.spread(root + end, bad, False)

    assert run(clock, players, lambda: over(players), 3_000_000, each=attack)
    assert same(players)
    assert not [said for player in players for said in player.said if said[0] not in ("HERE", "GONE")]
