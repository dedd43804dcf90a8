"""The strip decodes the bytes it receives, and the panel shows them where it was wired."""

import itertools

import pytest

from host_sim.board.hardware import PIXEL_ORDERS
from host_sim.parts.strip import Strip
from host_sim.parts.strip_layout import CORNERS, ORDERS, ROTATIONS, WIRINGS, StripLayout
from host_sim.pictures.text_art import draw
from host_sim.simulator import Simulator

PAINT = """
    import board, microcontroller, neopixel, os
    pixels = neopixel.NeoPixel(board.GP0, 64, auto_write=False, pixel_order=os.getenv("PIXEL_ORDER"))
    pixels[0], pixels[1], pixels[2] = (200, 0, 0), (0, 200, 0), (0, 0, 20)
    pixels.show()
    while True:
        microcontroller.delay_us(1000)
"""


def first_row(sim):
    return sim.text().splitlines()[0]


@pytest.mark.parametrize("order", PIXEL_ORDERS)
def test_every_pixel_order_is_decoded(drive, order):
    with Simulator(root=drive(PAINT), settings={"PIXEL_ORDER": order}) as sim:
        sim.wait(100)
        assert sim.frame()[0][:4] == ((200, 0, 0), (0, 200, 0), (0, 0, 20), (0, 0, 0))
        assert first_row(sim) == "RGb....."


def test_a_strip_of_another_colour_order_shows_wrong_colours(drive):
    with Simulator(root=drive(PAINT), settings={"PIXEL_ORDER": "RGB"}, soldered={"PIXEL_ORDER": "GRB"}) as sim:
        sim.wait(100)
        assert first_row(sim) == "GRb....."


def test_another_pin_lights_nothing_but_is_reported(drive):
    sent = []
    with Simulator(root=drive(PAINT), settings={"PIXEL_ORDER": "GRB"}, soldered={"PIXEL_PIN": "GP1"}) as sim:
        sim.machine.watchers.append(lambda pin, data: sent.append((pin, data[:6])))
        sim.wait(100)
        assert set(sim.text()) == {".", "\n"}
        assert sim.frames_shown == 0
    assert sent == [("GP0", bytes((0, 200, 0, 200, 0, 0)))]


def test_the_last_frame_stays_until_the_power_goes_off(drive):
    with Simulator(root=drive(PAINT), settings={"PIXEL_ORDER": "GRB"}) as sim:
        sim.wait(5000)
        assert (first_row(sim), sim.frames_shown) == ("RGb.....", 1)
        sim.power_off()
        assert first_row(sim) == "........"


def test_a_short_transmission_leaves_the_rest_and_a_long_one_is_cut_off():
    strip = Strip(3, "RGB")
    strip.write(bytes(range(1, 10)))
    strip.write(bytes((90, 91, 92, 93)))
    assert strip.colours() == [(90, 91, 92), (4, 5, 6), (7, 8, 9)]
    strip.write(bytes(range(20)))
    assert strip.colours()[2] == (6, 7, 8)


def test_a_white_led_adds_to_its_pixel():
    strip = Strip(1, "GRBW")
    strip.write(bytes((10, 20, 30, 240)))
    assert strip.colours() == [(255, 250, 255)]


def numbered(panel):
    """Return the picture of a strip whose pixels are lit with their own numbers."""
    return [[red for red, _, _ in row] for row in panel.picture([(n, 0, 0) for n in range(panel.count)])]


def test_wirings_match_the_drawings():
    assert numbered(StripLayout(3, 2)) == [[0, 1, 2], [3, 4, 5]]
    assert numbered(StripLayout(3, 2, wiring="serpentine")) == [[0, 1, 2], [5, 4, 3]]
    assert numbered(StripLayout(3, 2, order="columns")) == [[0, 2, 4], [1, 3, 5]]
    assert numbered(StripLayout(3, 2, order="columns", wiring="serpentine")) == [[0, 3, 4], [1, 2, 5]]
    assert numbered(StripLayout(3, 2, corner="top-right")) == [[2, 1, 0], [5, 4, 3]]
    assert numbered(StripLayout(3, 2, corner="bottom-left")) == [[3, 4, 5], [0, 1, 2]]
    assert numbered(StripLayout(3, 2, corner="bottom-right", wiring="serpentine")) == [[3, 4, 5], [2, 1, 0]]


def test_rotations_match_the_drawings():
    assert numbered(StripLayout(3, 2, rotation=90)) == [[3, 0], [4, 1], [5, 2]]
    assert numbered(StripLayout(3, 2, rotation=180)) == [[5, 4, 3], [2, 1, 0]]
    assert numbered(StripLayout(3, 2, rotation=270)) == [[2, 5], [1, 4], [0, 3]]


@pytest.mark.parametrize("width, height", [(8, 8), (16, 5), (5, 32)])
def test_every_wiring_shows_every_pixel_once(width, height):
    for corner, order, wiring, rotation in itertools.product(CORNERS, ORDERS, WIRINGS, ROTATIONS):
        panel = StripLayout(width, height, corner, order, wiring, rotation)
        places = {panel.seen(index) for index in range(panel.count)}
        columns, rows = panel.seen_size
        assert places == {(x, y) for x in range(columns) for y in range(rows)}


def test_letters_represent_hue_and_brightness():
    frame = (((255, 0, 0), (9, 9, 9), (0, 40, 40)), ((0, 0, 0), (200, 160, 0), (60, 0, 60)))
    assert draw(frame) == "Rwc\n.YM"
