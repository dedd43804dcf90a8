"""CircuitPython's `usb_cdc`: the serial console as bytes."""

import virtual_board as _board

_machine = _board.machine


class Serial:
    """The serial port of the console. Reading never waits: it returns only bytes that have already arrived."""

    connected = True
    out_waiting = 0
    timeout = None
    write_timeout = None

    @property
    def in_waiting(self):
        _machine.spend(10)
        return len(_machine.serial.typed)

    def read(self, size=1):
        _machine.spend(100)
        return _machine.serial.take(size).encode()

    def write(self, buf):
        _machine.spend(100)
        _machine.serial.put(bytes(buf).decode(errors="replace"))
        return len(buf)

    def flush(self):
        """Do nothing, because all output is sent at once."""

    def reset_input_buffer(self):
        _machine.serial.take(-1)


console = Serial()
data = None


def enable(*, console=True, data=False):
    """In boot.py, do nothing, because the simulator always has a console and never a data port.

    Elsewhere, raise RuntimeError.
    """
    if not _machine.is_booting:
        raise RuntimeError("Cannot change USB devices now")


def disable():
    """In boot.py, do nothing, because the simulator always shows the console. Elsewhere, raise RuntimeError."""
    enable(console=False)
