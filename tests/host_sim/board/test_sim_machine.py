"""Virtual time wraps as on the board and repeats exactly."""

import re

import pytest

from host_sim.board.machine import Machine
from host_sim.simulator import NotSaid, Simulator, Stalled

CLOCK = """
    import microcontroller
    from adafruit_ticks import ticks_ms
    before = ticks_ms()
    print("start", before)
    while True:
        now = ticks_ms()
        if now < before:
            print("wrapped")
        before = now
        microcontroller.delay_us(10_000)
"""


def test_ticks_start_65_seconds_before_their_wrap(drive):
    with Simulator(root=drive(CLOCK)) as sim:
        sim.wait(64_000)
        start = int(re.search(r"start (\d+)", sim.serial).group(1))
        assert 0 <= start - (2**29 - 65_536) < 50
        assert "wrapped" not in sim.serial
        sim.wait(2_000)
        assert sim.serial.count("wrapped") == 1


def test_the_clock_restarts_at_power_on(drive):
    with Simulator(root=drive(CLOCK)) as sim:
        sim.wait(64_000)
        sim.power_off()
        sim.wait(10_000)
        sim.power_on()
        sim.wait(64_000)
        assert "wrapped" not in sim.serial
        assert len(set(re.findall(r"start \d+", sim.serial))) == 1


def test_control_returns_at_the_exact_microsecond(drive):
    with Simulator(root=drive(CLOCK)) as sim:
        for ms in (0, 1, 2.5, 33, 0.001):
            before = sim.machine.now_us
            sim.wait(ms)
            assert sim.machine.now_us == pytest.approx(before + ms * 1000)


def test_the_time_module_is_the_boards(run):
    said = run("import time\nbegan = time.monotonic()\ntime.sleep(2)\nprint(time.monotonic() - began)", ms=3000)
    assert float(said.split()[0]) == pytest.approx(2, abs=0.001)


def test_a_loop_that_waits_for_the_clock_ends(run):
    assert "there" in run(
        """
        from supervisor import ticks_ms
        end = ticks_ms() + 50
        while ticks_ms() < end:
            pass
        print("there")
        """
    )


def play(root, steps):
    log = []
    with Simulator(root=root, bounce_ms=10, seed=7) as sim:
        sim.machine.serial.listeners.append(lambda text: log.append((sim.machine.now_us, text)))
        for ms in steps:
            sim.wait(ms)
            sim.press("5")
    return log


def test_the_same_key_presses_repeat_the_run_to_the_microsecond(drive):
    first, second = (play(drive(), [100, 250, 30]) for _ in range(2))
    assert first == second
    assert len(first) > 6


def test_the_number_of_turns_does_not_affect_the_result(drive):
    with Simulator(root=drive()) as sim:
        sim.down("5")
        for _ in range(100):
            sim.wait(1)
        sim.up("5")
        sim.wait(50)
    with Simulator(root=drive()) as other:
        other.hold("5", 100)
        other.wait(50)
    assert sim.serial == other.serial == "<5>\n<>\n"


def test_expect_waits_and_continues_after_the_text_it_found(drive):
    with Simulator(root=drive()) as sim:
        sim.expect("<>", timeout_ms=100)
        sim.down("1")
        sim.expect("<1>", timeout_ms=100)
        with pytest.raises(NotSaid, match="expected '<1>'"):
            sim.expect("<1>", timeout_ms=100)


def test_a_firmware_that_never_waits_is_detected_and_can_be_stopped(drive):
    with Simulator(root=drive("while True: pass"), patience_s=0.05) as sim:
        with pytest.raises(Stalled, match="without touching the hardware"):
            sim.wait(50)
        assert sim.machine.is_computing
    assert not sim.machine.is_on


def test_a_long_computation_is_waited_for(drive):
    with Simulator(root=drive("for n in range(3_000_000): pass\nprint('done')")) as sim:
        while not sim.machine.advance(100, patience_s=0.001):
            assert sim.machine.is_computing
        assert "done" in sim.serial


def test_a_machine_runs_any_given_firmware():
    def firmware(machine):
        machine.serial.put("hello")
        machine.send_pixels("GP0", bytes((9, 0, 0)) * 64)
        machine.spend(20_000)
        machine.serial.put(" again")

    machine = Machine(firmware, {})
    machine.power_on()
    machine.advance(10)
    assert machine.serial.text == "hello" and machine.frame() == (((0, 9, 0),) * 8,) * 8
    machine.advance(20)
    assert machine.serial.text == "hello again" and machine.now_us == 30_000
    machine.power_off()
