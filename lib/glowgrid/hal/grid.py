"""The grid of light: shows a canvas on a NeoPixel strip, once a frame, whole.

A canvas holds inks, one byte a pixel: a hue and one of eight levels; tables made beforehand turn an ink into what its
pixel is sent, after gamma, brightness and the power budget. Showing allocates nothing (one int list is written as a
slice, which the native adafruit_pixelbuf takes at once). The strip's own brightness stays 1.0: below, the library
keeps a second buffer and truncates dark colours to black.

A NeoPixel's light grows in step with its level while the eye sees dark steps far better than bright ones, hence gamma.
Neither brightness nor dimming ever turns a colour black, or into another: see `shade`.
"""

from array import array

MYPY = False
if MYPY:  # type checkers take it for true
    from typing import Any, Protocol

    class Picture(Protocol):
        """A canvas, as far as the grid sees it: an ink a pixel, row by row."""

        pixels: bytearray


class _Slicer:
    def __getitem__(self, key: slice) -> slice:
        return key


_ALL = _Slicer()[:]  # made once: every `x[:]` would allocate a slice
_Slicer = None  # type: ignore  # frees the class
FULL = 1024  # the scale of a frame that is not dimmed


class Grid:
    """The LEDs as the eye sees them: `width` x `height` pixels."""

    def __init__(
        self,
        strip: "Any",
        wire: array,
        width: int,
        height: int,
        *,
        limit: int,
        brightness: int = 30,
        gamma: float = 2.2,
        white: bool = False,
    ) -> None:
        """Take a NeoPixel-like strip (auto_write off) and the map `wiring()` made for it, which is kept as `wire`.

        A frame may have `limit` levels (hal/power.py), at least four a pixel; `brightness` is in percent; `white`:
        the pixels have a fourth, white channel.
        """
        self.width = width
        self.height = height
        self._strip = strip
        self.wire = wire
        self._limit = limit
        self._white = white
        self._gamma = gamma
        self._brightness = brightness
        self._shown = bytearray(width * height)
        self._out = [0] * (width * height)
        self._stale = True
        self.load((0,))

    def load(self, hues: tuple) -> None:
        """Take a palette of up to 32 hues, 0xRRGGBB as the eye should see them at full level; it is kept. The inks are
        hue * 8 + level, with the levels 0 (dark) to 7."""
        self._palette = hues
        self._lit = [0] * (8 * len(hues))  # what an ink's pixel is sent while the frame is not dimmed
        self._weight = array("H", self._lit)  # and how many levels that lights
        self.sent = self._lit  # what it is sent in the frame that was shown last, at least if it was in that
        self._dimmed: list[int] = []  # the same at the scale `_scale`, -1 where it never was: most grids never need it
        self._build()

    @property
    def brightness(self) -> int:
        """The light in percent of what the LEDs can give, 1..100."""
        return self._brightness

    @brightness.setter
    def brightness(self, percent: int) -> None:
        self._brightness = min(max(percent, 1), 100)
        self._build()

    def rewire(self, wire: array) -> array:
        """Take another map from canvas to strip, from the next frame on; return the one that held until now."""
        before, self.wire = self.wire, wire
        self._stale = True
        return before

    def show(self, canvas: "Picture") -> bool:
        """Show the canvas's `pixels`; return False, with nothing sent, if that is what is shown already."""
        changed = self.paint(canvas)
        if changed:
            self.send()
        return changed

    def paint(self, canvas: "Picture") -> bool:
        """Make what the strip is sent for the canvas's `pixels`; return False if that is what was sent last."""
        pixels = canvas.pixels
        if pixels == self._shown and not self._stale:
            return False
        self._shown[_ALL] = pixels
        self._stale = False
        if self._dimmed or self._paint(pixels) > self._limit:
            self._paint_dimmed(pixels)  # at once, where any frame was: two paintings are too long for a round
        return True

    def send(self) -> None:
        """Send the strip what `paint` has made; call it after each `paint` that returned True."""
        self._strip[_ALL] = self._out
        self._strip.show()

    def _build(self) -> None:
        """Fill the tables anew, in place: at start, for a palette, for a brightness."""
        ink = 0
        for colour in self._palette:
            lights = [(channel / 255) ** self._gamma for channel in (colour >> 16, colour >> 8 & 255, colour & 255)]
            peak = max(lights)
            red, green, blue = [int(255 * light / (peak or 1) + 0.5) for light in lights]
            for level in range(8):
                full = 2.55 * self._brightness * peak * (level / 7) ** self._gamma
                self._lit[ink] = shade(red << 16 | green << 8 | blue, 255, int(full + 0.5)) if level else 0
                self._weight[ink] = self._weigh(self._lit[ink])
                ink += 1
        self.sent = self._lit
        self._scale = -1
        self._stale = True  # whatever is shown

    def _weigh(self, levels: int) -> int:
        """Return the sum of 0xRRGGBB's levels; Adafruit's library sends grey to the white channel alone."""
        red, green, blue = levels >> 16, levels >> 8 & 255, levels & 255
        return red if self._white and red == green == blue else red + green + blue

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

    def _paint_dimmed(self, pixels: bytearray) -> None:
        """Put every pixel's levels where the strip wants them, all so dim that the budget is kept."""
        if not self._dimmed:
            self._dimmed = [0] * len(self._lit)
            self._used = bytearray(len(self._lit))  # the inks in use
            self._counts = array("H", self._dimmed) if len(pixels) > 255 else bytearray(self._used)
        counts, i = self._counts, 0
        for ink in pixels:
            counts[ink] += 1
        self.sent = sent = self._dim()
        out, wire = self._out, self.wire
        for ink in pixels:
            out[wire[i]] = sent[ink]
            i += 1  # noqa: SIM113

    def _dim(self) -> list:
        """Return what the inks that were counted are sent; count from 0 again."""
        counts, weight = self._counts, self._weight
        used, many, total = self._used, 0, 0
        for ink in range(len(counts)):
            if counts[ink]:
                if weight[ink]:
                    used[many] = ink
                    many += 1
                    total += counts[ink] * weight[ink]
                else:
                    counts[ink] = 0
        limit = self._limit
        if total > limit:
            scale = self._share(many, total, limit)
            while self._make(many, scale) > limit:  # as rounding has added to it, which is rare
                scale -= (scale >> 4) + 1
        for i in range(many):
            counts[used[i]] = 0
        return self._dimmed if total > limit else self._lit

    def _share(self, many: int, free: int, limit: int) -> int:
        """Return the scale at which the `many` inks in use share the budget; undimmed they light `free` levels. One
        that would be darker than three levels has these, the others share what is over."""
        counts, weight, used = self._counts, self._weight, self._used
        scale, fixed = FULL, 0
        limit -= limit >> 5  # for what rounding adds
        while True:
            wanted = max(limit - fixed, 0) * FULL // (free or 1)
            if wanted >= scale:
                return scale - scale % (scale >> 5 or 1)  # steps too small to see, and few: each costs a new table
            scale = wanted
            fixed = free = 0
            for i in range(many):
                ink = used[i]
                if weight[ink] * scale < 3 * FULL:
                    fixed += 3 * counts[ink]
                else:
                    free += weight[ink] * counts[ink]

    def _make(self, many: int, scale: int) -> int:
        """Make what the inks in use are sent at a scale, as far as that is not there; return the frame's levels."""
        sent, lit = self._dimmed, self._lit
        counts, used = self._counts, self._used
        total = 0
        if scale != self._scale:
            self._scale = scale
            for ink in range(len(sent)):
                sent[ink] = -1 if lit[ink] else 0
        for i in range(many):
            ink = used[i]
            if sent[ink] < 0:
                sent[ink] = shade(lit[ink | 7], _peak(lit[ink | 7]), _peak(lit[ink]) * scale // FULL)
            total += counts[ink] * self._weigh(sent[ink])
        return total


# -- from colours as the eye should see them to the levels that a NeoPixel needs


def shade(light: int, full: int, peak: int) -> int:
    """Return the levels 0xRRGGBB of a light with its strongest channel at `peak`, which is `full` in 0xRRGGBB `light`.

    Few levels can't keep every hue: 1 with about half of that is red or olive, and not amber. So a peak at which the
    channels are not in proportion to 0.14 of it is passed over for a darker one, or, if there is none, for a
    brighter one with four levels at most. Never dark.
    """
    tried = peak or 1
    while tried <= peak or tried < 4:
        red, green, blue = (light >> 16) * tried, (light >> 8 & 255) * tried, (light & 255) * tried
        half = full >> 1
        levels = (red + half) // full << 16 | (green + half) // full << 8 | (blue + half) // full
        if tried > 6:  # rounding adds less than that
            return levels
        red -= (levels >> 16) * full
        green -= (levels >> 8 & 255) * full
        blue -= (levels & 255) * full
        few = tried <= peak or (levels >> 16) + (levels >> 8 & 255) + (levels & 255) < 5
        if few and 50 * (max(red, green, blue) - min(red, green, blue)) <= 7 * full * tried:
            return levels
        tried = tried - 1 if 1 < tried <= peak else max(peak, tried) + 1
    half = full + 1 >> 1
    return ((light >> 16) >= half) << 16 | ((light >> 8 & 255) >= half) << 8 | ((light & 255) >= half)


def _peak(levels: int) -> int:
    return max(levels >> 16, levels >> 8 & 255, levels & 255)
