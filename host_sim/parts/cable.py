"""Cable from the simulated board's serial port to another simulator on this computer, or to a real board.

Imports the standard library, and pyserial for a real board. No call blocks, except for a short time while it looks for
the other simulator.
"""

import importlib
import socket
import time
from typing import Any

HERE = "127.0.0.1:7741"
_LOOK_EVERY_S = 0.5
_LOOK_S = 0.2
_MOST = 4096


class CannotPlug(Exception):
    """The cable cannot be connected. The message tells the user the reason."""


def cable(where: str) -> "SocketCable | SerialCable":
    """Return a cable to `where`: HOST:PORT for another simulator, or the name of a serial port."""
    host, colon, port = where.rpartition(":")
    if colon and port.isdecimal() and len(port) < 6 and 0 < int(port) < 65536:
        return SocketCable(host or "127.0.0.1", int(port))
    return SerialCable(where)


class SocketCable:
    """Cable between two simulators: the first listens, the second connects. Either may leave and return."""

    def __init__(self, host: str, port: int) -> None:
        self._place = (host, port)
        self._listener: socket.socket | None = None
        self._other: socket.socket | None = None
        self._look_at = 0.0

    def send(self, data: bytes) -> None:
        """Send bytes. They are lost if the other end is not connected or the buffer is full."""
        if self._is_connected():
            try:
                self._other.send(data)  # type: ignore[union-attr]  # it is connected
            except BlockingIOError:
                pass
            except OSError:
                self._lose()

    def receive(self) -> bytes:
        """Return the bytes that have arrived."""
        if not self._is_connected():
            return b""
        try:
            data = self._other.recv(_MOST)  # type: ignore[union-attr]  # it is connected
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
        if self._other is not None:
            self._other.close()
            self._other = None

    def _is_connected(self) -> bool:
        """Return whether the other simulator is connected. If it is not, try to connect from time to time."""
        if self._other is None and time.monotonic() >= self._look_at:
            self._look_at = time.monotonic() + _LOOK_EVERY_S
            try:
                self._other = self._connect_or_listen() if self._listener is None else self._listener.accept()[0]
                self._other.setblocking(False)
            except OSError:
                pass  # the other simulator has not connected yet
        return self._other is not None

    def _connect_or_listen(self) -> socket.socket:
        """Return a connection to the listening simulator. If there is none, start to listen and raise OSError."""
        try:
            return socket.create_connection(self._place, _LOOK_S)
        except OSError:
            self._listener = socket.create_server(self._place)
            self._listener.setblocking(False)
            raise


class SerialCable:
    """Cable to a real serial port."""

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
        """Send bytes. They are lost if the port is gone."""
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
