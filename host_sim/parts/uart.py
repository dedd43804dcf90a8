"""Serial port (UART) of the board, and a cable that connects two such ports inside one process."""

import random
from typing import Protocol

BUFFER = 64  # default size of the receive buffer, in bytes
QUEUE = 32  # size of the hardware's send queue, in bytes; a write waits if it is full


class Cable(Protocol):
    """The methods that a serial port calls on its cable. None of these methods blocks."""

    def send(self, data: bytes) -> None: ...
    def receive(self) -> bytes: ...


class Uart:
    """The board's serial port.

    `cable` is the cable that is plugged in, or None. `buffer` is the size of the receive buffer in bytes.
    """

    def __init__(self) -> None:
        self.cable: Cable | None = None
        self.buffer = BUFFER
        self._waiting = bytearray()

    def forget(self) -> None:
        """Remove the bytes that were received but not read, as happens when a board loses its power."""
        self._waiting.clear()

    def send(self, data: bytes) -> None:
        """Send bytes through the cable."""
        if self.cable is not None:
            self.cable.send(data)

    def fetch(self) -> int:
        """Receive bytes from the cable, and return how many bytes can now be read. Received bytes that do not fit into
        the buffer are lost."""
        if self.cable is not None:
            self._waiting += self.cable.receive()
            del self._waiting[self.buffer :]
        return len(self._waiting)

    def take(self, size: int) -> bytes:
        """Remove and return up to `size` received bytes."""
        self.fetch()
        taken = bytes(self._waiting[:size])
        del self._waiting[:size]
        return taken


class Wire:
    """One end of a cable between two serial ports in this process.

    `harm` is the probability that a sent byte is damaged, lost or doubled. If `pulled` is True at one end or at both
    ends, the cable is unplugged.
    """

    def __init__(self, harm: float = 0, seed: int = 0) -> None:
        self.harm = harm
        self.pulled = False
        self.other: Wire = self
        self._chance = random.Random(seed)
        self._carried = bytearray()

    def send(self, data: bytes) -> None:
        """Send bytes to the opposite end."""
        if not self.pulled and not self.other.pulled:
            for byte in data:
                self.other._carried += self._harmed(byte)

    def receive(self) -> bytes:
        """Return the bytes that have arrived."""
        carried, self._carried = bytes(self._carried), bytearray()
        return carried

    def _harmed(self, byte: int) -> bytes:
        """Return the bytes that arrive at the opposite end if `byte` is sent."""
        if self._chance.random() >= self.harm:
            return bytes((byte,))
        return self._chance.choice((b"", bytes((byte, byte)), bytes((self._chance.randrange(256),))))


def wires(harm: float = 0, seed: int = 0) -> tuple[Wire, Wire]:
    """Return both ends of a new cable."""
    ends = Wire(harm, seed), Wire(harm, seed + 1)
    ends[0].other, ends[1].other = ends[1], ends[0]
    return ends
