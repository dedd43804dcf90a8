"""CircuitPython's `usb_midi`: whether the board is a musical instrument. No computer looks here."""

import virtual_board as _board

_machine = _board.machine

ports = ()


def enable():
    """Be one; only boot.py may."""
    if not _machine.is_booting:
        raise RuntimeError("Cannot change USB devices now")


def disable():
    """Be none; only boot.py may."""
    enable()
