"""CircuitPython's `supervisor`: the tick counter, the connection to a computer, and reload."""

import virtual_board as _board

_machine = _board.machine


class RunReason:
    STARTUP = "STARTUP"
    AUTO_RELOAD = "AUTO_RELOAD"
    SUPERVISOR_RELOAD = "SUPERVISOR_RELOAD"
    REPL_RELOAD = "REPL_RELOAD"


class SafeModeReason:
    NONE = "NONE"


class Runtime:
    """State of the board. It always reports that a computer is connected and reads the console."""

    usb_connected = True
    serial_connected = True
    run_reason = RunReason.STARTUP
    safe_mode_reason = SafeModeReason.NONE
    autoreload = True
    ble_workflow = False
    rgb_status_brightness = 0
    display = None

    @property
    def serial_bytes_available(self):
        _machine.spend(10)
        return len(_machine.serial.typed)


class StatusBar:
    console = False
    display = False


runtime = Runtime()
status_bar = StatusBar()


def ticks_ms():
    """Return a millisecond counter that starts again at 0 after 2**29 - 1. This first happens 65 s after power-on."""
    return _machine.ticks_ms()


def reload():
    """Run code.py again from its beginning."""
    _machine.spend(0)
    raise _board.Reload


def get_previous_traceback():
    """Return None, because the simulator stores no traceback of the previous run."""
    return None


def set_next_code_file(filename, **_options):
    """Do nothing, because the simulator always runs code.py."""


def set_usb_identification(manufacturer=None, product=None, vid=-1, pid=-1):
    """In boot.py, do nothing, because the simulator has no USB. Elsewhere, raise RuntimeError."""
    if not _machine.is_booting:
        raise RuntimeError("Cannot change USB devices now")
