"""The desk: panel, keypad, caption and legend, laid out in a picture of any size.

Part of the room host_sim.pictures; imports Pillow through paint.py.
"""

from collections.abc import Collection

from PIL import Image

from host_sim.parts.panel import Frame
from host_sim.parts.switches import Layout
from host_sim.pictures import paint
from host_sim.pictures.caption import LINES

PICTURE_CELLS_PX = 384  # how large the longer side of the panel is in a file, about


class Desk:
    """Where the parts lie in a picture of width x height; `keypad` may be left out, and `legend` empty.

    With a legend it is a window: a margin around, and room for a longer caption.
    """

    def __init__(
        self,
        width: int,
        height: int,
        seen_size: tuple[int, int],
        keypad: Layout | None = None,
        legend: str = "",
    ) -> None:
        self.size = (width, height)
        self.panel_at = self.keypad_at = (0, 0)
        self.keypad, self.legend = keypad, legend
        self.text_px = max(11, min(22, width // 46, height // 24))
        self.caption_lines = LINES if legend else 2
        self.caption_px = paint.paragraph_height(self.caption_lines, self.text_px)
        self.legend_px = self.text_px * 4 if legend else 0
        room = height - self.caption_px - self.legend_px
        self.caption_at = (0, room)
        self.legend_at = (0, room + self.caption_px)
        margin = self.text_px if legend else 0
        self._arrange(width - 2 * margin, room - 2 * margin, seen_size)
        self.panel_at = (self.panel_at[0] + margin, self.panel_at[1] + margin)
        self.keypad_at = (self.keypad_at[0] + margin, self.keypad_at[1] + margin)

    def _arrange(self, width: int, height: int, seen_size: tuple[int, int]) -> None:
        """Put panel and keypad beside or below each other, whichever gives the larger pixels."""
        columns, rows = seen_size[0] + 1, seen_size[1] + 1  # with half a pixel of margin around
        keys = (len(self.keypad.cols), len(self.keypad.rows)) if self.keypad else (0, 0)
        beside = max(8, min(width // 3 // max(1, keys[0]), height * 3 // 4 // max(1, keys[1])))
        below = max(8, min(width // max(4, keys[0]), height * 2 // 5 // max(1, keys[1])))
        cell_beside = min((width - beside * keys[0]) // columns, height // rows)
        cell_below = min(width // columns, (height - below * keys[1]) // rows)
        if cell_beside >= cell_below:
            self.cell, self.key_px = max(2, cell_beside), beside
            self._place(width, height, columns, rows, keys, side_by_side=True)
        else:
            self.cell, self.key_px = max(2, cell_below), below
            self._place(width, height, columns, rows, keys, side_by_side=False)

    def _place(
        self, width: int, height: int, columns: int, rows: int, keys: tuple[int, int], side_by_side: bool
    ) -> None:
        panel = (columns * self.cell, rows * self.cell)
        pad = (keys[0] * self.key_px, keys[1] * self.key_px)
        spare_x, spare_y = width - panel[0], height - panel[1]
        if side_by_side:
            gap = max(0, spare_x - pad[0]) // (3 if self.keypad else 2)
            self.panel_at = (gap, max(0, spare_y) // 2)
            self.keypad_at = (gap * 2 + panel[0], max(0, height - pad[1]) // 2)
        else:
            gap = max(0, spare_y - pad[1]) // 3
            self.panel_at = (max(0, spare_x) // 2, gap)
            self.keypad_at = (max(0, width - pad[0]) // 2, gap * 2 + panel[1])

    def paint(self, frame: Frame, caption: str, down: Collection[str] = ()) -> Image.Image:
        """Return the whole picture."""
        image = Image.new("RGB", self.size, paint.DESK)
        image.paste(self.paint_panel(frame), self.panel_at)
        if self.keypad:
            image.paste(self.paint_keypad(down), self.keypad_at)
        image.paste(self.paint_caption(caption), self.caption_at)
        if self.legend:
            image.paste(self.paint_legend(), self.legend_at)
        return image

    def paint_panel(self, frame: Frame) -> Image.Image:
        return paint.panel(frame, self.cell)

    def paint_keypad(self, down: Collection[str]) -> Image.Image:
        assert self.keypad
        return paint.keypad(self.keypad, down, self.key_px)

    def paint_caption(self, text: str) -> Image.Image:
        return paint.paragraph(text, self.size[0], self.caption_px, self.text_px, self.caption_lines)

    def paint_legend(self) -> Image.Image:
        return paint.paragraph(self.legend, self.size[0], self.legend_px, max(9, self.text_px * 3 // 4))

    def key_at(self, x: int, y: int) -> str | None:
        """Return the key at a point of the picture."""
        if self.keypad is None:
            return None
        x, y = x - self.keypad_at[0], y - self.keypad_at[1]
        for key in self.keypad.names:
            left, top, right, bottom = paint.key_box(self.keypad, key, self.key_px)
            if left <= x < right and top <= y < bottom:
                return key
        return None

    def key_centre(self, key: str) -> tuple[int, int]:
        """Return the point to click for a key."""
        assert self.keypad
        left, top, right, bottom = paint.key_box(self.keypad, key, self.key_px)
        return self.keypad_at[0] + (left + right) // 2, self.keypad_at[1] + (top + bottom) // 2


def for_files(seen_size: tuple[int, int], keypad: Layout | None = None) -> Desk:
    """Return the desk as PNG and GIF files show it."""
    columns, rows = seen_size
    cell = max(8, PICTURE_CELLS_PX // max(columns, rows))
    width, height = (columns + 1) * cell, (rows + 1) * cell
    if keypad:
        width += len(keypad.cols) * height // 6 + cell
    return Desk(width, height + 44, seen_size, keypad)
