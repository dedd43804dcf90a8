"""The grid of light: shows a canvas on a NeoPixel strip, once a frame, whole.

A canvas holds inks, one byte a pixel; tables made beforehand turn an ink into what its pixel is sent, after
gamma, brightness and the power budget. Showing allocates nothing (one int list is written as a slice, which
the native adafruit_pixelbuf takes at once). The strip's own brightness stays 1.0: below, the library keeps a
second buffer and truncates dark colours to black.

A NeoPixel's light grows in step with its level while the eye sees dark steps far better than bright ones, hence gamma.
Neither brightness nor dimming ever turns a colour black: its strongest channel keeps at least level 1.
"""

from array import array

from .power import FULL, Power

MYPY = False
if MYPY:  # type checkers take it for true
    from collections.abc import Callable
    from typing import Any, Protocol

    class Picture(Protocol):
        """A canvas, as far as the grid sees it: an ink a pixel, row by row."""

        pixels: bytearray


class _Slicer:
    def __getitem__(self, key: slice) -> slice:
        return key


_ALL = _Slicer()[:]  # made once: every `x[:]` would allocate a slice


class Grid:
    """The LEDs as the eye sees them: `width` x `height` pixels."""

    def __init__(
        self,
        strip: "Any",
        wire: array,
        width: int,
        height: int,
        *,
        brightness: int = 30,
        gamma: float = 2.2,
        budget: int = 400,
        idle_ua: int = 1000,
        channel_ma: int = 20,
        order: str = "GRB",
    ) -> None:
        """Take a NeoPixel-like strip (auto_write off) and the map `wiring()` made for it, which is kept as `wire`.

        `brightness` is in percent, `budget` in mA for the whole grid, `order` as the strip's pixel_order; the
        pixel's current model is in `power`. Raises SettingError where the budget is too small for the grid.
        """
        self.width = width
        self.height = height
        self._strip = strip
        self.wire = wire
        self._power = Power(width * height, budget, idle_ua, channel_ma, "W" in order)
        self._gamma = gamma
        self._brightness = brightness
        self._shown = bytearray(width * height)
        self._out = [0] * (width * height)
        self._stale = True
        self.load(1, lambda ink: 0)

    def load(self, count: int, colour: "Callable[[int], int]") -> None:
        """Take a palette of up to 256 inks: `colour(ink)` is what the eye should see, 0xRRGGBB. It is kept and asked
        again for another brightness, as a list of colours would take the heap of a module."""
        self._colour = colour
        self._lit = [0] * count  # what an ink's pixel is sent while the frame is not dimmed
        self._weight = array("H", self._lit)  # and how many levels that lights
        self.sent = self._lit  # what it is sent at the present scale
        self._dimmed: list[int] = []  # the same where that is less: most grids never need it
        self._build()

    @property
    def brightness(self) -> int:
        """The light in percent of what the LEDs can give, 1..100."""
        return self._brightness

    @brightness.setter
    def brightness(self, percent: int) -> None:
        self._brightness = min(max(percent, 1), 100)
        self._build()

    @property
    def milliamps(self) -> int:
        """What the last frame draws by the model, after dimming."""
        total = 0
        for levels in self._out:
            total += self._power.weight(levels)
        return self._power.milliamps(total)

    def rewire(self, wire: array) -> array:
        """Take another map from canvas to strip, from the next frame on; return the one that held until now."""
        before, self.wire = self.wire, wire
        self._stale = True
        return before

    def show(self, canvas: "Picture") -> bool:
        """Show the canvas's `pixels`; return False, with nothing sent, if that is what is shown already."""
        pixels = canvas.pixels
        if pixels == self._shown and not self._stale:
            return False
        self._shown[_ALL] = pixels
        self._stale = False
        self._paint_within_budget(pixels)
        self._strip[_ALL] = self._out
        self._strip.show()
        return True

    def _build(self) -> None:
        """Fill the tables anew, in place: at start, for a palette, for a brightness."""
        light = levels_of(self._gamma, self._brightness)  # needed here alone, so not kept
        for ink in range(len(self._lit)):
            self._lit[ink] = lit(self._colour(ink), light)
            self._weight[ink] = self._power.weight(self._lit[ink])
        self._dim(FULL)
        self._stale = True  # whatever is shown

    def _dim(self, scale: int) -> None:
        self._scale = scale
        self.sent = undimmed = self._lit
        if scale != FULL:
            self.sent = sent = self._dimmed = self._dimmed or [0] * len(undimmed)
            for ink in range(len(sent)):
                sent[ink] = dimmed(undimmed[ink], scale)

    def _paint_within_budget(self, pixels: bytearray) -> None:
        """Paint at the scale of the frame before, and once more if this frame needs another."""
        total = self._paint(pixels)
        scale = FULL if total <= self._power.limit else self._power.scale(total, self._count_lit(pixels))
        if scale != self._scale:
            self._dim(scale)
            self._paint(pixels)

    def _paint(self, pixels: bytearray) -> int:
        """Put every pixel's levels where the strip wants them; return the sum of levels before dimming."""
        out, wire = self._out, self.wire  # four at once would make a tuple
        sent, weight = self.sent, self._weight
        total = i = 0
        for ink in pixels:
            out[wire[i]] = sent[ink]
            total += weight[ink]
            i += 1  # noqa: SIM113 - enumerate would make a tuple a pixel
        return total

    def _count_lit(self, pixels: bytearray) -> int:
        lit_pixels = 0
        for ink in pixels:
            if ink:
                lit_pixels += 1
        return lit_pixels


# -- from colours as the eye should see them to the levels that a NeoPixel needs


def levels_of(gamma: float, percent: int) -> bytes:
    """Return the level for each of a channel's 256 steps as the eye sees them, at `percent` of the LEDs' light."""
    # 65535 * 100 / 25700 = 255
    return bytes([(int(65535 * (step / 255) ** gamma + 0.5) * percent + 12850) // 25700 for step in range(256)])


def lit(colour: int, levels: bytes) -> int:
    """Return the levels 0xRRGGBB for a seen colour 0xRRGGBB."""
    return levels[colour >> 16] << 16 | levels[colour >> 8 & 255] << 8 | levels[colour & 255] or spark(colour)


def dimmed(levels: int, scale: int) -> int:
    """Return the levels times `scale` / 256, rounded to the nearest: a dim colour keeps its hue as far as it can."""
    red = (levels >> 16) * scale + 128 >> 8
    green = (levels >> 8 & 255) * scale + 128 >> 8
    blue = (levels & 255) * scale + 128 >> 8
    return red << 16 | green << 8 | blue or spark(levels)


def spark(colour: int) -> int:
    """Return the least light of a colour: level 1 where it is strongest, nothing for black."""
    red, green, blue = colour >> 16, colour >> 8 & 255, colour & 255
    peak = max(red, green, blue)
    if not peak:
        return 0
    return (red == peak) << 16 | (green == peak) << 8 | (blue == peak)
