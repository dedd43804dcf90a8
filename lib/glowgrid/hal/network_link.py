"""Network link: a link to a broker over the board's WiFi or a computer's network. Imported only if MQTT_BROKER is set.

broker_connection.py connects to the broker. It is loaded on demand.
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

    `invitation` is the invite code in the settings, for the match to join, or "". `client` is the MQTT client; it
    exists from the start of a match until the menu. `about` is the value for the last sentence that `connect` has
    yielded. `place` is this board's place in the current match, and `line` its broker link.
    """

    client: "Client | None" = None
    line: "Any" = None
    place: tuple = ()
    about = ""

    def __init__(self, radio: "Any", pool: "Any", clock: "Clock", address: tuple, settings: "NetworkSettings") -> None:
        """Use the WiFi radio (None on a computer), the socket pool, the broker's (host, port, encrypted) and the
        settings."""
        self.invitation = settings.invitation
        self.radio, self.pool, self.clock, self.address = radio, pool, clock, address
        self.wifi = settings.wifi_ssid, settings.wifi_password
        self.ca = settings.mqtt_ca
        self._login = settings.mqtt_user, settings.mqtt_password

    def client_for(self, name: str, will: "tuple[str, bytes] | None") -> "Client":
        """Create a new client with this name and last will instead of the old one, and return it. It is not connected
        yet."""
        from glowgrid.online.mqtt.client import MOST, Client

        if self.client is not None:
            self.client.close()
        longest = _SHORT if will else MOST
        self.client = Client(name, *self._login, will=will, clean=will is None, longest=longest)
        return self.client

    def sit(self, place: tuple, line: "Any" = None) -> None:
        """Take a place in a match. Without a broker link the place is reserved: the next match creates the link."""
        self.place, self.line = place, line

    def leave(self) -> None:
        """Leave the match, but keep the place: the user may join it again by its invite code."""
        if self.line is not None:
            self.line.leave(self.clock.now())
            self.line = None

    def take_invitation(self) -> str:
        """Return the invite code in the settings, or "". It is returned only once."""
        code, self.invitation = self.invitation, ""
        return code

    def part(self) -> None:
        """Close the client."""
        if self.client is not None:
            self.client.close()
            self.client = None

    def random(self, count: int) -> bytes:
        """Return `count` random bytes."""
        return os.urandom(count)

    def connect(self) -> "Iterator[str]":
        """Connect the client in steps.

        Yield the name of a sentence in words/network.py before each step that may block (RADIO, BROKER, SECURING) and
        after an error (NO_RADIO, NO_HOST, NO_BROKER, NO_CA, NO_MEMORY, NO_TRUST).
        """
        if self.client is not None:
            from .broker_connection import connect

            steps = connect(self.client, self.radio, self.pool, self.clock, self.address, self.wifi, self.ca)
            for name, about in steps:
                self.about = about
                yield name
