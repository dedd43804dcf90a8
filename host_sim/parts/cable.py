"""Cable from the serial port of the simulated board to a second simulator, or to a real board.

Calls return at once, except while the cable looks for the second simulator. This takes up to _CONNECT_S seconds.

Imports pyserial for a real board.
"""

import importlib
import socket
import time
from typing import Any

HERE = "127.0.0.1:7741"
_RETRY_S = 0.5
_CONNECT_S = 0.2
_MOST = 4096


class CannotPlug(Exception):
    """The cable cannot be connected. The exception's message is a sentence for the user."""


def cable(where: str) -> "SocketCable | SerialCable":
    """Return a cable to `where`.

    `where` is HOST:PORT for a second simulator, or the name of a serial port for a real board.
    """
    host, colon, port = where.rpartition(":")
    if colon and port.isdecimal() and len(port) < 6 and 0 < int(port) < 65536:
        return SocketCable(host or "127.0.0.1", int(port))
    return SerialCable(where)


class SocketCable:
    """Cable between two simulators.

    The first simulator listens, and the second simulator connects. Each of the two may stop and start again.
    """

    def __init__(self, host: str, port: int) -> None:
        self._address = (host, port)
        self._listener: socket.socket | None = None
        self._connection: socket.socket | None = None
        self._next_attempt = 0.0

    def send(self, data: bytes) -> None:
        """Send bytes. They are lost if the other simulator is not connected or the buffer is full."""
        if self._is_connected():
            try:
                self._connection.send(data)  # type: ignore[union-attr]  # it is connected
            except BlockingIOError:
                pass
            except OSError:
                self._lose()

    def receive(self) -> bytes:
        """Return the bytes that have arrived."""
        if not self._is_connected():
            return b""
        try:
            data = self._connection.recv(_MOST)  # type: ignore[union-attr]  # it is connected
        except BlockingIOError:
            return b""
        except OSError:
            data = b""
        if not data:
            self._lose()
        return data

    def close(self) -> None:
        """Unplug the cable."""
        self._lose()
        if self._listener is not None:
            self._listener.close()
            self._listener = None

    def _lose(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _is_connected(self) -> bool:
        """Return whether the other simulator is connected.

        If there is no connection yet, first try to connect, but at most once every _RETRY_S seconds.
        """
        if self._connection is None and time.monotonic() >= self._next_attempt:
            self._next_attempt = time.monotonic() + _RETRY_S
            try:
                self._connection = self._connect_or_listen() if self._listener is None else self._listener.accept()[0]
                self._connection.setblocking(False)
            except OSError:
                pass  # the other simulator has not connected yet
        return self._connection is not None

    def _connect_or_listen(self) -> socket.socket:
        """Return a connection to the simulator that listens. If none listens, listen here, and raise OSError."""
        try:
            return socket.create_connection(self._address, _CONNECT_S)
        except OSError:
            self._listener = socket.create_server(self._address)
            self._listener.setblocking(False)
            raise


class SerialCable:
    """Cable to a real board on a serial port of this computer."""

    def __init__(self, name: str) -> None:
        try:
            serial = importlib.import_module("serial")
        except ImportError:
            raise CannotPlug("--link to a serial port needs pyserial: pip install pyserial") from None
        try:
            self._port: Any = serial.Serial(name, 115200, timeout=0, write_timeout=0)
        except (OSError, ValueError) as error:
            raise CannotPlug(f"--link {name}: the port cannot be opened: {error}.") from None

    def send(self, data: bytes) -> None:
        """Send bytes. They are lost if the port has been unplugged."""
        try:
            self._port.write(data)
        except OSError:
            pass

    def receive(self) -> bytes:
        """Return the bytes that have arrived."""
        try:
            return bytes(self._port.read(_MOST))
        except OSError:
            return b""

    def close(self) -> None:
        """Unplug the cable."""
        self._port.close()
