"""CircuitPython's `supervisor`: the tick counter, the state of the run, and reload."""

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
    """The state of the board: connected to a computer that reads its console."""

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
    """Return a millisecond count that wraps at 2**29, for the first time 65 s after power-on."""
    return _machine.ticks_ms()


def reload():
    """Restart code.py."""
    _machine.spend(0)
    raise _board.Reload


def get_previous_traceback():
    """Return None. The simulator keeps no traceback of an earlier run."""
    return None


def set_next_code_file(filename, **_options):
    """Do nothing. The simulator always runs code.py."""


def set_usb_identification(manufacturer=None, product=None, vid=-1, pid=-1):
    """Do nothing in boot.py; raise RuntimeError elsewhere. The simulator has no USB."""
    if not _machine.is_booting:
        raise RuntimeError("Cannot change USB devices now")
