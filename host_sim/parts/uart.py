"""A serial port: bytes that the board sends over a cable, and bytes that come to it.

Part of the room host_sim.parts; imports the standard library only.
"""

import random
from typing import Protocol

BUFFER = 64  # bytes that wait to be read, unless the firmware asks for more
QUEUE = 32  # bytes that the hardware takes before a write waits


class Cable(Protocol):
    """What a port is plugged into. Neither call waits."""

    def send(self, data: bytes) -> None: ...
    def receive(self) -> bytes: ...


class Uart:
    """The board's port; `cable` is None where nothing is plugged in."""

    def __init__(self) -> None:
        self.cable: Cable | None = None
        self.buffer = BUFFER
        self._waiting = bytearray()

    def forget(self) -> None:
        """Lose what was not read, as the power is gone."""
        self._waiting.clear()

    def send(self, data: bytes) -> None:
        """Send bytes over the cable."""
        if self.cable is not None:
            self.cable.send(data)

    def fetch(self) -> int:
        """Take what has come, as far as the buffer has room; return how many bytes wait."""
        if self.cable is not None:
            self._waiting += self.cable.receive()
            del self._waiting[self.buffer :]
        return len(self._waiting)

    def take(self, size: int) -> bytes:
        """Return up to `size` bytes that have come."""
        self.fetch()
        taken = bytes(self._waiting[:size])
        del self._waiting[:size]
        return taken


class Wire:
    """One end of a cable between two ports in this process. `harm` is how likely a byte is damaged, lost or doubled,
    together; `pulled` out it carries nothing."""

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
        """Return what has come from there."""
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
