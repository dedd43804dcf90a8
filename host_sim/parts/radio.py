"""The board's radio: what it reaches is this computer's network.

Part of the room host_sim.parts; imports the standard library only. Sockets are this computer's own, and answer with the
numbers that a board's errors have.
"""

import contextlib
import socket
import ssl
from collections.abc import Iterator
from typing import Any

AGAIN, REFUSED, TIMED_OUT = 11, 111, 116  # errno on the board
_NOT_YET = (BlockingIOError, ssl.SSLWantReadError, ssl.SSLWantWriteError)


class Radio:
    """In reach of its network, or not: out of it every connection is lost, as where somebody unplugs the router."""

    def __init__(self, networks: dict[str, str] | None = None) -> None:
        """`networks`: the password of each network there is; None: of any name, with any password."""
        self.networks = networks
        self.in_reach = True
        self.joined = False
        self._sockets: list[Socket] = []

    def join(self, name: str, password: str) -> None:
        """Enter a network; raise a ConnectionError where there is none such, or the password is another."""
        known = self.networks is None or self.networks.get(name) == password
        if not (self.in_reach and known):
            raise ConnectionError("No network with that ssid" if not self.in_reach else "Authentication failure")
        self.joined = True

    def leave(self) -> None:
        """Lose the network, and every connection with it."""
        self.joined = False
        for each in self._sockets:
            each.close()
        self._sockets.clear()

    def lose(self) -> None:
        """Go out of reach."""
        self.in_reach = False
        self.leave()

    def find(self, host: str, port: int) -> list[Any]:
        """Return what `getaddrinfo` does, for IPv4."""
        if not self.joined:
            raise OSError(-2, "Name or service not known")
        return socket.getaddrinfo(host, port, socket.AF_INET, socket.SOCK_STREAM)

    def socket(self) -> "Socket":
        """Return a new socket."""
        made = Socket(socket.socket())
        self._sockets.append(made)
        return made


class Socket:
    """A socket as CircuitPython's are."""

    def __init__(self, real: socket.socket) -> None:
        self.real = real

    def connect(self, address: tuple[str, int]) -> None:
        with _as_on_a_board():
            self.real.connect(address)

    def settimeout(self, value: float | None) -> None:
        self.real.settimeout(value)

    def setblocking(self, flag: bool) -> None:
        self.real.setblocking(flag)

    def send(self, bytes: bytes) -> int:
        with _as_on_a_board():
            return self.real.send(bytes)

    def recv_into(self, buffer: bytearray, bufsize: int = 0) -> int:
        with _as_on_a_board():
            return self.real.recv_into(buffer, bufsize)

    def close(self) -> None:
        self.real.close()


def secured(plain: Socket, context: ssl.SSLContext, name: str | None) -> Socket:
    """Return a socket that speaks TLS once it is connected."""
    return Socket(context.wrap_socket(plain.real, server_hostname=name))


@contextlib.contextmanager
def _as_on_a_board() -> Iterator[None]:
    try:
        yield
    except _NOT_YET:
        raise OSError(AGAIN, "EAGAIN") from None
    except TimeoutError:
        raise OSError(TIMED_OUT, "ETIMEDOUT") from None
    except ConnectionRefusedError:
        raise OSError(REFUSED, "ECONNREFUSED") from None
