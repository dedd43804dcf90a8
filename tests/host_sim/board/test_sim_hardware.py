"""The settings decide which hardware the board has.

Settings that the firmware also reads are the firmware's to refuse.
"""

from host_sim.simulator import Simulator


def test_wrong_settings_are_left_for_the_firmware_to_report(drive):
    root = drive()
    assert Simulator(root=root, settings={"PIXEL_ORDER": "XYZ", "KEYPAD_KEYS": 123}).machine.faults == []
    (fault,) = Simulator(root=root, soldered={"PIXEL_ORDER": "XYZ"}).machine.faults
    assert fault.startswith("PIXEL_ORDER is 'XYZ'")


def test_a_pin_has_every_name_that_the_board_gives_it(drive):
    for name in ("A0", "GP26_A0", "GP26"):
        assert Simulator(root=drive(), settings={"PIXEL_PIN": name}).machine.hardware.pixel_pin == "GP26"
