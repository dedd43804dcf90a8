"""CircuitPython's `busio`, of which only the UART is simulated.

As on the RP2040, there are two UARTs, and each pin works with only one of them.
"""

import digitalio as _digitalio
from microcontroller import Pin as _Pin

from host_sim.board import current_machine as _running
from host_sim.parts.uart import QUEUE as _QUEUE

_machine = _running.machine
_TX = {"GP0": 0, "GP12": 0, "GP16": 0, "GP28": 0, "GP4": 1, "GP8": 1, "GP20": 1, "GP24": 1}
_RX = {"GP1": 0, "GP13": 0, "GP17": 0, "GP29": 0, "GP5": 1, "GP9": 1, "GP21": 1, "GP25": 1}
_BITS = 10  # bits sent for each byte: start bit, eight data bits, stop bit


class UART:
    """The machine's serial port. Its two pins stay in use until `deinit`."""

    def __init__(
        self,
        tx=None,
        rx=None,
        *,
        rts=None,
        cts=None,
        rs485_dir=None,
        rs485_invert=False,
        baudrate=9600,
        bits=8,
        parity=None,
        stop=1,
        timeout=1,
        receiver_buffer_size=64,
    ):
        for pin in (tx, rx):
            if not isinstance(pin, _Pin):
                raise TypeError(f"pin must be of type Pin, not {type(pin).__name__}")
        if _TX.get(tx._name, 2) != _RX.get(rx._name, 3):
            raise ValueError("Invalid pins")
        self._pins = [_digitalio.DigitalInOut(pin) for pin in (tx, rx)]
        self._us = _BITS * 1_000_000 / baudrate
        self._free_at = 0  # time in µs at which all written bytes will have been sent
        self.baudrate, self.timeout = baudrate, timeout
        _machine.uart.buffer = receiver_buffer_size

    def deinit(self):
        """Release the pins."""
        for pin in self._pins:
            pin.deinit()

    @property
    def in_waiting(self):
        _machine.spend(10)
        return _machine.uart.fetch()

    def read(self, nbytes=None):
        """Return up to `nbytes` bytes, or None if none have arrived. This never waits, because only timeout=0 is
        simulated."""
        _machine.spend(20)
        return _machine.uart.take(1 << 20 if nbytes is None else nbytes) or None

    def readinto(self, buf):
        data = self.read(len(buf))
        if data is not None:
            buf[: len(data)] = data
        return data and len(data)

    def write(self, buf):
        """Write all bytes of `buf`. If the hardware's queue has no room for them, wait until earlier bytes are sent."""
        data = bytes(buf)
        now = _machine.now_us
        self._free_at = max(self._free_at, now) + len(data) * self._us
        _machine.spend(20 + max(self._free_at - now - _QUEUE * self._us, 0))
        _machine.uart.send(data)
        return len(data)

    def reset_input_buffer(self):
        _machine.uart.take(1 << 20)
