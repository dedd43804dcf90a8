"""An HTTP server that strangers can neither fill up nor make print a traceback.

Part of the room host_sim.faces; imports the standard library only. The page's face and `tools.build.serve` are served
by it.
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

MOST_PER_ADDRESS = 64  # open connections; a browser has some six to a host


class WebServer(ThreadingHTTPServer):
    """A server with a bound on the connections of each address, and silent about connections that break."""

    request_queue_size = 128  # a whole class opens the page at once
    daemon_threads = True

    def __init__(self, *arguments: Any) -> None:
        """Take what ThreadingHTTPServer takes: (host, port) and what answers a request."""
        self._open: Counter[str] = Counter()
        self._counting = threading.Lock()
        super().__init__(*arguments)

    def verify_request(self, request: Any, client_address: Any) -> bool:
        """Refuse a connection from an address that has too many already."""
        with self._counting:
            return self._open[client_address[0]] < MOST_PER_ADDRESS

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        """Answer the requests of one connection, and count it meanwhile."""
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
        """Say nothing where the other end has closed or reset the connection; print anything else as usual."""
        if not isinstance(sys.exc_info()[1], OSError):
            super().handle_error(request, client_address)


def own_names(more: Iterable[str] = ()) -> frozenset[str]:
    """Return the names under which a browser may ask for this computer, `more` names among them."""
    name = socket.gethostname().lower()
    first = name.partition(".")[0]
    return frozenset({"localhost", name, first, first + ".local", *(each.lower().rstrip(".") for each in more)})


def is_for_us(asked: str | None, names: frozenset[str], address: str) -> bool:
    """Tell whether the Host header `asked` names this computer: by a name, or by the address that was connected to.

    A page from elsewhere can make its own name lead here (DNS rebinding); a browser then sends that name.
    """
    if not asked:
        return False
    host = asked.strip().lower()
    host = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    with suppress(ValueError):
        literal = ipaddress.ip_address(host)
        return literal.is_loopback or literal.is_unspecified or host == address
    return host.rstrip(".") in names
