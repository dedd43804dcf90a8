"""Pins, wires and switches: a scan reads what it would read on real wires."""

import pytest

from host_sim.board.hardware import solder
from host_sim.parts.pins import Wires
from host_sim.simulator import Simulator

BY_COLUMNS = """
    import board, digitalio, microcontroller
    rows = [digitalio.DigitalInOut(getattr(board, f"GP{n}")) for n in (2, 3, 4, 5)]
    cols = [digitalio.DigitalInOut(getattr(board, f"GP{n}")) for n in (6, 7, 8, 9)]
    for row in rows:
        row.switch_to_input(digitalio.Pull.DOWN)
    before = None
    while True:
        keys = ""
        for x in (3, 1, 0, 2):
            cols[x].switch_to_output(True)
            for y, row in enumerate(rows):
                keys += "123A456B789C*0#D"[4 * y + x] * row.value
            cols[x].switch_to_input()
        keys = "".join(sorted(keys))
        if keys != before:
            print(f"<{keys}>")
            before = keys
        microcontroller.delay_us(1000)
"""
OPEN_DRAIN = """
    import board, digitalio, microcontroller
    from digitalio import DriveMode, Pull
    rows = [digitalio.DigitalInOut(getattr(board, f"GP{n}")) for n in (2, 3, 4, 5)]
    cols = [digitalio.DigitalInOut(getattr(board, f"GP{n}")) for n in (6, 7, 8, 9)]
    for row in rows:
        row.switch_to_output(True, DriveMode.OPEN_DRAIN)
    for col in cols:
        col.switch_to_input(Pull.UP)
    before = None
    while True:
        keys = ""
        for y, row in enumerate(rows):
            row.value = False
            for x, col in enumerate(cols):
                keys += "123A456B789C*0#D"[4 * y + x] * (not col.value)
            row.value = True
        if keys != before:
            print(f"<{keys}>")
            before = keys
        microcontroller.delay_us(1000)
"""


@pytest.mark.parametrize("key", "123A456B789C*0#D")
def test_each_key_is_read_through_adafruits_own_keypad(drive, key):
    with Simulator(root=drive()) as sim:
        sim.wait(50)
        sim.press(key)
    assert sim.serial.split() == ["<>", f"<{key}>", "<>"]


def test_three_keys_of_a_rectangle_close_the_fourth(drive):
    with Simulator(root=drive()) as sim:
        for key in "124":
            sim.down(key)
        sim.wait(50)
        sim.up("2")
        sim.wait(50)
    assert sim.serial.split() == ["<1245>", "<14>"]


@pytest.mark.parametrize("firmware", [BY_COLUMNS, OPEN_DRAIN])
def test_every_way_of_scanning_reads_the_same_switches(drive, firmware):
    with Simulator(root=drive(firmware)) as sim:
        for key in "159":
            sim.down(key)
        sim.wait(50)
        sim.down("4")
        sim.wait(50)
    assert sim.serial.split() == ["<159>", "<12459>"]


def test_an_unknown_key_is_refused(drive):
    sim = Simulator(root=drive())
    with pytest.raises(ValueError, match="no key 'E' on this keypad"):
        sim.down("E")


def test_pulls_and_outputs_share_a_wire():
    wires = Wires(on_fault=print)
    wires.join("GP2", "GP6", closed=True)
    assert not wires.level("GP6")
    wires.put("GP6", pull=True)
    assert wires.level("GP2")
    wires.put("GP2", drive=False)
    assert not wires.level("GP6")
    wires.join("GP2", "GP6", closed=False)
    assert wires.level("GP6")


@pytest.mark.parametrize("pressed_first", [True, False])
def test_two_conflicting_outputs_are_reported_once(pressed_first):
    faults = []
    wires = Wires(faults.append)
    if pressed_first:
        wires.join("GP2", "GP6", closed=True)
    wires.put("GP2", drive=True)
    wires.put("GP6", drive=False)
    wires.join("GP2", "GP6", closed=True)
    assert faults == ["Short circuit: GP2 drives high and GP6 drives low on the same wire."]
    assert not wires.level("GP2")


def test_bouncing_contacts_chatter_and_then_settle(drive):
    with Simulator(root=drive(), bounce_ms=20, seed=5) as sim:
        sim.wait(50)
        for _ in range(10):
            sim.press("5")
    seen = sim.serial.split()
    assert set(seen) == {"<>", "<5>"}
    assert len(seen) > 2 * 10 + 1
    assert seen[-1] == "<>"


