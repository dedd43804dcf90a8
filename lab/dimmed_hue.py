"""Measure how far the hues of dimmed light are from the intended ones, and write the page about it:

    python -m lab.dimmed_hue          print the tables
    python -m lab.dimmed_hue --write  write docs/developers/light.md

To find the error of a colour, the intended colour is compared with the colour that is sent to the strip. Both colours
are first scaled to full light, as a dark-adapted eye sees them. The error is the difference between the hue angles of
the two colours in CIELAB (CIE 15:2004). White and grey have no hue. If the intended colour is white or grey, the error
is the chroma of the sent colour, which should be 0.

Each colour is measured twice: undimmed, and as dim as possible, when all other pixels are full white.
"""

from array import array
from collections.abc import Callable, Iterator
from math import atan2, degrees, hypot
from pathlib import Path

from glowgrid.config.settings import Settings
from glowgrid.hal.grid import Grid
from glowgrid.hal.power_budget import max_levels
from glowgrid.view.palette import HUES
from host_common import command_line

Light = tuple[float, float, float]
Error = tuple[float, int, int]  # (error in degrees, hue, level)

PAGE = Path(__file__).resolve().parent.parent / "docs" / "developers" / "light.md"
GRIDS = (8, 400), (16, 400), (16, 3500)  # pixels per side, budget in mA
NAMES = (
    *("white", "1 amber", "2 blue", "3 pink", "4 sea green", "5 cold white", "6 vermilion", "7 sky", "8 violet"),
    *("9 lime", "10 brown", "lines", "refused", "go"),
)
NEUTRAL = 15  # chroma below which a colour has no hue
FAR = 15  # degrees of error from which a colour looks like a different one
EPSILON, KAPPA = 216 / 24389, 24389 / 27
HEAD = """# Hues of dimmed light

A pixel has 255 levels per channel, but a dim grid uses only a few of them: full amber on 16x16 pixels at 400 mA has 8,
and its green 3 or 4. Rounding each channel to the nearest level turned dim amber into red, maroon or olive, dim pink
into red, and dim sky into green. So Glowgrid skips a level at which the channels would be out of proportion (`shade` in
`lib/glowgrid/hal/grid.py`): there are fewer levels, but each one keeps the hue. There is no dithering over time.

Each figure is a difference of hue angles in CIELAB, in degrees, over all hues and levels: the mean, the largest, and
how many of the 98 inks are more than {} degrees off, which looks like another colour. White and grey have no hue; for
them the figure is the chroma that they should not have. "Before" rounds each channel by itself. A grid is dimmed most
when all of it is full white.

`.venv/bin/python -m lab.dimmed_hue --write` generates this page.

| grid | budget | frame | before: mean | largest | far off | now: mean | largest | far off |
| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |
"""
EACH = """
This table shows the largest error of each hue over its levels, before and now, on 16x16 at 400 mA in the frame that is
dimmed most. It also shows the red, green and blue values that are sent at full level and at level 2:

| hue | before | now | full: before | now | level 2: before | now |
| --- | ---: | ---: | --- | --- | --- | --- |
"""


class Strip:
    """Stores the pixels that the grid sends, in place of a real strip."""

    def __setitem__(self, where: object, levels: list[int]) -> None:
        self.levels = levels

    def show(self) -> None:
        pass


class Picture:
    def __init__(self, pixels: bytearray) -> None:
        self.pixels = pixels


class Bench:
    """A grid of `side` x `side` pixels with a power budget of `budget` mA. The methods return the colours of the
    grid."""

    def __init__(self, side: int, budget: int) -> None:
        settings = Settings(lambda name: None)  # the defaults
        self.gamma = settings.gamma_x10 / 10
        self.brightness = settings.brightness
        self.pixels = side * side
        self._strip = Strip()
        wire = array("H", range(self.pixels))
        self.grid = Grid(
            *(self._strip, wire, side, side),
            limit=max_levels(budget, self.pixels, settings.pixel_idle_ua, settings.pixel_channel_ma),
            brightness=self.brightness,
            gamma=self.gamma,
        )
        self.grid.load(HUES)

    def meant(self, ink: int) -> Light:
        """Return the intended, undimmed light of an ink, as levels from 0 to 255. The levels may be fractions."""
        colour, level = HUES[ink >> 3], ink & 7
        full = 255 * self.brightness / 100 * (level / 7) ** self.gamma
        red, green, blue = (full * ((colour >> shift & 255) / 255) ** self.gamma for shift in (16, 8, 0))
        return red, green, blue

    def undimmed(self, ink: int) -> Light:
        """Return the levels that the grid sends for an ink if all other pixels are dark."""
        self.grid.show(Picture(bytearray([ink]) + bytearray(self.pixels - 1)))
        return _channels(self._strip.levels[0])

    def darkest(self, ink: int) -> Light:
        """Return the levels that the grid sends for an ink if all other pixels are full white."""
        self.grid.show(Picture(bytearray([ink]) + bytearray([7]) * (self.pixels - 1)))
        return _channels(self._strip.levels[0])

    @property
    def scale(self) -> float:
        """The light of a white pixel when the whole grid is white, as a fraction of its undimmed light."""
        return self.darkest(7)[0] / self.meant(7)[0]


