"""Run on the MicroPython VM: print what a round of the loop allocates in a match with somebody elsewhere, who is there,
while nobody moves: bytes in all, rounds, and rounds that allocate nothing.

linked_allocation.py cable|network
"""

import gc
import sys

from fakes import Player
from tiny_broker import Broker, Socket

from glowgrid import games
from glowgrid.engine import match as events
from glowgrid.engine.match import Match
from glowgrid.engine.rng import Rng
from glowgrid.engine.seat import REMOTE, Seat

KEY, ROUNDS = "gomoku", 4000


class Module:
    pass


class UART:
    """The board's end of the cable."""

    come, sent = b"", b""

    def __init__(self, tx, rx, baudrate, timeout, receiver_buffer_size):
        pass

    @property
    def in_waiting(self):
        return len(UART.come)

    def read(self, count):
        data, UART.come = UART.come[:count], UART.come[count:]
        return data

    def write(self, data):
        UART.sent += data


class End:
    """The other end."""

    def poll(self, now):
        pass

    def send(self, line):
        UART.come += line.encode() + b"\n"
        return True

    def receive(self):
        end = UART.sent.find(b"\n")
        if end < 0:
            return None
        line, UART.sent = UART.sent[:end], UART.sent[end + 1 :]
        return line.decode()


def hear(*_):
    pass


def by_cable(console):
    from glowgrid.remote.seat import Elsewhere

    return Elsewhere(End(), console.clock, 7, KEY, hear, hear, hear)


def by_broker(console, broker, letters):
    from glowgrid.mqtt.client import Client
    from glowgrid.remote.broker_link import BrokerLink
    from glowgrid.remote.network_seat import Networked

    place = letters, "b", "0a0a0a"
    client = Client("peer")
    client.open(Socket(broker), console.clock.now())
    line = BrokerLink(client, *place)
    return Networked(lambda _: line, place, b"12345678", console.clock, 7, KEY, hear, hear, hear)


class Network:
    """What hal/network.py is on a board, connected already."""

    invitation = ""
    line, place, about = None, (), ""

    def __init__(self, broker, clock):
        self._broker, self._clock, self.client = broker, clock, None

    def client_for(self, name, will):
        from glowgrid.mqtt.client import Client

        self.client = Client(name, will=will)
        return self.client

    def random(self, count):
        return bytes([at + 1 for at in range(count)])

    def dial(self):
        self.client.open(Socket(self._broker), self._clock.now())
        return iter(())


how = sys.argv[1]
player = Player()
console, app = player.console, player.app
broker = Broker()
if how == "cable":
    busio = Module()
    busio.UART = UART
    sys.modules["busio"] = busio
    from glowgrid.hal.link_uart import UartLink

    console.link = UartLink(1, 2)
else:
    console.link = Network(broker, console.clock)
from glowgrid.session import remote_seat  # noqa: E402

remote_seat.offer(app.session, console)
app.session.choose(KEY)
app.session.setup().who = [""] + ["link"] * 9
player.wait(2000)
player.press("5")
player.wait(500)
player.press("#")
player.wait(3000)
party = by_cable(console) if how == "cable" else by_broker(console, broker, console.link.place[0])
peer = Match(games.load(KEY)(), [Seat("Board", "X", 1, REMOTE, party), Seat("Me", "O", 2)], Rng(2))
party.join(peer)


def rounds(count):
    """Return what so many rounds of the board's loop allocate, and how many allocate nothing."""
    allocated = nothing = 0
    for _ in range(count):
        before = gc.mem_alloc()
        app.tick()
        took = gc.mem_alloc() - before
        allocated += took
        nothing += took == 0
        if gc.mem_free() < 200_000:
            gc.collect()
        console.clock.wait(5)
        peer.attend()
        if peer.phase == events.STARTED:
            peer.step()
    return allocated, nothing


rounds(2000)
gc.collect()
gc.disable()
print(player.scene, peer.phase == events.STARTED, *rounds(ROUNDS))
