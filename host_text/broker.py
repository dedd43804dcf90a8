"""MQTT session of a computer: the board's client (glowgrid.online.mqtt.client) in a thread, which reconnects.

Part of the room host_net; imports config, online.mqtt and words. A large message costs no memory, whoever sends it:
that client skips what is longer than 512 bytes."""

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
from glowgrid.words import remote
from host_common.computer_clock import Clock

KEEPALIVE_S = 30
PATIENCE_S = 10.0  # for the first connection
LEAVES_S = 2.0  # for what is still to be published at the end
PAUSES_S = 1.0, 2.0, 4.0, 8.0  # between attempts to reconnect
LOOK_S = 0.05  # at most between two polls
WRITES = 20  # of 128 bytes, at the end
TOLD = "version", "name", "unavailable", "password", "forbidden"  # faults that have a sentence; others are "gone"


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
    """Return the address that somebody has typed, HOST[:PORT] or mqtts://HOST[:PORT]; the environment has the user and
    the password. Raise a NotReached where it is none."""
    host, port, encrypted = parse_address(text)
    if not port:
        raise NotReached("NO_PLACE", text[:80])
    user = os.environ.get("GLOWGRID_MQTT_USER", "")
    return Address(host, port, encrypted, user, os.environ.get("GLOWGRID_MQTT_PASSWORD", ""), ca)


class Socket:
    """A connection as the client wants it: what an encrypted one cannot do yet is an EAGAIN, too."""

    def __init__(self, real: socket.socket) -> None:
        self.real = real

    def send(self, data: bytes) -> int:
        try:
            return self.real.send(data)
        except (ssl.SSLWantReadError, ssl.SSLWantWriteError):
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN)) from None

    def recv_into(self, buffer: bytearray, size: int) -> int:
        try:
            return self.real.recv_into(buffer, size)
        except (ssl.SSLWantReadError, ssl.SSLWantWriteError):
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN)) from None

    def close(self) -> None:
        self.real.close()


class Session(Mqtt):
    """The board's client, with what a computer needs besides."""

    @property
    def full(self) -> bool:
        """Whether so many messages wait to be taken that it reads no more."""
        return len(self._unread) >= UNREAD

    def unsubscribe(self) -> None:
        """Unsubscribe from all topics, so that the broker keeps nothing for a session that is over. Close the
        connection at once, as the client does not expect an answer."""
        for topic in self._topics:
            name = topic.encode()
            body = self._next().to_bytes(2, "big") + len(name).to_bytes(2, "big") + name
            self._send(bytes((0xA2, len(body))) + body)  # a topic of ours is short
        for _ in range(WRITES):
            if self._out:
                self._write(self._sent)


class Client:
    """A session with a broker, with the calls of the board's client. None of them waits, but `open` and `close`."""

    def __init__(self, where: Address, name: str, will: tuple[str, bytes] | None = None) -> None:
        """Take the address and what is told there of us: a name, and the message that is retained at a topic once the
        connection is lost. A session outlives its connection, but for those who have no will: they only read."""
        self._where, self._clock = where, Clock()
        self._mqtt = Session(name, where.user, where.password, will, KEEPALIVE_S, clean=will is None)
        self._mqtt.pause_ms = 0  # this computer does not mind an exception
        self._socket: Socket | None = None
        self._lock = threading.Lock()  # around each use of the client
        self._closed = threading.Event()

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

    # -- what online.peer asks of a client

    @property
    def fault(self) -> str:
        """Why there is no connection; "" while there is one."""
        fault = self._mqtt.fault
        return fault if not fault or fault in TOLD else "gone"

    @property
    def connections(self) -> int:
        """How often the broker has accepted a connection."""
        return self._mqtt.connections

    @property
    def up(self) -> bool:
        """Whether the broker has accepted us and will tell of what comes to our topics."""
        return self._mqtt.up

    def subscribe(self, topic: str) -> None:
        """Hear of what comes to a topic, now and after each new connection."""
        with self._lock:
            self._mqtt.subscribe(topic)

    def publish(self, topic: str, message: bytes, kept: bool = False, *, limited: bool = True) -> bool:
        """Send a message; False while too many wait to be acknowledged, unless `limited` is False. kept: the broker
        retains it for those who subscribe later."""
        with self._lock:
            return self._mqtt.publish(topic, message, kept, limited=limited)

    def take(self) -> tuple[str, bytes] | None:
        """Return the topic and the message that came longest ago, or None."""
        with self._lock:
            found = self._mqtt.take()
            if found is None and self._mqtt.opened:
                self._mqtt.poll(self._clock.now())  # rather than wait for the thread
                found = self._mqtt.take()
            return found

    def poll(self, now: int) -> None:
        """Do nothing: the thread does."""

    def close(self) -> None:
        """Leave; wait a moment at most for what the broker has not acknowledged."""
        end = time.monotonic() + LEAVES_S
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
        """Connect for the first time; raise a NotReached where that fails."""
        where = self._where
        context = _trusting(where.ca) if where.encrypted else None
        try:
            self._connect(context)
        except ssl.SSLError:  # an OSError, as the next are
            raise NotReached("NO_TRUST", where.host) from None
        except (ConnectionError, TimeoutError):
            raise NotReached("NO_ANSWER", where.host) from None
        except (OSError, ValueError) as error:  # a ValueError: a name that is too long
            unknown = isinstance(error, ValueError) or not error.errno or error.errno < 0
            raise NotReached("NO_HOST" if unknown else "NO_ANSWER", where.host) from None
        threading.Thread(target=self._run, args=(context,), daemon=True).start()
        end = time.monotonic() + PATIENCE_S
        while not self.up and not self.fault and time.monotonic() < end:
            time.sleep(0.01)
        if not self.up:
            fault = self.fault
            self.close()
            raise NotReached("FAULT_" + fault.upper() if fault else "NO_ANSWER", where.host)

    def _connect(self, context: ssl.SSLContext | None) -> None:
        real = socket.create_connection((self._where.host, self._where.port), PATIENCE_S)
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
        """Poll the client, and connect again where the connection is lost."""
        failed = 0
        while not self._closed.is_set():
            if self._mqtt.opened:
                self._look()
                failed = 0 if self.up else failed
            elif not self._closed.wait(PAUSES_S[min(failed, len(PAUSES_S) - 1)]):
                failed += 1
                with contextlib.suppress(OSError, ValueError):
                    self._connect(context)

    def _look(self) -> None:
        """Deal with what has come, and wait for more, a moment at most."""
        with self._lock:
            self._mqtt.poll(self._clock.now())
            full, connection = self._mqtt.full, self._socket
        if full:
            self._closed.wait(LOOK_S)
        elif connection is not None:
            with contextlib.suppress(OSError, ValueError):  # it was closed meanwhile
                select.select([connection.real], [], [], LOOK_S)


def _trusting(ca: str) -> ssl.SSLContext:
    """Return whom we believe; raise a NotReached where that file is none."""
    try:
        return ssl.create_default_context(cafile=ca or None)
    except (OSError, ValueError):
        raise NotReached("NO_CA", ca) from None
