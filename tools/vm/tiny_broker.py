"""Tiny MQTT broker for the VMs. It runs in the same process as its clients, and delivers messages immediately."""

CONNACK, SUBACK, PUBACK = b"\x20\x02\x00\x00", b"\x90\x03", b"\x40\x02"


class Broker:
    def __init__(self) -> None:
        self.sockets: list[Socket] = []
        self.kept: dict[str, bytes] = {}

    def spread(self, topic: str, message: bytes, kept: int) -> None:
        if kept:
            self.kept[topic] = message
        for each in self.sockets:
            each.bring(topic, message)


class Socket:
    """A client's connection to the broker. It has the methods of a socket that mqtt/client.py calls."""

    def __init__(self, broker: Broker) -> None:
        self.broker, self.incoming, self.outgoing = broker, b"", b""
        self.wishes: list[str] = []
        self.told = 0
        broker.sockets.append(self)

    def send(self, data: bytes) -> int:
        self.outgoing += data
        while len(self.outgoing) > 1:
            size, head = self.outgoing[1], 2
            if size > 127:
                size, head = (size & 127) + self.outgoing[2] * 128, 3
            if len(self.outgoing) < head + size:
                break
            packet, self.outgoing = self.outgoing[: head + size], self.outgoing[head + size :]
            self.take_packet(packet[0], packet[head:])
        return len(data)

    def recv_into(self, buffer: bytearray, size: int) -> int:
        if not self.incoming:
            raise OSError(11)
        data = self.incoming[:size]
        buffer[: len(data)] = data
        self.incoming = self.incoming[len(data) :]
        return len(data)

    def close(self) -> None:
        self.broker.sockets.remove(self)

    def bring(self, topic: str, message: bytes) -> None:
        if not any(topic == wanted or wanted[-1] == "+" and topic.startswith(wanted[:-1]) for wanted in self.wishes):
            return
        self.told += 1
        body = len(topic).to_bytes(2, "big") + topic.encode() + self.told.to_bytes(2, "big") + message
        size = bytes([len(body)]) if len(body) < 128 else bytes([len(body) & 127 | 128, len(body) >> 7])
        self.incoming += b"\x32" + size + body

    def take_packet(self, first: int, body: bytes) -> None:
        kind = first >> 4
        if kind == 1:
            self.incoming += CONNACK
        elif kind == 8:
            topic = body[4:-1].decode()
            self.wishes.append(topic)
            self.incoming += SUBACK + body[:2] + b"\x01"
            for other, message in self.broker.kept.items():
                if other == topic or topic[-1] == "+" and other.startswith(topic[:-1]):
                    self.bring(other, message)
        elif kind == 3:
            after = 2 + int.from_bytes(body[:2], "big")
            self.incoming += PUBACK + body[after : after + 2]
            self.broker.spread(body[2:after].decode(), body[after + 2 :], first & 1)
        elif kind == 12:
            self.incoming += b"\xd0\x00"
