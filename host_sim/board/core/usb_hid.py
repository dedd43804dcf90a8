"""CircuitPython's `usb_hid`: the keyboard and mouse that a board can be for its computer. Here they have no effect."""

import virtual_board as _board

_machine = _board.machine


class Device:
    """A kind of input device."""

    KEYBOARD = "KEYBOARD"
    MOUSE = "MOUSE"
    CONSUMER_CONTROL = "CONSUMER_CONTROL"


devices = (Device.KEYBOARD, Device.MOUSE, Device.CONSUMER_CONTROL)


def enable(devices, boot_device=0):
    """Do nothing, because the simulator has no USB. Raise RuntimeError outside boot.py."""
    if not _machine.is_booting:
        raise RuntimeError("Cannot change USB devices now")


def disable():
    """Do nothing, because the simulator has no USB. Raise RuntimeError outside boot.py."""
    enable(())
