"""Showing frames and scanning keys allocates no heap, tested on the MicroPython VM."""

import pytest
from needs import needs_vm

from tools import vm

STEADY = """
import gc
from glowgrid.hal.grid import Grid
from glowgrid.hal.keypad import Keypad
from glowgrid.hal.strip_wiring import wiring
from glowgrid.config.settings import SettingError, Settings


class Hardware:  # strip, matrix, canvas and clock
    pressed_keys = []
    pixels = bytearray(64)

    def __setitem__(self, where, what):
        self.levels = what

    def show(self):
        pass

    def diff(self, a, b):
        return ((a - b + (1 << 28)) & ((1 << 29) - 1)) - (1 << 28)


def frames(now):
    gc.collect()
    before = gc.mem_alloc()
    for frame in range(100):
        for i in range(64):
            pixels[i] = i * frame % 16
        grid.show(hardware)
        for _ in range(6):
            now += 5
            keypad.poll(now)
    return gc.mem_alloc() - before


settings = Settings({"GRID_WIRING": "serpentine"}.get)
try:
    Settings({"GRID_WIDTH": 99}.get)
except SettingError as error:
    print(error)
hardware = Hardware()
pixels = hardware.pixels
wire = wiring(8, 8, settings.grid_corner, settings.grid_order, settings.grid_wiring == "serpentine", 90)
grid = Grid(hardware, wire, 8, 8, brightness=settings.brightness, limit=LIMIT, white=True)
grid.load((0xFFFFFF, 0xFFB000))
keypad = Keypad(hardware, settings.keypad_keys, hardware)
frames(0)
print(frames(3000), frames(6000), LIMIT >= sum([grid._weigh(levels) for levels in hardware.levels]) > LIMIT * 3 // 4)
hardware.pressed_keys = [0, 5]
print(frames(9000))
print(keypad.get(), keypad.get())
"""


@needs_vm
@pytest.mark.parametrize("limit", [1500, 1000])
def test_on_the_vm_showing_and_scanning_allocate_nothing(limit):
    assert vm.execute(STEADY.replace("LIMIT", str(limit))).splitlines() == [
        "GRID_WIDTH = 99, but it must be a whole number from 5 to 32.",
        "0 0 True",
        "0",
        "Event(kind='press', key='1', count=0) Event(kind='press', key='5', count=0)",
    ]
