"""Two simulated boards with a radio, connected through a broker: the actions of their users, and the results on the
grid and in messages.
"""

import gc
import random

import pytest
from network_board import meet, play, until

from glowgrid.engine.match import STARTED
from glowgrid.session.online import ROOM
from glowgrid.words.en import network as words


def test_a_guest_with_the_invite_code_plays_and_one_with_the_other_code_watches(boards):
    one = boards(1)
    code, watch = one.invite()
    other = boards(2, INVITATION=code.upper())
    until(lambda: "Your opponent is here." in one.said and "Your opponent is here." in other.said, one, other)
    play([one, other], random.Random(3), 2)
    spectator = boards(3, INVITATION=watch)
    until(lambda: "You are watching" in spectator.said, one, other, spectator)
    until(lambda: spectator.moves == one.moves, one, other, spectator)
    play([one, other], random.Random(3))
    until(lambda: spectator.moves == one.moves == other.moves, one, other, spectator)
    assert one.match.game.outcome is not None
    spectator.press("5123456789")
    assert spectator.moves == one.moves


@pytest.mark.slow(whole=True)
def test_a_game_continues_after_the_broker_restarts(boards, broker):
    one, other, _ = meet(boards)
    play([one, other], random.Random(5), 3)
    broker.kill()
    until(lambda: "Connection lost." in one.said and "Connection lost." in other.said, one, other)
    broker.start()

    def are_connected():
        for board in (one, other):
            if board.scene == "Ask":
                board.press("5")
        return one.is_connected and other.is_connected

    until(are_connected, one, other, s=40)
    play([one, other], random.Random(6))
    assert one.moves == other.moves and one.match.game.outcome is not None


@pytest.mark.slow(whole=True)
def test_a_game_continues_after_a_power_cut_on_either_side(boards):
    one, other, _ = meet(boards)
    play([one, other], random.Random(7), 3)
    for board in (one, other):
        board.wait(3000)
        board.sim.power_off()
        board.sim.power_on()
        until(lambda board=board: "continues after 3 moves" in board.said, board)
    until(lambda: all(board.match.game.ply == 3 for board in (one, other)), one, other, s=40)
    play([one, other], random.Random(8))
    assert one.moves == other.moves and one.match.game.outcome is not None


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"INVITATION": "0000-0000-0000-0001"}, "The invite code is wrong"),
        ({"MQTT_BROKER": "127.0.0.1:1"}, "does not answer"),
        ({"MQTT_BROKER": "nobody.invalid"}, "Can't find the broker"),
    ],
)
def test_every_failure_gives_one_sentence(boards, settings, told):
    board = boards(1, **{"INVITATION": "0000-0000-0000-0000", **settings})
    until(lambda: told in board.said, board)
    board.press("*", 1500)
    assert "Traceback" not in board.said


def test_a_board_with_too_little_memory_for_a_match_reports_it_and_returns_to_the_menu(boards, monkeypatch):
    one = boards(1)
    one.wait(2000)  # the start checks it too
    monkeypatch.setattr(gc, "mem_free", lambda: ROOM - 1, raising=False)
    one.invite()
    until(lambda: words.NO_ROOM in one.said, one)
    one.press("*", 1500)
    assert one.scene == "Menu"
    monkeypatch.delattr(gc, "mem_free")
    one.invite()
    until(lambda: one.is_connected, one)


def test_a_board_whose_games_leave_too_little_memory_for_wifi_gets_advice(boards, monkeypatch):
    monkeypatch.setattr(gc, "mem_free", lambda: 179_200, raising=False)
    told = "CIRCUITPY_HEAP_START_SIZE = 163000"
    for start, is_told in ((None, True), (163_000, False)):
        board = boards(1, CIRCUITPY_HEAP_START_SIZE=start)
        board.wait(1500)
        assert (told in board.said) is is_told


def test_a_guest_with_too_little_memory_is_told_and_the_hosts_game_waits(boards, monkeypatch):
    one = boards(1)
    code, _ = one.invite()
    until(lambda: one.is_connected, one)
    other = boards(2, INVITATION=code)
    other.wait(300)
    monkeypatch.setattr(gc, "mem_free", lambda: ROOM - 1, raising=False)
    until(lambda: words.NO_ROOM in other.said, one, other)
    other.press("*", 1500)
    assert other.scene == "Menu" and "Traceback" not in one.said + other.said


@pytest.mark.slow(whole=True)
def test_a_player_who_leaves_a_match_says_so_and_can_start_another(boards):
    one, other, code = meet(boards)
    play([one, other], random.Random(9), 2)
    one.press("*455", 400)
    until(lambda: "Your opponent has left the game." in other.said, one, other)
    until(lambda: one.network.client is None, one)  # once the broker has all our messages
    again, _ = one.invite()
    assert again != code
    third = boards(3, INVITATION=again)
    until(lambda: "is here." in third.said and one.match.phase == STARTED, one, other, third)
    play([one, third], random.Random(10))
    assert one.moves == third.moves and one.match.game.outcome is not None
    assert "is here." not in other.said[other.said.index("has left") :]


@pytest.mark.slow(whole=True)
def test_a_spectator_follows_the_players_into_their_next_game(boards):
    one = boards(1)
    code, watch = one.invite()
    other, spectator = boards(2, INVITATION=code), boards(3, INVITATION=watch)
    everybody = one, other, spectator
    until(lambda: "is here." in one.said and "is here." in other.said, *everybody)
    for first in (1, 2):
        play([one, other], random.Random(4))
        until(lambda: spectator.moves == one.moves == other.moves, *everybody)
        assert one.match.game.outcome == spectator.match.game.outcome is not None
        # all see the result
        until(lambda first=first: all(board.said.count("Score:") == first for board in everybody), *everybody)
        for board in (one, other):
            board.press("#", 1500)
            spectator.wait(1500)  # sees that one of them wants a rematch
    assert "taken back" not in spectator.said
