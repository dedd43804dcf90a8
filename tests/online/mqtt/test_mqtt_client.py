"""The MQTT client over an unreliable socket."""

import random

import pytest

from glowgrid.online.mqtt import packets
from glowgrid.online.mqtt.client import FAULTS, MOST, Client

ACCEPTED = b"\x20\x02\x00\x00"
HEARS = b"\x90\x03\x00\x01\x01"


class Socket:
    """A socket that delivers received bytes in pieces of up to `piece` bytes, and records sent ones."""

    def __init__(self, came=b"", piece=1 << 20, deaf=False):
        self.came, self.sent, self.piece, self.deaf = came, b"", piece, deaf
        self.closed = self.ended = False

    def send(self, data):
        if self.deaf:
            raise BlockingIOError(11, "not now")
        took = bytes(data[: self.piece])
        self.sent += took
        return len(took)

    def recv_into(self, buffer, size):
        if not self.came:
            if self.ended:
                return 0
            raise BlockingIOError(11, "not now")
        took = self.came[: min(size, self.piece)]
        buffer[: len(took)] = took
        self.came = self.came[len(took) :]
        return len(took)

    def close(self):
        self.closed = True


def message(topic, text, number=1, qos=1):
    body = len(topic).to_bytes(2, "big") + topic.encode() + (number.to_bytes(2, "big") if qos else b"") + text
    size, left = b"", len(body)
    while left or not size:
        left, low = divmod(left, 128)
        size += bytes([low | (128 if left else 0)])
    return bytes([0x30 | qos << 1]) + size + body


def connected(came=b"", **options):
    client, socket = Client("one", **options), Socket(ACCEPTED + came)
    client.pause_ms = 0  # time does not pass here
    client.open(socket, 0)
    rounds(client, 30)
    return client, socket


def rounds(client, count, now=0):
    for _ in range(count):
        client.poll(now)


def test_it_introduces_itself_as_in_the_standard():
    client = Client("ab", "me", "pw", ("t", b"x"), 30)
    socket = Socket()
    client.open(socket, 0)
    rounds(client, 3)
    fields = b"\x00\x04MQTT\x04\xec\x00\x1e" + b"\x00\x02ab" + b"\x00\x01t\x00\x01x" + b"\x00\x02me\x00\x02pw"
    assert socket.sent == b"\x10" + bytes([len(fields)]) + fields and not client.up


@pytest.mark.parametrize("piece", [1, 3, 1 << 20])
def test_a_message_arrives_whole_however_the_network_splits_it(piece):
    client, socket = Client("one"), Socket(ACCEPTED + message("a/b", b"hello", 7) + message("c", b"", 8) + HEARS, piece)
    client.subscribe("#")
    client.open(socket, 0)
    rounds(client, 100)
    assert client.up and client.take() == ("a/b", b"hello") and client.take() == ("c", b"") and client.take() is None
    assert packets.subscribe("#", 1) in socket.sent
    assert packets.puback(7) in socket.sent and packets.puback(8) in socket.sent


def test_unacknowledged_messages_are_sent_again_over_the_next_connection():
    client, socket = connected()
    assert client.publish("t", b"first") and client.publish("t", b"two")
    rounds(client, 3)
    socket.came = b"\x40\x02\x00\x01"
    rounds(client, 3)
    socket.ended = True
    rounds(client, 1)
    assert (client.opened, client.up, client.fault) == (False, False, "gone") and socket.closed
    again = Socket(ACCEPTED)
    client.open(again, 0)
    rounds(client, 10)
    assert again.sent.endswith(b"\x3a\x08\x00\x01t\x00\x02two") and b"first" not in again.sent


def test_the_queues_in_both_directions_are_limited():
    client, socket = connected(b"".join(message("t", b"%0100d" % at, at) for at in range(1, 100)))
    assert socket.came, "the rest stays with the broker"
    for at in range(1, 100):
        assert client.take() == ("t", b"%0100d" % at)
        rounds(client, 2)
    assert sum(client.publish("t", b"x") for _ in range(100)) == 8


def test_a_message_that_is_too_long_is_skipped_and_does_not_return():
    client, socket = connected(message("t", bytes(100_000), 5) + message("t", b"after", 6))
    rounds(client, 2000)
    assert client.take() == ("t", b"after") and packets.puback(5) in socket.sent


