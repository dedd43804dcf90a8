"""The hardware check: a person who sees only the grid, and knows nothing of wiring, finds the right settings."""

import functools
import itertools
import re

import pytest

from host_sim.parts.strip_layout import CORNERS, ORDERS, ROTATIONS, WIRINGS
from host_sim.simulator import Simulator

KEYPAD_3X4 = {"KEYPAD_COLS": "GP6 GP7 GP8", "KEYPAD_KEYS": "123 456 789 *0#"}
F = ["###", "#..", "##.", "#..", "#.."]


class Watcher:
    """A person who looks at the grid, and answers questions with the keys of any keypad."""

    def __init__(self, sim):
        self.sim = sim

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


def settings_found(sim, by_sides=False):
    """Complete the check on the grid, and return the settings that it finds."""
    person = Watcher(sim)
    person.answer_the_corner(by_sides)
    person.answer_the_way()
    if sim.serial.rstrip().endswith("5: yes.") and "row or column" in sim.serial.splitlines()[-1]:
        person.answer_the_length()
    person.answer_the_turn()
    assert person.sees_an_f()
    person.press("5")
    found = re.findall(r'^(GRID_[A-Z]+) = "?([a-z0-9-]+)"?$', sim.serial, re.MULTILINE)
    return {name: int(value) if value.isdigit() else value for name, value in found}


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


def test_a_wrong_answer_can_be_undone_with_a_star():
    sim = checking({})
    for key in "946":
        sim.press(key)
    assert "F in the top left" in sim.serial.splitlines()[-1] or "touch" in sim.serial.splitlines()[-1]
    sim.press("*")
    assert "Which corner is lit?" in sim.serial.splitlines()[-1]
    assert settings_found(sim)["GRID_CORNER"] == "top-left"
    sim.power_off()


@pytest.mark.parametrize(("keypad", "begins"), [({}, "D"), (KEYPAD_3X4, "#")])
def test_each_pressed_key_lights_up_at_its_place(keypad, begins):
    sim = checking(keypad, keypad, begins)
    settings_found(sim)
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
    assert sim.serial.rstrip().endswith("works. All keys work. Hold * to leave.")
    sim.hold("*", 700)
    sim.wait(3000)
    assert "5 sets up" in sim.serial
    sim.power_off()


def test_a_key_pressed_later_does_not_start_it():
    with Simulator(seed=1) as sim:
        sim.wait(600)
        sim.press("D")
        sim.wait(200)
        assert "Hardware check" not in sim.serial
