"""A frame as text, a letter a pixel: for tests, logs and screen readers.

Part of the room host_sim.pictures; imports the standard library only.
"""

from host_sim.parts.panel import Frame
from host_sim.parts.strip import Colour

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
    """Return r, g, b, yellow, cyan, magenta or white by first letter, large when bright; a dot for dark."""
    strongest = max(colour)
    if not strongest:
        return "."
    red, green, blue = (3 * part > strongest for part in colour)
    name = LETTERS[red, green, blue]
    return name.upper() if strongest >= BRIGHT else name


def draw(frame: Frame) -> str:
    """Return a line a row."""
    return "\n".join("".join(letter(colour) for colour in row) for row in frame)
