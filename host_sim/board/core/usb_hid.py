"""CircuitPython's `usb_hid`, with which a board can act as a keyboard or a mouse. Here it has no effect."""

import virtual_board as _board

_machine = _board.machine


class Device:
    """A kind of input device."""

    KEYBOARD = "KEYBOARD"
    MOUSE = "MOUSE"
    CONSUMER_CONTROL = "CONSUMER_CONTROL"


devices = (Device.KEYBOARD, Device.MOUSE, Device.CONSUMER_CONTROL)


def enable(devices, boot_device=0):
    """In boot.py, do nothing, because the simulator has no USB. Elsewhere, raise RuntimeError."""
    if not _machine.is_booting:
        raise RuntimeError("Cannot change USB devices now")


def disable():
    """In boot.py, do nothing, because the simulator has no USB. Elsewhere, raise RuntimeError."""
    enable(())
