"""The bytes that Adafruit's own NeoPixel class sends to the LEDs for a drawn canvas."""

import random

import pytest

from glowgrid.hal.grid import Grid
from glowgrid.hal.power_budget import max_levels
from glowgrid.hal.strip_wiring import wiring

COLOURS = (0x000000, 0xFFFFFF, 0xFF0000, 0x010101, 0x030201, 0xFFB000)
BLACK, WHITE, RED, DARK, MUD, AMBER = range(7, 55, 8)  # the inks, at full level


@pytest.fixture
def lights(neopixels):
    """Return a function that builds a grid with COLOURS: (width, height, order, **of Grid) -> (grid, sent)."""

    def make(width=8, height=8, order="GRB", budget=400, idle_ua=1000, **wanted):
        strip, sent = neopixels(width * height, order)
        wire = wiring(width, height, "top-left", "rows", False, 0)
        limit = max_levels(budget, width * height, idle_ua, 20)
        grid = Grid(strip, wire, width, height, limit=limit, white="W" in order, **wanted)
        grid.load(COLOURS)
        return grid, sent

    return make


def test_a_red_pixel_in_the_corner_is_sent_as_red_in_the_corner(lights, canvas):
    grid, sent = lights(5, 5, brightness=100, order="GRB")
    assert grid.show(canvas([RED] + [BLACK] * 24)) is True
    assert sent == [bytes([0, 255, 0]) + bytes(72)]


@pytest.mark.parametrize(("order", "sends"), [("RGB", (255, 0, 0)), ("BGR", (0, 0, 255)), ("GRBW", (0, 255, 0, 0))])
def test_the_pixel_order_is_that_of_the_strip(lights, canvas, order, sends):
    grid, sent = lights(5, 5, brightness=100, order=order)
    grid.show(canvas([RED] + [BLACK] * 24))
    assert tuple(sent[0][: len(order)]) == sends


def test_white_on_a_strip_with_white_leds_uses_only_those(lights, canvas):
    grid, sent = lights(5, 5, brightness=100, order="GRBW")
    grid.show(canvas([WHITE] + [BLACK] * 24))
    assert tuple(sent[0][:4]) == (0, 0, 0, 255)


def test_each_pixel_is_sent_to_its_place_in_the_wiring(neopixels, canvas):
    strip, sent = neopixels(35)
    wire = wiring(7, 5, "bottom-right", "columns", True, 90)
    grid = Grid(strip, wire, 5, 7, limit=9999, brightness=100)
    grid.load(COLOURS)
    for cell in range(35):
        grid.show(canvas([RED if cell == i else BLACK for i in range(35)]))
        assert sent[-1].index(255) == 3 * wire[cell] + 1


def test_each_new_frame_is_sent_once_and_an_unchanged_one_never(lights, canvas):
    grid, sent = lights()
    picture = canvas([RED] * 64)
    assert grid.show(picture) is True
    assert grid.show(picture) is False
    assert grid.show(canvas([RED] * 64)) is False
    assert len(sent) == 1
    picture.pixels[9] = WHITE
    assert grid.show(picture) is True
    assert len(sent) == 2


def test_the_first_frame_is_sent_even_if_black_because_the_strip_may_still_be_lit(lights, canvas):
    grid, sent = lights()
    assert grid.show(canvas(bytes(64))) is True
    assert sent == [bytes(192)]


def test_a_new_palette_or_brightness_sends_the_same_canvas_again(lights, canvas):
    grid, sent = lights(budget=4000)
    picture = canvas([RED] * 64)
    grid.show(picture)
    grid.brightness = 60
    assert grid.show(picture) is True
    grid.load((0, 0, 0x00FF00))
    assert grid.show(picture) is True
    assert [max(frame) for frame in sent] == [77, 153, 153]
    assert sent[2][:3] == bytes([153, 0, 0])
    assert grid.show(picture) is False


def test_brightness_stays_between_1_and_100_percent(lights):
    grid, _ = lights()
    for wanted, got in ((-5, 1), (0, 1), (1, 1), (55, 55), (100, 100), (130, 100)):
        grid.brightness = wanted
        assert grid.brightness == got


def test_perceived_half_grey_is_a_fifth_of_the_light(lights, canvas):
    grid, sent = lights(5, 5, brightness=100)
    grid.load((0x808080,))
    grid.show(canvas([7] + [0] * 24))
    assert tuple(sent[0][:3]) == (56, 56, 56)  # 255 * (128 / 255) ** 2.2


@pytest.mark.parametrize("gamma", [1.0, 2.2, 3.0])
def test_no_colour_turns_black_at_any_brightness(lights, canvas, gamma):
    grid, sent = lights(5, 5, gamma=gamma)
    rng = random.Random(5)
    colours = [0, 1, 0x0100, 0x010000] + [rng.randrange(1, 1 << 24) for _ in range(20)]
    grid.load(colours)
    for percent in (1, 2, 5, 30, 100):
        grid.brightness = percent
        grid.show(canvas([8 * hue + 7 for hue in range(24)] + [7]))
        dark = [i for i in range(25) if not any(sent[-1][3 * i : 3 * i + 3])]
        assert dark == [0, 24]


