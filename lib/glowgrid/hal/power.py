"""How much current a frame draws, and how many levels stay within the budget.

The model of a pixel, in the settings' words: PIXEL_IDLE_UA always, even when dark, and PIXEL_CHANNEL_MA for
every channel at level 255, less in proportion. The defaults are a WS2812B: just under 1 mA dark (measured by
PJRC, "How Much Current Do WS2812 / NeoPixel LEDs Really Use?") and 20 mA a channel, 60 mA for white (Adafruit
NeoPixel Uberguide, "Powering NeoPixels"); many draw less, few more. Current is counted in levels: a level is
PIXEL_CHANNEL_MA / 255. All sums stay below 2**30, where an int needs no heap. Needed
once, at the start.
"""

from glowgrid.config.errors import SettingError


def levels(budget: int, pixels: int, idle_ua: int, channel_ma: int) -> int:
    """Return the sum of levels that a frame may have on `pixels` of them within the budget in mA.

    Raises SettingError where not even the least light of every pixel, four levels (see `grid.shade`), fits the budget.
    """
    idle = _divide_up(pixels * idle_ua, 1000)
    limit = min((budget - idle) * 255 // channel_ma, 765 * pixels)
    if limit < 4 * pixels:
        least = idle + _divide_up(4 * pixels * channel_ma, 255)
        raise SettingError(
            f"POWER_BUDGET_MA = {budget}, but {pixels} pixels draw {idle} mA while dark: "
            f"allowed for this grid is {least} or more."
        )
    return limit


def _divide_up(number: int, by: int) -> int:
    return (number + by - 1) // by
