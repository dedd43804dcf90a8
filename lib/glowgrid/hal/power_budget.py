"""Computes how bright a frame may be with the available current. Used only once, at the start.

A pixel is assumed to draw PIXEL_IDLE_UA all the time, even when it is dark. In addition, each colour channel draws
up to PIXEL_CHANNEL_MA, in proportion to its level from 0 to 255. The defaults fit a WS2812B: just under 1 mA when dark
(measured by PJRC, "How Much Current Do WS2812 / NeoPixel LEDs Really Use?"), and 20 mA per channel, which makes 60 mA
for white (Adafruit NeoPixel Uberguide, "Powering NeoPixels"). Many types of pixels draw less, few draw more.

The current of a frame is counted as a sum of levels. One level is PIXEL_CHANNEL_MA / 255. All sums stay below 2**30,
because larger ints take up heap.
"""

# On the drive, this module is part of console_builder.py.

from glowgrid.config.errors import SettingError


def max_levels(budget: int, pixels: int, idle_ua: int, channel_ma: int) -> int:
    """Return the highest sum of levels that a frame of `pixels` pixels may have within `budget` mA.

    `idle_ua` and `channel_ma`: see PIXEL_IDLE_UA and PIXEL_CHANNEL_MA above. Raise SettingError if the budget is too
    small to light all pixels at once with the least brightness, which is four levels per pixel (see `grid.shade`).
    """
    idle = _divide_up(pixels * idle_ua, 1000)
    limit = min((budget - idle) * 255 // channel_ma, 765 * pixels)
    if limit < 4 * pixels:
        least = idle + _divide_up(4 * pixels * channel_ma, 255)
        raise SettingError(
            f"POWER_BUDGET_MA = {budget}, but {pixels} pixels draw {idle} mA even when dark: "
            f"this grid needs {least} or more."
        )
    return limit


def _divide_up(number: int, by: int) -> int:
    return (number + by - 1) // by
