"""Links this board to a broker, over the board's WiFi or a computer's network. Imported only if MQTT_BROKER is set.

broker_connection.py, which connects to the broker, is loaded on demand.
"""

import os

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterator
    from typing import Any

    from glowgrid.config.network_settings import NetworkSettings
    from glowgrid.online.mqtt.client import Client

    from .clock import Clock

_SHORT = 256  # maximum size in bytes of a packet for a player; only spectators read larger ones


class NetworkLink:
    """A link to a broker.

    `invitation`: the invite code in the settings, or "" if none is left to use. `client`: the MQTT client from the
    start of a match until the menu opens, otherwise None. `about`: the value to insert into the last sentence that
    `connect` has named. `place`: this board's place in a match, as (letters of the invite code, seat, instance), or
    () without a match. `line`: the BrokerLink for that place, or None.
    """

    client: "Client | None" = None
    line: "Any" = None
    place: tuple = ()
    about = ""

    def __init__(self, radio: "Any", pool: "Any", clock: "Clock", address: tuple, settings: "NetworkSettings") -> None:
        """Create a link that is not connected.

        `radio`: the WiFi radio, or None on a computer. `pool`: the socket pool. `address`: (host, port, encrypted) of
        the broker.
        """
        self.invitation = settings.invitation
        self.radio, self.pool, self.clock, self.address = radio, pool, clock, address
        self.wifi = settings.wifi_ssid, settings.wifi_password
        self.ca = settings.mqtt_ca
        self._login = settings.mqtt_user, settings.mqtt_password

    def client_for(self, name: str, will: "tuple[str, bytes] | None") -> "Client":
        """Close the present client, if there is one. Then create and return a new client, which is not connected yet.

        `name`: identifies the client at the broker. `will`: (topic, message) that the broker publishes if the
        connection is lost; None for spectators.
        """
        from glowgrid.online.mqtt.client import MOST, Client

        if self.client is not None:
            self.client.close()
        longest = _SHORT if will else MOST
        self.client = Client(name, *self._login, will=will, clean=will is None, longest=longest)
        return self.client

    def sit(self, place: tuple, line: "Any" = None) -> None:
        """Set the attributes `place`, which is this board's place in a match, and `line`, which is the broker link for
        that place. If `line` is None, the next match creates a broker link."""
        self.place, self.line = place, line

    def leave(self) -> None:
        """Leave the match, but keep the place, so that the user can join the match again with its invite code."""
        if self.line is not None:
            self.line.leave(self.clock.now())
            self.line = None

    def take_invitation(self) -> str:
        """Return the invite code from the settings on the first call. Return "" on all later calls."""
        code, self.invitation = self.invitation, ""
        return code

    def part(self) -> None:
        """Close the client and forget it."""
        if self.client is not None:
            self.client.close()
            self.client = None

    def random(self, count: int) -> bytes:
        """Return `count` random bytes."""
        return os.urandom(count)

    def connect(self) -> "Iterator[str]":
        """Generator: connect the client to the broker.

        Yield the name of a sentence in words/network.py before each step that may block (RADIO, BROKER, SECURING) and
        after an error (NO_RADIO, NO_HOST, NO_BROKER, NO_CA, NO_MEMORY, NO_TRUST).
        """
        if self.client is not None:
            from .broker_connection import connect

            steps = connect(self.client, self.radio, self.pool, self.clock, self.address, self.wifi, self.ca)
            for name, about in steps:
                self.about = about
                yield name
