"""Invalid states and setups, signed with a valid code: plain text and boards report them in one sentence."""

import socket
import time

import pytest
from brokers import running
from network_board import many, until

from glowgrid.online.mqtt.client import Client
from glowgrid.online.protocol import invite_code
from glowgrid.online.protocol.match_state import signed
from lab.local_brokers import mosquitto

LETTERS = invite_code.make(bytes(range(15)))
WATCH = invite_code.watching(LETTERS)
TEN = "connectx 6,7,4,10,0 he"


@pytest.fixture
def broker(tmp_path):
    with running(mosquitto, tmp_path) as broker:
        yield broker


def retain(broker, end, key, text):
    """Make the broker retain a signed text."""
    client = Client("forger")
    client.pause_ms = 0  # time stands still here
    connection = socket.create_connection(("127.0.0.1", broker.port), 5)
    connection.setblocking(False)
    client.open(connection, 0)
    client.publish(invite_code.topic(LETTERS, end), signed(key, text).encode(), True)
    while not (client.up and client.settled):
        client.poll(0)
        time.sleep(0.001)
    client.close()


@pytest.mark.parametrize("end", ["state/0", "setup"])
def test_a_setup_for_ten_players_with_two_sides_is_refused_in_a_sentence(player, broker, end):
    code, key = (WATCH, invite_code.state_key(WATCH)) if end == "state/0" else (LETTERS, invite_code.secret(LETTERS))
    retain(broker, end, key, TEN + (" s 1 0 0 0 0" if end == "state/0" else ""))
    one = player("--join", code, "--broker", f"127.0.0.1:{broker.port}")
    one.until("Connecting to the broker ...")
    assert one.process.wait(30) == 1
    one.end()
    assert one.errors == "This match plays connectx, which is not installed here. Update both sides.\n"
    with many(broker) as boards:
        board = boards(1, INVITATION=code)
        until(lambda: "This match plays connectx, which this board does not have" in board.said, board)
        board.wait(500)
        assert board.scene == "Menu" and "Traceback" not in board.said


@pytest.mark.slow(whole=True)
def test_a_guest_ignores_a_setup_signed_with_the_spectators_code(player, broker):
    for end in ("setup", "state/0"):
        retain(broker, end, invite_code.state_key(WATCH), "tictactoe 3 h s 1 0 0 0 0")
    one = player("--join", LETTERS, "--broker", f"127.0.0.1:{broker.port}")
    one.until("The host has not started this match yet.")
    assert one.errors == ""
