"""Broker: MQTT client of a computer. It runs the board's client (glowgrid.online.mqtt.client) in a thread, which
reconnects.

Messages cannot fill the memory: the board's client skips those longer than 512 bytes.
"""

import contextlib
import errno
import os
import select
import socket
import ssl
import threading
import time
from typing import NamedTuple

from glowgrid.config.network_settings import parse_address
from glowgrid.online.mqtt.client import UNREAD
from glowgrid.online.mqtt.client import Client as Mqtt
from host_common.computer_clock import Clock

from .words import remote

KEEPALIVE_S = 30
CONNECT_S = 10.0  # limit for the first connection
LEAVE_S = 2.0  # limit for the broker's acknowledgement of the last messages
RETRY_S = 1.0, 2.0, 4.0, 8.0  # pauses between attempts to reconnect
POLL_S = 0.05  # longest time between two polls
LAST_WRITES = 20  # number of writes of 128 bytes each
FAULTS = "version", "name", "unavailable", "password", "forbidden"  # faults with a sentence; all others are "gone"


# Windows has a different number for the first one
_NOT_NOW = BlockingIOError, ssl.SSLWantReadError, ssl.SSLWantWriteError


class NotReached(Exception):
    """The broker could not be reached. The message is the sentence for the user."""

    def __init__(self, name: str, about: str) -> None:
        """Insert `about` into the sentence called `name` in words.remote."""
        super().__init__(getattr(remote, name).format(about))


class Address(NamedTuple):
    """Address of a broker, with the login."""

    host: str
    port: int
    encrypted: bool
    user: str = ""
    password: str = ""
    ca: str = ""  # file with the certificates to check the broker's against, or "" for those of the system


def address(text: str, ca: str = "") -> Address:
    """Parse the address HOST[:PORT] or mqtts://HOST[:PORT], and add the user and the password from the environment.
    Raise NotReached if it is not an address."""
    host, port, encrypted = parse_address(text)
    if not port:
        raise NotReached("NO_PLACE", text[:80])
    user = os.environ.get("GLOWGRID_MQTT_USER", "")
    return Address(host, port, encrypted, user, os.environ.get("GLOWGRID_MQTT_PASSWORD", ""), ca)


class Socket:
    """Socket as the board's client expects it: an operation that would block raises EAGAIN on every system, encrypted
    or not."""

    def __init__(self, real: socket.socket) -> None:
        self.real = real

    def send(self, data: bytes) -> int:
        try:
            return self.real.send(data)
        except _NOT_NOW:
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN)) from None

    def recv_into(self, buffer: bytearray, size: int) -> int:
        try:
            return self.real.recv_into(buffer, size)
        except _NOT_NOW:
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN)) from None

    def close(self) -> None:
        self.real.close()


class Session(Mqtt):
    """The board's client, which can also unsubscribe."""

    @property
    def full(self) -> bool:
        """Whether it stops reading until messages are taken."""
        return len(self._unread) >= UNREAD

    def unsubscribe(self) -> None:
        """Unsubscribe from all topics, so that the broker stores no messages for a session that is over. Close the
        connection right after, as the client does not understand the answer."""
        for topic in self._topics:
            name = topic.encode()
            body = self._next().to_bytes(2, "big") + len(name).to_bytes(2, "big") + name
            self._send(bytes((0xA2, len(body))) + body)  # our topics are short, so one byte holds the length
        for _ in range(LAST_WRITES):
            if self._out:
                self._write(self._sent)


