"""Connections of the timed board: a cable and a radio, which replace the modules `busio`, `wifi` and `socketpool`.

The cable comes from tools.vm.cable_ends. The radio uses the sockets of this computer.
"""

import os
import socket
from types import SimpleNamespace
from typing import Any

from lab.pace import rates, timed_modules
from lab.pace.timed_modules import Time
from tools.vm.cable_ends import UART


class Port(UART):
    """A UART. Its calls take the same time as on the board."""

    @property
    def in_waiting(self) -> int:
        Time.us += rates.UART_US
        return len(UART.come)

    def read(self, count: int) -> bytes:
        Time.us += rates.UART_US
        return super().read(count)

    def write(self, data: bytes) -> None:
        Time.us += rates.UART_US
        super().write(data)


class Socket:
    """A socket. Its calls take the same time as on the board."""

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
    """Return the modules that replace modules of the firmware, as a dictionary from name to module."""
    radio = SimpleNamespace(connected=True)
    return {
        "os": SimpleNamespace(getenv=timed_modules.getenv, urandom=os.urandom),
        "busio": SimpleNamespace(UART=Port),
        "wifi": SimpleNamespace(radio=radio),
        "socketpool": SimpleNamespace(SocketPool=Pool),
    }
