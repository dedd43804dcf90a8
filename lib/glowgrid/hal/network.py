"""The way to a broker: the board's radio, or a computer's network. Imported where MQTT_BROKER names one.

What it takes to get there is in dialling.py.
"""

import os

from glowgrid.unload import borrow, forget

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Iterator
    from typing import Any

    from glowgrid.config.network import NetworkSettings
    from glowgrid.online.mqtt.client import Client

    from .clock import Clock

_SHORT = 256  # bytes of a packet that a player reads; only spectators read parts of a match


class Network:
    """`invitation`: the code of the match that this board joins, as its owner wrote it, or "". `client`: its session
    with the broker, from a match's beginning until the menu. `line` and `place`: the match that it serves
    (session/network.py)."""

    client: "Client | None" = None
    line: "Any" = None
    place: tuple = ()
    about = ""

    def __init__(self, radio: "Any", pool: "Any", clock: "Clock", address: tuple, settings: "NetworkSettings") -> None:
        """Take the radio, or None, where sockets come from, the broker's host, port and whether it is encrypted, and
        the settings (config/network.py)."""
        self.invitation = settings.invitation
        self.radio, self.pool, self.clock, self.address = radio, pool, clock, address
        self.wifi = settings.wifi_ssid, settings.wifi_password
        self.ca = settings.mqtt_ca
        self._known_as = settings.mqtt_user, settings.mqtt_password

    def client_for(self, name: str, will: "tuple[str, bytes] | None") -> "Client":
        """Return a session with the broker of this name, for `dial` to connect, instead of the one before."""
        from glowgrid.online.mqtt.client import MOST, Client

        if self.client is not None:
            self.client.close()
        longest = _SHORT if will else MOST
        self.client = Client(name, *self._known_as, will=will, clean=will is None, longest=longest)
        forget("online.mqtt.opening")
        return self.client

    def part(self) -> None:
        """End the session with the broker, and let go of all that it takes."""
        if self.client is not None:
            self.client.close()
            self.client = None
        forget("online.mqtt.client")
        forget("online.mqtt.packets")

    def random(self, count: int) -> bytes:
        """Return so many bytes of chance."""
        return os.urandom(count)

    def dial(self) -> "Iterator[str]":
        """Connect the session with the broker, a step for each thing that waits, before which its name comes: RADIO,
        BROKER, SECURING. Where it fails the last that comes is why: NO_RADIO, NO_HOST, NO_BROKER, NO_CA, NO_MEMORY
        or NO_TRUST, with `about` whom (names of sentences, words/network.py)."""
        return borrow("hal.dialling").dial(self)  # type: ignore[no-any-return]
