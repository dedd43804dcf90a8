"""CircuitPython's `usb_midi`: whether the board is a musical instrument. No computer looks here."""

from host_sim import life as _life

_machine = _life.board

ports = ()


def enable():
    """Be one; only boot.py may."""
    if not _machine.is_booting:
        raise RuntimeError("Cannot change USB devices now")


def disable():
    """Be none; only boot.py may."""
    enable()
