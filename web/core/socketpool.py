"""CircuitPython's `socketpool` in a page: a socket is a WebSocket, its host a full address such as wss://host/mqtt.

Code in a page cannot wait, so `connect` only starts the connection. Until it is open, nothing can be sent or received.
If it fails, the socket counts as closed by the server. The page's part is web/page/sockets.js.
"""

from bridge import close as _close
from bridge import open as _open
from bridge import read as _read
from bridge import send as _send
from bridge import state as _state

_OPENING, _CLOSED = 0, 2  # states, as in web/page/sockets.js
_AGAIN, _RESET, _NO_NAME = 11, 104, -2  # errno


class Socket:
    """A socket of the pool."""

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
        """Do nothing: a socket never waits."""

    def setblocking(self, flag):
        """Do nothing: a socket never waits."""

    def close(self):
        if self._number:
            _close(self._number)


class SocketPool:
    """Creates sockets and resolves names."""

    AF_INET, SOCK_STREAM = 2, 1

    def __init__(self, radio):
        """Accept the radio of `wifi`, which is the only one."""

    def getaddrinfo(self, host, port, family=0, type=0, proto=0, flags=0):
        """Return the host unchanged: the browser resolves it."""
        if host[:2] != "ws":
            raise OSError(_NO_NAME)
        return [(self.AF_INET, self.SOCK_STREAM, 0, "", (host, port))]

    def socket(self, family=AF_INET, type=SOCK_STREAM, proto=0):
        return Socket()