@pytest.mark.parametrize(
    ("message", "statement"),
    [
        ("GP2 in use", "digitalio.DigitalInOut(board.GP2)"),
        ("Cannot set value when direction is input.", "pin.value = True"),
        ("Pull not used when direction is output.", "pin.switch_to_output(); pin.pull = digitalio.Pull.UP"),
        ("Object has been deinitialized", "pin.deinit(); pin.value"),
        ("pin must be of type Pin, not str", "digitalio.DigitalInOut('GP2')"),
    ],
)
def test_misused_pins_raise_the_boards_own_errors(run, message, statement):
    said = run(f"import board, digitalio\npin = digitalio.DigitalInOut(board.GP2)\n{statement}\n")
    assert message in said


def test_wrong_settings_give_one_sentence_each_and_the_defaults():
    hardware, complaints = solder(
        {
            "GRID_WIDTH": 40,
            "GRID_WIRING": "zigzag",
            "PIXEL_PIN": "GP99",
            "KEYPAD_ROWS": "GP2 GP2",
            "GRID_HEIGHT": 9,
        }
    )
    assert sorted(line.split(",")[0] for line in complaints) == [
        "GRID_WIDTH is 40",
        "GRID_WIRING is 'zigzag'",
        "KEYPAD_ROWS is 'GP2 GP2'",
        "PIXEL_PIN is 'GP99'",
    ]
    assert (hardware.panel.width, hardware.panel.height, hardware.pixel_pin) == (8, 9, "GP0")
    assert hardware.layout.rows == ("GP2", "GP3", "GP4", "GP5")


def test_keys_that_do_not_fit_the_pins_are_refused():
    hardware, complaints = solder({"KEYPAD_KEYS": "123 456 789 *0#"})
    assert "4 rows of 4 different keys" in complaints[0]
    assert hardware.layout.names == "123A456B789C*0#D"


def test_a_3x4_keypad_has_three_columns():
    hardware, complaints = solder({"KEYPAD_COLS": "GP6 GP7 GP8", "KEYPAD_KEYS": "123 456 789 *0#"})
    assert not complaints
    assert hardware.layout.crossing("#") == ("GP5", "GP8")


BUTTONS = """
    import board, digitalio, microcontroller
    pins = [digitalio.DigitalInOut(getattr(board, f"GP{n}")) for n in (2, 3, 4, 5, 6, 7)]
    for pin in pins:
        pin.switch_to_input(digitalio.Pull.UP)
    before = None
    while True:
        keys = "".join(key for key, pin in zip("28465*", pins) if not pin.value)
        if keys != before:
            print(f"<{keys}>")
            before = keys
        microcontroller.delay_us(1000)
"""


def test_each_button_connects_its_pin_to_ground_and_several_never_disturb_each_other(drive):
    settings = {"KEYPAD": "buttons", "BUTTON_PINS": "GP2 GP3 GP4 GP5 GP6 GP7"}
    with Simulator(root=drive(BUTTONS), settings=settings) as sim:
        sim.wait(50)
        for key in "28465*":
            sim.down(key)
            sim.wait(20)
        for key in "28465*":
            sim.up(key)
            sim.wait(20)
    downs = ["28465*"[:count] for count in range(7)]
    assert sim.serial.split() == [f"<{keys}>" for keys in (*downs, *("28465*"[count:] for count in range(1, 7)))]


def test_a_pin_that_drives_high_against_a_pressed_button_is_a_short_circuit():
    faults = []
    wires = Wires(faults.append)
    wires.put("GP2", drive=True)
    wires.join("GP2", "GND", True)
    assert faults == ["Short circuit: GP2 drives high and GND drives low on the same wire."]
    wires.open_all()
    assert not wires.level("GP2") and not wires.level("GND")


FOUR = "GP2 GP3 GP4 GP5"


@pytest.mark.parametrize("pins", [FOUR, FOUR + " GP2", FOUR + " GP40", FOUR + " GP6 GP7 GP8"])
def test_buttons_on_wrong_pins_are_soldered_as_by_default_and_reported(pins):
    hardware, faults = solder({"KEYPAD": "buttons", "BUTTON_PINS": pins})
    assert hardware.layout.pins == ("GP2", "GP3", "GP4", "GP5", "GP6") and len(faults) == 1
    assert hardware.layout.keys == (".2.", "456", ".8.") and sorted(hardware.layout.names) == sorted("28465")
