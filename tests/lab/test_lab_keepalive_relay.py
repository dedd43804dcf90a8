"""The relay that keeps a broker from disconnecting a slow, emulated board."""

import socket

import pytest

from glowgrid.online.mqtt.connect_packet import connect
from lab.emulator.keepalive_relay import KeepaliveRelay, with_longest_keepalive

ASKED = connect("a-board", 30, "user", "secret", ("a/topic", b"\x00\x04MQTT\x04\x2c\x00\x1e"))
SENT = connect("a-board", 65_535, "user", "secret", ("a/topic", b"\x00\x04MQTT\x04\x2c\x00\x1e"))


def test_the_longest_keepalive_time_replaces_the_board_s():
    assert with_longest_keepalive(ASKED) == SENT
    long = "b" * 150  # the packet's size takes two bytes
    assert with_longest_keepalive(connect(long, 30)) == connect(long, 65_535)


@pytest.mark.parametrize("first", [1, 13, 14, len(ASKED)])
def test_the_relay_changes_nothing_else_in_either_direction(first):
    with (
        socket.create_server(("127.0.0.1", 0)) as broker,
        KeepaliveRelay("127.0.0.1", broker.getsockname()[1]) as relay,
    ):
        board = socket.create_connection(relay.server_address, 5)
        board.sendall(ASKED[:first])
        board.sendall(ASKED[first:] + b"\xc0\x00")
        side, _ = broker.accept()
        side.settimeout(5)
        came = b""
        while len(came) < len(SENT) + 2:
            came += side.recv(4096)
        side.sendall(b"\x20\x02\x00\x00")
        answer = board.recv(4096)
        side.close()
        ended = board.recv(4096)
        board.close()
    assert (came, answer, ended) == (SENT + b"\xc0\x00", b"\x20\x02\x00\x00", b"")
