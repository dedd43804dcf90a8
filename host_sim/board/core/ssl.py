"""CircuitPython's `ssl`. It is simulated with this computer's `ssl`."""

from socketpool import Socket as _Socket

from host_sim.parts import radio as _radio

_real = _radio.ssl
CERT_NONE, CERT_REQUIRED = _real.CERT_NONE, _real.CERT_REQUIRED


class SSLContext:
    """TLS settings, and the certificates to trust."""

    def __init__(self):
        self._context = _real.create_default_context()

    @property
    def check_hostname(self):
        return self._context.check_hostname

    @check_hostname.setter
    def check_hostname(self, value):
        self._context.check_hostname = value

    @property
    def verify_mode(self):
        return self._context.verify_mode

    @verify_mode.setter
    def verify_mode(self, value):
        self._context.verify_mode = value

    def load_verify_locations(self, cafile=None, cadata=None):
        """Trust only the certificates in `cafile` and `cadata`."""
        self._context = _real.SSLContext(_real.PROTOCOL_TLS_CLIENT)
        self._context.load_verify_locations(cafile=cafile, cadata=cadata)

    def wrap_socket(self, sock, *, server_side=False, server_hostname=None):
        return _Socket(_radio.secured(sock._real, self._context, server_hostname))


def create_default_context():
    return SSLContext()
