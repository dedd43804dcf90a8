"""MQTT session of a computer, by paho-mqtt, with the calls of the board's client (glowgrid.online.mqtt.client).

Part of the room host_net; imports config, words and paho-mqtt, which reconnects by itself, in its own thread.
"""

import os
import queue
import ssl
import time
from typing import Any, NamedTuple

from paho.mqtt.client import Client as Paho
from paho.mqtt.client import MQTTMessage, MQTTMessageInfo
from paho.mqtt.enums import CallbackAPIVersion, MQTTProtocolVersion

from glowgrid.config.network import place
from glowgrid.words import remote

UNSENT = 8  # messages of ours that the broker has not acknowledged
UNREAD = 64  # of its that nobody has taken: then it waits
KEEPALIVE_S = 30
PATIENCE_S = 10.0  # for the first connection
LEAVES_S = 2.0  # for what is still to be said at the end
FAULTS = {132: "version", 133: "name", 136: "unavailable", 134: "password", 135: "forbidden"}  # by paho's numbers


class NotReached(Exception):
    """There is no way to the broker; its text is the sentence for the person."""

    def __init__(self, name: str, about: str) -> None:
        """Take the name of a sentence of words.remote, and what it is about."""
        super().__init__(getattr(remote, name).format(about))


class Address(NamedTuple):
    """Where a broker is, who we are to it, and the file of certificates that it is believed by, or ""."""

    host: str
    port: int
    encrypted: bool
    user: str = ""
    password: str = ""
    ca: str = ""


def address(text: str, ca: str = "") -> Address:
    """Return the address that somebody has typed, HOST[:PORT] or mqtts://HOST[:PORT]; the environment tells who we are.
    Raise a NotReached where it is none."""
    host, port, encrypted = place(text)
    if not port:
        raise NotReached("NO_PLACE", text[:80])
    user = os.environ.get("GLOWGRID_MQTT_USER", "")
    return Address(host, port, encrypted, user, os.environ.get("GLOWGRID_MQTT_PASSWORD", ""), ca)


