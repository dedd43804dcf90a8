"""Builds the CONNECT packet, which opens an MQTT session. Loaded on demand, when a client is created."""

from .packets import field, packet


def connect(
    name: str,
    keepalive_s: int,
    user: str = "",
    password: str = "",
    will: "tuple[str, bytes] | None" = None,
    clean: bool = False,
) -> bytes:
    """Return a CONNECT packet. `clean`: whether the broker deletes the session when the connection ends.

    `will`: (topic, message). If the connection is lost, the broker publishes and retains `message` on `topic`.
    """
    flags, fields = 2 * clean, field(name)
    if will:
        flags |= 0x2C  # will: retained, QoS 1
        fields += field(will[0]) + field(will[1])
    if user:
        flags |= 0x80
        fields += field(user)
        if password:
            flags |= 0x40
            fields += field(password)
    return packet(0x10, field("MQTT") + bytes((4, flags)) + bytes((keepalive_s >> 8, keepalive_s & 255)) + fields)
