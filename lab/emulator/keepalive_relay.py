"""Relay between an emulated board and an MQTT broker, so that the broker does not disconnect the board for being slow.

A client tells the broker how often the client will send something, and the broker closes the connection of a client
that is late. The broker measures real time, but the time of an emulated board passes more slowly. So the relay replaces
the interval that the board announces with the longest interval that MQTT allows.
"""

import socket
import socketserver
import threading
from typing import Any

NAME = b"\x00\x04MQTT"
KEEPALIVE = len(NAME) + 2  # bytes from the protocol's name to the keepalive time: version and flags are between
LONGEST = b"\xff\xff"  # MQTT's longest keepalive time: 18 hours
SHORTEST = 14  # bytes of the shortest CONNECT packet


class KeepaliveRelay(socketserver.ThreadingTCPServer):
    """A relay that listens at `address` and connects to the broker at `port` of this computer.

    Use the relay in a `with` statement: it runs until the end of that statement.
    """

    daemon_threads = True
    block_on_close = False

    def __init__(self, address: str, port: int) -> None:
        super().__init__((address, 0), _Connection)
        self.broker = port

    def __enter__(self) -> "KeepaliveRelay":
        threading.Thread(target=self.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *error: Any) -> None:
        self.shutdown()
        self.server_close()


class _Connection(socketserver.BaseRequestHandler):
    server: KeepaliveRelay

    def handle(self) -> None:
        start = b""
        while len(start) < SHORTEST:
            data = self.request.recv(4096)
            if not data:
                return
            start += data
        with socket.create_connection(("127.0.0.1", self.server.broker)) as broker:
            broker.sendall(with_longest_keepalive(start))
            threading.Thread(target=_copy, args=(broker, self.request), daemon=True).start()
            _copy(self.request, broker)


def with_longest_keepalive(packet: bytes) -> bytes:
    """Return `packet` with the longest possible keepalive time in place of its own.

    `packet` is a CONNECT packet of MQTT, or the beginning of such a packet.
    """
    at = packet.index(NAME) + KEEPALIVE
    return packet[:at] + LONGEST + packet[at + 2 :]


def _copy(source: socket.socket, target: socket.socket) -> None:
    """Send everything that arrives from `source` to `target`, until either of them closes."""
    try:
        while data := source.recv(4096):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)
    except OSError:
        pass  # the other direction notices it too
