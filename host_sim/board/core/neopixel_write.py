"""CircuitPython's `neopixel_write`: sends bytes from a pin in the NeoPixel protocol."""

import virtual_board as _board

_machine = _board.machine


def neopixel_write(digitalinout, buf):
    """Send the bytes. Return when the pixels show them."""
    digitalinout._check()
    _machine.send_pixels(digitalinout._pin, bytes(buf))
