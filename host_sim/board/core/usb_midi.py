"""CircuitPython's `usb_midi`: whether the board is a musical instrument. No computer looks here."""

from host_sim.board import running as _running

_machine = _running.machine

ports = ()


def enable():
    """Be one; only boot.py may."""
    if not _machine.is_booting:
        raise RuntimeError("Cannot change USB devices now")


def disable():
    """Be none; only boot.py may."""
    enable()
