"""Picture of the desk on which the board lies: lights, keypad and caption.

Imports Pillow.
"""

from collections.abc import Collection

from PIL import Image

from host_sim.parts.strip_layout import Frame
from host_sim.parts.switches import Layout
from host_sim.pictures import keypad_and_text
from host_sim.pictures.desk_layout import Point, arrange
from host_sim.pictures.lights import DESK, panel, ring

PICTURE_CELLS_PX = 384  # approximate length in pixels of the longer side of the lights
CAPTION_LINES = 2
TEXT_PX = 17
MARGIN = 8


class Desk:
    """Makes pictures of the desk.

    - `seen_size` is (columns, rows) of the lights.
    - `keypad` is the layout of the keypad. If `keypad` is None, the pictures show no keypad.
    """

    def __init__(self, seen_size: tuple[int, int], keypad: Layout | None = None) -> None:
        columns, rows = seen_size
        cell = max(8, PICTURE_CELLS_PX // max(columns, rows))
        width, height = (columns + 1) * cell, (rows + 1) * cell
        if keypad:
            width += len(keypad.cols) * height // 6 + cell
        caption_px = keypad_and_text.paragraph_height(CAPTION_LINES, TEXT_PX)
        self.layout = arrange((MARGIN, MARGIN, MARGIN + width, MARGIN + height), seen_size, keypad)
        self.caption_at = (0, height + 2 * MARGIN)
        self.size = (width + 2 * MARGIN, self.caption_at[1] + caption_px)

    def paint(self, frame: Frame, caption: str, down: Collection[str] = (), finger: Point | None = None) -> Image.Image:
        """Return a picture of the desk that shows the lights in `frame`, and `caption` below.

        The keys in `down` and the light at `finger` are highlighted. If `finger` is None, no light is highlighted.
        """
        image, layout = Image.new("RGB", self.size, DESK), self.layout
        light = panel(frame, layout.cell)
        if finger:
            ring(light, *finger, layout.cell, strong=True)
        image.paste(light, layout.panel_at)
        if layout.keypad:
            image.paste(keypad_and_text.keypad(layout.keypad, down, layout.key_px), layout.keypad_at)
        width, height = self.size[0], self.size[1] - self.caption_at[1]
        image.paste(keypad_and_text.paragraph(caption, width, height, TEXT_PX, CAPTION_LINES), self.caption_at)
        return image
