"""Whether to reduce motion, as the setting REDUCED_MOTION says. All animations and blinking lights ask this module.

With reduced motion, nothing blinks, slides or pulsates. Lights that would blink are steady, so that they stay visible.
A rhythm that tells pieces apart becomes slow.
"""

# On the drive, this module is part of canvas.py.

is_reduced = False


def reduce(wanted: bool) -> None:
    """Reduce motion from now on if `wanted` is true, otherwise show all animations."""
    global is_reduced
    is_reduced = wanted
