"""HTTP server that limits the connections of each address and never prints a traceback.

The page's face and `tools.build.serve` use it. Imports only the standard library.
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

MOST_PER_ADDRESS = 64  # maximum number of open connections; a browser opens about six


class WebServer(ThreadingHTTPServer):
    """Server that limits the connections of each address and ignores broken connections."""

    request_queue_size = 128  # a whole class opens the page at once
    daemon_threads = True

    def __init__(self, *arguments: Any) -> None:
        """Accept the arguments of ThreadingHTTPServer: (host, port) and the request handler."""
        self._open: Counter[str] = Counter()
        self._counting = threading.Lock()
        super().__init__(*arguments)

    def verify_request(self, request: Any, client_address: Any) -> bool:
        """Refuse a connection from an address that already has too many."""
        with self._counting:
            return self._open[client_address[0]] < MOST_PER_ADDRESS

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        """Answer the requests of one connection, which counts until it closes."""
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
        """Ignore a connection that the other end has closed or reset. Print any other error as usual."""
        if not isinstance(sys.exc_info()[1], OSError):
            super().handle_error(request, client_address)


def own_names(more: Iterable[str] = ()) -> frozenset[str]:
    """Return the host names that a browser may use for this computer: localhost, its own names, and `more`."""
    name = socket.gethostname().lower()
    first = name.partition(".")[0]
    return frozenset({"localhost", name, first, first + ".local", *(each.lower().rstrip(".") for each in more)})


def is_for_us(asked: str | None, names: frozenset[str], address: str) -> bool:
    """Return True if the Host header `asked` is a name of this computer, or the address of the connection.

    Another site's page can make its own name point to this computer (DNS rebinding). The browser then sends that name.
    """
    if not asked:
        return False
    host = asked.strip().lower()
    host = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    with suppress(ValueError):
        literal = ipaddress.ip_address(host)
        return literal.is_loopback or literal.is_unspecified or host == address
    return host.rstrip(".") in names
