"""Terminals with few colours, or none: a lit pixel is never dark."""

import itertools

import pytest

pytest.importorskip("rich")

from rich.color import Color, ColorSystem  # noqa: E402

from host_sim.pictures.screen_colour import seen  # noqa: E402
from host_sim.pictures.terminal_colour import shade  # noqa: E402

LEVELS = (0, 1, 2, 5, 12, 40, 64, 128, 255)
LIT = [colour for colour in itertools.product(LEVELS, repeat=3) if any(colour)]


def shown(colour, system):
    """Return the number of the colour that Rich sends."""
    depth = {"256": ColorSystem.EIGHT_BIT, "standard": ColorSystem.STANDARD}[system]
    return Color.from_rgb(*shade(colour, system)).downgrade(depth).number


@pytest.mark.parametrize("system", ["256", "standard"])
def test_a_lit_pixel_is_neither_black_nor_as_dark_as_an_unlit_one(system):
    dark = {0, 16, *range(232, 238), shown((0, 0, 0), system)}
    assert not dark & {shown(colour, system) for colour in LIT}


@pytest.mark.parametrize("system", ["256", "standard"])
@pytest.mark.parametrize("level", [1, 3, 10, 64, 200])
def test_the_hues_stay_distinct(system, level):
    hues = [hue for hue in itertools.product((0, level), repeat=3) if any(hue)]
    assert len({shown(hue, system) for hue in hues}) == len(hues) == 7


def test_dim_and_bright_differ():
    for system in ("256", "standard"):
        assert shown((2, 0, 0), system) != shown((64, 0, 0), system)


def test_true_colour_is_exact():
    assert shade((64, 20, 0), "truecolor") == seen((64, 20, 0))
