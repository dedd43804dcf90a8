"""MQTT client that never blocks: each call of `poll` moves a few bytes and handles at most a few packets.

Messages are published with QoS 1: the client keeps each message until the broker has acknowledged it, even across
several connections. The broker also keeps each message until the client has acknowledged it. In both directions a
message may arrive twice. The client does not trust the broker: after an unexpected packet it skips the packet or closes
the connection, and all its queues have a maximum length.

    client = Client("somebody")
    client.subscribe("a/topic")
    client.open(socket, now)      # for each new connection
    while True:
        client.poll(now)
        topic_and_message = client.take()
"""

from . import packets

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any

MOST = 512  # maximum size of a packet in bytes, unless `longest` gives another
_ROUND = 128  # maximum number of bytes that one call of a socket's function moves
# maximum number of reads, and of packets handled, per `poll`: a message needs one or two, a flood of messages all
_ROUNDS = 4
_UNSENT = 8  # maximum number of published messages that the broker has not acknowledged
UNREAD = 8  # maximum number of received messages in the queue; while it is full, the client reads no more packets
_UNWRITTEN = 8 * MOST  # maximum number of bytes that wait to be written to the socket
_PAUSE_MS = 50
_AGAIN = 11, 35  # EAGAIN on boards and on computers: try again later
_PERIOD = (1 << 29) - 1  # period of the clock in ms, minus 1

# reasons for a closed connection; the first five stand for the return codes 1 to 5 of CONNACK
FAULTS = "version name unavailable password forbidden gone silent deaf garbled"


