"""Connects to an MQTT broker: WiFi, the broker's address, the socket, and encryption.

Each step may block for up to 10 seconds, so a separate scene runs the steps. Loaded on demand.
"""

import gc

from .. import DRIVE

MYPY = False
if MYPY:  # true for type checkers only
    from collections.abc import Iterator
    from typing import Any

    from glowgrid.online.mqtt.client import Client

    from .clock import Clock

_TIMEOUT_S = 10
_HEAP_FOR_TLS = 200_000  # bytes of heap for a match and an encrypted connection; a Pico W has 181,000
_REFUSED = 61, 65, 103, 104, 110, 111, 113, 116, 118  # values of errno if no broker answers, on boards and computers


def connect(
    client: "Client", radio: "Any", pool: "Any", clock: "Clock", address: tuple, wifi: tuple, ca: str
) -> "Iterator[tuple]":
    """Generator: connect the client to the broker.

    Before each step that blocks, yield (name of a sentence in words/network.py, value to insert into the sentence). The
    names are RADIO, BROKER and SECURING. After an error, yield a last pair about the error. `radio`: None on a
    computer. `pool`: provides the sockets. `address`: (host, port, encrypted). `wifi`: (name, password). `ca`: the path
    of a file with certificates, or "" for none.
    """
    client.close()
    if radio is not None and not radio.connected:
        yield "RADIO", wifi[0]
        try:
            radio.connect(*wifi, timeout=_TIMEOUT_S)
        except (OSError, ValueError, RuntimeError):  # a ConnectionError is an OSError
            yield "NO_RADIO", wifi[0]
            return
    host, port, encrypted = address
    yield "BROKER", host
    try:
        found = pool.getaddrinfo(host, port, 0, pool.SOCK_STREAM)[0]
    except OSError:
        yield "NO_HOST", host
        return
    context = None
    if encrypted:
        yield "SECURING", host
        if hasattr(gc, "mem_alloc") and gc.mem_alloc() + gc.mem_free() < _HEAP_FOR_TLS:  # type: ignore[attr-defined]
            yield "NO_MEMORY", host
            return
        context, error = _tls_context(ca)
        if error:
            yield error, ca
            return
    socket, error = _open(pool.socket(found[0], found[1]), found[4], context, host)
    if error:
        yield error, host
    else:
        client.open(socket, clock.now())


def _tls_context(ca: str) -> tuple:
    """Return (SSL context, "") or (None, name of an error). If `ca` is not "", the context trusts the certificates in
    the file `ca`."""
    import ssl

    context = ssl.create_default_context()
    try:
        if ca:
            with open("/" + ca if DRIVE == "/" and ca[0] != "/" else ca) as file:
                context.load_verify_locations(cadata=file.read())
    except (OSError, ValueError, RuntimeError):
        return None, "NO_CA"
    except MemoryError:
        return None, "NO_MEMORY"
    return context, ""


def _open(socket: "Any", address: tuple, context: "Any", host: str) -> tuple:
    """Connect `socket`, with encryption unless `context` is None. Return (socket, "") or (None, name of an error).

    The methods of the returned socket do not block.
    """
    try:
        socket.settimeout(_TIMEOUT_S)
        if context is not None:
            socket = context.wrap_socket(socket, server_hostname=host)
        socket.connect(address)
        socket.setblocking(False)
        return socket, ""
    except (OSError, ValueError, RuntimeError) as error:
        refused = context is None or getattr(error, "errno", 0) in _REFUSED
        name = "NO_BROKER" if refused else "NO_TRUST"
    except MemoryError:  # encryption allocates memory for each connection
        name = "NO_MEMORY"
    socket.close()
    return None, name
