"""The hardware check finds faults of the strip and the keypad, and can be left at any time."""

import re

import pytest
from check_answers import (
    COLS,
    ROWS,
    STEPS,
    Watcher,
    answer_the_wiring,
    at_the_keys,
    at_the_wiring,
    checking,
    leave_for_the_menu,
    lines_of,
    settings_found,
)

from host_sim.simulator import Simulator


def test_the_last_pixel_before_a_break_is_found():
    sim = checking({})
    sim.machine.strip.break_after(40)
    person = Watcher(sim)
    person.press_the_keys_asked_for()
    person.answer_the_colours()
    person.answer_every_pixel()
    assert "Pixel 40 is the last good one." in sim.serial and "joint between 40 and 41" in sim.serial
    assert "joint between 40 and 41" in sim.describe()["detail"]
    sim.power_off()


def test_a_strip_that_lights_completely_has_no_fault():
    sim = checking({})
    person = Watcher(sim)
    person.press_the_keys_asked_for()
    person.answer_the_colours()
    person.answer_every_pixel()
    assert "Which corner" in person.told and "joint" not in sim.serial
    sim.power_off()


@pytest.mark.parametrize(("answer", "hints"), [("5", False), ("4", True)])
@pytest.mark.parametrize("budget", [200, 400, 20000])
def test_white_is_as_bright_as_the_power_budget_allows_and_a_voltage_drop_brings_a_hint(answer, hints, budget):
    sim = checking({}, {"POWER_BUDGET_MA": budget})
    person = at_the_wiring(sim)
    answer_the_wiring(person)
    sim.wait(2000)
    levels = {colour for row in sim.frame() for colour in row}
    ((white, *others),) = levels
    assert others == [white, white]
    drawn = 64 + 64 * 3 * white * 20 / 255  # mA, as power_budget.py counts
    assert white == 255 or 0.8 * budget < drawn <= budget
    person.press(answer)
    assert ("5 V and ground at both ends" in sim.serial) == hints
    assert max(max(colour) for row in sim.frame() for colour in row) <= 255 * 40 // 100
    sim.power_off()


@pytest.mark.parametrize(
    ("rows", "cols", "begins"),
    [
        ("GP5 GP4 GP3 GP2", COLS, "A"),
        (ROWS, "GP9 GP8 GP7 GP6", "*"),
        ("GP6 GP7 GP8 GP9", "GP2 GP3 GP4 GP5", "D"),
        ("GP9 GP8 GP7 GP6", "GP3 GP2 GP4 GP5", "A"),
        ("GP2 GP4 GP3 GP5", "GP7 GP6 GP8 GP9", "D"),
    ],
)
def test_wires_of_the_keypad_in_another_order_are_found_and_the_keys_work_at_once(rows, cols, begins):
    soldered = {"KEYPAD_ROWS": rows, "KEYPAD_COLS": cols}
    sim = checking(soldered, {}, begins)
    found = settings_found(sim)
    assert (found["KEYPAD_ROWS"], found["KEYPAD_COLS"]) == (rows, cols)
    assert f"Rows from the top: {rows}. Columns from the left: {cols}." in sim.serial
    sim.power_off()
    with Simulator(settings=found, soldered=soldered, seed=1) as sim:
        sim.wait(2500)
        sim.press("6")
        sim.expect("5 sets up", 500)
        sim.hold("*", 100)


def test_a_keypad_with_right_wires_keeps_its_settings():
    sim = checking({})
    found = settings_found(sim)
    assert (found["KEYPAD_ROWS"], found["KEYPAD_COLS"]) == (ROWS, COLS)
    assert "another order" not in sim.serial
    sim.power_off()


def test_a_row_of_keys_without_a_signal_names_its_wire():
    sim = checking({})
    at_the_keys(sim)
    for key in "123A789C*0#DD":
        sim.press(key)
    assert "No signal from 4 5 6 B. Check the wires on GP3." in sim.serial and lines_of(sim)["GRID_WIDTH"] == 8
    sim.power_off()


def test_a_single_key_without_a_signal_is_a_fault_of_the_keypad():
    sim = checking({})
    at_the_keys(sim)
    for key in "123A46B789C*0#DD":
        sim.press(key)
    assert "No signal from 5. Other keys" in sim.serial and lines_of(sim)["GRID_WIDTH"] == 8
    sim.power_off()


def test_a_key_asked_for_that_does_not_work_can_be_skipped():
    sim = checking({})
    person = Watcher(sim)
    for key in "12599":  # D does not work
        person.press(key)
    assert "Light 1 of 2" in person.told
    sim.power_off()


def test_keys_that_fit_no_wiring_are_asked_for_again():
    sim = checking({})
    person = Watcher(sim)
    for key in "165D0":
        person.press(key)
    assert "don't fit together" in person.told
    person.press_the_keys_asked_for()
    assert "Light 1 of 2" in person.told
    sim.power_off()


@pytest.mark.parametrize("keys", STEPS)
def test_leaving_in_the_midst_brings_back_the_wiring_the_colours_and_the_brightness(keys):
    soldered = {"GRID_CORNER": "bottom-right", "PIXEL_ORDER": "GBR"}
    with Simulator(settings=soldered, seed=1) as sim:
        sim.wait(2500)
        before = sim.frame()
    sim = checking(soldered, soldered)
    for key in keys:
        sim.press(key)
    sim.hold("*", 700)
    sim.wait(400)
    sim.press("0")
    sim.press("*")
    sim.wait(3000)
    assert "5 sets up" in sim.serial
    sim.press("6")
    sim.press("4")
    sim.wait(1200)
    assert sim.frame() == before
    sim.power_off()


def test_a_person_who_pressed_the_wrong_keys_at_first_can_still_leave_with_a_long_star():
    sim = checking({})
    person = Watcher(sim)
    for key in "A368*":  # as if the columns were mirrored
        person.press(key)
    assert "Light 1 of 2" in person.told
    leave_for_the_menu(sim, 1500)


def test_a_move_key_that_the_scanner_takes_for_a_star_can_be_held_to_reach_the_fault():
    sim = checking({"KEYPAD_ROWS": "GP2 GP5 GP4 GP3"}, {}, "B")  # 4 is reported as *
    person = Watcher(sim)
    person.press_the_keys_asked_for()
    person.answer_the_colours()
    person.press("4")  # not every pixel lights
    sim.hold("4", 2000)
    assert sim.describe()["scene"] == "Check" and re.match(r"Pixel \d+ blinks", person.told)
    sim.power_off()


def test_a_key_pressed_later_does_not_start_it():
    with Simulator(seed=1) as sim:
        sim.wait(600)
        sim.press("D")
        sim.wait(200)
        assert "Hardware check" not in sim.serial
