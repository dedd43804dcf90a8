"""Draw the help card in the simulator's window. It has two columns that list keys and say what these keys do.

Imports Pillow.
"""

from collections.abc import Sequence

from PIL import Image, ImageDraw, ImageFont

from host_sim.pictures.desk_layout import Box
from host_sim.pictures.keypad_and_text import LABEL, TEXT
from host_sim.pictures.letters import font, wrap
from host_sim.pictures.lights import DESK

CARD = (22, 24, 29)
RIM = (58, 62, 71)
CAP = (46, 50, 58)
HEADING = (255, 176, 59)
HOVERED = (36, 40, 49)

Row = tuple[Sequence[str], str]  # labels of the keys, and what they do


class HelpCard:
    """The help card for a window of `size` (width, height). `columns` has one pair (heading, rows) per column.

    The attribute `at` is the top left corner of the card. The attribute `rows` has the box of each row of the first
    column. Both are in coordinates of the window.
    """

    def __init__(self, size: tuple[int, int], columns: Sequence[tuple[str, Sequence[Row]]]) -> None:
        self._columns = columns
        width, height = size
        px = max(11, min(20, width // 58, height // 34))
        while True:
            self._px = px
            self._line = round(px * 1.35)
            self._two = width > 46 * px
            self.width = min(width - px, (76 if self._two else 42) * px)
            self.height, self.rows = self._lay(None, None)
            if self.height <= height - px or px <= 9:
                break
            px -= 1
        self.at = ((width - self.width) // 2, max(0, (height - self.height) // 2))
        x, y = self.at
        self.rows = [(left + x, top + y, right + x, bottom + y) for left, top, right, bottom in self.rows]

    @property
    def box(self) -> Box:
        """The card's box in coordinates of the window."""
        return self.at[0], self.at[1], self.at[0] + self.width, self.at[1] + self.height

    def row_at(self, x: int, y: int) -> int | None:
        """Return the index of the first column's row at the point (x, y) of the window. Return None if none of these
        rows is at this point."""
        for number, (left, top, right, bottom) in enumerate(self.rows):
            if left <= x < right and top <= y < bottom:
                return number
        return None

    def paint(self, hovered: int | None = None) -> Image.Image:
        """Return the picture of the card. The row with the index `hovered` is highlighted."""
        image = Image.new("RGB", (self.width, self.height), DESK)
        draw = ImageDraw.Draw(image)
        draw.rounded_rectangle((0, 0, self.width - 1, self.height - 1), self._px, CARD, RIM)
        self._lay(draw, hovered)
        return image

    def _lay(self, draw: ImageDraw.ImageDraw | None, hovered: int | None) -> tuple[int, list[Box]]:
        """Lay out the columns. If `draw` is not None, also draw them.

        Return (height of the card, boxes of the rows of the first column). The boxes are relative to the top left
        corner of the card.
        """
        px, boxes = self._px, list[Box]()
        left, bottom, top = px * 3 // 2, 0, px * 3 // 2
        width = (self.width - px * 3) // 2 - px if self._two else self.width - px * 3
        for number, (heading, rows) in enumerate(self._columns):
            if draw:
                draw.text((left, top), heading, HEADING, font(px, bold=True))
            y, at = top + self._line * 3 // 2, self._meaning_x(rows)
            for row, (caps, meaning) in enumerate(rows):
                lines = wrap(meaning, width - at, font(px))
                height = max(1, len(lines)) * self._line + px // 3
                box = (left - px // 2, y, left + width + px // 2, y + height)
                if number == 0:
                    boxes.append(box)
                if draw:
                    if number == 0 and row == hovered:
                        draw.rounded_rectangle((*box[:2], box[2], box[3] - 1), px // 3, HOVERED)
                    self._row(draw, caps, lines, left, y, at)
                y += height
            bottom = max(bottom, y)
            if self._two:
                left += width + 2 * px
            else:
                top = y + self._line // 2
        return bottom + px, boxes

    @property
    def _small(self) -> ImageFont.FreeTypeFont:
        return font(max(9, self._px * 4 // 5), bold=True)

    def _across(self, cap: str) -> int:
        """Return the width of a key with the label `cap`."""
        return max(self._px * 3 // 2, round(self._small.getlength(cap)) + self._px * 3 // 4)

    def _meaning_x(self, rows: Sequence[Row]) -> int:
        """Return the distance from the left edge of a column to the texts that say what the keys in `rows` do."""
        return max(sum(self._across(cap) + self._px // 4 for cap in caps) for caps, _ in rows) + self._px // 2

    def _row(
        self, draw: ImageDraw.ImageDraw, caps: Sequence[str], lines: list[str], left: int, top: int, at: int
    ) -> None:
        """Draw a row: the keys with the labels `caps`, and the text that says what they do.

        `lines` is this text, wrapped into lines. `left` and `top` are the position of the row. `at` is the distance
        from `left` to the text.
        """
        px, x = self._px, left
        for cap in caps:
            across = self._across(cap)
            box = (x, top + px // 6, x + across, top + px // 6 + self._line)
            draw.rounded_rectangle(box, px // 3, CAP)
            draw.text(((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), cap, LABEL, self._small, anchor="mm")
            x += across + px // 4
        for number, line in enumerate(lines):
            y = top + px // 6 + self._line // 2 + number * self._line
            draw.text((left + at, y), line, TEXT, font(px), anchor="lm")
