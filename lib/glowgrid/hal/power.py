"""How much current a frame draws, and how far it must be dimmed to stay within the budget.

The model of a pixel, in the settings' words: PIXEL_IDLE_UA always, even when dark, and PIXEL_CHANNEL_MA for
every channel at level 255, less in proportion. The defaults are a WS2812B: just under 1 mA dark (measured by
PJRC, "How Much Current Do WS2812 / NeoPixel LEDs Really Use?") and 20 mA a channel, 60 mA for white (Adafruit
NeoPixel Uberguide, "Powering NeoPixels"); many draw less, few more. Current is counted in levels: a level is
PIXEL_CHANNEL_MA / 255. All sums stay below 2**30, where an int needs no heap.
"""

FULL = 256
"""The scale of a frame that is not dimmed."""


class Power:
    """What a grid may draw; `limit` is the sum of levels a frame may have."""

    def __init__(self, pixels: int, budget: int, idle_ua: int, channel_ma: int, white: bool) -> None:
        """Take the budget in mA for the whole grid; `white`: the pixels have a fourth, white channel.

        Raises SettingError where not even the least light of every pixel (see `grid.spark`) fits the
        budget.
        """
        self._idle = _divide_up(pixels * idle_ua, 1000)
        self._channel_ma = channel_ma
        self._white = white
        self.limit = min((budget - self._idle) * 255 // channel_ma, 765 * pixels)
        if self.limit < 3 * pixels:
            from glowgrid.config.errors import SettingError

            least = self._idle + _divide_up(3 * pixels * channel_ma, 255)
            raise SettingError(
                f"POWER_BUDGET_MA = {budget}, but {pixels} pixels draw {self._idle} mA while dark: "
                f"allowed for this grid is {least} or more."
            )

    def weight(self, levels: int) -> int:
        """Return the sum of 0xRRGGBB's levels; Adafruit's library sends grey to the white channel alone."""
        red, green, blue = levels >> 16, levels >> 8 & 255, levels & 255
        return red if self._white and red == green == blue else red + green + blue

    def milliamps(self, total: int) -> int:
        """Return the current of a frame whose levels sum up to `total`, rounded up."""
        return self._idle + _divide_up(total * self._channel_ma, 255)

    def scale(self, total: int, lit: int) -> int:
        """Return the scale, 0..255, that brings a frame over the limit within it.

        The frame has `total` levels on `lit` pixels. Up to three levels a lit pixel are kept back, for
        dimming rounds to the nearest level and leaves every colour its spark.
        """
        return _coarse((self.limit - 3 * lit) * FULL // total)


def _coarse(scale: int) -> int:
    """Round down to 5 significant bits: steps too small to see, and few, since each costs a new table."""
    shift = 0
    while scale >> shift > 31:
        shift += 1
    return scale >> shift << shift


def _divide_up(number: int, by: int) -> int:
    return (number + by - 1) // by
