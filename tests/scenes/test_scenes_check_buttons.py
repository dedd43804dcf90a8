"""The hardware check with five or six buttons instead of a keypad: they answer it, and it names them."""

import re

import pytest
from check_answers import Watcher, answer_the_wiring, lines_of

from host_sim.simulator import Simulator

PINS = "GP2 GP3 GP4 GP5 GP6", "GP2 GP3 GP4 GP5 GP6 GP7"
UP, DOWN, LEFT, RIGHT, OK, BACK = "28465*"
BUTTONS = {"up": UP, "down": DOWN, "left": LEFT, "right": RIGHT, "OK": OK, "Back": BACK}


@pytest.fixture
def checking():
    """Return a function that starts the check by a button held at power-on: a person, who sees the light."""
    begun = []

    def start(pins=PINS[0], wired="", held=OK):
        soldered = {"KEYPAD": "buttons", "BUTTON_PINS": wired or pins}
        begun.append(Simulator(settings={"KEYPAD": "buttons", "BUTTON_PINS": pins}, soldered=soldered, seed=1))
        sim = begun[-1]
        sim.down(held)
        sim.power_on()
        sim.wait(1500)
        sim.up(held)
        sim.wait(100)
        return Watcher(sim)

    yield start
    for sim in begun:
        sim.power_off()


def hold_ok(person, ms=700):
    person.sim.hold(OK, ms)
    person.sim.wait(500)


def scene(person):
    return person.sim.describe()["scene"]


def press_the_buttons_asked_for(person):
    while "Press " in person.told and "Which" not in person.told:
        person.press(BUTTONS[person.told.partition("Press ")[2].partition(".")[0]])


def at_the_buttons(person):
    """Answer everything before the last part."""
    press_the_buttons_asked_for(person)
    person.answer_the_colours()
    person.press(OK)
    answer_the_wiring(person, by_sides=True)
    person.press(OK)
    return person


@pytest.mark.parametrize(
    ("pins", "wired", "held"),
    [
        (PINS[0], PINS[0], OK),
        (PINS[1], PINS[1], OK),
        (PINS[0], "GP3 GP2 GP5 GP4 GP6", OK),
        (PINS[1], "GP7 GP6 GP5 GP4 GP3 GP2", DOWN),
    ],
)
def test_buttons_in_any_order_answer_the_whole_check_which_prints_their_pins(checking, pins, wired, held):
    person = at_the_buttons(checking(pins, wired, held))
    for button in "28465*"[: len(wired.split())]:
        person.press(button)
    assert "All keys work." in person.sim.serial and "Traceback" not in person.sim.serial
    found = lines_of(person.sim)
    assert (found["KEYPAD"], found["BUTTON_PINS"]) == ("buttons", wired)
    assert not {"KEYPAD_ROWS", "KEYPAD_COLS"} & found.keys()
    assert ("The buttons' wires have another order" in person.sim.serial) == (pins != wired)


def test_a_long_press_of_ok_goes_back_and_a_longer_one_leaves(checking):
    person = checking()
    press_the_buttons_asked_for(person)
    person.answer_the_colours()
    assert "The strip fills" in person.told
    hold_ok(person)
    assert "Light 1 of 2" in person.told and scene(person) == "Check"
    hold_ok(person)
    assert "Press up." in person.told and scene(person) == "Check"
    person.press(UP)
    assert "Press down." in person.told
    hold_ok(person)
    assert scene(person) == "Menu"


def test_ok_held_for_two_seconds_leaves_from_any_question(checking):
    person = checking()
    press_the_buttons_asked_for(person)
    person.answer_the_colours()
    hold_ok(person, 2000)
    assert scene(person) == "Menu"


def test_a_dead_button_is_named_with_its_pin(checking):
    person = at_the_buttons(checking())
    for button in (UP, DOWN, RIGHT, OK, OK):
        person.press(button)
    assert "No signal from left. Check the wires on GP4." in person.sim.serial


def test_the_screen_names_buttons_in_every_question(checking):
    person, told = checking(), []

    def look():
        described = person.sim.describe()
        told.append(f"{described['headline']} {described['detail']}")

    look()
    press_the_buttons_asked_for(person)
    look()
    person.answer_the_colours()
    look()
    for button in (OK, LEFT, UP, RIGHT, OK, OK, LEFT, LEFT, LEFT):
        person.press(button)
        look()
    assert told[0] == "Press up. To leave, hold OK for two seconds at any time."
    assert "Left: red. OK: green. Right: blue." in told[1]
    assert "Press left or right, then up or down." in told[3]
    assert [text for text in told if re.search(r"[*#]|\b[4568]:|keypad", text)] == []
