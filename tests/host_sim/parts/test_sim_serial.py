"""The serial console keeps the latest output, and tells whether an end was expected."""

from host_sim.simulator import Simulator


def test_what_code_said_before_it_ended_stays_in_the_last_line(drive):
    with Simulator(root=drive("print('You may not.')")) as sim:
        sim.wait(50)
        assert sim.machine.serial.last_line == "You may not. Code done running."
        assert sim.machine.serial.last_lines(3) == ["You may not.", "Code done running."]


def test_an_end_is_unexpected_unless_something_of_its_last_line_was_expected(drive):
    with Simulator(root=drive("print('Hello.')\nprint('You may not.')")) as sim:
        sim.expect("Hello.", 100)
        assert sim.unexpected_end == "You may not. Code done running."
        sim.expect("may not", 100)
        assert sim.unexpected_end == ""
