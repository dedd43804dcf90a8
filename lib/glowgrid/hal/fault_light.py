"""An exclamation mark on the grid, where the grid works, when nothing can start: the serial console tells why."""

from array import array

from glowgrid.config.settings import Settings

from .wiring import wiring

_MARK = b"\x18\x18\x18\x18\x18\x00\x18\x18"  # an exclamation mark
_LIGHT = 0x180400  # dim enough for any supply


def show(settings: Settings) -> None:
    """Show an exclamation mark; it stays when code.py ends. Without a pin for the strip nothing can be shown."""
    try:
        import board
        from neopixel import NeoPixel

        pin = getattr(board, settings.pixel_pin)
        order = settings.pixel_order
        width, height = settings.grid_width, settings.grid_height
        strip = NeoPixel(pin, width * height, bpp=len(order), auto_write=False, pixel_order=order)
    except (TypeError, ValueError, AttributeError, RuntimeError):
        return  # the pin is not there, or taken
    serpentine = settings.grid_wiring == "serpentine"
    wire = wiring(width, height, settings.grid_corner, settings.grid_order, serpentine, settings.grid_rotation)
    if settings.grid_rotation in (90, 270):
        width, height = height, width
    for pixel in _lit(width, height, wire):
        strip[pixel] = _LIGHT
    strip.show()


def _lit(width: int, height: int, wire: array) -> list:
    left, top = (width - 8) // 2, (height - 8) // 2
    pixels: list = []
    for row, byte in enumerate(_MARK):
        for col in range(8):
            x, y = left + col, top + row
            if byte & 128 >> col and 0 <= x < width and 0 <= y < height:
                pixels.append(wire[y * width + x])
    return pixels
