"""Serial port (UART): bytes that the board sends over a cable, and bytes that it receives.

Imports only the standard library.
"""

import random
from typing import Protocol

BUFFER = 64  # default size of the receive buffer, in bytes
QUEUE = 32  # bytes in the hardware's send queue before a write waits


class Cable(Protocol):
    """The other end of a serial port. No call blocks."""

    def send(self, data: bytes) -> None: ...
    def receive(self) -> bytes: ...


class Uart:
    """The board's port. `cable` is None if nothing is plugged in."""

    def __init__(self) -> None:
        self.cable: Cable | None = None
        self.buffer = BUFFER
        self._waiting = bytearray()

    def forget(self) -> None:
        """Drop the received bytes, as a power loss does."""
        self._waiting.clear()

    def send(self, data: bytes) -> None:
        """Send bytes over the cable."""
        if self.cable is not None:
            self.cable.send(data)

    def fetch(self) -> int:
        """Receive bytes while the buffer has room. Return the number of bytes that can be read."""
        if self.cable is not None:
            self._waiting += self.cable.receive()
            del self._waiting[self.buffer :]
        return len(self._waiting)

    def take(self, size: int) -> bytes:
        """Return up to `size` received bytes."""
        self.fetch()
        taken = bytes(self._waiting[:size])
        del self._waiting[:size]
        return taken


class Wire:
    """One end of a cable between two ports in this process.

    Each byte is damaged, lost or doubled with the total probability `harm`. A `pulled` cable carries nothing.
    """

    def __init__(self, harm: float = 0, seed: int = 0) -> None:
        self.harm = harm
        self.pulled = False
        self.other: Wire = self
        self._chance = random.Random(seed)
        self._carried = bytearray()

    def send(self, data: bytes) -> None:
        """Carry bytes to the other end."""
        if not self.pulled and not self.other.pulled:
            for byte in data:
                self.other._carried += self._harmed(byte)

    def receive(self) -> bytes:
        """Return the bytes that have arrived."""
        carried, self._carried = bytes(self._carried), bytearray()
        return carried

    def _harmed(self, byte: int) -> bytes:
        if self._chance.random() >= self.harm:
            return bytes((byte,))
        return self._chance.choice((b"", bytes((byte, byte)), bytes((self._chance.randrange(256),))))


def wires(harm: float = 0, seed: int = 0) -> tuple[Wire, Wire]:
    """Return both ends of a cable."""
    ends = Wire(harm, seed), Wire(harm, seed + 1)
    ends[0].other, ends[1].other = ends[1], ends[0]
    return ends
