"""Layout of the window: lights, status card, keypad, log, and a line of hints at the bottom.

There are two layouts, and the one with the larger lights is used. In the first layout, card and log are below the
lights and the keypad. In the second layout, card, keypad and log are beside the lights, one below the other. Large text
is as large as the second layout allows.
"""

from dataclasses import dataclass, replace

from host_sim.parts.switches import Layout
from host_sim.pictures.desk_layout import Box, DeskLayout, arrange

SMALLEST = (320, 260)
ROWS = 3  # minimum number of lines of the log
CARD_LINES = 6  # minimum number of lines of a card beside the lights
OPEN_SHARE = 0.5  # share of the window's height that an expanded log has
LINE = 1.3  # height of a line, as a multiple of the letter size
COLUMN = 12  # minimum width of a text column, as a multiple of the letter size
LARGEST_KEY = 96


@dataclass(frozen=True)
class Wishes:
    """The user's choices: whether the window shows the keypad, large text, an expanded log, and coordinates."""

    keypad: bool = True
    big: bool = False
    log: bool = False
    edges: bool = True


class WindowLayout:
    """The boxes in which the parts of the window are drawn.

    - `size` is the (width, height) of the window in pixels. A window smaller than SMALLEST shows only a part.
    - `seen_size` is (number of columns of lights, number of rows of lights).
    """

    def __init__(self, size: tuple[int, int], seen_size: tuple[int, int], keypad: Layout, wishes: Wishes) -> None:
        width, height = self.size = max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1])
        self.hint_px = max(11, min(17, width // 62, height // 42))
        self.margin = max(8, self.hint_px)
        hints_at = height - round(self.hint_px * 2)
        self.hints: Box = (0, hints_at, width, height)
        shown = keypad if wishes.keypad else None
        largest = _text_px(width, height, wishes.big)
        for text_px in range(largest, _text_px(width, height, False) - 1, -1):
            self._use_letters(text_px)
            beside = self._beside(hints_at, seen_size, shown, wishes)
            if beside:
                break
        else:
            self._use_letters(largest)
        below = self._below(hints_at, seen_size, shown, wishes)
        self.desk, self.card, self.log = beside if beside and beside[0].cell > below[0].cell else below
        self.rows = (self.log[3] - self.log[1]) // self.row_px

    def _use_letters(self, px: int) -> None:
        """Write text in letters of `px` pixels."""
        self.text_px = px
        self.row_px = round(px * LINE)

    def _below(
        self, hints_at: int, seen_size: tuple[int, int], keypad: Layout | None, wishes: Wishes
    ) -> tuple[DeskLayout, Box, Box]:
        """Put a card of one line and the log below the lights and the keypad.

        Return (layout of lights and keypad, box of the card, box of the log).
        """
        rows = max(ROWS, int(hints_at * OPEN_SHARE) // self.row_px) if wishes.log else ROWS
        width, top = self.size[0], hints_at - rows * self.row_px
        card = (self.margin, top - self.row_px, width - self.margin, top)
        box = (self.margin, self.margin, width - self.margin, card[1] - self.margin)
        return arrange(box, seen_size, keypad), card, (0, top, width, hints_at)

    def _beside(
        self, hints_at: int, seen_size: tuple[int, int], keypad: Layout | None, wishes: Wishes
    ) -> tuple[DeskLayout, Box, Box] | None:
        """Put the card, the keypad and the log beside the lights, one below the other.

        Return (layout of lights and keypad, box of the card, box of the log), or None if there is not enough room.
        """
        width, margin = self.size[0], self.margin
        height = hints_at - 2 * margin
        cell = max(2, height // (seen_size[1] + 1))
        left = margin + (seen_size[0] + 1) * cell
        if width - left - margin < COLUMN * self.text_px:
            return None
        desk = arrange((margin, margin, left, margin + height), seen_size, None)
        rows = max(ROWS, int(height * OPEN_SHARE * OPEN_SHARE) // self.row_px) if wishes.log else ROWS
        bottom = log_at = hints_at - margin - rows * self.row_px
        if keypad:
            keys = len(keypad.cols), len(keypad.rows)
            key_px = min(LARGEST_KEY, (width - left - 2 * margin) // keys[0], height * 7 // 20 // keys[1])
            bottom = log_at - keys[1] * key_px - margin
            at = (left + (width - left - keys[0] * key_px) // 2, bottom)
            desk = replace(desk, keypad=keypad, key_px=key_px, keypad_at=at)
        card = (left + margin, margin, width - margin, bottom - margin)
        has_room = card[3] - card[1] >= CARD_LINES * self.row_px
        return (desk, card, (left, log_at, width, log_at + rows * self.row_px)) if has_room else None


def _text_px(width: int, height: int, big: bool) -> int:
    """Return the letter size for a window of `width` x `height` pixels, in pixels. `big`: the user wants large text."""
    return max(20, min(96, width // 24, height // 16)) if big else max(12, min(28, width // 48, height // 34))


def inside(box: Box, x: int, y: int) -> bool:
    """Return whether the point (x, y) is in `box`."""
    return box[0] <= x < box[2] and box[1] <= y < box[3]
