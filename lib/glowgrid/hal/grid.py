"""Shows a canvas on a grid of LEDs (a NeoPixel strip), one whole frame at a time.

A canvas has one byte per pixel. The byte is an ink: a hue and one of eight levels. Precomputed tables turn an ink into
the colour that is sent to the strip, after gamma correction, brightness and the power budget. Showing a frame allocates
no memory: a list of ints is assigned to a slice, and the native adafruit_pixelbuf copies the list at once. The strip's
`brightness` stays 1.0: below 1.0, adafruit_pixelbuf keeps a second buffer and turns dark colours black.

The light of a NeoPixel is proportional to its level, but the eye distinguishes dark levels better than bright ones.
Gamma correction makes up for this. Neither brightness nor dimming turns a colour black or changes its hue: see `shade`.
"""

# On the drive, this module is part of console.py.

from array import array

MYPY = False
if MYPY:  # true for type checkers only
    from typing import Any, Protocol

    class Picture(Protocol):
        """The part of a canvas that the grid needs: one ink per pixel, row by row."""

        pixels: bytearray


class _Slicer:
    """Makes slices: `_Slicer()[a:b]` returns the slice `a:b`. CircuitPython cannot call `slice()`."""

    def __getitem__(self, key: slice) -> slice:
        return key


_ALL = _Slicer()[:]  # created only once, because each `x[:]` allocates a slice
_Slicer = None  # type: ignore  # frees the class
FULL = 1024  # scale of a frame that is not dimmed


