"""A cable and a radio for the board on which time passes at the board's rates: `busio`, `wifi`, `socketpool`.

What goes over the cable lies in two queues; sockets are this computer's own.
"""

import os
import socket
from types import SimpleNamespace
from typing import Any

from tools.pace import rates, timed_board
from tools.pace.timed_board import Time


class Port:
    """A UART; `sent` and `come` are what is on the cable."""

    sent, come = bytearray(), bytearray()

    def __init__(self, *pins: object, **options: object) -> None:
        pass

    @property
    def in_waiting(self) -> int:
        Time.us += rates.UART_US
        return len(Port.come)

    def read(self, count: int) -> bytes:
        Time.us += rates.UART_US
        data = bytes(Port.come[:count])
        del Port.come[:count]
        return data

    def write(self, data: bytes) -> None:
        Time.us += rates.UART_US
        Port.sent += data


class End:
    """The other end of that cable, as a party takes one."""

    def poll(self, now: int) -> None:
        pass

    def send(self, line: str) -> bool:
        Port.come.extend(line.encode() + b"\n")
        return True

    def receive(self) -> str | None:
        line, end, rest = Port.sent.partition(b"\n")
        if not end:
            return None
        Port.sent[:] = rest
        return line.decode()


class Socket:
    """A socket of the board's: every call takes its time."""

    def __init__(self, *kind: int) -> None:
        self._real = socket.socket()

    def connect(self, address: Any) -> None:
        self._real.connect(address)
        self._real.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def send(self, data: bytes) -> int:
        Time.us += rates.SOCKET_US
        return self._real.send(data)

    def recv_into(self, buffer: bytearray, size: int) -> int:
        Time.us += rates.SOCKET_US
        return self._real.recv_into(buffer, size)

    def settimeout(self, seconds: float) -> None:
        self._real.settimeout(seconds)

    def setblocking(self, flag: bool) -> None:
        self._real.setblocking(flag)

    def close(self) -> None:
        self._real.close()


class Pool:
    SOCK_STREAM = socket.SOCK_STREAM

    def __init__(self, radio: object) -> None:
        self.getaddrinfo = socket.getaddrinfo
        self.socket = Socket


def modules() -> dict[str, Any]:
    """Return the modules by name."""
    radio = SimpleNamespace(connected=True)
    return {
        "os": SimpleNamespace(getenv=timed_board.getenv, urandom=os.urandom),
        "busio": SimpleNamespace(UART=Port),
        "wifi": SimpleNamespace(radio=radio),
        "socketpool": SimpleNamespace(SocketPool=Pool),
    }
