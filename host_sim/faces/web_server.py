"""HTTP server that limits the connections per client address, and prints no traceback for broken connections.

The simulator's page and `tools.build.serve` use it.
"""

import ipaddress
import socket
import sys
import threading
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from http.server import ThreadingHTTPServer
from typing import Any

ANYWHERE = ("", "0.0.0.0", "::")  # addresses that stand for all addresses of this computer
MOST_PER_ADDRESS = 64  # maximum number of open connections from one address; a browser opens about six


class WebServer(ThreadingHTTPServer):
    """HTTP server that limits the connections per client address, and ignores broken connections."""

    request_queue_size = 128  # enough for a whole class that opens the page at the same time
    daemon_threads = True

    def __init__(self, *arguments: Any) -> None:
        """Accept the arguments of ThreadingHTTPServer: (host, port), and the class of the request handler."""
        self._open: Counter[str] = Counter()
        self._counting = threading.Lock()
        super().__init__(*arguments)

    def verify_request(self, request: Any, client_address: Any) -> bool:
        """Return whether the client's address has fewer open connections than MOST_PER_ADDRESS.

        If the result is False, the base class closes the new connection.
        """
        with self._counting:
            return self._open[client_address[0]] < MOST_PER_ADDRESS

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        """Answer the requests of one connection. Count the connection as open until it closes."""
        address = client_address[0]
        with self._counting:
            self._open[address] += 1
        try:
            super().process_request_thread(request, client_address)
        finally:
            with self._counting:
                self._open[address] -= 1
                if not self._open[address]:
                    del self._open[address]

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore the error if the browser has closed or reset the connection. Print any other error as usual."""
        if not isinstance(sys.exc_info()[1], OSError):
            super().handle_error(request, client_address)


def network_address() -> str:
    """Return this computer's address in its network, or "" without a network. No data is sent for this."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address that is reserved for documentation
        found: str = probe.getsockname()[0]
        return found
    return ""


def own_names(more: Iterable[str] = ()) -> frozenset[str]:
    """Return the host names by which browsers may call this computer.

    These are localhost, the names of the computer itself, and `more`.
    """
    name = socket.gethostname().lower()
    first = name.partition(".")[0]
    return frozenset({"localhost", name, first, first + ".local", *(each.lower().rstrip(".") for each in more)})


def is_for_us(asked: str | None, names: frozenset[str], address: str) -> bool:
    """Return whether a request is meant for this server. `asked` is the Host header of the request.

    The header must name one of `names`, `address` (the IP address of the connection), or an IP address that always
    means this computer, such as 127.0.0.1 or 0.0.0.0.

    This protects against DNS rebinding. In this attack, another site makes its own host name point to this computer, so
    that the site's page can send requests to this server. The Host header of these requests names the other site, which
    is not in `names`.
    """
    if not asked:
        return False
    host = asked.strip().lower()
    host = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    with suppress(ValueError):
        literal = ipaddress.ip_address(host)
        return literal.is_loopback or literal.is_unspecified or host == address
    return host.rstrip(".") in names
