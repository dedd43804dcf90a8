"""CircuitPython's `usb_midi`, with which a board can act as a MIDI instrument. In the simulator it has no effect."""

import virtual_board as _board

_machine = _board.machine

ports = ()


def enable():
    """In boot.py, do nothing, because the simulator has no USB. Elsewhere, raise RuntimeError."""
    if not _machine.is_booting:
        raise RuntimeError("Cannot change USB devices now")


def disable():
    """In boot.py, do nothing, because the simulator has no USB. Elsewhere, raise RuntimeError."""
    enable()
