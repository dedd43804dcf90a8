"""Simulates the WiFi radio of the board. Uses the network of this computer.

The connections are sockets of this computer, but errors have the error numbers that they would have on the board.
"""

import contextlib
import socket
import ssl
from collections.abc import Iterator
from typing import Any

AGAIN, REFUSED, TIMED_OUT = 11, 111, 116  # values of errno on the board
_NOT_YET = (BlockingIOError, ssl.SSLWantReadError, ssl.SSLWantWriteError)


class Radio:
    """A radio. To simulate that the router is unplugged, tests can set `in_reach` to False, or call `lose`."""

    def __init__(self, networks: dict[str, str] | None = None) -> None:
        """`networks` is a dictionary from network name to password. With None, any name and password are accepted."""
        self.networks = networks
        self.in_reach = True
        self.joined = False
        self._sockets: list[Socket] = []

    def join(self, name: str, password: str) -> None:
        """Join the network `name`. Raise ConnectionError if the network is not in reach or the password is wrong."""
        known = self.networks is None or self.networks.get(name) == password
        if not (self.in_reach and known):
            raise ConnectionError("No network with that ssid" if not self.in_reach else "Authentication failure")
        self.joined = True

    def leave(self) -> None:
        """Leave the network, and close every connection."""
        self.joined = False
        for each in self._sockets:
            each.close()
        self._sockets.clear()

    def lose(self) -> None:
        """Go out of reach of the network, and lose every connection."""
        self.in_reach = False
        self.leave()

    def find(self, host: str, port: int) -> list[Any]:
        """Return the addresses of `host`, in the format of `socket.getaddrinfo`. Only IPv4 is used."""
        if not self.joined:
            raise OSError(-2, "Name or service not known")
        return socket.getaddrinfo(host, port, socket.AF_INET, socket.SOCK_STREAM)

    def socket(self) -> "Socket":
        """Return a new socket."""
        new = Socket(socket.socket())
        self._sockets.append(new)
        return new


class Socket:
    """A socket with the methods of CircuitPython's class of the same name."""

    def __init__(self, real: socket.socket) -> None:
        self.real = real

    def connect(self, address: tuple[str, int]) -> None:
        with _with_board_errors():
            self.real.connect(address)

    def settimeout(self, value: float | None) -> None:
        self.real.settimeout(value)

    def setblocking(self, flag: bool) -> None:
        self.real.setblocking(flag)

    def send(self, bytes: bytes) -> int:
        with _with_board_errors():
            return self.real.send(bytes)

    def recv_into(self, buffer: bytearray, bufsize: int = 0) -> int:
        with _with_board_errors():
            return self.real.recv_into(buffer, bufsize)

    def close(self) -> None:
        self.real.close()


def secured(plain: Socket, context: ssl.SSLContext, name: str | None) -> Socket:
    """Return a socket that sends and receives through the socket `plain`, but encrypted with TLS.

    `name` is the name of the host.
    """
    return Socket(context.wrap_socket(plain.real, server_hostname=name))


@contextlib.contextmanager
def _with_board_errors() -> Iterator[None]:
    """Context manager: replace this computer's errors with OSErrors that have the error numbers of the board."""
    try:
        yield
    except _NOT_YET:
        raise OSError(AGAIN, "EAGAIN") from None
    except TimeoutError:
        raise OSError(TIMED_OUT, "ETIMEDOUT") from None
    except ConnectionRefusedError:
        raise OSError(REFUSED, "ECONNREFUSED") from None
