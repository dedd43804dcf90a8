"""CircuitPython's `socketpool`. The sockets use this computer's network."""

from host_sim.board import current_machine as _running

_machine = _running.machine
if _machine.radio is None:
    raise ImportError("no module named 'socketpool'")
_CALL_US = 400  # time that a socket call takes with CircuitPython on a Pico W


class Socket:
    """A socket made by SocketPool."""

    def __init__(self, real):
        self._real = real

    def connect(self, address):
        _machine.spend(_CALL_US * 10)
        self._real.connect(address)

    def send(self, bytes):
        _machine.spend(_CALL_US)
        return self._real.send(bytes)

    def recv_into(self, buffer, bufsize=0):
        _machine.spend(_CALL_US)
        return self._real.recv_into(buffer, bufsize)

    def settimeout(self, value):
        self._real.settimeout(value)

    def setblocking(self, flag):
        self._real.setblocking(flag)

    def close(self):
        self._real.close()


class SocketPool:
    """Creates sockets, and resolves host names."""

    AF_INET, AF_INET6, SOCK_STREAM, SOCK_DGRAM = 2, 10, 1, 2

    class gaierror(OSError):  # noqa: N801 - CircuitPython's name
        pass

    def __init__(self, radio):
        """Ignore `radio`, because the board has only one radio."""

    def getaddrinfo(self, host, port, family=0, type=0, proto=0, flags=0):
        try:
            return _machine.radio.find(host, port)
        except OSError as error:
            raise SocketPool.gaierror(*error.args) from None

    def socket(self, family=AF_INET, type=SOCK_STREAM, proto=0):
        return Socket(_machine.radio.socket())
