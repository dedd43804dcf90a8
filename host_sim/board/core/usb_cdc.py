"""CircuitPython's `usb_cdc`: the serial console as bytes, and the list of serial ports."""

import virtual_board as _board

_machine = _board.machine


class Serial:
    """The port of the console. Reading does not block: it returns the bytes that have arrived."""

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
    """Choose the serial ports. Works only in boot.py."""
    if not _machine.is_booting:
        raise RuntimeError("Cannot change USB devices now")


def disable():
    """Turn off all serial ports. Works only in boot.py. The simulator still shows the console."""
    enable(console=False)
