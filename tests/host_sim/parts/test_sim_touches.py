"""A finger on the panel: the firmware gets the light's index on the strip, once per touch."""

import itertools

import pytest

from host_sim.parts.strip_layout import CORNERS, ORDERS, ROTATIONS, WIRINGS, StripLayout
from host_sim.simulator import Simulator

LISTEN = """
import microcontroller
while True:
    light = microcontroller.touched()
    if light is not None:
        print(light)
    microcontroller.delay_us(1000)
"""


def test_the_firmware_gets_each_touch_once_by_the_pixels_place_on_the_strip(drive):
    with Simulator(root=drive(LISTEN), settings={"GRID_WIRING": "serpentine"}) as sim:
        sim.wait(50)
        sim.touch(0, 0)
        sim.touch(0, 1)  # in a serpentine, where the second row runs backwards
        sim.touch(7, 7)
    assert sim.serial.split() == ["0", "15", "56"]


def test_a_touch_lasts_until_the_finger_is_lifted(drive):
    with Simulator(root=drive(LISTEN)) as sim:
        sim.finger_down(3, 2)
        assert sim.machine.touches.down == 19
        sim.finger_up()
        assert sim.machine.touches.down is None


@pytest.mark.parametrize(("x", "y"), [(8, 0), (0, 8), (-1, 0)])
def test_beside_the_pixels_there_is_nothing_to_touch(drive, x, y):
    with Simulator(root=drive(LISTEN)) as sim, pytest.raises(ValueError, match="this grid has 0 0 to 7 7"):
        sim.touch(x, y)


def test_touches_while_the_power_is_off_are_lost(drive):
    with Simulator(root=drive(LISTEN)) as sim:
        sim.power_off()
        sim.touch(1, 1)
        sim.power_on()
        sim.touch(2, 2)
    assert sim.serial.split() == ["18"]


def test_up_to_sixteen_taps_are_kept_while_the_firmware_is_busy(drive):
    with Simulator(root=drive("import time\ntime.sleep(60)\n" + LISTEN)) as sim:
        for number in range(40):
            sim.touch(number % 8, 0)
        sim.wait(60_000)
    assert [int(light) for light in sim.serial.split()] == [number % 8 for number in range(16)]


@pytest.mark.parametrize(
    ("corner", "order", "wiring", "rotation"), [*itertools.product(CORNERS, ORDERS, WIRINGS, ROTATIONS)]
)
def test_a_touch_selects_the_pixel_that_is_visible_there(corner, order, wiring, rotation):
    panel = StripLayout(7, 5, corner, order, wiring, rotation)
    for light in range(panel.count):
        assert panel.light_at(*panel.seen(light)) == light
