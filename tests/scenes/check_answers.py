"""A maker who answers the questions of the hardware check."""

import functools
import itertools
import re

from host_sim.parts.strip_layout import CORNERS, ORDERS, ROTATIONS, WIRINGS
from host_sim.simulator import Simulator

KEYPAD_3X4 = {"KEYPAD_COLS": "GP6 GP7 GP8", "KEYPAD_KEYS": "123 456 789 *0#"}
F = ["###", "#..", "##.", "#..", "#.."]


PURE = {"4": 0, "5": 1, "6": 2}  # key of an answer -> the only part of red, green and blue that is lit
ROWS, COLS = "GP2 GP3 GP4 GP5", "GP6 GP7 GP8 GP9"
STEPS = "", "1", "1259D", "1259D5", "1259D54", "1259D544", "1259D5445", "1259D544516", "1259D544516455"
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


def leave_for_the_menu(sim, ms):
    """Hold * for `ms`, check that this leads to the menu, and switch the board off."""
    sim.hold("*", ms)
    sim.wait(3000)
    assert "5 sets up" in sim.serial
    sim.power_off()


def lines_of(sim):
    """Return the settings that the check has printed."""
    found = re.findall(r'^([A-Z]+(?:_[A-Z]+)?) = "?([^"\n]+)"?$', sim.serial, re.MULTILINE)
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


def menu_colours(settings, soldered):
    with Simulator(settings=settings, soldered=soldered, seed=1) as sim:
        sim.wait(2500)
        return sim.frame()


def at_the_keys(sim):
    person = at_the_wiring(sim)
    answer_the_wiring(person)
    person.press("5")


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
