"""What an eye sees of an LED: a screen's colour for a strip's colour.

Part of the room host_sim.pictures; imports the standard library only. The strip's numbers are duty cycles, light in
proportion; a screen's numbers follow the eye, gamma 2.2. Full brightness on the screen is a quarter of the
duty, as firmware within a USB port's power rarely goes beyond it; above that a colour turns whiter, as a
glaring LED does.
"""

from functools import lru_cache

from host_sim.parts.strip import Colour

FULL = 64
GAMMA = 1 / 2.2
GLARE = 0.35


@lru_cache(maxsize=65536)
def seen(colour: Colour) -> Colour:
    """Return the screen colour of a strip colour."""
    strongest = max(colour)
    if not strongest:
        return colour
    light = min(1.0, strongest / FULL)
    white = GLARE * max(0.0, strongest - FULL) / (255 - FULL)
    red, green, blue = (_screen(part / strongest * light, white) for part in colour)
    return red, green, blue


def _screen(light: float, white: float) -> int:
    value = light**GAMMA
    return round(255 * (value + (1 - value) * white))
