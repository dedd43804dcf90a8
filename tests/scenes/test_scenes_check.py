"""The hardware check: a person who sees only the grid, and knows nothing of wiring, finds the right settings."""

import functools
import itertools
import re

import pytest

from host_sim import ROOT
from host_sim.parts.strip_layout import CORNERS, ORDERS, ROTATIONS, WIRINGS
from host_sim.simulator import Simulator

KEYPAD_3X4 = {"KEYPAD_COLS": "GP6 GP7 GP8", "KEYPAD_KEYS": "123 456 789 *0#"}
F = ["###", "#..", "##.", "#..", "#.."]


PURE = {"4": 0, "5": 1, "6": 2}  # key of an answer -> the only part of red, green and blue that is lit
ROWS_OF_KEYS = "123A", "456B", "789C", "*0#D"


class Watcher:
    """A person who looks at the grid, reads the serial console, and answers with the keys of any keypad."""

    def __init__(self, sim):
        self.sim = sim

    @property
    def told(self):
        return self.sim.serial.splitlines()[-1]

    def lit(self, looks=1, every_ms=60):
        """Return every (x, y) that was lit in some looks, in the order in which they lit."""
        seen = []
        for _ in range(looks):
            frame = self.sim.frame()
            for y, row in enumerate(frame):
                seen += [(x, y) for x, colour in enumerate(row) if any(colour) and (x, y) not in seen]
            if looks > 1:
                self.sim.wait(every_ms)
        return seen

    def colour(self):
        """Return the colour of the only light."""
        ((x, y),) = self.lit()
        return self.sim.frame()[y][x]

    def press_the_keys_asked_for(self):
        while asked := re.search(r"Press (.)( on|\.)", self.told):
            self.press(asked[1])

    def answer_the_colours(self):
        for _ in range(2):
            colour = self.colour()
            (key,) = [key for key, part in PURE.items() if colour[part] == sum(colour)]
            place = self.lit()
            self.press(key)
        self.press("5" if self.lit() == place and len(set(self.colour())) == 1 else "4")

    def answer_every_pixel(self):
        """Watch the strip fill with four colours. If some pixels stay dark, go back to the last one that blinks."""
        frame = self.sim.frame()
        seen = self.lit(looks=20, every_ms=1000)
        if len(seen) == len(frame) * len(frame[0]):
            self.press("5")
            return
        self.press("4")
        while not self.blinks():
            self.press("4")
        self.press("5")

    def blinks(self):
        """Return whether a light goes on and off."""
        looks = set()
        for _ in range(12):
            looks.add(tuple(self.lit()))
            self.sim.wait(100)
        return len(looks) > 1

    def answer_the_corner(self, by_sides):
        ((x, y),) = self.lit()
        frame = self.sim.frame()
        left, top = x == 0, y == 0
        assert x in (0, len(frame[0]) - 1) and y in (0, len(frame) - 1)
        if by_sides:
            self.press("4" if left else "6")
            self.press("2" if top else "8")
        else:
            self.press({(1, 1): "1", (0, 1): "3", (1, 0): "7", (0, 0): "9"}[left, top])

    def answer_the_way(self):
        seen = self.lit(looks=20)
        self.press("6" if len({y for _, y in seen}) == 1 else "8")

    def answer_the_length(self):
        frame = self.sim.frame()
        for _ in range(5):
            seen = self.lit()
            columns, rows = {x for x, _ in seen}, {y for _, y in seen}
            line = (
                len(frame[0]) if len(rows) == 1 or len(seen) > len(frame) and len(columns) > len(rows) else len(frame)
            )
            if len(seen) == line and 1 in (len(columns), len(rows)):
                break
            self.press("6" if len(seen) < line else "4")
        self.press("5")

    def answer_the_turn(self):
        one, other = self.lit()
        self.press("5" if abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1 else "4")

    def sees_an_f(self):
        frame = self.sim.frame()
        rows = ["".join("#" if any(colour) else "." for colour in row) for row in frame]
        return [row[:3] for row in rows[:5]] == F and len(self.lit()) == 8

    def press(self, key):
        self.sim.press(key)
        self.sim.wait(60)


