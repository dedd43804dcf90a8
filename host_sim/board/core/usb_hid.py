"""CircuitPython's `usb_hid`: which input devices the board pretends to be. No computer looks here."""

import virtual_board as _board

_machine = _board.machine


class Device:
    """A kind of input device; it sends nothing anywhere."""

    KEYBOARD = "KEYBOARD"
    MOUSE = "MOUSE"
    CONSUMER_CONTROL = "CONSUMER_CONTROL"


devices = (Device.KEYBOARD, Device.MOUSE, Device.CONSUMER_CONTROL)


def enable(devices, boot_device=0):
    """Choose the devices; only boot.py may."""
    if not _machine.is_booting:
        raise RuntimeError("Cannot change USB devices now")


def disable():
    """Have no devices; only boot.py may."""
    enable(())
