"""MQTT client that never blocks: each call of `poll` moves a few bytes and handles at most a few packets.

What is published has QoS 1: it is kept until the broker has acknowledged it, over as many connections as that takes,
and the broker does the same with what it sends. Both may arrive twice. A broker is not trusted: whatever it sends is
handled, skipped, or ends the connection, and everything that waits here is bounded.

    client = Client("somebody")
    client.subscribe("a/topic")
    client.open(socket, now)      # each time there is a connection
    while True:
        client.poll(now)
        topic_and_message = client.take()
"""

from . import packets

MYPY = False
if MYPY:  # type checkers take it for true
    from typing import Any

MOST = 512  # bytes of a packet, unless `longest` says otherwise
_ROUND = 128  # bytes of a call to a socket
_ROUNDS = 4  # calls in a poll, and packets: a line takes one or two, a flood is read four times as fast
_UNSENT = 8  # messages of ours that the broker has not acknowledged
UNREAD = 8  # of its that nobody has taken: then no more are read, and it waits
_UNWRITTEN = 8 * MOST  # bytes that a broker may leave with us
_PAUSE_MS = 50
_AGAIN = 11, 35  # what EAGAIN is on boards and computers: not now
_PERIOD = (1 << 29) - 1  # of the clock

FAULTS = "version name unavailable password forbidden gone silent deaf garbled"  # the first five: a broker's answers


class Client:
    """One session with a broker.

    fault: why the connection is over, a word of FAULTS ("silent": the broker sends nothing, "deaf": it takes nothing);
    "" if we ended it.
    connections: how often the broker has accepted one.
    pause_ms: for so long it looks for nothing more where nothing had come, as each such look leaves an OSError for the
    garbage.
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
        """Take what `open` will say of us. will: a topic and the message that the broker retains there once the
        connection is lost. clean: the broker keeps nothing for us while we have no connection. longest: bytes of a
        packet that is read; a longer message is acknowledged and skipped."""
        from .opening import connect

        self._connect = connect(name, keepalive_s, user, password, will, clean)
        self._keepalive = keepalive_s * 1000
        self._topics: list = []
        self._unsent: list = []  # pairs: number, packet
        self._unread: list = []  # pairs: topic, message
        self._number = 0
        self._socket: Any = None
        self._in, self._out = bytearray(longest), b""
        self._room = memoryview(self._in)
        self._accepted = False
        self._asked = 0  # topics that the broker has not answered to
        self.fault = ""
        self.connections = 0

    @property
    def opened(self) -> bool:
        """Whether there is a connection, accepted or not."""
        return self._socket is not None

    @property
    def up(self) -> bool:
        """Whether the broker has accepted us and will tell of what comes to our topics."""
        return self._accepted and not self._asked

    @property
    def settled(self) -> bool:
        """Whether the broker has all that was published, or there is no connection on which it could come."""
        return self._socket is None or not self._unsent

    def subscribe(self, topic: str) -> None:
        """Hear of what comes to a topic, now and after each new connection."""
        self._topics.append(topic)
        if self._accepted:
            self._ask(topic)

    def publish(self, topic: str, message: bytes, kept: bool = False, *, limited: bool = True) -> bool:
        """Send a message; False while too many wait to be acknowledged, unless `limited` is False. kept: the broker
        retains it for those who subscribe later."""
        if limited and len(self._unsent) >= _UNSENT:
            return False
        number = self._next()
        packet = packets.publish(topic, message, number, kept)
        self._unsent.append((number, packet))
        if self._accepted:
            self._send(bytes(packet))
        return True

    def take(self) -> "tuple[str, bytes] | None":
        """Return the topic and the message that came longest ago, or None."""
        return self._unread.pop(0) if self._unread else None

    def open(self, socket: "Any", now: int) -> None:
        """Begin on a connection: an object with `send(bytes)`, `recv_into(buffer, size)`, both of which answer how many
        bytes went or raise OSError 11 rather than wait, and `close()`. `now`: in ms that wrap at 2**29."""
        self._socket = socket
        self._have = self._skip = 0
        self._out = self._connect
        self._heard = self._sent = now
        self._looked: int | None = None  # when nothing had come
        self._accepted, self.fault = False, ""

    def close(self, fault: str = "") -> None:
        """End the connection; what was not acknowledged is sent over the next."""
        socket, self._socket = self._socket, None
        if socket is not None:
            self._accepted, self.fault = False, fault
            try:
                if not fault:
                    socket.send(packets.BYE)
                socket.close()
            except OSError:
                pass  # it is gone all the same

    def poll(self, now: int) -> None:
        """Do what is due, and wait for nothing."""
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
        """Take bytes; tell whether there may be a packet to deal with."""
        if self._socket is None:
            return False
        have, looked = self._have, self._looked
        room = len(self._in) - have
        if len(self._unread) >= UNREAD:
            self._heard = now  # it is we who don't listen
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
        """Deal with the first packet, if it is whole."""
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
        """Acknowledge a message that is too long, so that it does not come again, and skip it."""
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
        """Go on as the broker's answer to our name says: ask again for our topics, send again what did not come."""
        if code:
            self.close(FAULTS.split(" ")[min(code, 5) - 1])
            return
        self._accepted, self._asked = True, 0
        self.connections += 1
        for topic in self._topics:
            self._ask(topic)
        for _, packet in self._unsent:
            packet[0] |= 8  # once more, perhaps
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
        """Return a number that no message of ours has which waits."""
        self._number = self._number % 65535 + 1
        return self._number


def _tried(act: "Any", *given: "Any") -> "int | None":
    """Return what a socket's function answers, None where it would have to wait."""
    try:
        return int(act(*given))
    except OSError as error:
        if error.errno in _AGAIN:
            return None
        raise
