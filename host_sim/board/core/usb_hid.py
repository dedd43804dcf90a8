"""CircuitPython's `usb_hid`: the input devices that the board presents over USB. They have no effect here."""

import virtual_board as _board

_machine = _board.machine


class Device:
    """A kind of input device. It sends no reports."""

    KEYBOARD = "KEYBOARD"
    MOUSE = "MOUSE"
    CONSUMER_CONTROL = "CONSUMER_CONTROL"


devices = (Device.KEYBOARD, Device.MOUSE, Device.CONSUMER_CONTROL)


def enable(devices, boot_device=0):
    """Choose the devices. Works only in boot.py."""
    if not _machine.is_booting:
        raise RuntimeError("Cannot change USB devices now")


def disable():
    """Turn off all devices. Works only in boot.py."""
    enable(())
