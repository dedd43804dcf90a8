"""Draw rings of light that open over the grid: the first picture after power-on, and the splash screen."""

from . import motion
from .palette import ink

MYPY = False
if MYPY:  # true for type checkers only
    from .canvas import Canvas

LENGTH_MS = 1000


def draw_rings(canvas: "Canvas", t: int) -> None:
    """Draw the rings as they look `t` ms after their start. With reduced motion, they stand still."""
    if motion.is_reduced:
        t = LENGTH_MS // 2
    rings = (min(canvas.width, canvas.height) + 1) // 2
    step = t * (2 * rings + 4) // LENGTH_MS
    for ring in range(rings):  # 0 is the outermost ring; they light up from the centre outwards
        level = 7 - abs(step - (rings - 1 - ring) * 2)
        if level > 0:
            wide, high = canvas.width - 2 * ring, canvas.height - 2 * ring
            canvas.frame(ring, ring, wide, high, ink(1 + ring % 2, level))
