"""Shows an exclamation mark on the grid after a failed start. The serial console shows the reason."""

from array import array

from glowgrid.config.settings import Settings

from .strip_wiring import wiring

_MARK = b"\x18\x18\x18\x18\x18\x00\x18\x18"  # an exclamation mark, one byte per row
_COLOUR = 0x180400  # dim enough for any power supply


def show(settings: Settings) -> None:
    """Show an exclamation mark, which stays lit after code.py ends. Do nothing if the pin is unknown or in use."""
    try:
        import board
        from neopixel import NeoPixel

        pin = getattr(board, settings.pixel_pin)
        order = settings.pixel_order
        width, height = settings.grid_width, settings.grid_height
        strip = NeoPixel(pin, width * height, bpp=len(order), auto_write=False, pixel_order=order)
    except (TypeError, ValueError, AttributeError, RuntimeError):
        return  # the pin does not exist, or it is in use
    serpentine = settings.grid_wiring == "serpentine"
    wire = wiring(width, height, settings.grid_corner, settings.grid_order, serpentine, settings.grid_rotation)
    if settings.grid_rotation in (90, 270):
        width, height = height, width
    for pixel in _lit_pixels(width, height, wire):
        strip[pixel] = _COLOUR
    strip.show()


def _lit_pixels(width: int, height: int, wire: array) -> list:
    """Return the strip indexes of the pixels that form the exclamation mark in the middle of the grid.

    `wire`: the strip index of each pixel of the grid, from `wiring`.
    """
    left, top = (width - 8) // 2, (height - 8) // 2
    pixels: list = []
    for row, byte in enumerate(_MARK):
        for col in range(8):
            x, y = left + col, top + row
            if byte & 128 >> col and 0 <= x < width and 0 <= y < height:
                pixels.append(wire[y * width + x])
    return pixels