def test_the_darkest_level_of_a_colour_keeps_its_hue(lights, canvas):
    grid, sent = lights(5, 5, brightness=1)
    grid.show(canvas([MUD, DARK] + [0] * 23))
    assert tuple(sent[0][:6]) == (1, 3, 0, 1, 1, 1)  # GRB: brown stays brown, grey stays grey


@pytest.mark.parametrize("lit", [1, 20, 64])
def test_amber_is_neither_red_nor_olive_at_any_level_brightness_or_budget(lights, canvas, lit):
    for budget in (85, 90, 120, 200, 400, 4000):
        grid, sent = lights(budget=budget)
        for percent in (1, 10, 25, 40, 100):
            grid.brightness = percent
            for level in range(1, 8):
                grid.show(canvas([AMBER - 7 + level] * lit + [BLACK] * (64 - lit)))
                green, red, blue = sent[-1][:3]
                assert (0.3 <= green / red <= 0.5, blue) == (True, 0)  # the intended ratio is 0.44


def milliamps(frame, pixels, idle_ua=1000, channel_ma=20):
    return pixels * idle_ua / 1000 + sum(frame) * channel_ma / 255


def budgets():
    for width, height in ((5, 5), (8, 8), (16, 8), (16, 16), (32, 32)):
        for order in ("GRB", "RGBW"):
            least = width * height * (1000 + 4 * 20000 // 255 + 1) // 1000 + 1
            yield width, height, order, max(400, least)


@pytest.mark.parametrize(("width", "height", "order", "budget"), list(budgets()))
def test_a_white_grid_uses_most_of_the_budget_and_never_more(lights, canvas, width, height, order, budget):
    grid, sent = lights(width, height, order, budget=budget, brightness=100)
    grid.show(canvas([WHITE] * (width * height)))
    draws = milliamps(sent[0], width * height)
    assert draws <= budget
    assert all(any(sent[0][i : i + len(order)]) for i in range(0, len(sent[0]), len(order)))


def test_an_8x8_grid_on_usb_uses_nine_tenths_of_its_budget(lights, canvas):
    grid, sent = lights(brightness=100, budget=400)
    grid.show(canvas([WHITE] * 64))
    assert 360 <= milliamps(sent[0], 64) <= 400


@pytest.mark.parametrize("order", ["GRB", "RGBW"])
@pytest.mark.parametrize(("width", "height", "budget"), [(8, 8, 400), (8, 8, 90), (5, 9, 150), (16, 16, 400)])
def test_no_frame_of_a_thousand_exceeds_the_budget(lights, canvas, width, height, order, budget):
    grid, sent = lights(width, height, order, budget=budget)
    rng = random.Random(width * budget)
    greys = [0x010101 * rng.randrange(256) for _ in range(6)]
    grid.load(greys + [rng.randrange(1 << 24) for _ in range(26)])
    pixels = width * height
    for number in range(1000 if pixels < 100 else 250):
        if number % 50 == 0:
            grid.brightness = rng.randrange(1, 101)
        inks = 1 << rng.randrange(9)
        lit = rng.random()
        grid.show(canvas([rng.randrange(inks) if rng.random() < lit else 0 for _ in range(pixels)]))
        assert milliamps(sent[-1], pixels) <= budget
    assert len(sent) > 100


def test_a_frame_over_the_budget_is_dimmed_as_a_whole(lights, canvas):
    grid, sent = lights(brightness=100, budget=400)
    grid.load((0xFFFFFF, 0xFF0000, 0x0000FF))
    grid.show(canvas([7, 15, 23] + [7] * 61))
    white, red, blue = sent[0][0], sent[0][4], sent[0][8]
    assert 0 < white < 255
    assert white == red == blue


def test_the_look_of_a_frame_does_not_depend_on_earlier_frames(lights, canvas):
    grid, sent = lights(brightness=100, budget=300)
    one, other = canvas([WHITE] * 64), canvas([RED] * 20 + [BLACK] * 44)
    for picture in (one, other, one, other):
        grid.show(picture)
    assert sent[0] == sent[2]
    assert sent[1] == sent[3]


def test_a_grid_that_exceeds_the_budget_while_dark_is_refused_in_one_sentence(lights):
    with pytest.raises(ValueError) as refusal:
        lights(32, 32)
    assert str(refusal.value) == (
        "POWER_BUDGET_MA = 400, but 1024 pixels draw 1024 mA even when dark: this grid needs 1346 or more."
    )
    lights(32, 32, budget=1346)
    with pytest.raises(ValueError):
        lights(32, 32, budget=1345)
