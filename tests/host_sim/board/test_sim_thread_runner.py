"""The firmware's thread ends with the power, whatever the thread and its controller were doing."""

import signal
import time

import pytest

from host_sim.board.thread_runner import ThreadRunner
from host_sim.simulator import Simulator

IDLE = "\nimport microcontroller\nwhile True:\n    microcontroller.delay_us(1000)\n"


@pytest.mark.parametrize("moment", ["before the turn", "after the turn", "while it computes"])
def test_power_off_works_after_ctrl_c_at_any_moment(drive, moment):
    """Ctrl-C may fall between the steps of a turn, so that its two records disagree."""
    code = "while True: pass" if moment == "while it computes" else IDLE
    sim = Simulator(root=drive(code))
    sim.power_on()
    sim.machine.advance(50, 0.05)
    runner = sim.machine._runner
    if moment == "before the turn":
        runner.is_turn_running = True  # but no turn was given
    elif moment == "after the turn":
        runner.run_turn(1)
        runner.is_turn_running = True  # although the turn was handed back
    before = time.monotonic()
    sim.power_off()
    assert time.monotonic() - before < 3
    assert not runner._thread.is_alive()


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timer here sends signals")
def test_patience_ends_even_if_a_signal_handler_takes_longer():
    """Ctrl-C while the firmware computes, on a computer that handles signals slowly."""
    before = signal.signal(signal.SIGALRM, lambda *_: time.sleep(0.2))
    runner = ThreadRunner(lambda: time.sleep(2))
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.02)
        assert not runner.run_turn(0.1), "the firmware is not done"
    finally:
        signal.signal(signal.SIGALRM, before)
    assert runner.run_turn(), "and then it is"
