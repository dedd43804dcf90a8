"""Packets of MQTT 3.1.1 as bytes: builds those that a client sends, and finds the length of a received packet.

Source: MQTT Version 3.1.1, OASIS Standard, 29 October 2014, chapters 2 and 3.
"""

MYPY = False
if MYPY:  # type checkers take it for true
    Bytes = bytes | bytearray

CONNACK = 2
PUBLISH = 3
PUBACK = 4
SUBACK = 9
PINGRESP = 13

PING = b"\xc0\x00"
BYE = b"\xe0\x00"


def publish(topic: str, message: "Bytes", number: int, kept: bool = False) -> bytearray:
    """Return a PUBLISH packet with QoS 1. `kept`: the broker retains the message. To repeat the packet, set bit 3 of
    its first byte."""
    return bytearray(packet(0x33 if kept else 0x32, field(topic) + _two(number) + message))


def puback(number: int) -> bytes:
    """Return a PUBACK packet, which acknowledges message `number`."""
    return packet(0x40, _two(number))


def subscribe(topic: str, number: int) -> bytes:
    """Return a SUBSCRIBE packet for a topic, with QoS 1."""
    return packet(0x82, _two(number) + field(topic) + b"\x01")


def size(data: "Bytes", have: int) -> "tuple[int, int]":
    """Return the lengths of the first packet's header and body, or (0, 0) if the first `have` bytes of `data` are too
    few.

    Raise ValueError if no valid packet begins with these bytes.
    """
    body = 0
    for place in range(4):
        if place + 1 >= have:
            return 0, 0
        byte = data[place + 1]
        body |= (byte & 127) << 7 * place
        if byte < 128:
            return place + 2, body
    raise ValueError


def two(data: "Bytes", at: int) -> int:
    """Return the number in the two bytes at index `at`. Raise ValueError if `data` is too short."""
    if at + 2 > len(data):
        raise ValueError
    return data[at] << 8 | data[at + 1]


def _two(number: int) -> bytes:
    return bytes((number >> 8, number & 255))


def field(content: "str | bytes") -> bytes:
    """Return a string or bytes with the length in front, as MQTT encodes them."""
    data = content.encode() if isinstance(content, str) else content
    return _two(len(data)) + data


def packet(kind: int, body: bytes) -> bytes:
    """Return a packet: its first byte, its length and its body."""
    size, left = b"", len(body)
    while True:
        left, low = left >> 7, left & 127
        size += bytes((low | 128 if left else low,))
        if not left:
            return bytes((kind,)) + size + body