def test_an_idle_client_polls_twenty_times_a_second_and_receives_messages_soon():
    client, socket = Client("one"), Socket(ACCEPTED)
    client.open(socket, 0)
    looks = []
    really, socket.recv_into = socket.recv_into, lambda *given: looks.append(now) or really(*given)
    for now in range(1000):
        client.poll(now)
    assert 18 <= len(looks) <= 25
    socket.came = message("t", bytes(300))
    for now in range(1000, 1060):
        client.poll(now)
    assert client.take() == ("t", bytes(300))


def test_it_is_settled_once_the_broker_has_all_published_messages():
    client, socket = connected()
    assert client.settled
    client.publish("t", b"goodbye")
    rounds(client, 3)
    assert not client.settled
    socket.came = b"\x40\x02\x00\x01"
    rounds(client, 3)
    assert client.settled
    client.publish("t", b"nobody hears it")
    client.close()
    assert client.settled


def test_it_sends_pings_and_detects_a_silent_broker():
    client, socket = connected(keepalive_s=10)
    rounds(client, 2, 6_000)
    assert socket.sent.endswith(b"\xc0\x00")
    socket.came = b"\xd0\x00"
    rounds(client, 2, 7_000)
    rounds(client, 2, 21_000)
    assert client.up
    rounds(client, 2, 23_000)
    assert client.fault == "silent" and socket.closed


def test_the_clock_may_wrap():
    client, socket = Client("one", keepalive_s=10), Socket(ACCEPTED)
    client.open(socket, (1 << 29) - 500)
    rounds(client, 5, (1 << 29) - 400)
    rounds(client, 5, 600)
    assert client.up and not socket.sent.endswith(b"\xc0\x00")


@pytest.mark.parametrize(
    "came, fault",
    [
        (b"\x20\x02\x00\x01", "version"),
        (b"\x20\x02\x00\x04", "password"),
        (b"\x20\x02\x00\x05", "forbidden"),
        (b"\x20\x02\x00\xff", "forbidden"),
        (message("t", b"before anybody said hello"), "garbled"),
        (ACCEPTED + ACCEPTED, "garbled"),
        (ACCEPTED + b"\x90\x03\x00\x01\x80", "forbidden"),
        (ACCEPTED + b"\x30\xff\xff\xff\xff\x7f", "garbled"),
        (ACCEPTED + b"\x32\x03\x00\x09t", "garbled"),
        (ACCEPTED + b"\x36\x05\x00\x01t\x00\x01", "garbled"),
        (ACCEPTED + b"\x32\x00", "garbled"),
        (ACCEPTED + b"\xf0\x00", "garbled"),
        (ACCEPTED + b"\x32\xff\x7f\xff\xff" + bytes(20_000), "garbled"),
    ],
)
def test_a_protocol_error_of_the_broker_ends_the_connection_with_a_reason(came, fault):
    client, socket = Client("one"), Socket(came)
    client.subscribe("t")
    client.open(socket, 0)
    rounds(client, 50)
    assert client.fault == fault and socket.closed and client.take() is None


def test_a_broker_that_sends_but_does_not_receive_is_disconnected():
    client, socket = connected()
    socket.deaf = True
    for at in range(3000):
        socket.came += message("t", b"x", at % 60_000 + 1)
        client.poll(0)
        client.take()
    assert client.fault == "deaf" and socket.closed


def test_no_input_breaks_the_client_or_makes_it_grow():
    """Feed noise, and real packets with a byte changed, cut or doubled."""
    chance = random.Random(16)
    real = [ACCEPTED, message("a/b", b"text", 3), b"\x40\x02\x00\x01", b"\x90\x03\x00\x01\x01", b"\xd0\x00"]
    for _ in range(3000):
        came = bytearray(b"".join(chance.choice(real) for _ in range(chance.randrange(6))))
        for _ in range(chance.randrange(4)):
            if came:
                at = chance.randrange(len(came))
                came[at : at + chance.randrange(3)] = chance.randbytes(chance.randrange(3))
        client, socket = Client("one"), Socket(bytes(ACCEPTED + came), chance.choice([1, 5, 999]))
        client.publish("t", b"x")
        client.open(socket, 0)
        rounds(client, 150)
        taken = [client.take() for _ in range(20)]
        assert client.up != bool(client.fault) and client.fault in ("", *FAULTS.split())
        assert all(one is None or len(one[1]) <= MOST for one in taken) and taken[-1] is None
