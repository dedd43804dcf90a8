"""Names of the board's columns and rows, drawn into the margin of the picture of the lights.

Imports Pillow.
"""

from collections.abc import Iterable

from PIL import Image, ImageDraw

from host_sim.pictures.letters import font

COLOUR = (164, 170, 180)
SHARE = 0.36  # height of the letters, as a multiple of the width of a light
SMALLEST, LARGEST = 8, 20  # height of the letters in pixels


def draw(image: Image.Image, labels: Iterable[tuple[str, str, float]], cell: int) -> None:
    """Draw `labels` into `image`, the picture of lights that are `cell` pixels wide (see lights.panel).

    A label is (text, side, position), as in screen/board_frame.py.
    """
    letters = font(max(SMALLEST, min(LARGEST, round(cell * SHARE))))
    pen = ImageDraw.Draw(image)
    margin = cell // 2
    for text, side, position in labels:
        along = margin + round(position * cell)
        across = margin // 2 if side == "left" else (image.height if side == "bottom" else image.width) - margin // 2
        pen.text((along, across) if side == "bottom" else (across, along), text, COLOUR, letters, anchor="mm")
