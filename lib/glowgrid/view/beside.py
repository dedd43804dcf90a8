"""Small pictures of numbers in the free area beside a board: digits, pips of a die, and sticks. Loaded on demand.

The free area is above the board, below the turn indicator, or on the left or right of the board.
"""

from .font import HEIGHT, columns
from .palette import LINE, ink

MYPY = False
if MYPY:  # true for type checkers only
    from .canvas import Canvas
    from .layout import Layout

# the faces of a die, three columns each; the lowest bit is on top
_FACES = b"\0\0\0" b"\0\2\0" b"\1\0\4" b"\1\2\4" b"\5\0\5" b"\5\2\5" b"\7\0\7"
_SIDE = 3
_STICKS = 4  # the fewest sticks


class NumberPicture:
    def __init__(self, number: int, form: str = "digit") -> None:
        """Draw `number` in the `form` "digit", "pips" (up to six) or "sticks". It has no place yet."""
        self.high = _SIDE
        self.ground = bytearray()  # columns of dim pixels
        if form == "pips" and 0 <= number <= 6:
            self.columns, self.ground = bytearray(_FACES[_SIDE * number :][:_SIDE]), bytearray(b"\7\7\7")
        elif form == "sticks":
            self._lay_sticks(number)
        else:
            self.columns, self.high = columns(str(number)), HEIGHT
        self.wide = len(self.columns)
        self._x = self._y = 0
        self._size = 1
        self._margin = 0  # width of a dark frame

    def _lay_sticks(self, number: int) -> None:
        """Draw `number` sticks that count, and a dim dot for each of the others."""
        total = max(_STICKS, number)
        self.columns, self.ground = bytearray(2 * total - 1), bytearray(2 * total - 1)
        for stick in range(total):
            self.columns[2 * stick] = 7 if stick < number else 0
            self.ground[2 * stick] = 4

    def place_beside(self, layout: "Layout", canvas: "Canvas", on_right: bool) -> bool:
        """Find a place beside the board, preferably on the right or on the left. Return False if there is no room."""
        above = layout.y - 1  # without the row of the turn indicator
        right = canvas.width - layout.x - layout.width
        if layout.windowed:
            return False
        if self._fit(canvas.width, above, canvas):
            self._y = 1 + (above - self._size * self.high) // 2
        elif self._fit(right if on_right else layout.x, canvas.height - 1, canvas):
            self._y = 1 + (canvas.height - 1 - self._size * self.high) // 2
        else:
            return False
        self._x = canvas.width - self._size * self.wide if on_right else 0
        return True

    def place_over(self, canvas: "Canvas", in_last_corner: bool) -> bool:
        """Find a place in the top left or bottom right corner, over the board. Return False if there is no room."""
        if not self._fit(canvas.width, canvas.height, canvas):
            return False
        self._margin = 1
        self._x = canvas.width - self._size * self.wide if in_last_corner else 0
        self._y = canvas.height - self._size * self.high if in_last_corner else 0
        return True

    def _fit(self, wide: int, high: int, canvas: "Canvas") -> bool:
        """Choose the size for an area of `wide` x `high` pixels. Return whether there is one."""
        self._size = min(wide // self.wide, high // self.high, max(min(canvas.width, canvas.height) // 8, 1))
        return self._size > 0

    def overlaps(self, other: "NumberPicture") -> bool:
        """Return whether this picture touches `other`."""
        across = self._x <= other._x + other._size * other.wide and other._x <= self._x + self._size * self.wide
        down = self._y <= other._y + other._size * other.high and other._y <= self._y + self._size * self.high
        return across and down

    def draw(self, canvas: "Canvas", colour: int) -> None:
        """Draw the picture in the ink `colour` at its place."""
        size, margin = self._size, self._margin
        if margin:
            wide, high = size * self.wide + 2 * margin, size * self.high + 2 * margin
            canvas.box(self._x - margin, self._y - margin, wide, high, 0)
        self._draw_columns(canvas, self.ground, ink(LINE, 2))
        self._draw_columns(canvas, self.columns, colour)

    def _draw_columns(self, canvas: "Canvas", bits: "bytes | bytearray", colour: int) -> None:
        size = self._size
        for right in range(len(bits)):
            for down in range(self.high):
                if bits[right] & 1 << down:
                    canvas.box(self._x + right * size, self._y + down * size, size, size, colour)
