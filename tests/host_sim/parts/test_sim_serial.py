"""The serial console keeps the latest output, and tells whether an end was expected."""

from host_sim.simulator import Simulator


def test_the_last_line_keeps_the_text_printed_before_the_code_ended(drive):
    with Simulator(root=drive("print('You may not.')")) as sim:
        sim.wait(50)
        assert sim.machine.serial.last_line == "You may not. Code done running."
        assert sim.machine.serial.last_lines(3) == ["You may not.", "Code done running."]


def test_an_end_is_unexpected_unless_part_of_its_last_line_was_expected(drive):
    with Simulator(root=drive("print('Hello.')\nprint('You may not.')")) as sim:
        sim.expect("Hello.", 100)
        assert sim.unexpected_end == "You may not. Code done running."
        sim.expect("may not", 100)
        assert sim.unexpected_end == ""
