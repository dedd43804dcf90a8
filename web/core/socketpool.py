"""CircuitPython's `socketpool` in a page. Each socket is a WebSocket, so its host is a full address: wss://host/mqtt.

Code in a page cannot wait, so `connect` only begins to connect. Until the connection is open, nothing can be sent or
received. If the connection cannot be opened, the socket behaves as if the server had closed the connection. The
WebSockets themselves are in web/page/sockets.js.
"""

from bridge import close as _close
from bridge import open as _open
from bridge import read as _read
from bridge import send as _send
from bridge import state as _state

_OPENING, _CLOSED = 0, 2  # states of a socket, as in web/page/sockets.js
_AGAIN, _RESET, _NO_NAME = 11, 104, -2  # values of errno


class Socket:
    """A socket made by SocketPool."""

    _number = 0

    def connect(self, address):
        self._number = _open(address[0])

    def send(self, data):
        state = _state(self._number)
        if state == _CLOSED:
            raise OSError(_RESET)
        sent = 0 if state == _OPENING else _send(self._number, data.hex())
        if not sent:
            raise OSError(_AGAIN)
        return sent

    def recv_into(self, buffer, bufsize=0):
        data = bytes.fromhex(_read(self._number, bufsize or len(buffer)))
        if not data and _state(self._number) != _CLOSED:
            raise OSError(_AGAIN)
        buffer[: len(data)] = data
        return len(data)

    def settimeout(self, value):
        """Do nothing, because a socket never waits."""

    def setblocking(self, flag):
        """Do nothing, because a socket never waits."""

    def close(self):
        if self._number:
            _close(self._number)


class SocketPool:
    """Creates sockets, and returns the addresses of hosts."""

    AF_INET, SOCK_STREAM = 2, 1

    def __init__(self, radio):
        """Ignore `radio`, because the page has only one network."""

    def getaddrinfo(self, host, port, family=0, type=0, proto=0, flags=0):
        """Return `host` unchanged as the address, because the browser looks up the host's name later."""
        if host[:2] != "ws":
            raise OSError(_NO_NAME)
        return [(self.AF_INET, self.SOCK_STREAM, 0, "", (host, port))]

    def socket(self, family=AF_INET, type=SOCK_STREAM, proto=0):
        return Socket()
