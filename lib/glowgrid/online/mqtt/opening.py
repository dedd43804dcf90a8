"""The packet that opens an MQTT session. Loaded when a client is made."""

from .packets import field, packet


def connect(
    name: str,
    keepalive_s: int,
    user: str = "",
    password: str = "",
    will: "tuple[str, bytes] | None" = None,
    clean: bool = False,
) -> bytes:
    """Open a session that outlives the connection, unless it is `clean`; `will` is a topic and the message that is
    retained there once we are gone."""
    flags, fields = 2 * clean, field(name)
    if will:
        flags |= 0x2C  # kept, QoS 1
        fields += field(will[0]) + field(will[1])
    if user:
        flags |= 0x80
        fields += field(user)
        if password:
            flags |= 0x40
            fields += field(password)
    return packet(0x10, field("MQTT") + bytes((4, flags)) + bytes((keepalive_s >> 8, keepalive_s & 255)) + fields)
