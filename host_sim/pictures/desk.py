"""The desk in picture files: panel, keypad and caption in one picture.

Imports Pillow.
"""

from collections.abc import Collection

from PIL import Image

from host_sim.parts.strip_layout import Frame
from host_sim.parts.switches import Layout
from host_sim.pictures import keypad_and_text
from host_sim.pictures.desk_layout import Point, arrange
from host_sim.pictures.lights import DESK, panel, ring

PICTURE_CELLS_PX = 384  # approximate length of the panel's longer side
CAPTION_LINES = 2
TEXT_PX = 17
MARGIN = 8


class Desk:
    """Picture of a panel of `seen_size` (columns, rows), with or without a keypad."""

    def __init__(self, seen_size: tuple[int, int], keypad: Layout | None = None) -> None:
        columns, rows = seen_size
        cell = max(8, PICTURE_CELLS_PX // max(columns, rows))
        width, height = (columns + 1) * cell, (rows + 1) * cell
        if keypad:
            width += len(keypad.cols) * height // 6 + cell
        caption_px = keypad_and_text.paragraph_height(CAPTION_LINES, TEXT_PX)
        self.places = arrange((MARGIN, MARGIN, MARGIN + width, MARGIN + height), seen_size, keypad)
        self.caption_at = (0, height + 2 * MARGIN)
        self.size = (width + 2 * MARGIN, self.caption_at[1] + caption_px)

    def paint(self, frame: Frame, caption: str, down: Collection[str] = (), finger: Point | None = None) -> Image.Image:
        """Return the picture. Highlight the keys that are down and the light under the finger."""
        image, places = Image.new("RGB", self.size, DESK), self.places
        light = panel(frame, places.cell)
        if finger:
            ring(light, *finger, places.cell, strong=True)
        image.paste(light, places.panel_at)
        if places.keypad:
            image.paste(keypad_and_text.keypad(places.keypad, down, places.key_px), places.keypad_at)
        width, height = self.size[0], self.size[1] - self.caption_at[1]
        image.paste(keypad_and_text.paragraph(caption, width, height, TEXT_PX, CAPTION_LINES), self.caption_at)
        return image
