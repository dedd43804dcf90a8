"""CircuitPython's `supervisor`: the tick counter, what runs and why, and starting again."""

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
    """The state of the board: plugged into a computer that listens."""

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
    """Return milliseconds that wrap at 2**29, the first time 65 s after power-on."""
    return _machine.ticks_ms()


def reload():
    """Start code.py again."""
    _machine.spend(0)
    raise _board.Reload


def get_previous_traceback():
    """Nothing is kept of an earlier run."""
    return None


def set_next_code_file(filename, **_options):
    """Accepted; the simulator always runs code.py."""


def set_usb_identification(manufacturer=None, product=None, vid=-1, pid=-1):
    """Accepted in boot.py; there is no USB here."""
    if not _machine.is_booting:
        raise RuntimeError("Cannot change USB devices now")
