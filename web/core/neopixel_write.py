"""CircuitPython's `neopixel_write`: bytes out of a pin, as NeoPixels read them."""

from machine import machine as _machine


def neopixel_write(digitalinout: object, buf: bytearray) -> None:
    """Send the bytes: the page shows them with its next frame."""
    _machine.send(buf)
