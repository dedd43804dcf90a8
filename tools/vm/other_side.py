"""Simulate the opponent of an online match, and the cable or the broker between the board and the opponent.

Scripts for the VMs import this module. The opponent's objects are in the same heap as the board's objects. `install`
registers the modules that a board needs for the connection: busio for a cable, or wifi and socketpool for a network.
"""

import sys

from cable_ends import UART, End
from fake_board import Module
from tiny_broker import Broker, Socket

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any

    from glowgrid.engine.match import Match

CABLE, NETWORK = "cable", "network"
SETTINGS: dict[str, dict] = {
    CABLE: {"LINK_TX": "GP12", "LINK_RX": "GP13"},
    NETWORK: {"MQTT_BROKER": "10.0.0.1", "WIFI_SSID": "home", "WIFI_PASSWORD": "secret"},
}
# from engine/seat.py and engine/match.py, because these names are removed from a compiled drive
REMOTE, STARTED = 2, 1


class Connection(Socket):
    """A socket with the methods of a socket from the module `socketpool`."""

    def settimeout(self, seconds: int) -> None:
        pass

    def setblocking(self, waits: bool) -> None:
        pass

    def connect(self, address: tuple) -> None:
        pass


class Pool:
    """Replacement for `socketpool.SocketPool`. Its sockets are connected to the simulated broker."""

    SOCK_STREAM = 1
    broker = Broker()

    def __init__(self, radio: object) -> None:
        pass

    def getaddrinfo(self, host: str, port: int, family: int, kind: int) -> list:
        return [(2, kind, 0, "", (host, port))]

    def socket(self, family: int, kind: int) -> Connection:
        return Connection(Pool.broker)


def install(how: str) -> None:
    if how == CABLE:
        sys.modules["busio"] = Module(UART=UART)  # type: ignore[assignment]
    else:
        sys.modules["wifi"] = Module(radio=Module(connected=True))  # type: ignore[assignment]
        sys.modules["socketpool"] = Module(SocketPool=Pool)  # type: ignore[assignment]


class OtherSide:
    """The opponent, who accepts every request of the board's player, for example to take back a move."""

    def __init__(self, how: str, console: "Any", match: "Match", key: str) -> None:
        """Join the board's `match` with the same game. The board's player moves first.

        `how` is the connection, CABLE or NETWORK. `console` is the board's console. `key` is the game's key in the
        catalogue.
        """
        from glowgrid.engine.match import Match
        from glowgrid.engine.rng import Rng
        from glowgrid.engine.seat import Seat

        self.client: Any = None
        self.party = self.by_cable(console, key) if how == CABLE else self.by_broker(console, key)
        seats = [Seat("Board", "X", 1, REMOTE, self.party), Seat("Other", "O", 2)]
        self.match = Match(type(match.game)(*match.game.options), seats, Rng(2))
        self.party.join(self.match)

    def by_cable(self, console: "Any", key: str) -> "Any":
        from glowgrid.online.peer.peer import Peer

        UART.come = UART.sent = b""
        return Peer(End(), console.clock, 7, key, _hear, _agree, _hear)

    def by_broker(self, console: "Any", key: str) -> "Any":
        from glowgrid.online.mqtt.client import Client
        from glowgrid.online.peer.broker_link import BrokerLink
        from glowgrid.online.peer.network_peer import NetworkPeer

        place = console.link.place[0], "b", "0a0a0a"
        self.client = Client("other")
        self.client.open(Socket(Pool.broker), console.clock.now())
        line = BrokerLink(self.client, *place, b"0123456789abcdef")
        return NetworkPeer(lambda _: line, place, b"0123456789abcdef", console.clock, 7, key, _hear, _agree, _hear)

    def attend(self) -> bool:
        """Run one round of the opponent's main loop. Return True if it is the opponent's turn."""
        match = self.match
        match.attend()
        if match.phase == STARTED and not match.awaits_person:
            match.step()
        return match.awaits_person

    def leave(self) -> None:
        if self.client is not None:
            self.client.close()
        Pool.broker.kept.clear()


def _hear(*_: object) -> None:
    pass


def _agree(party: "Any") -> None:
    party.answer(True)
