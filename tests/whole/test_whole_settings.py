"""Every setting with every kind of wrong value, in the firmware as it starts: one sentence, a picture, and a default.

CircuitPython's `os.getenv` differs between versions. Up to 10.1 it returns a whole number as an int and raises for a
malformed value. From 10.2 on every value is a text.
"""


import pytest
from settings_cases import BUTTONS, CASES, CLASHES, FINE, MARK, SOLDERED, STOPS, WRONG, lit, started


def test_each_setting_is_covered():
    assert set(WRONG) == set(SOLDERED)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "value", "ends"), CASES)
def test_a_wrong_value_gives_one_sentence_a_picture_and_a_default_where_one_is_safe(name, value, ends):
    sim = started({name: value})
    with sim:
        told = [line for line in sim.serial.splitlines() if name in line]
        assert len(told) == (ends != FINE) and "Traceback" not in sim.serial and not sim.machine.crashed
        if ends != FINE and name != "PIXEL_PIN":
            assert lit(sim) == MARK
        sim.press("5")
        sim.wait(200)
        assert ("Glowgrid. Games" in sim.serial) == (ends != STOPS)


def test_text_values_as_in_circuitpython_10_2_start_the_same():
    with started({name: str(value) for name, value in SOLDERED.items()}) as sim:
        assert sim.serial.startswith("Glowgrid. Games")


def test_a_strip_without_a_pin_stays_dark_and_is_reported():
    with started({"PIXEL_PIN": ""}) as sim:
        assert lit(sim) == [] and sim.serial.count("PIXEL_PIN") == 1


def test_an_invalid_replay_is_reported_instead_of_shown():
    with started({"REPLAY": 8}) as sim:
        sim.press("5")
        sim.expect("'8' is not a transcript", 100)
        sim.expect("Tic-tac-toe: # starts, 5 sets up", 100)


@pytest.mark.parametrize(("settings", "sentence"), CLASHES)
def test_conflicting_settings_give_one_sentence_and_a_picture(settings, sentence):
    grid = {name: value for name, value in settings.items() if name.startswith("GRID")}
    with started(settings, {**SOLDERED, **grid}) as sim:
        assert sim.serial.count(sentence) == 1 and sim.serial.count("but") == 1, sim.serial
        assert "Traceback" not in sim.serial and not sim.machine.crashed
        shared = "PIXEL_PIN" in settings  # then the strip is soldered to another pin, and stays dark
        assert bool(lit(sim)) != shared
        sim.press("5")
        sim.wait(3000)
        assert "Glowgrid. Games" not in sim.serial


@pytest.mark.parametrize(("pins", "sentence"), BUTTONS)
def test_wrong_pins_of_buttons_give_one_sentence_and_a_picture(pins, sentence):
    with started({"KEYPAD": "buttons", "BUTTON_PINS": pins, "KEYPAD_ROWS": "GP99"}) as sim:
        assert sim.serial.count(sentence) == 1 and sim.serial.count("but it must be") == 1, sim.serial
        assert "Traceback" not in sim.serial and not sim.machine.crashed and lit(sim) == MARK
        sim.wait(3000)
        assert "Glowgrid. Games" not in sim.serial


@pytest.mark.parametrize(
    ("language", "told"),
    [("de", "erlaubt ist aber: 5 bis 6 verschiedene Pins"), ("es", "de 5 a 6 pines distintos")],
)
def test_too_few_buttons_are_reported_in_the_language_of_the_board(language, told):
    with started({"KEYPAD": "buttons", "BUTTON_PINS": "GP2 GP3", "LANGUAGE": language}) as sim:
        assert told in sim.serial


def test_wrong_pins_of_buttons_do_not_stop_a_board_with_a_keypad():
    with started({"BUTTON_PINS": "GP2"}) as sim:
        sim.press("5")
        sim.expect("Glowgrid. Games", 1000)
        assert "BUTTON_PINS" in sim.serial