def at_the_wiring(sim):
    """Answer the questions before those about the wiring, and return the person."""
    person = Watcher(sim)
    person.press_the_keys_asked_for()
    person.answer_the_colours()
    person.press("5")  # every pixel lights
    return person


def settings_found(sim, by_sides=False):
    """Complete the check on the grid, and return the settings that it finds."""
    person = at_the_wiring(sim)
    answer_the_wiring(person, by_sides)
    person.press("5")  # no voltage drop
    return press_every_key(sim)


def press_every_key(sim, keypad=ROWS_OF_KEYS):
    """Press every key, and return the settings that the check then prints."""
    for key in "".join(keypad):
        sim.press(key)
    return lines_of(sim)


def lines_of(sim):
    """Return the settings that the check has printed."""
    found = re.findall(r'^([A-Z]+_[A-Z]+) = "?([^"\n]+)"?$', sim.serial, re.MULTILINE)
    return {name: int(value) if value.isdigit() else value for name, value in found}


def answer_the_wiring(person, by_sides=False):
    sim = person.sim
    person.answer_the_corner(by_sides)
    person.answer_the_way()
    if sim.serial.rstrip().endswith("5: yes.") and "row or column" in sim.serial.splitlines()[-1]:
        person.answer_the_length()
    person.answer_the_turn()
    assert person.sees_an_f()
    person.press("5")


def checking(soldered, settings=None, key="D"):
    """Return a simulator with a check that was started by a key held at power-on."""
    sim = Simulator(settings=settings, soldered=soldered, seed=1)
    sim.down(key)
    sim.power_on()
    sim.wait(200)
    sim.up(key)
    sim.wait(100)
    return sim


WAYS = list(itertools.product(CORNERS, ORDERS, WIRINGS))
GRIDS = [
    {
        "GRID_CORNER": corner,
        "GRID_ORDER": order,
        "GRID_WIRING": wiring,
        "GRID_ROTATION": ROTATIONS[(turn + at // 4) % 4],
    }
    for turn in range(2)
    for at, (corner, order, wiring) in enumerate(WAYS)
]


def menu(settings, soldered):
    """Return the menu on the grid."""
    with Simulator(settings=settings, soldered={**settings, **soldered}, seed=1) as sim:
        sim.wait(2500)
        return sim.text()


@functools.cache
def upright(width, height):
    return menu({"GRID_WIDTH": width, "GRID_HEIGHT": height, "GRID_ROTATION": 0}, {})


def comes_out_right(size, grid, by_sides):
    width, height = size
    soldered = {"GRID_WIDTH": width, "GRID_HEIGHT": height, **grid}
    wrong = {"GRID_WIDTH": width, "GRID_HEIGHT": height, "GRID_CORNER": "top-right", "GRID_ROTATION": 90}
    sim = checking(soldered, wrong)
    found = settings_found(sim, by_sides)
    sim.power_off()
    seen = (height, width) if grid["GRID_ROTATION"] in (90, 270) else (width, height)
    assert (found["GRID_WIDTH"], found["GRID_HEIGHT"], found["GRID_ROTATION"]) == (*seen, 0)
    assert menu(found, soldered) == upright(*seen)


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
    sim.hold("*", 700)
    sim.wait(3000)
    assert "5 sets up" in sim.serial
    sim.power_off()


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


# -- the order of the colours


def menu_colours(settings, soldered):
    with Simulator(settings=settings, soldered=soldered, seed=1) as sim:
        sim.wait(2500)
        return sim.frame()


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


# -- every pixel, and the voltage


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


# -- the keypad


ROWS, COLS = "GP2 GP3 GP4 GP5", "GP6 GP7 GP8 GP9"


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


def at_the_keys(sim):
    person = at_the_wiring(sim)
    answer_the_wiring(person)
    person.press("5")


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


# -- leaving

STEPS = "", "1", "1259D", "1259D5", "1259D54", "1259D544", "1259D5445", "1259D544516", "1259D544516455"


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


def test_a_key_pressed_later_does_not_start_it():
    with Simulator(seed=1) as sim:
        sim.wait(600)
        sim.press("D")
        sim.wait(200)
        assert "Hardware check" not in sim.serial
