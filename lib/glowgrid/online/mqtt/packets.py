"""Builds the packets of MQTT 3.1.1 that a client sends, and finds the length of received packets.

Source: MQTT Version 3.1.1, OASIS Standard, 29 October 2014, chapters 2 and 3.
"""

MYPY = False
if MYPY:  # true for type checkers only
    Bytes = bytes | bytearray

CONNACK = 2
PUBLISH = 3
PUBACK = 4
SUBACK = 9
PINGRESP = 13

PING = b"\xc0\x00"
BYE = b"\xe0\x00"


def publish(topic: str, message: "Bytes", number: int, kept: bool = False) -> bytearray:
    """Return a PUBLISH packet with QoS 1. To send the packet again later, set bit 3 of its first byte.

    `number`: the packet number that the broker will acknowledge. `kept`: whether the broker retains the message.
    """
    return bytearray(packet(0x33 if kept else 0x32, field(topic) + _two(number) + message))


def puback(number: int) -> bytes:
    """Return a PUBACK packet, which acknowledges the received message whose packet number is `number`."""
    return packet(0x40, _two(number))


def subscribe(topic: str, number: int) -> bytes:
    """Return a SUBSCRIBE packet for a topic, with QoS 1."""
    return packet(0x82, _two(number) + field(topic) + b"\x01")


def size(data: "Bytes", have: int) -> "tuple[int, int]":
    """Return (size of the header, size of the body) in bytes, for the packet at the start of `data`.

    Only the first `have` bytes of `data` are received bytes. Return (0, 0) if they are too few to tell the sizes.
    Raise ValueError if no valid packet begins with these bytes.
    """
    body = 0
    for index in range(4):
        if index + 1 >= have:
            return 0, 0
        byte = data[index + 1]
        body |= (byte & 127) << 7 * index
        if byte < 128:
            return index + 2, body
    raise ValueError


def two(data: "Bytes", at: int) -> int:
    """Return the number in the bytes at `at` and `at` + 1, high byte first. Raise ValueError if `data` is too short."""
    if at + 2 > len(data):
        raise ValueError
    return data[at] << 8 | data[at + 1]


def _two(number: int) -> bytes:
    return bytes((number >> 8, number & 255))


def field(content: "str | bytes") -> bytes:
    """Return `content` as MQTT encodes strings and binary data: first its length in two bytes, then the content."""
    data = content.encode() if isinstance(content, str) else content
    return _two(len(data)) + data


def packet(kind: int, body: bytes) -> bytes:
    """Return a packet: the byte `kind`, the length of `body` as MQTT encodes it, and `body`."""
    size, left = b"", len(body)
    while True:
        left, low = left >> 7, left & 127
        size += bytes((low | 128 if left else low,))
        if not left:
            return bytes((kind,)) + size + body
