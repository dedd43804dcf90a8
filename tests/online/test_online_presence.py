"""The holder of a seat at a broker, with any retained messages, and the messages left there at the end of a match."""

import pytest
from bad_connection import Clock, run
from memory_broker import Broker
from network_sides import CODE, Side, Watcher, over, read_setup, same, sides

from glowgrid.engine import match as events
from glowgrid.games.connectx import ConnectX
from glowgrid.games.tictactoe import TicTacToe
from glowgrid.online.peer.setup_lookup import here
from glowgrid.online.protocol import invite_code

LOCKED_MS = 30_000
ROOT = invite_code.topic(CODE, "")


def newcomer(broker, clock, seed=77, seat="b"):
    """Return a player with the code and no saved state, as after each start of plain text."""
    return Side(broker, clock, ConnectX(), seed, seat, "eh" if seat == "b" else "he")


@pytest.mark.parametrize("forgets", [False, True])
def test_a_player_returns_after_the_broker_and_they_lost_power_together(forgets):
    """The retained `here` of the dead instance stays, and its will is not sent."""
    broker, clock, players = sides()
    assert run(clock, players, lambda: players[0].match.game.ply >= 4)
    broker.lose_power(forgets)
    players[1].client.forget()
    players[0].client.connect()
    players[1] = newcomer(broker, clock)
    assert run(clock, players, lambda: same(players), LOCKED_MS, plays=False)
    assert run(clock, players, lambda: over(players)) and same(players)


def test_an_occupied_seat_is_kept_and_is_free_soon_after_its_player_vanishes():
    broker, clock, players = sides()
    assert run(clock, players, lambda: players[0].match.game.ply >= 4)
    second = newcomer(broker, clock, 9)
    run(clock, [*players, second], lambda: False, 60_000, plays=False)
    assert ("SEAT_TAKEN",) in second.said and second.match.phase == events.NOT_STARTED
    players[1].client.forget()  # without a goodbye and without a will
    assert run(clock, [players[0], second], lambda: same([players[0], second]), LOCKED_MS, plays=False)


def test_an_instance_that_slept_while_another_took_its_seat_steps_back():
    broker, clock, players = sides()
    assert run(clock, players, lambda: players[0].match.game.ply >= 4)
    sleeper, second = players[1], newcomer(broker, clock, 9)
    assert run(clock, [players[0], second], lambda: same([players[0], second]), LOCKED_MS, plays=False)
    everybody = [players[0], sleeper, second]
    run(clock, everybody, lambda: False, 20_000, plays=False)
    assert sleeper.line.taken and not sleeper.line.holds and second.line.holds
    assert run(clock, everybody, lambda: over([players[0], second])) and same([players[0], second])


@pytest.mark.parametrize("seed", range(10))
def test_one_of_two_who_claim_a_dead_seat_at_once_gets_it(seed):
    broker, clock, players = sides()
    assert run(clock, players, lambda: players[0].match.game.ply >= 2)
    players[1].client.forget()
    two = [newcomer(broker, clock, 100 + seed), newcomer(broker, clock, 200 - seed)]
    run(clock, [players[0], *two], lambda: False, 30_000, plays=False)
    assert [side.line.holds for side in two].count(True) == [side.line.taken for side in two].count(True) == 1


def test_repeated_old_presence_messages_lock_nobody_out():
    broker, clock, players = sides()
    assert run(clock, players, lambda: players[0].match.game.ply >= 4)
    old = [(topic, message) for topic, message in broker.kept.items() if topic.endswith("/here")]
    broker.lose_power()
    players[1].client.forget()
    players[0].client.connect()
    players[1] = newcomer(broker, clock)

    def replay():
        for one in old:
            broker.bring(*one, True)

    assert run(clock, players, lambda: same(players), LOCKED_MS, plays=False, each=replay)
    assert run(clock, players, lambda: over(players), each=replay) and same(players)


def test_a_forged_farewell_from_the_broker_silences_nobody_for_long():
    broker, clock, players = sides()
    assert run(clock, players, lambda: players[0].match.game.ply >= 4)

    def forge():
        for end in ("a/here", "b/here"):
            broker.bring(ROOT + end, b"gone", True)

    run(clock, players, lambda: False, 100, plays=False, each=forge)
    assert run(clock, players, lambda: players[0].party.here and players[1].party.here, 15_000, plays=False)
    assert run(clock, players, lambda: over(players), each=forge, most_ms=3_000_000) and same(players)


# -- retained messages


def test_a_broker_that_forgot_everything_receives_it_again():
    broker, clock, players = sides()
    assert run(clock, players, lambda: players[0].match.game.ply >= 4)
    before = set(broker.kept)
    broker.lose_power()
    for player in players:
        player.client.connect()
    run(clock, players, lambda: False, 2000, plays=False)
    assert set(broker.kept) == before
    watcher = Watcher(broker, clock, ConnectX)
    assert run(clock, [*players, watcher], lambda: over([*players, watcher]))
    assert watcher.match.game.moves == players[0].match.game.moves


def test_a_guest_who_joins_after_the_broker_forgot_everything_learns_the_game():
    broker, clock = Broker(), Clock()
    host = newcomer(broker, clock, 1, "a")
    run(clock, [host], lambda: False, 1000)
    broker.lose_power()
    host.client.connect()
    run(clock, [host], lambda: False, 1000)
    _, setup = read_setup(broker, clock, CODE)
    assert setup.game == "connectx" and here(setup) == "eh"


def test_the_last_to_leave_deletes_the_retained_messages_of_the_match():
    for first in (0, 1):
        broker, clock, players = sides(TicTacToe, 3, "tictactoe")
        assert run(clock, players, lambda players=players: over(players))
        for player in (players[first], players[1 - first]):
            assert broker.kept
            player.match.terminate()
            run(clock, players, lambda: False, 500, plays=False)
        assert broker.kept == {}


def test_a_guest_deletes_the_parts_of_a_long_game_after_the_host_left():
    broker, clock, players = sides(lambda: ConnectX(10, 10, 9), 3)
    assert run(clock, players, lambda: players[0].match.game.ply > 45)
    assert ROOT + "state/1" in broker.kept
    players[0].client.cut()
    players[0].client.forget()
    run(clock, players[1:], lambda: False, 500, plays=False)
    players[1].match.terminate()
    assert broker.kept == {}


def test_parts_that_the_next_game_does_not_need_are_deleted():
    broker, clock, players = sides(lambda: ConnectX(10, 10, 9), 3)
    assert run(clock, players, lambda: over(players)) and ROOT + "state/1" in broker.kept
    for player in players:
        player.match.seats.append(player.match.seats.pop(0))
        player.match.new_game()
    assert run(clock, players, lambda: players[0].match.game.ply > 2)
    run(clock, players, lambda: False, 500, plays=False)
    assert sorted(topic for topic in broker.kept if "state" in topic) == [ROOT + "state/0"]


def test_spectators_are_told_once_that_a_player_has_left():
    broker, clock, players = sides()
    watcher = Watcher(broker, clock, ConnectX)
    assert run(clock, [*players, watcher], lambda: watcher.match.game.ply >= 4)
    watcher.said.clear()
    players[1].match.terminate()
    run(clock, [players[0], watcher], lambda: False, 5000, plays=False)
    assert watcher.said == [("PLAYER_LEFT",)]
