"""The MQTT client with real brokers."""

import random
import socket
import time

from glowgrid.online.mqtt.client import Client


class Person:
    """A client with its own connection, which is interrupted now and then."""

    def __init__(self, broker, name, hears, will=None):
        self.broker, self.came = broker, []
        self.client = Client(name, will=will)
        self.client.subscribe(hears)
        self.connect()

    def connect(self):
        self.socket = socket.create_connection(("127.0.0.1", self.broker.port), 5)
        self.socket.setblocking(False)
        self.client.open(self.socket, now())

    def lose(self):
        """Interrupt the connection without a goodbye."""
        self.socket.close()

    def round(self):
        if not self.client.opened:
            self.connect()
        self.client.poll(now())
        found = self.client.take()
        if found:
            self.came.append(found)


def now():
    return int(time.monotonic() * 1000) & (1 << 29) - 1


def until(done, *people):
    end = time.monotonic() + 30
    while not done():
        assert time.monotonic() < end, [person.came for person in people]
        for person in people:
            person.round()
        time.sleep(0.0005)


def test_all_messages_arrive_over_interrupted_connections(broker):
    # after an interruption, a broker may repeat messages and change their order; the peers put up with both
    chance = random.Random(7)
    one, other = Person(broker, "one", "to/one"), Person(broker, "other", "to/other")
    until(lambda: one.client.up and other.client.up, one, other)
    said = [b"%d" % at for at in range(100)]
    for text in said:
        for person, topic in ((one, "to/other"), (other, "to/one")):
            until(lambda: person.client.publish(topic, text), one, other)  # noqa: B023 - called before the next turn
        if chance.random() < 0.05:
            chance.choice([one, other]).lose()
    until(lambda: {text for _, text in one.came} == {text for _, text in other.came} == set(said), one, other)


def test_a_later_client_sees_retained_messages_and_wills(broker):
    one = Person(broker, "one", "nothing", ("here/one", b"gone"))
    until(lambda: one.client.up, one)
    one.client.publish("here/one", b"here", True)
    until(lambda: not one.client._unsent, one)
    other = Person(broker, "other", "here/+")
    until(lambda: other.came, one, other)
    one.socket.shutdown(socket.SHUT_RDWR)
    one.socket.close()
    until(lambda: len(other.came) == 2, other)
    assert other.came == [("here/one", b"here"), ("here/one", b"gone")]
