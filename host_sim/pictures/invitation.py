"""Invitation card: the invite code as a QR code and, beside or below it, as text.

Imports Pillow.
"""

from types import ModuleType

from PIL import Image, ImageDraw, ImageFont

from host_common import qr_code
from host_sim.pictures.desk_layout import Box
from host_sim.pictures.help_card import CARD, HEADING, RIM
from host_sim.pictures.keypad_and_text import LABEL, TEXT
from host_sim.pictures.letters import font, wrap
from host_sim.pictures.lights import DESK
from host_sim.words import en

DARK, LIGHT = (0, 0, 0), (255, 255, 255)
COLUMN = 21  # width of the text, as a multiple of the letter size
LARGEST_MODULE = 12  # largest size in pixels of a square of the QR code, except in very large windows
SMALLEST_PX = 8


class InvitationCard:
    """The invitation card for a window.

    - size: width and height of the window in pixels.
    - code: the invite code for the opponent.
    - watching: the code for spectators.
    - since: a message that is shown below the other text, or "".
    - words: the module of `host_sim.words` with the language of the card.

    `at` and `qr_at` are the top left corners of the card and of the QR code in the window. `module` is the size in
    pixels of one square of the QR code.
    """

    def __init__(
        self, size: tuple[int, int], code: str, watching: str, since: str = "", words: ModuleType = en
    ) -> None:
        self._rows = qr_code.modules(code)
        copies = words.HOW_TO_COPY if self._rows else f"{words.HOW_TO_COPY} {words.NO_QR_CODE}"
        self._heading = words.INVITATION
        self._sentences = words.FOR_OPPONENT, words.FOR_SPECTATORS.format(watching), copies
        self._code, self._since = code, since
        width, height = size
        beside = width * 3 >= height * 4
        px = max(SMALLEST_PX, min(width // (44 if beside else 26), height // 30))
        self._lay(size, px, beside)
        while px > SMALLEST_PX and not (self.width < width and self.height < height):
            px -= 1
            self._lay(size, px, beside)
        self.at = (width - self.width) // 2, max(0, (height - self.height) // 2)
        self.qr_at = self.at[0] + self._qr[0], self.at[1] + self._qr[1]

    @property
    def box(self) -> Box:
        """The card's box in the window."""
        return self.at[0], self.at[1], self.at[0] + self.width, self.at[1] + self.height

    def paint(self) -> Image.Image:
        """Return the picture of the card."""
        image = Image.new("RGB", (self.width, self.height), DESK)
        draw = ImageDraw.Draw(image)
        draw.rounded_rectangle((0, 0, self.width - 1, self.height - 1), self._px, CARD, RIM)
        for y, row in enumerate(self._rows):
            for x, is_dark in enumerate(row):
                left, top = (start + column * self.module for start, column in zip(self._qr, (x, y)))
                box = (left, top, left + self.module - 1, top + self.module - 1)
                draw.rectangle(box, DARK if is_dark else LIGHT)
        for y, text, colour, letters in self._lines:
            draw.text((self._text[0], self._text[1] + y), text, colour, letters)
        return image

    def _lay(self, size: tuple[int, int], px: int, beside: bool) -> None:
        """Lay out the card for a window of `size`, with letters of `px` pixels.

        If `beside` is True, the text is beside the QR code. Otherwise the text is below the QR code.
        """
        self._px, pad, count = px, px * 3 // 2, len(self._rows)
        across = COLUMN * px
        high = self._write(across)
        room = min(size[0] - 3 * pad - across, size[1] - 4 * px) if beside else size[0] - 4 * px
        room = room if beside else min(room, size[1] - high - 4 * pad)
        self.module = max(2, min(max(LARGEST_MODULE, size[1] // 60), room // count)) if count else 0
        side = self.module * count
        gap = pad if count else 0
        if beside:
            self.width, self.height = side + gap + across + 2 * pad, max(side, high) + 2 * pad
            self._qr = pad, (self.height - side) // 2
            self._text = pad + side + gap, (self.height - high) // 2
        else:
            self.width, self.height = max(side, across) + 2 * pad, side + gap + high + 2 * pad
            self._qr = (self.width - side) // 2, pad
            self._text = (self.width - across) // 2, pad + side + gap

    def _write(self, across: int) -> int:
        """Wrap the text of the card to a width of `across` pixels, and return the height of the wrapped text in
        pixels."""
        px, y = self._px, 0
        self._lines: list[tuple[int, str, tuple[int, int, int], ImageFont.FreeTypeFont]] = []
        paragraphs = [(self._heading, HEADING, font(px, bold=True)), (self._code, LABEL, self._large(across))]
        paragraphs += [(sentence, TEXT, font(px)) for sentence in self._sentences] + [(self._since, HEADING, font(px))]
        for text, colour, letters in paragraphs:
            for line in wrap(text, across, letters):
                self._lines.append((y, line, colour, letters))
                y += round(letters.size * 1.35)
            y += px // 2
        return y - px // 2

    def _large(self, across: int) -> ImageFont.FreeTypeFont:
        """Return the largest font in which the code fits into a width of `across` pixels."""
        size = self._px * 2
        while size > self._px and font(size, bold=True).getlength(self._code) > across:
            size -= 1
        return font(size, bold=True)
