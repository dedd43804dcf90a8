"""CircuitPython's `usb_midi`: the MIDI device that the board presents over USB. It has no effect here."""

import virtual_board as _board

_machine = _board.machine

ports = ()


def enable():
    """Turn the device on. Works only in boot.py."""
    if not _machine.is_booting:
        raise RuntimeError("Cannot change USB devices now")


def disable():
    """Turn the device off. Works only in boot.py."""
    enable()
