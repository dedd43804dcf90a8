"""A screen shows an LED as the eye sees it: brightness rises up to full duty, and hues stay."""

import pytest

from host_sim.pictures.lights import panel
from host_sim.pictures.screen_colour import seen
from host_sim.simulator import Simulator


def lightness(colour):
    """Return CIE L* of a screen colour, 0 to 100."""
    red, green, blue = ((part / 255) ** 2.2 for part in colour)
    light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return 116 * light ** (1 / 3) - 16 if light > 0.008856 else 903.3 * light


@pytest.mark.parametrize("hue", [(1, 1, 1), (1, 0.45, 0), (0, 0.06, 1), (1, 0, 0)])
def test_each_duty_is_at_least_as_bright_as_the_one_below(hue):
    course = [lightness(seen(tuple(round(duty * part) for part in hue))) for duty in range(0, 256, 15)]
    assert course == sorted(course) and len(set(course)) == len(course)


@pytest.mark.parametrize(("dim", "bright"), [(10, 25), (25, 40), (10, 40), (40, 100)])
def test_different_brightnesses_of_white_look_different(dim, bright):
    one, other = (seen((round(percent * 2.55),) * 3) for percent in (dim, bright))
    assert lightness(other) - lightness(one) > 6


def test_the_brightest_white_is_the_screens_white_and_off_is_dark():
    assert seen((255, 255, 255)) == (255, 255, 255)
    assert seen((0, 0, 0)) == (0, 0, 0)


def test_brightnesses_of_10_and_40_percent_can_be_told_apart_in_a_picture():
    """Uses the setup's white text, drawn by the firmware at either brightness."""
    brightest = []
    for brightness in (10, 40):
        with Simulator(seed=1, settings={"BRIGHTNESS": brightness}) as sim:
            sim.wait(2500)
            sim.press("6")
            sim.wait(2600)  # the item's name scrolls by in white
            picture = panel(sim.frame(), 20)
        brightest.append(max(lightness(colour) for _, colour in picture.getcolors(1 << 20)))
    assert brightest[1] - brightest[0] > 10