class Grid:
    """The LEDs as people see them: `width` x `height` pixels."""

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
        """Use `strip`, which works like a NeoPixel with auto_write off.

        `wire`: the strip index of each pixel, from `wiring`. `limit`: the highest sum of levels that a frame may have
        (see power_budget.py); at least 4 * `width` * `height` is required. `brightness`: in percent. `gamma`: exponent
        of the gamma correction. `white`: whether each pixel has a fourth channel, for white.
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
        self._lit: list[int] = []
        self.load((0,))

    def load(self, hues: tuple) -> None:
        """Set the palette. `hues`: up to 32 colours 0xRRGGBB, as people see them at the highest level.

        An ink is (the hue's index in `hues`) * 8 + (a level from 0, dark, to 7).
        """
        self._palette = hues
        if len(self._lit) != 8 * len(hues):  # another palette of the same size reuses the tables
            self._lit = [0] * (8 * len(hues))  # ink -> colour sent to the strip if the frame is not dimmed
            self._weight = array("H", self._lit)  # ink -> sum of the levels of this colour
            self._dimmed: list[int] = []  # ink -> colour at `_scale`, or -1 if unknown; empty until needed
        self._build()

    @property
    def brightness(self) -> int:
        """Brightness in percent of the LEDs' maximum, 1..100."""
        return self._brightness

    @brightness.setter
    def brightness(self, percent: int) -> None:
        self._brightness = min(max(percent, 1), 100)
        self._build()

    def rewire(self, wire: array) -> array:
        """From the next frame on, use `wire` to map the canvas to the strip. Return the previous map."""
        before, self.wire = self.wire, wire
        self._stale = True
        return before

    def show(self, canvas: "Picture") -> bool:
        """Show `canvas` and return True. If the grid already shows this picture, send nothing and return False."""
        changed = self.paint(canvas)
        if changed:
            self.send()
        return changed

    def paint(self, canvas: "Picture") -> bool:
        """Prepare the colours of `canvas` for `send`. Return False if nothing has changed since the last frame."""
        pixels = canvas.pixels
        if pixels == self._shown and not self._stale:
            return False
        self._shown[_ALL] = pixels
        self._stale = False
        if self._dimmed or self._paint(pixels) > self._limit:
            # skip `_paint` after a dimmed frame, because painting twice takes too long for one round
            self._paint_dimmed(pixels)
        return True

    def send(self) -> None:
        """Send the prepared colours to the strip. Call this method whenever `paint` has returned True."""
        self._strip[_ALL] = self._out
        self._strip.show()

    def _build(self) -> None:
        """Recompute the tables in place, for a new palette or brightness."""
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
        self.sent = self._lit  # ink -> colour in the last frame, for the inks in it
        self._scale = -1
        self._stale = True  # send the next frame even if it has not changed

    def _weigh(self, levels: int) -> int:
        """Return the sum of a pixel's levels over all channels. `levels`: the pixel's colour, 0xRRGGBB.

        On a strip with a white channel, Adafruit's library shows grey with that channel alone. So only white counts.
        """
        red, green, blue = levels >> 16, levels >> 8 & 255, levels & 255
        return red if self._white and red == green == blue else red + green + blue

    def _paint(self, pixels: bytearray) -> int:
        """Store the undimmed colours in the order of the strip. Return the sum of their levels."""
        out, wire = self._out, self.wire  # two statements, because assigning four names at once creates a tuple
        sent, weight = self.sent, self._weight
        total = i = 0
        for ink in pixels:
            out[wire[i]] = sent[ink]
            total += weight[ink]
            i += 1  # noqa: SIM113 - enumerate would make a tuple per pixel
        return total

    def _paint_dimmed(self, pixels: bytearray) -> None:
        """Store the colours in the order of the strip, dimmed so that the frame stays within the power budget."""
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
        """Return a table with the colour for each ink that is counted in `_counts`, and reset the counts.

        With these colours the frame stays within the power budget.
        """
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
            scale = self._dimming_scale(many, total, limit)
            while self._fill_dimmed(many, scale) > limit:  # rarely necessary, when rounding has added too much
                scale -= (scale >> 4) + 1
        for i in range(many):
            counts[used[i]] = 0
        return self._dimmed if total > limit else self._lit

    def _dimming_scale(self, many: int, free: int, limit: int) -> int:
        """Return the largest scale for dimming a frame, up to FULL, that keeps the frame within `limit`.

        `many`: the number of inks in use. `free`: the sum of the frame's levels before dimming. No ink is dimmed below
        three levels. The brighter inks share the levels that remain.
        """
        counts, weight, used = self._counts, self._weight, self._used
        scale, fixed = FULL, 0
        limit -= limit >> 5  # reserve for rounding
        while True:
            wanted = max(limit - fixed, 0) * FULL // (free or 1)
            if wanted >= scale:
                # only a few scales, as each needs a new table; the steps are invisible
                return scale - scale % (scale >> 5 or 1)
            scale = wanted
            fixed = free = 0
            for i in range(many):
                ink = used[i]
                if weight[ink] * scale < 3 * FULL:
                    fixed += 3 * counts[ink]
                else:
                    free += weight[ink] * counts[ink]

    def _fill_dimmed(self, many: int, scale: int) -> int:
        """Compute the missing dimmed colours of the inks in use. Return the sum of the frame's levels after dimming.

        `many`: the number of inks in use. `scale`: the scale for dimming, from `_dimming_scale`.
        """
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


# -- from colours as people see them to the levels of a NeoPixel


def shade(light: int, full: int, peak: int) -> int:
    """Return a colour 0xRRGGBB with the hue of `light` and, if possible, the level `peak` in its strongest channel.

    `full`: the level of the strongest channel of `light`. Not every hue is possible with a low peak: with only the
    levels 0 and 1, amber becomes red or olive. So if rounding changes the proportions of the channels by more than 0.14
    of the peak, this function tries lower peaks. If no lower peak fits, it tries higher peaks, as long as the sum of
    the levels is at most four. The result is never black.
    """
    tried = peak or 1
    while tried <= peak or tried < 4:
        red, green, blue = (light >> 16) * tried, (light >> 8 & 255) * tried, (light & 255) * tried
        half = full >> 1
        levels = (red + half) // full << 16 | (green + half) // full << 8 | (blue + half) // full
        if tried > 6:  # above 6, rounding stays below the threshold
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
