"""CircuitPython's `usb_midi`: the MIDI device that a board can be for its computer. Here it has no effect."""

import virtual_board as _board

_machine = _board.machine

ports = ()


def enable():
    """Do nothing, because the simulator has no USB. Raise RuntimeError outside boot.py."""
    if not _machine.is_booting:
        raise RuntimeError("Cannot change USB devices now")


def disable():
    """Do nothing, because the simulator has no USB. Raise RuntimeError outside boot.py."""
    enable()
