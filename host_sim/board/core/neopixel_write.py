"""CircuitPython's `neopixel_write`: send colour bytes to a strip of NeoPixels."""

import virtual_board as _board

_machine = _board.machine


def neopixel_write(digitalinout, buf):
    """Send the bytes of `buf` from the pin `digitalinout`. Return once the pixels show the new colours."""
    digitalinout._check()
    _machine.send_pixels(digitalinout._pin, bytes(buf))
