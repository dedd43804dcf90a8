"""Convert a colour of the strip to the screen colour that looks like an LED with this colour.

A colour of the strip consists of duty cycles, which are proportional to the light. A colour of a screen consists of
perceptual values, with gamma 2.2. An LED at full duty is far brighter than any screen, so the light of an LED is
compressed, as in photography (Reinhard et al. 2002, "Photographic tone reproduction for digital images", equation 4).
Dim levels hardly change. The brighter a level is, the more it is compressed. So LEDs at 10, 40 and 100 % look different
from each other. A very bright LED also looks whiter.
"""

from functools import lru_cache

from host_sim.parts.strip import Colour

MIDDLE = 80  # duty that is shown with about half of the screen's light
FULL = 255
GAMMA = 1 / 2.2
GLARE = 0.22  # share of white in a colour at full duty
GLARES_FROM = 64


@lru_cache(maxsize=65536)
def seen(colour: Colour) -> Colour:
    """Return the screen colour for `colour`, a colour of the strip."""
    strongest = max(colour)
    if not strongest:
        return colour
    light = _compressed(strongest)
    white = GLARE * max(0.0, strongest - GLARES_FROM) / (FULL - GLARES_FROM)
    red, green, blue = (_screen(part / strongest * light, white) for part in colour)
    return red, green, blue


def _compressed(duty: int) -> float:
    """Return the screen's light, from 0 to 1, for an LED with the duty cycle `duty`, from 0 to 255."""
    part, most = duty / MIDDLE, FULL / MIDDLE
    return part * (1 + part / most**2) / (1 + part)


def _screen(light: float, white: float) -> int:
    """Return the screen value, from 0 to 255, for `light` mixed with white.

    `light` is from 0 to 1. `white` is the share of white in the mixture, from 0 to 1.
    """
    value = light**GAMMA
    return round(255 * (value + (1 - value) * white))