def inks() -> Iterator[int]:
    """Yield every ink that is not dark."""
    for hue in range(len(HUES)):
        yield from range(8 * hue + 1, 8 * hue + 8)


def rounded(light: Light) -> Light:
    """Return the light with each channel rounded to the nearest level. Earlier versions of Glowgrid rounded like this,
    which changed the hue.

    If all channels would become 0, the strongest channel becomes 1 instead.
    """
    peak = max(light)
    red, green, blue = (round(channel) or int(peak < 0.5 and channel == peak) for channel in light)
    return red, green, blue


def error(meant: Light, sent: Light) -> float:
    """Return the error of the colour `sent`: the angle in degrees between its hue and the hue of `meant`. If `meant` is
    white or grey, return instead by how much the chroma of `sent` exceeds that of `meant`, at least 0."""
    (hue, chroma), (other, colourful) = hue_and_chroma(meant), hue_and_chroma(sent)
    if chroma < NEUTRAL:
        return max(colourful - chroma, 0)
    return abs((other - hue + 180) % 360 - 180)


def hue_and_chroma(light: Light) -> tuple[float, float]:
    """Return (hue angle in degrees, chroma) of a light in CIELAB. The light is first scaled to full."""
    red, green, blue = (channel / max(light) for channel in light)
    x = _cube_root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    y = _cube_root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = _cube_root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    a, b = 500 * (x - y), 200 * (y - z)
    return degrees(atan2(b, a)), hypot(a, b)


def _errors(bench: Bench, sends: Callable[[int], Light]) -> list[Error]:
    """Return (error, hue, level) for every ink. `sends` returns the levels that are sent for an ink."""
    return [(error(bench.meant(ink), sends(ink)), ink >> 3, ink & 7) for ink in inks()]


def before(bench: Bench, dimmed: bool) -> list[Error]:
    """Return the colour errors of earlier versions of Glowgrid, which rounded each channel separately.

    If `dimmed` is True, all pixels except the measured one are full white.
    """
    return _errors(bench, lambda ink: _rounded_at(bench, ink, bench.scale if dimmed else 1))


def now(bench: Bench, dimmed: bool) -> list[Error]:
    """Return the colour errors of the current version. If `dimmed` is True, all pixels except the measured one are full
    white."""
    return _errors(bench, bench.darkest if dimmed else bench.undimmed)


def page() -> str:
    """Return the page with all tables as Markdown."""
    rows = []
    for side, budget in GRIDS:
        bench = Bench(side, budget)
        for dimmed in (False, True):
            figures = [_figures(found(bench, dimmed)) for found in (before, now)]
            frame = "full white" if dimmed else "not dimmed"
            rows.append(f"| {side}x{side} | {budget} mA | {frame} | {' | '.join(figures)} |")
    bench = Bench(16, 400)
    for hue, name in enumerate(NAMES):
        worst = [max(each[0] for each in found(bench, True) if each[1] == hue) for found in (before, now)]
        cells = [f"{value:.0f}°" for value in worst]
        for ink in (8 * hue + 7, 8 * hue + 2):
            cells += [_as_text(_rounded_at(bench, ink, bench.scale)), _as_text(bench.darkest(ink))]
        rows.append(f"| {name} | {' | '.join(cells)} |")
    grids = 2 * len(GRIDS)
    return HEAD.format(FAR) + "\n".join(rows[:grids]) + "\n" + EACH + "\n".join(rows[grids:]) + "\n"


def _rounded_at(bench: Bench, ink: int, scale: float) -> Light:
    red, green, blue = bench.meant(ink)
    return rounded((red * scale, green * scale, blue * scale))


def _figures(found: list[Error]) -> str:
    values = [each[0] for each in found]
    mean, far = sum(values) / len(values), sum(value > FAR for value in values)
    return f"{mean:.1f}° | {max(values):.0f}° | {far}"


def _as_text(light: Light) -> str:
    return " ".join(f"{channel:.0f}" for channel in light)


def _channels(levels: int) -> Light:
    return levels >> 16, levels >> 8 & 255, levels & 255


def _cube_root(value: float) -> float:
    return value ** (1 / 3) if value > EPSILON else (KAPPA * value + 16) / 116


def main() -> None:
    """Write the page if the argument --write is given. Otherwise print the tables."""
    description = "Measure the hue errors of dimmed light."
    parser = command_line.parser("python -m lab.dimmed_hue", description)
    parser.add_argument("--write", action="store_true", help="write docs/developers/light.md")
    if parser.parse_args().write:
        PAGE.write_text(page(), encoding="utf-8")
        print(f"Written: {PAGE}")
    else:
        print(page())


if __name__ == "__main__":
    main()
