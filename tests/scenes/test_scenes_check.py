"""The hardware check: a person who sees only the grid, and knows nothing of wiring, finds the right settings."""

import re

import pytest
from check_answers import (
    GRIDS,
    KEYPAD_3X4,
    Watcher,
    answer_the_wiring,
    at_the_wiring,
    checking,
    comes_out_right,
    leave_for_the_menu,
    lines_of,
    menu_colours,
    press_every_key,
    settings_found,
)

from host_sim import ROOT
from host_sim.simulator import Simulator


@pytest.mark.slow
@pytest.mark.parametrize("grid", GRIDS, ids=lambda grid: " ".join(str(value) for value in grid.values()))
def test_settings_found_for_any_wiring_of_a_square_grid_show_it_upright(grid):
    comes_out_right((8, 8), grid, by_sides=False)


@pytest.mark.slow
@pytest.mark.parametrize("grid", GRIDS[:16], ids=lambda grid: " ".join(str(value) for value in grid.values()))
def test_settings_found_for_any_wiring_of_a_long_grid_show_it_upright(grid):
    comes_out_right((16, 8), grid, by_sides=True)


def test_it_is_in_the_pause_menu_and_leaving_it_returns_to_the_game():
    with Simulator(seed=1) as sim:
        sim.wait(1800)
        for key in "##44":
            sim.press(key)
        sim.press("*")
        sim.expect("Paused.", 500)
        before = sim.serial
        for _ in range(12):
            if sim.serial.rstrip().endswith("Hardware check"):
                break
            sim.press("4")
        sim.press("5")
        sim.expect("Hardware check.", 500)
        assert sim.serial.count("Hardware check.") == before.count("Hardware check.") + 1
        sim.hold("*", 700)
        sim.wait(200)
        sim.press("*")
        sim.press("0")
        sim.expect("to move", 500)


def test_a_star_undoes_a_wrong_answer_and_then_goes_back_to_the_part_before():
    sim = checking({})
    person = at_the_wiring(sim)
    for key in "946":
        sim.press(key)
    assert "upright F" in person.told
    sim.press("*")
    assert "Which corner is lit?" in person.told
    sim.press("*")
    assert "The strip fills" in person.told
    sim.press("*")
    assert "Light 1 of 2" in person.told
    sim.press("*")
    assert "Press 1" in person.told
    assert settings_found(sim)["GRID_CORNER"] == "top-left"
    sim.power_off()


@pytest.mark.parametrize(("keypad", "begins"), [({}, "D"), (KEYPAD_3X4, "#")])
def test_each_pressed_key_lights_up_at_its_place(keypad, begins):
    sim = checking(keypad, keypad, begins)
    person = at_the_wiring(sim)
    answer_the_wiring(person)
    person.press("5")
    rows = keypad.get("KEYPAD_KEYS", "123A 456B 789C *0#D").split()
    for y, row in enumerate(rows):
        for x, key in enumerate(row):
            sim.down(key)
            sim.wait(100)
            frame = sim.frame()
            brightest = max(sum(colour) for line in frame for colour in line)
            lit = {(i // 2, j // 2) for j, line in enumerate(frame) for i, c in enumerate(line) if sum(c) == brightest}
            assert lit == {(x, y)}
            sim.up(key)
            sim.wait(60)
    assert "All keys work.\nCopy these lines" in sim.serial
    leave_for_the_menu(sim, 700)


def test_the_lines_to_copy_are_printed_once_in_the_order_of_the_file():
    sim = checking({})
    found = settings_found(sim)
    names = [name for name, _ in re.findall(r"^([A-Z]+_[A-Z]+)( =)", sim.serial, re.MULTILINE)]
    in_file = re.findall(r"^([A-Z_0-9]+) =", (ROOT / "settings.toml").read_text(), re.MULTILINE)
    assert names == [name for name in in_file if name in found] and len(names) == 9
    described = sim.describe()
    assert described["headline"].startswith("Copy these lines")
    assert described["detail"].splitlines()[-9:] == sim.serial.splitlines()[-9:]
    sim.power_off()


@pytest.mark.slow
@pytest.mark.parametrize("believed", ["GRB", "BRG"])
@pytest.mark.parametrize("real", ["RGB", "RBG", "GRB", "GBR", "BRG", "BGR"])
def test_any_order_of_three_colours_is_found_and_the_check_shows_right_colours_from_then_on(real, believed):
    sim = checking({"PIXEL_ORDER": real}, {"PIXEL_ORDER": believed})
    person = Watcher(sim)
    person.press_the_keys_asked_for()
    person.answer_the_colours()
    sim.wait(1000)
    for part in range(3):  # the strip fills with red, green and blue
        assert {tuple(level > 0 for level in c) for row in sim.frame() for c in row if any(c)} == {
            tuple(at == part for at in range(3))
        }
        sim.wait(4500)
    person.press("5")
    answer_the_wiring(person)
    person.press("5")
    found = press_every_key(sim)
    sim.power_off()
    assert found["PIXEL_ORDER"] == real
    assert menu_colours(found, {"PIXEL_ORDER": real}) == menu_colours({}, {})


@pytest.mark.parametrize(
    ("real", "believed"),
    [("GRBW", "GRB"), ("RGBW", "GRB"), ("GRB", "GRBW"), ("BGR", "RGBW")],
)
def test_a_wrong_setting_about_the_white_light_is_found_and_asks_for_a_restart(real, believed):
    sim = checking({"PIXEL_ORDER": real}, {"PIXEL_ORDER": believed})
    person = Watcher(sim)
    person.press_the_keys_asked_for()
    person.answer_the_colours()
    assert "restart" in sim.serial.splitlines()[-2] and lines_of(sim) == {"PIXEL_ORDER": real}
    sim.power_off()


@pytest.mark.parametrize(("real", "believed"), [("GRBW", "RGBW"), ("RGBW", "GRBW"), ("GRBW", "GRBW")])
def test_the_order_of_a_strip_with_a_white_light_is_found(real, believed):
    sim = checking({"PIXEL_ORDER": real}, {"PIXEL_ORDER": believed})
    assert settings_found(sim)["PIXEL_ORDER"] == real
    sim.power_off()


def test_answers_that_no_strip_could_cause_are_asked_for_again():
    sim = checking({})
    person = Watcher(sim)
    person.press_the_keys_asked_for()
    for key in "44" + "4":
        sim.press(key)
    assert "fit no known strip" in person.told
    for key in "64" + "5":  # the settings allow no BRGW
        sim.press(key)
    assert "fit no known strip" in person.told
    person.answer_the_colours()
    assert "The strip fills" in person.told
    sim.power_off()


def test_a_screen_around_the_light_shows_the_question_and_names_the_keys_that_answer():
    sim = checking({})
    assert sim.describe()["headline"] == "Press 1 on the keypad."
    Watcher(sim).press_the_keys_asked_for()
    described = sim.describe()
    assert described["headline"] == "Light 1 of 2: what colour is it?"
    assert described["keys"] == {"4": "Red", "5": "Green", "6": "Blue", "*": "Back"}
    assert [button["name"] for button in described["buttons"]] == ["Red", "Green", "Blue", "Back"]
    sim.power_off()
