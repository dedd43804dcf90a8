"""The way to a broker: the board's radio, or a computer's network. Imported where MQTT_BROKER names one.

What waits on the way (the radio, the broker's address, the connection, its encryption) is a step each of `dial`, which
a scene of its own goes through; afterwards nothing does.
"""

import os

from glowgrid.config.errors import refuse

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Iterator
    from typing import Any

    from glowgrid.config.network import NetworkSettings
    from glowgrid.config.settings import Settings
    from glowgrid.mqtt.client import Client

    from .clock import Clock

_CONNECT_S = 10
_REFUSED = 61, 65, 103, 104, 110, 111, 113, 116, 118  # errno where nobody is there, on boards and computers


def reached(settings: "Settings", clock: "Clock") -> "Network":
    """Return the network that the settings describe; raise a SettingError where the board has none, or one is wrong."""
    from glowgrid.config.network import NetworkSettings, place

    named = settings.mqtt_broker
    host, port, encrypted = place(named)
    if not port and host[:2] != "ws":
        raise refuse("MQTT_BROKER", named, "a name or number on the network, such as 192.168.1.20 or mqtts://host:8883")
    radio: Any = None
    pool: Any = None
    try:
        try:
            from socketpool import SocketPool
            from wifi import radio

            pool = SocketPool(radio)
        except ImportError:
            import socket as pool  # a computer's
    except ImportError:
        raise refuse("MQTT_BROKER", named, 'a broker on boards with WiFi, here "" alone') from None
    asked = NetworkSettings(os.getenv)
    settings.faults += asked.faults
    return Network(radio, pool, clock, (host, port, encrypted), asked)


class Network:
    """`invitation`: the code of the match that this board joins, as its owner wrote it, or "". `client`: its session
    with the broker. `line` and `place`: the match that it serves (session/elsewhere.py)."""

    line: "Any" = None
    place: tuple = ()
    about = ""

    def __init__(self, radio: "Any", pool: "Any", clock: "Clock", place: tuple, settings: "NetworkSettings") -> None:
        """Take the radio, or None, where sockets come from, and the settings (config/network.py)."""
        self.invitation = settings.invitation
        self.client: Client | None = None
        self._radio, self._pool, self._clock = radio, pool, clock
        self._host, self._port, self._encrypted = place
        self._known_as = settings.mqtt_user, settings.mqtt_password
        self._wifi = settings.wifi_ssid, settings.wifi_password
        self._ca = settings.mqtt_ca

    def client_for(self, name: str, will: "tuple[str, bytes] | None") -> "Client":
        """Return a session with the broker of this name, for `dial` to connect, instead of the one before."""
        from glowgrid.mqtt.client import Client

        if self.client is not None:
            self.client.close()
        self.client = Client(name, *self._known_as, will=will)
        return self.client

    def random(self, count: int) -> bytes:
        """Return so many bytes of chance."""
        return os.urandom(count)

    def dial(self) -> "Iterator[str]":
        """Connect the session with the broker, a step for each thing that waits, before which its name comes: RADIO,
        BROKER, SECURING. Where it fails the last that comes is why: NO_RADIO, NO_HOST, NO_BROKER, NO_CA, NO_MEMORY
        or NO_TRUST, with `about` whom (names of sentences, words/network.py)."""
        client, radio, pool = self.client, self._radio, self._pool
        if client is None:
            return
        client.close()
        if radio is not None and not radio.connected:
            yield "RADIO"
            self.about = self._wifi[0]
            try:
                radio.connect(*self._wifi, timeout=_CONNECT_S)
            except (OSError, ValueError, RuntimeError):  # a ConnectionError is an OSError
                yield "NO_RADIO"
                return
        yield "BROKER"
        self.about = self._host
        try:
            found = pool.getaddrinfo(self._host, self._port, 0, pool.SOCK_STREAM)[0]
        except OSError:
            yield "NO_HOST"
            return
        if self._encrypted:
            yield "SECURING"
        fault = self._open(client, found)
        if fault:
            yield fault

    def _open(self, client: "Client", found: tuple) -> str:
        """Connect to the address found; return why not, "" where it is."""
        socket = self._pool.socket(found[0], found[1])
        try:
            socket.settimeout(_CONNECT_S)
            if self._encrypted:
                socket = self._secured(socket)
            socket.connect(found[4])
            socket.setblocking(False)
        except (OSError, ValueError, RuntimeError, MemoryError) as error:
            socket.close()
            if isinstance(error, MemoryError):  # encryption takes some for each connection
                return "NO_MEMORY"
            if self.about != self._host:
                return "NO_CA"
            known = not self._encrypted or getattr(error, "errno", 0) in _REFUSED
            return "NO_BROKER" if known else "NO_TRUST"
        client.open(socket, self._clock.now())
        return ""

    def _secured(self, socket: "Any") -> "Any":
        import ssl

        context = ssl.create_default_context()
        if self._ca:
            self.about = self._ca
            with open(self._ca) as file:
                context.load_verify_locations(cadata=file.read())
            self.about = self._host
        return context.wrap_socket(socket, server_hostname=self._host)
