"""MQTT client for computers.

A thread runs the board's client (glowgrid.online.mqtt.client), and reconnects when the connection is lost. A long
message cannot fill the memory, because the board's client skips messages longer than 512 bytes.
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
CONNECT_S = 10.0  # longest wait for the first connection
LEAVE_S = 2.0  # longest wait for the acknowledgement of the last messages
RETRY_S = 1.0, 2.0, 4.0, 8.0  # pauses before the attempts to reconnect
POLL_S = 0.05  # longest time between two polls
LAST_WRITES = 20  # most writes to unsubscribe, of 128 bytes each
FAULTS = "version", "name", "unavailable", "password", "forbidden"  # each has a sentence; other faults become "gone"


# what a socket raises when an operation would block; on Windows, the errno of BlockingIOError is not EAGAIN
_NOT_NOW = BlockingIOError, ssl.SSLWantReadError, ssl.SSLWantWriteError


class NotReached(Exception):
    """Raised if the broker cannot be used. The message of the exception is a sentence for the user."""

    def __init__(self, name: str, about: str) -> None:
        """Set the message to the sentence called `name` in words.remote. `about`, an address or a file, is inserted
        into the sentence."""
        super().__init__(getattr(remote, name).format(about))


class Address(NamedTuple):
    """Address of a broker, and the user's account at this broker."""

    host: str
    port: int
    encrypted: bool
    user: str = ""
    password: str = ""
    ca: str = ""  # file with the certificates to trust, or "" to trust those of the system


def address(text: str, ca: str = "") -> Address:
    """Parse `text`, which has the form HOST[:PORT] or mqtts://HOST[:PORT]. Raise NotReached if `text` is not an
    address, or if `ca` is given for a connection that is not encrypted.

    The user name and the password are read from the environment. `ca` is a file with the certificates to trust, or ""
    to trust those of the system.
    """
    host, port, encrypted = parse_address(text)
    if not port:
        raise NotReached("NO_PLACE", text[:80])
    if ca and not encrypted:
        raise NotReached("NOT_ENCRYPTED", text.partition("://")[2] or text)
    user = os.environ.get("GLOWGRID_MQTT_USER", "")
    return Address(host, port, encrypted, user, os.environ.get("GLOWGRID_MQTT_PASSWORD", ""), ca)


class Socket:
    """Wraps a socket for the board's client. An operation that would block raises an OSError with the number EAGAIN.

    Without the wrapper, the kind of error would depend on the system and on whether the connection is encrypted.
    """

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
    """The board's client with two additions: it can unsubscribe, and it reports when it has too many unread
    messages."""

    @property
    def full(self) -> bool:
        """Whether the client has stopped reading because too many received messages are unread."""
        return len(self._unread) >= UNREAD

    def unsubscribe(self) -> None:
        """Unsubscribe from all topics, so that the broker stores no messages for a client that has left.

        The caller must then close the connection, because the board's client does not understand the broker's reply.
        """
        for topic in self._topics:
            name = topic.encode()
            body = self._next().to_bytes(2, "big") + len(name).to_bytes(2, "big") + name
            self._send(bytes((0xA2, len(body))) + body)  # our topics are short, so one byte holds the length
        for _ in range(LAST_WRITES):
            if self._out:
                self._write(self._sent)


class Client:
    """MQTT client with the same methods as the board's client. Only `open` and `close` block."""

    def __init__(self, where: Address, name: str, will: tuple[str, bytes] | None = None) -> None:
        """Prepare to log in at the broker `where` with the client name `name`. This does not connect yet.

        `will` is (topic, message). If the connection is lost, the broker publishes the message on this topic, and
        retains it. `will` is None for spectators. If `will` is None, the broker also forgets the client's subscriptions
        when the connection ends.
        """
        self._where, self._clock = where, Clock()
        self._mqtt = Session(name, where.user, where.password, will, KEEPALIVE_S, clean=will is None)
        self._mqtt.pause_ms = 0  # only the board must pause, to have memory for exceptions
        self._socket: Socket | None = None
        self._lock = threading.Lock()  # acquired for each use of self._mqtt
        self._closed = threading.Event()

    @property
    def where(self) -> str:
        """The address of the broker as text, with the port unless it is the usual port."""
        host, port, encrypted = self._where[:3]
        usual = port == (8883 if encrypted else 1883)
        return ("mqtts://" if encrypted else "") + host + ("" if usual else f":{port}")

    @property
    def host(self) -> str:
        """The host name or IP address of the broker."""
        return self._where.host

    # -- interface for glowgrid.online.peer

    @property
    def fault(self) -> str:
        """The reason why the connection is closed: one of FAULTS, or "gone" for any other fault. If there was no fault,
        this is ""."""
        fault = self._mqtt.fault
        return fault if not fault or fault in FAULTS else "gone"

    @property
    def connections(self) -> int:
        """The number of connections that the broker has accepted so far."""
        return self._mqtt.connections

    @property
    def up(self) -> bool:
        """Whether the broker has accepted the login and the subscriptions."""
        return self._mqtt.up

    def subscribe(self, topic: str) -> None:
        """Subscribe to `topic` now, and again after each reconnect."""
        with self._lock:
            self._mqtt.subscribe(topic)

    def publish(self, topic: str, message: bytes, kept: bool = False, *, limited: bool = True) -> bool:
        """Send `message` to `topic`. If `kept` is True, the broker retains the message for later subscribers.

        If too many messages already wait for the broker's acknowledgement, send nothing, and return False. With
        `limited=False` the message is sent even then.
        """
        with self._lock:
            return self._mqtt.publish(topic, message, kept, limited=limited)

    def take(self) -> tuple[str, bytes] | None:
        """Remove the oldest received message and return it as (topic, message). Return None if no message is
        waiting."""
        with self._lock:
            found = self._mqtt.take()
            if found is None and self._mqtt.opened:
                self._mqtt.poll(self._clock.now())  # instead of waiting for the thread
                found = self._mqtt.take()
            return found

    def poll(self, now: int) -> None:
        """Do nothing, because a thread already polls the board's client."""

    def close(self) -> None:
        """Wait until the broker has acknowledged all messages, but at most LEAVE_S seconds. Then disconnect."""
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
        except ssl.SSLError:  # must be before OSError, its base class
            raise NotReached("NO_TRUST", where.host) from None
        except (ConnectionError, TimeoutError):
            raise NotReached("NO_ANSWER", where.host) from None
        except (OSError, ValueError) as error:  # ValueError: the host name is too long
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
        """Open a socket to the broker and start the login. `context` is None if the connection is not encrypted."""
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
        """Poll the board's client until `close` is called. Whenever the connection is lost, reconnect. The thread runs
        this method."""
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
        """Send and receive once. Then wait until more data arrives, but at most POLL_S seconds."""
        with self._lock:
            self._mqtt.poll(self._clock.now())
            full, connection = self._mqtt.full, self._socket
        if full:
            self._closed.wait(POLL_S)
        elif connection is not None:
            with contextlib.suppress(OSError, ValueError):  # `close` may have closed the socket
                select.select([connection.real], [], [], POLL_S)


def _context(ca: str) -> ssl.SSLContext:
    """Return an SSL context that trusts the certificates in the file `ca`, or those of the system if `ca` is "".

    Raise NotReached if the file has no certificates.
    """
    try:
        return ssl.create_default_context(cafile=ca or None)
    except (OSError, ValueError):
        raise NotReached("NO_CA", ca) from None
