"""Show a frame as text with one letter per light, for tests, logs and screen readers."""

from host_sim.parts.strip import Colour
from host_sim.parts.strip_layout import Frame

BRIGHT = 48
LETTERS = {
    (True, False, False): "r",
    (False, True, False): "g",
    (False, False, True): "b",
    (True, True, False): "y",
    (False, True, True): "c",
    (True, False, True): "m",
    (True, True, True): "w",
}


def letter(colour: Colour) -> str:
    """Return the first letter of the colour's name (r, g, b, y, c, m or w), in upper case if the colour is bright.
    Return "." for an unlit light."""
    strongest = max(colour)
    if not strongest:
        return "."
    red, green, blue = (3 * part > strongest for part in colour)
    name = LETTERS[red, green, blue]
    return name.upper() if strongest >= BRIGHT else name


def draw(frame: Frame) -> str:
    """Return the frame as text, with one line per row."""
    return "\n".join("".join(letter(colour) for colour in row) for row in frame)