class Client:
    """One session with a broker.

    `fault`: the word from FAULTS that says why the connection is closed, such as "silent" (the broker sends nothing) or
    "deaf" (the broker accepts no bytes). It is "" if this client has closed the connection. `connections`: how often
    the broker has accepted a connection. `pause_ms`: if a read finds no bytes, `poll` does not read again for this
    long, because each such read leaves an OSError in memory.
    """

    pause_ms = _PAUSE_MS

    def __init__(
        self,
        name: str,
        user: str = "",
        password: str = "",
        will: "tuple[str, bytes] | None" = None,
        keepalive_s: int = 30,
        *,
        clean: bool = False,
        longest: int = MOST,
    ) -> None:
        """Set the values that `open` sends to the broker.

        `will`: (topic, message). If the connection is lost, the broker publishes and retains the message on that topic.
        `clean`: if True, the broker stores nothing for this client between its connections. `longest`: the size in
        bytes of the largest packet that the client reads. A longer message is acknowledged and skipped.
        """
        from .connect_packet import connect

        self._connect = connect(name, keepalive_s, user, password, will, clean)
        self._keepalive = keepalive_s * 1000
        self._topics: list = []
        self._unsent: list = []  # pairs of number and packet
        self._unread: list = []  # pairs of topic and message
        self._number = 0
        self._socket: Any = None
        self._in, self._out = bytearray(longest), b""
        self._room = memoryview(self._in)
        self._accepted = False
        self._asked = 0  # number of topics whose subscription the broker has not acknowledged
        self.fault = ""
        self.connections = 0

    @property
    def opened(self) -> bool:
        """Whether there is a connection, even if the broker has not accepted it yet."""
        return self._socket is not None

    @property
    def up(self) -> bool:
        """Whether the broker has accepted the connection and the subscriptions."""
        return self._accepted and not self._asked

    @property
    def settled(self) -> bool:
        """Whether the broker has acknowledged all published messages. Also True if there is no connection."""
        return self._socket is None or not self._unsent

    def subscribe(self, topic: str) -> None:
        """Receive the messages of a topic, on this connection and on all later connections."""
        self._topics.append(topic)
        if self._accepted:
            self._ask(topic)

    def publish(self, topic: str, message: bytes, kept: bool = False, *, limited: bool = True) -> bool:
        """Publish `message` on `topic`, and return True.

        `kept`: the broker retains the message for later subscribers. `limited`: if too many published messages have not
        been acknowledged yet, do not publish this message, and return False.
        """
        if limited and len(self._unsent) >= _UNSENT:
            return False
        number = self._next()
        packet = packets.publish(topic, message, number, kept)
        self._unsent.append((number, packet))
        if self._accepted:
            self._send(bytes(packet))
        return True

    def take(self) -> "tuple[str, bytes] | None":
        """Remove the oldest received message from the queue, and return (topic, message). Return None if the queue is
        empty."""
        return self._unread.pop(0) if self._unread else None

    def open(self, socket: "Any", now: int) -> None:
        """Start a connection over `socket`. `now` is the time in ms, which wraps at 2**29.

        `socket` has the methods `close()`, `send(bytes)` and `recv_into(buffer, size)`. The last two return a number of
        bytes, and raise OSError 11 instead of blocking.
        """
        self._socket = socket
        self._have = self._skip = 0
        self._out = self._connect
        self._heard = self._sent = now
        self._looked: int | None = None  # time of the last read that found no bytes
        self._accepted, self.fault = False, ""

    def close(self, fault: str = "") -> None:
        """Close the connection. `fault` is the reason: a word from FAULTS, or "" if nothing is wrong.

        On the next connection, the client sends all unacknowledged messages again.
        """
        socket, self._socket = self._socket, None
        if socket is not None:
            self._accepted, self.fault = False, fault
            try:
                if not fault:
                    socket.send(packets.BYE)
                socket.close()
            except OSError:
                pass  # the socket is lost in any case

    def poll(self, now: int) -> None:
        """Do the work that is due at the time `now` in ms, without blocking."""
        if self._socket is None:
            return
        try:
            self._write(now)
            for _ in range(_ROUNDS):
                if not self._read(now):
                    break
                self._receive()
        except ValueError:
            self.close("garbled")
        except OSError:
            self.close("gone")

    def _write(self, now: int) -> None:
        if self._accepted and not self._out and (now - self._sent & _PERIOD) > self._keepalive // 2:
            self._send(packets.PING)
        if len(self._out) > _UNWRITTEN:
            self.close("deaf")
        elif self._out:
            sent = _tried(self._socket.send, self._out[:_ROUND])
            if sent:
                self._out, self._sent = self._out[sent:], now

    def _read(self, now: int) -> bool:
        """Read bytes from the socket. Return whether the buffer has bytes and the connection is still open."""
        if self._socket is None:
            return False
        have, looked = self._have, self._looked
        room = len(self._in) - have
        if len(self._unread) >= UNREAD:
            self._heard = now  # silence does not count while this client is not reading
            return False
        if room and (looked is None or (now - looked & _PERIOD) >= self.pause_ms):
            room = min(room, _ROUND)
            came = _tried(self._socket.recv_into, self._room[have : have + room], room)
            if came == 0:
                raise OSError
            self._looked = now if came is None else None
            if came:
                self._have, self._heard = have + came, now
        if (now - self._heard & _PERIOD) > self._keepalive * 3 // 2:
            self.close("silent")
        return self._have > 0 and self._socket is not None

    def _receive(self) -> None:
        """Handle the first packet in the buffer, if it has arrived completely."""
        if self._skip:
            self._drop(min(self._skip, self._have), True)
            return
        head, body = packets.size(self._in, self._have)
        if not head:
            return
        whole = head + body
        if whole > len(self._in):
            if self._have == len(self._in):
                self._pass_over(head, whole)
        elif self._have >= whole:
            data = self._in[:whole]
            self._drop(whole)
            self._deal(data, head)

    def _drop(self, count: int, skipped: bool = False) -> None:
        self._in[: self._have - count] = self._in[count : self._have]
        self._have -= count
        if skipped:
            self._skip -= count

    def _pass_over(self, head: int, whole: int) -> None:
        """Skip a message that is too long, and acknowledge it so that the broker does not repeat it."""
        after = head + 2 + packets.two(self._in, head)
        if not self._accepted or self._in[0] >> 4 != packets.PUBLISH or after + 2 > len(self._in):
            raise ValueError
        if self._in[0] & 6:
            self._send(packets.puback(packets.two(self._in, after)))
        self._skip = whole
        self._drop(self._have, True)

    def _deal(self, data: bytearray, head: int) -> None:
        kind = data[0] >> 4
        if not self._accepted:
            if kind != packets.CONNACK or len(data) != head + 2:
                raise ValueError
            self._answered(data[head + 1])
        elif kind == packets.PUBLISH:
            self._take_in(data, head)
        elif kind == packets.PUBACK and len(data) == head + 2:
            number = packets.two(data, head)
            self._unsent = [pair for pair in self._unsent if pair[0] != number]
        elif kind == packets.SUBACK and len(data) == head + 3:
            self._asked -= self._asked > 0
            if data[head + 2] > 2:
                self.close("forbidden")
        elif kind != packets.PINGRESP or len(data) != head:
            raise ValueError

    def _answered(self, code: int) -> None:
        """Handle CONNACK, the broker's answer to CONNECT.

        If `code` is 0, the broker has accepted the connection. Then subscribe to all topics again, and send all
        unacknowledged messages again. If `code` is not 0, close the connection.
        """
        if code:
            self.close(FAULTS.split(" ")[min(code, 5) - 1])
            return
        self._accepted, self._asked = True, 0
        self.connections += 1
        for topic in self._topics:
            self._ask(topic)
        for _, packet in self._unsent:
            packet[0] |= 8  # set the flag for a repeated message
            self._send(bytes(packet))

    def _take_in(self, data: bytearray, head: int) -> None:
        service, after = data[0] & 6, head + 2 + packets.two(data, head)
        message = after + 2 if service else after
        if service > 2 or message > len(data):
            raise ValueError
        if service:
            self._send(packets.puback(packets.two(data, after)))
        self._unread.append((bytes(data[head + 2 : after]).decode(), bytes(data[message:])))

    def _ask(self, topic: str) -> None:
        self._asked += 1
        self._send(packets.subscribe(topic, self._next()))

    def _send(self, packet: bytes) -> None:
        self._out += packet

    def _next(self) -> int:
        """Return the next packet number, 1 to 65535."""
        self._number = self._number % 65535 + 1
        return self._number


def _tried(act: "Any", *given: "Any") -> "int | None":
    """Call the socket method `act` with the arguments `given`. Return its result, or None if the call would block."""
    try:
        return int(act(*given))
    except OSError as error:
        if error.errno in _AGAIN:
            return None
        raise
