"""CircuitPython's `neopixel_write`: bytes out of a pin, as NeoPixels read them."""

import virtual_board as _board

_machine = _board.machine


def neopixel_write(digitalinout, buf):
    """Send the bytes; returns when the pixels show them."""
    digitalinout._check()
    _machine.send_pixels(digitalinout._pin, bytes(buf))