class Client:
    """`fault`: why there is no connection, as glowgrid.online.mqtt.client has it; "" while there is one."""

    def __init__(self, where: Address, name: str, will: tuple[str, bytes] | None = None) -> None:
        """Take the address and what is told there of us: a name, and what is kept at a topic once we are gone. A
        session outlives its connection, but for those who have no will: they only read."""
        self._where, self._will = where, will
        self._topics: list[str] = []
        self._asked: set[int] = set()  # numbers of subscriptions ...
        self._answered: set[int] = set()  # ... and of those that the broker has taken
        self._unsent: list[MQTTMessageInfo] = []
        self._unread: queue.Queue[tuple[str, bytes]] = queue.Queue(UNREAD)
        self._connected = self._closed = False
        self.fault = ""
        self._paho = Paho(
            CallbackAPIVersion.VERSION2, name, clean_session=will is None, protocol=MQTTProtocolVersion.MQTTv311
        )
        if will is not None:
            self._paho.will_set(*will, qos=1, retain=True)
        if where.user:
            self._paho.username_pw_set(where.user, where.password or None)
        self._paho.reconnect_delay_set(1, 8)
        self._paho.on_connect = self._on_connect
        self._paho.on_disconnect = self._on_disconnect
        self._paho.on_subscribe = self._on_subscribe
        self._paho.on_message = self._on_message

    @property
    def where(self) -> str:
        """Where the broker is, as somebody types it."""
        host, port, encrypted = self._where[:3]
        usual = port == (8883 if encrypted else 1883)
        return ("mqtts://" if encrypted else "") + host + ("" if usual else f":{port}")

    @property
    def host(self) -> str:
        """The broker's name or number."""
        return self._where.host

    # -- what remote asks of a client

    @property
    def up(self) -> bool:
        """Whether the broker has accepted us and will tell of what comes to our topics."""
        return self._connected and self._asked <= self._answered

    def subscribe(self, topic: str) -> None:
        """Hear of what comes to a topic, now and after each new connection."""
        self._topics.append(topic)
        if self._connected:
            self._ask([topic])

    def publish(self, topic: str, message: bytes, kept: bool = False) -> bool:
        """Send a message; False while too many wait to be acknowledged. Kept: for those who come to the topic later."""
        self._unsent = [info for info in self._unsent if not _is_out(info)]
        if len(self._unsent) >= UNSENT:
            return False
        self._unsent.append(self._paho.publish(topic, message, 1, kept))
        return True

    def take(self) -> tuple[str, bytes] | None:
        """Return the topic and the message that came longest ago, or None."""
        try:
            return self._unread.get_nowait()
        except queue.Empty:
            return None

    def poll(self, now: int) -> None:
        """Do nothing: paho's thread does."""

    def close(self) -> None:
        """Say that we are gone, and leave; wait a moment at most for what the broker has not acknowledged."""
        self._closed = True
        if self._connected:
            if self._will is not None:
                self._unsent.append(self._paho.publish(*self._will, 1, True))
            end = time.monotonic() + LEAVES_S
            while not all(_is_out(info) for info in self._unsent) and time.monotonic() < end:
                time.sleep(0.01)
            self._paho.unsubscribe(self._topics)
            self._paho.disconnect()
            self._paho.loop_stop()
        else:
            self._paho.disconnect()  # its thread ends with us

    # -- the connection

    def open(self) -> None:
        """Connect for the first time; raise a NotReached where that fails."""
        where = self._where
        try:
            if where.encrypted:
                self._paho.tls_set_context(_trusting(where.ca))
            self._paho.connect(where.host, where.port, KEEPALIVE_S)
        except ssl.SSLError:  # an OSError, as the next are
            raise NotReached("NO_TRUST", where.host) from None
        except (ConnectionError, TimeoutError):
            raise NotReached("NO_ANSWER", where.host) from None
        except (OSError, ValueError) as error:  # a ValueError: a name that is too long
            unknown = isinstance(error, ValueError) or not error.errno or error.errno < 0
            raise NotReached("NO_HOST" if unknown else "NO_ANSWER", where.host) from None
        self._paho.loop_start()
        end = time.monotonic() + PATIENCE_S
        while not self.up and not self.fault and time.monotonic() < end:
            time.sleep(0.01)
        if not self.up:
            fault = self.fault
            self.close()
            raise NotReached("FAULT_" + fault.upper() if fault else "NO_ANSWER", where.host)

    # -- what paho's thread calls

    def _on_connect(self, _client: Any, _data: Any, _flags: Any, code: Any, _properties: Any) -> None:
        if code.is_failure:
            self.fault = FAULTS.get(code.value, "gone")
            return
        self._asked.clear()
        self._answered.clear()
        self._ask(self._topics)
        self.fault, self._connected = "", True

    def _on_disconnect(self, _client: Any, _data: Any, _flags: Any, _code: Any, _properties: Any) -> None:
        self._connected = False
        self.fault = self.fault or "gone"

    def _ask(self, topics: list[str]) -> None:
        number = self._paho.subscribe([(topic, 1) for topic in topics])[1] if topics else None
        if number is not None:
            self._asked.add(number)

    def _on_subscribe(self, _client: Any, _data: Any, number: int, codes: list, _properties: Any) -> None:
        if any(code.is_failure for code in codes):
            self.fault = "forbidden"
        else:
            self._answered.add(number)

    def _on_message(self, _client: Any, _data: Any, message: MQTTMessage) -> None:
        while not self._closed:
            try:
                return self._unread.put((message.topic, bytes(message.payload)), timeout=0.2)
            except queue.Full:
                pass
            except UnicodeError:
                return None  # a topic that is no text
        return None


def _trusting(ca: str) -> ssl.SSLContext:
    """Return whom we believe; raise a NotReached where that file is none."""
    try:
        return ssl.create_default_context(cafile=ca or None)
    except (OSError, ValueError):
        raise NotReached("NO_CA", ca) from None


def _is_out(info: MQTTMessageInfo) -> bool:
    """Tell whether the broker has a message, or never will."""
    try:
        return info.is_published()
    except (ValueError, RuntimeError):
        return info.rc > 0 and info.rc != 4  # 4: there is no connection now
