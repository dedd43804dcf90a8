"""Ctrl-C at the serial console reaches the REPL while the firmware starts, thinks, saves, or draws."""

import random

import pytest

from host_sim.simulator import Simulator

KEYS = "#D4#" + "5*4#" + "6666" + "#5" + "A" + "4445" + "**" + "0C"  # two bots, menus, and a search for a hint
MOMENTS = 40


class Interrupted:
    """A board whose firmware meets Ctrl-C when it touches the hardware for the nth time."""

    def __init__(self, at=0, **options):
        self.sim = Simulator(seed=1, **options)
        self.touches, self.at = 0, at
        self._spend = self.sim.machine.spend
        self.sim.machine.spend = self._touch

    def _touch(self, us):
        if self.sim.machine.interpreter and self.sim.machine.is_firmware():
            self.touches += 1
            if self.touches == self.at:
                raise KeyboardInterrupt
        self._spend(us)

    def play(self):
        with self.sim as sim:
            sim.wait(200)
            for key in KEYS:
                sim.hold(key, 40)
                sim.wait(40)
            sim.wait(500)
            return sim.serial


@pytest.fixture(scope="module")
def touches():
    board = Interrupted()
    assert "KeyboardInterrupt" not in board.play()
    return board.touches


def test_the_script_reaches_bots_the_pause_menu_and_a_hint():
    said = Interrupted().play()
    assert "plays" in said and "Paused." in said and "Hint: " in said and "Traceback" not in said


@pytest.mark.slow(weekly=True)
def test_ctrl_c_ends_the_firmware_at_each_of_forty_moments(touches):
    rng = random.Random(4)
    moments = [1, 2, 3, 50] + [rng.randrange(4, touches) for _ in range(MOMENTS - 4)]
    for at in moments:
        said = Interrupted(at).play()
        assert said.endswith("\nKeyboardInterrupt\n\nCode done running.\n"), (at, said)
        assert "Something went wrong" not in said
