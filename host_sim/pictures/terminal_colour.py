"""Choose terminal colours that look like LEDs, even on terminals with few colours. A lit light never looks unlit.

On a terminal with 16 or 256 colours, the colour nearest to a dim light would be black. Instead, a dim light gets the
darkest colour of its hue.
"""

from functools import lru_cache

from host_sim.parts.strip import Colour
from host_sim.pictures.screen_colour import seen

UNLIT = (26, 27, 31)
CUBE = (0, 95, 135, 175, 215, 255)  # possible values of red, green and blue among the 256 colours
BLACK = (0, 0, 0)
DIM, BRIGHT = 170, 85  # among the 16 colours: the largest value in a dim one, and the smallest in a bright one
BRIGHT_FROM = 170

FEW = ("256", "standard", "windows")


@lru_cache(maxsize=65536)
def shade(colour: Colour, system: str | None) -> Colour:
    """Return the screen colour for `colour`, a colour of the strip. `system` is the terminal's colour
    system, as the package Rich names it."""
    if not any(colour):
        return BLACK if system in FEW[1:] else UNLIT
    exact = seen(colour)
    if system == "256":
        return _of_256(exact)
    return _of_16(exact) if system in FEW[1:] else exact


def _of_256(colour: Colour) -> Colour:
    """Return the nearest colour to `colour` among the 256 terminal colours, but never black."""
    lift = max(1.0, CUBE[1] / max(colour))
    red, green, blue = (min(CUBE, key=lambda step: abs(step - part * lift)) for part in colour)
    return red, green, blue


def _of_16(colour: Colour) -> Colour:
    """Return a colour of the same hue as `colour` among the 16 terminal colours."""
    strongest = max(colour)
    is_bright = strongest >= BRIGHT_FROM
    most, least = (255, BRIGHT) if is_bright else (DIM, 0)
    red, green, blue = (most if part > 0.6 * strongest else least for part in colour)
    if (red, green, blue) == (DIM, DIM, 0):
        green = BRIGHT  # the dim yellow of the 16 colours is brown
    return red, green, blue
