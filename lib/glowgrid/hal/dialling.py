"""On the way to a broker, for as long as that takes: the radio, the broker's address, the connection, its encryption.

What waits is a step each of `dial`, which a scene of its own goes through; afterwards nothing does.
"""

import gc

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Iterator
    from typing import Any

    from .network import Network

_CONNECT_S = 10
_ENCRYPTS = 200_000  # bytes of a heap that has room for a match and an encrypted connection; a Pico W has 181,000
_REFUSED = 61, 65, 103, 104, 110, 111, 113, 116, 118  # errno where nobody is there, on boards and computers


def dial(network: "Network") -> "Iterator[str]":
    """Connect the network's session with the broker; see `Network.dial`."""
    client, radio, pool = network.client, network.radio, network.pool
    if client is None:
        return
    client.close()
    if radio is not None and not radio.connected:
        yield "RADIO"
        network.about = network.wifi[0]
        try:
            radio.connect(*network.wifi, timeout=_CONNECT_S)
        except (OSError, ValueError, RuntimeError):  # a ConnectionError is an OSError
            yield "NO_RADIO"
            return
    yield "BROKER"
    host, port, encrypted = network.address
    network.about = host
    try:
        found = pool.getaddrinfo(host, port, 0, pool.SOCK_STREAM)[0]
    except OSError:
        yield "NO_HOST"
        return
    if encrypted:
        yield "SECURING"
        if hasattr(gc, "mem_alloc") and gc.mem_alloc() + gc.mem_free() < _ENCRYPTS:  # type: ignore[attr-defined]
            yield "NO_MEMORY"
            return
    socket = pool.socket(found[0], found[1])
    fault = _connect(network, socket, found[4])
    if fault:
        yield fault


def _connect(network: "Network", socket: "Any", address: tuple) -> str:
    """Connect to the address found; return why not, "" where it is."""
    host, _, encrypted = network.address
    try:
        socket.settimeout(_CONNECT_S)
        if encrypted:
            socket = _secured(network, socket)
        socket.connect(address)
        socket.setblocking(False)
    except (OSError, ValueError, RuntimeError, MemoryError) as error:
        socket.close()
        if isinstance(error, MemoryError):  # encryption takes some for each connection
            return "NO_MEMORY"
        if network.about != host:
            return "NO_CA"
        known = not encrypted or getattr(error, "errno", 0) in _REFUSED
        return "NO_BROKER" if known else "NO_TRUST"
    network.client.open(socket, network.clock.now())  # type: ignore[union-attr]  # there is one
    return ""


def _secured(network: "Network", socket: "Any") -> "Any":
    import ssl

    host, context = network.address[0], ssl.create_default_context()
    if network.ca:
        network.about = network.ca
        with open(network.ca) as file:
            context.load_verify_locations(cadata=file.read())
        network.about = host
    return context.wrap_socket(socket, server_hostname=host)
