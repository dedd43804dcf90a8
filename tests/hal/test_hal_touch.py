"""On a board with touch, a touched pixel becomes a keypad event with the position on the canvas."""

import itertools

import pytest

from glowgrid.config.settings import Settings
from host_sim.simulator import Simulator


@pytest.fixture
def touched(board, fresh, monkeypatch):
    """Return a function (pixels of the strip, NAME=value, ...) that returns the keypad of a board where these are
    touched.
    """

    def build(pixels, **values):
        waiting = list(pixels)
        monkeypatch.setattr("microcontroller.touched", lambda: waiting.pop(0) if waiting else None, raising=False)
        module = fresh("neopixel", "adafruit_matrixkeypad", "glowgrid.hal.clock", "glowgrid.hal.console_builder")
        return module.build_console(Settings(values.get)).keypad

    return build


def test_a_touched_pixel_is_an_event_without_a_key_with_its_position_on_the_canvas(touched):
    keypad = touched([0, 9], GRID_WIRING="serpentine", GRID_ROTATION=90)
    event = keypad.get()
    assert (event.kind, event.key, event.count, event.cell) == ("press", "", 0, 7)
    assert keypad.get().cell == 6 * 8 + 6  # the second line of a serpentine runs backwards
    assert keypad.get() is None


def test_a_pixel_beyond_the_configured_grid_gives_no_event(touched):
    assert touched([64]).get() is None


def test_keys_have_priority(touched, board):
    board.closed.add(frozenset(("pin 4", "pin 6")))
    keypad = touched([3])
    for ms in range(100):
        keypad.poll(ms)
    assert keypad.get() == ("press", "7", 0)
    assert keypad.get().cell == 3


@pytest.mark.parametrize(("width", "keys"), [(8, "44555566"), (5, "45556"), (16, "4444555555556666")])
def test_a_touch_acts_as_a_key_when_there_is_nothing_to_pick(touched, width, keys):
    keypad = touched(range(width), GRID_WIDTH=width)
    assert "".join(keypad.get().as_key().key for _ in range(width)) == keys


def test_a_board_without_touch_loads_no_code_for_it(board, fresh):
    fresh("glowgrid.hal.simulated_touch")
    import sys

    del sys.modules["glowgrid.hal.simulated_touch"]
    module = fresh("neopixel", "adafruit_matrixkeypad", "glowgrid.hal.clock", "glowgrid.hal.console_builder")
    assert type(module.build_console(Settings({}.get)).keypad).__name__ == "Keypad"
    assert "glowgrid.hal.simulated_touch" not in sys.modules


@pytest.mark.slow
@pytest.mark.parametrize("wires", [*itertools.product(("top-left", "bottom-right"), ("rows", "columns"), (0, 90, 270))])
def test_the_menu_is_browsed_by_touching_its_edges_however_the_grid_is_wired(wires):
    corner, order, rotation = wires
    wired = {"GRID_CORNER": corner, "GRID_ORDER": order, "GRID_WIRING": "serpentine", "GRID_ROTATION": rotation}
    with Simulator(seed=1, settings={**wired, "GRID_WIDTH": 12, "GRID_HEIGHT": 8}) as sim:
        sim.wait(2500)
        width, height = sim.machine.hardware.panel.seen_size
        sim.touch(width - 1, 2)
        sim.expect("Connect X: ")
        sim.touch(0, height - 1)
        sim.expect("Tic-tac-toe: ")
        sim.touch(width // 2, 4)
        sim.expect("Player 1: ", 200)