class Client:
    """A session with a broker, with the methods of the board's client. Only `open` and `close` block."""

    def __init__(self, where: Address, name: str, will: tuple[str, bytes] | None = None) -> None:
        """Prepare to log in at `where` as `name`.

        `will`: a topic, and the message that the broker retains there when the connection is lost. Spectators have no
        will, so their session ends with the connection.
        """
        self._where, self._clock = where, Clock()
        self._mqtt = Session(name, where.user, where.password, will, KEEPALIVE_S, clean=will is None)
        self._mqtt.pause_ms = 0  # a computer has enough memory to raise exceptions at any time
        self._socket: Socket | None = None
        self._lock = threading.Lock()  # held during each use of the client
        self._closed = threading.Event()

    @property
    def where(self) -> str:
        """The address of the broker in its shortest form."""
        host, port, encrypted = self._where[:3]
        usual = port == (8883 if encrypted else 1883)
        return ("mqtts://" if encrypted else "") + host + ("" if usual else f":{port}")

    @property
    def host(self) -> str:
        """The host name or IP address of the broker."""
        return self._where.host

    # -- the interface that online.peer expects

    @property
    def fault(self) -> str:
        """The reason why there is no connection: one of FAULTS or "gone"; "" while there is a connection."""
        fault = self._mqtt.fault
        return fault if not fault or fault in FAULTS else "gone"

    @property
    def connections(self) -> int:
        """Number of connections that the broker has accepted."""
        return self._mqtt.connections

    @property
    def up(self) -> bool:
        """Whether the broker has accepted the login and the subscriptions."""
        return self._mqtt.up

    def subscribe(self, topic: str) -> None:
        """Receive the messages of a topic, also after each new connection."""
        with self._lock:
            self._mqtt.subscribe(topic)

    def publish(self, topic: str, message: bytes, kept: bool = False, *, limited: bool = True) -> bool:
        """Send a message. Return False if too many messages wait to be acknowledged, unless `limited` is False.

        `kept`: the broker retains the message for later subscribers.
        """
        with self._lock:
            return self._mqtt.publish(topic, message, kept, limited=limited)

    def take(self) -> tuple[str, bytes] | None:
        """Remove the oldest received message and return (topic, message), or None."""
        with self._lock:
            found = self._mqtt.take()
            if found is None and self._mqtt.opened:
                self._mqtt.poll(self._clock.now())  # do not wait for the thread
                found = self._mqtt.take()
            return found

    def poll(self, now: int) -> None:
        """Do nothing, because the thread polls the client."""

    def close(self) -> None:
        """Disconnect. Wait up to LEAVE_S until the broker has acknowledged all messages."""
        end = time.monotonic() + LEAVE_S
        while self.up and not self._mqtt.settled and time.monotonic() < end:
            time.sleep(0.01)
        self._closed.set()
        with self._lock:
            if self._mqtt.up:
                with contextlib.suppress(OSError):
                    self._mqtt.unsubscribe()
            self._mqtt.close()

    # -- the connection

    def open(self) -> None:
        """Connect for the first time. Raise NotReached if that fails."""
        where = self._where
        context = _context(where.ca) if where.encrypted else None
        try:
            self._connect(context)
        except ssl.SSLError:  # a subclass of OSError, so it comes before the handler below
            raise NotReached("NO_TRUST", where.host) from None
        except (ConnectionError, TimeoutError):
            raise NotReached("NO_ANSWER", where.host) from None
        except (OSError, ValueError) as error:  # ValueError: the name is too long
            unknown = isinstance(error, ValueError) or not error.errno or error.errno < 0
            raise NotReached("NO_HOST" if unknown else "NO_ANSWER", where.host) from None
        threading.Thread(target=self._run, args=(context,), daemon=True).start()
        end = time.monotonic() + CONNECT_S
        while not self.up and not self.fault and time.monotonic() < end:
            time.sleep(0.01)
        if not self.up:
            fault = self.fault
            self.close()
            raise NotReached("FAULT_" + fault.upper() if fault else "NO_ANSWER", where.host)

    def _connect(self, context: ssl.SSLContext | None) -> None:
        real = socket.create_connection((self._where.host, self._where.port), CONNECT_S)
        try:
            if context is not None:
                real = context.wrap_socket(real, server_hostname=self._where.host)
            real.setblocking(False)
        except OSError:
            real.close()
            raise
        with self._lock:
            self._socket = Socket(real)
            self._mqtt.open(self._socket, self._clock.now())

    # -- the thread

    def _run(self, context: ssl.SSLContext | None) -> None:
        """Poll the client, and reconnect when the connection is lost."""
        failed = 0
        while not self._closed.is_set():
            if self._mqtt.opened:
                self._poll()
                failed = 0 if self.up else failed
            elif not self._closed.wait(RETRY_S[min(failed, len(RETRY_S) - 1)]):
                failed += 1
                with contextlib.suppress(OSError, ValueError):
                    self._connect(context)

    def _poll(self) -> None:
        """Send and receive, then wait up to POLL_S for more."""
        with self._lock:
            self._mqtt.poll(self._clock.now())
            full, connection = self._mqtt.full, self._socket
        if full:
            self._closed.wait(POLL_S)
        elif connection is not None:
            with contextlib.suppress(OSError, ValueError):  # another thread has closed it
                select.select([connection.real], [], [], POLL_S)


def _context(ca: str) -> ssl.SSLContext:
    """Return the context with the trusted certificates. Raise NotReached if the file has none."""
    try:
        return ssl.create_default_context(cafile=ca or None)
    except (OSError, ValueError):
        raise NotReached("NO_CA", ca) from None
