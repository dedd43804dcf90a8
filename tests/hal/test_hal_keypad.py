"""The keypad: switches closed for some time give these events."""

import random

import pytest
from fakes import PERIOD, Clock

from glowgrid.hal.keypad import Keypad

BIG = ("123A", "456B", "789C", "*0#D")
SMALL = ("123", "456", "789", "*0#")


class Hand:
    """A person at a keypad that is scanned every millisecond, with a list of its events."""

    def __init__(self, layout=BIG, now=0, phantoms=True):
        self.layout = layout
        self.now = now % PERIOD
        self.down = set()
        self.phantoms = phantoms
        self.scans = 0
        self.keypad = Keypad(self, list(layout), Clock())

    @property
    def pressed_keys(self):
        """Read the wires as Matrix_Keypad does.

        A row's wire also pulls the columns and rows that closed keys join to it.
        """
        self.scans += 1
        columns = len(self.layout[0])
        closed = {(name // columns, name % columns) for name in map("".join(self.layout).index, self.down)}
        return [row * columns + col for row in range(len(self.layout)) for col in sorted(self.low(row, closed))]

    def low(self, row, closed):
        rows = {row}
        while True:
            columns = {col for at, col in closed if at in rows}
            joined = rows | {at for at, col in closed if col in columns}
            if joined == rows or not self.phantoms:
                return columns
            rows = joined

    def wait(self, ms):
        for _ in range(ms):
            self.now = (self.now + 1) % PERIOD
            self.keypad.poll(self.now)
        return self

    def press(self, keys, ms=30):
        self.down |= set(keys)
        return self.wait(ms)

    def release(self, keys, ms=30):
        self.down -= set(keys)
        return self.wait(ms)

    def events(self):
        events = []
        while event := self.keypad.get():
            events.append(f"{event.kind} {event.key}" + (f" {event.count}" if event.count else ""))
        return events


def test_a_tapped_key_is_one_press_and_one_release():
    hand = Hand()
    hand.press("5", 100).release("5")
    assert hand.events() == ["press 5", "release 5"]


@pytest.mark.parametrize("layout", [BIG, SMALL, ("2456", "8*#0"), ("24568*#0", "1379ABCD"), tuple("24568*#")])
def test_every_key_of_every_layout_reports_its_own_name(layout):
    hand = Hand(layout)
    for key in "".join(layout):
        hand.press(key).release(key)
        assert hand.events() == [f"press {key}", f"release {key}"]


def test_all_64_keys_of_the_largest_matrix_are_distinguished():
    names = "".join(chr(48 + number) for number in range(64))
    hand = Hand([names[row * 8 : row * 8 + 8] for row in range(8)])
    for key in names:
        hand.press(key).release(key)
        assert hand.events() == [f"press {key}", f"release {key}"]


@pytest.mark.slow
def test_ten_thousand_bouncing_taps_give_ten_thousand_presses_and_releases(cases):
    rng = random.Random(2)
    hand = Hand()
    presses = releases = 0
    count = cases(10_000)
    for _ in range(count):
        key = rng.choice("123A456B789C*0#D")
        for turn in (hand.press, hand.release):
            for _ in range(rng.randrange(10)):  # up to 10 ms of bouncing, a millisecond per flip
                rng.choice((hand.press, hand.release))(key, 1)
            turn(key, 30)
        told = hand.events()
        presses += told.count(f"press {key}")
        releases += told.count(f"release {key}")
        assert len(told) == 2
    assert (presses, releases) == (count, count)


def test_a_flicker_seen_by_a_single_scan_is_ignored():
    for moment in range(3):
        hand = Hand().wait(moment)
        hand.press("5", 3).release("5", 100)
        assert hand.events() == []


def test_a_press_is_reported_after_two_scans():
    for moment in range(5):
        hand = Hand().wait(100 + moment)
        hand.press("5", 10)
        assert hand.events() == ["press 5"]


def test_a_release_is_reported_after_20_ms():
    hand = Hand()
    hand.press("5", 100).events()
    hand.release("5", 19)
    assert hand.events() == []
    hand.wait(10)
    assert hand.events() == ["release 5"]


def test_a_key_stays_pressed_if_its_contact_opens_for_a_moment():
    hand = Hand()
    hand.press("5", 100).release("5", 10).press("5", 100).release("5")
    assert hand.events() == ["press 5", "release 5"]


def test_a_held_key_repeats_after_half_a_second_and_then_every_150_ms():
    hand = Hand()
    hand.press("8", 30)
    assert hand.events() == ["press 8"]
    hand.wait(470)
    assert hand.events() == []
    hand.wait(20)
    assert hand.events() == ["repeat 8 1"]
    hand.wait(300)
    assert hand.events() == ["repeat 8 2", "repeat 8 3"]
    hand.release("8")
    assert hand.events() == ["release 8 3"]


def test_a_key_held_long_repeats_faster_and_its_next_press_starts_slowly_again():
    hand = Hand()
    hand.press("8", 2000)
    slow = len(hand.events())
    hand.wait(1000)
    assert len(hand.events()) > 1000 // 150 + 5 > slow - 5
    hand.release("8").events()
    hand.press("8").release("8")
    assert hand.events() == ["press 8", "release 8"]


def test_two_keys_can_be_held_at_once_and_released_in_any_order():
    hand = Hand()
    hand.press("4").press("6").release("4").release("6")
    assert hand.events() == ["press 4", "press 6", "release 4", "release 6"]


def test_the_third_corner_of_a_rectangle_and_its_phantom_are_refused():
    hand = Hand()
    hand.press("1").press("2").press("5")  # the wires then read 4 too
    hand.wait(200)
    assert hand.events() == ["press 1", "press 2"]


def test_a_refused_key_counts_once_the_rectangle_is_gone():
    hand = Hand()
    hand.press("1").press("2").press("5").release("1")
    hand.wait(60)
    assert hand.events() == ["press 1", "press 2", "press 5", "release 1"]


def test_three_corners_pressed_at_once_are_all_refused():
    hand = Hand()
    hand.press("125", 200)
    assert hand.events() == []
    hand.release("125")
    assert hand.events() == []


def test_keys_held_before_a_rectangle_stay_held():
    hand = Hand()
    hand.press("1").press("2").press("5", 300).release("5", 60)
    assert hand.events() == ["press 1", "press 2"]
    hand.release("12")
    assert sorted(hand.events()) == ["release 1", "release 2"]


def test_a_key_outside_a_rectangle_counts():
    hand = Hand()
    hand.press("1").press("2").press("5").press("D")
    assert hand.events() == ["press 1", "press 2", "press D"]


def test_no_untouched_key_is_ever_reported():
    rng = random.Random(3)
    hand = Hand()
    for _ in range(1000):
        touched = set(hand.down)
        key = rng.choice("123A456B789C*0#D")
        (hand.release if key in hand.down else hand.press)(key, rng.randrange(25, 80))
        touched |= hand.down
        told = {event.split()[1] for event in hand.events() if event.startswith("press")}
        assert told <= touched


def test_a_phantom_may_hold_a_released_key_but_all_keys_are_released_in_the_end():
    hand = Hand()
    hand.press("1").press("2").press("4").press("5").release("1")
    hand.release("245", 60)
    told = hand.events()
    assert sorted(event for event in told if event[0] == "r") == ["release 1", "release 2"]


@pytest.mark.parametrize("before", [0, 3, 10, 22, 100])
def test_the_clock_may_wrap_during_a_press(before):
    hand = Hand(now=-200 - before)
    hand.wait(200)
    hand.press("5", 600).release("5")
    assert hand.events() == ["press 5", "repeat 5 1", "release 5 1"]


def test_the_keys_are_scanned_every_3_ms_however_often_the_app_polls():
    hand = Hand()
    hand.wait(1000)
    assert 333 <= hand.scans <= 335


def test_sixteen_events_are_kept_for_a_busy_app_and_a_held_key_is_reported_after_them():
    hand = Hand()
    for key in "123456789":
        hand.press(key).release(key)
    hand.press("0")
    assert hand.events() == [f"{kind} {key}" for key in "12345678" for kind in ("press", "release")]
    hand.wait(30)
    assert hand.events() == ["press 0"]  # 9 was pressed and released unseen


def test_a_late_release_is_reported():
    hand = Hand()
    for key in "1234567":
        hand.press(key).release(key)
    hand.press("8").press("9").release("89", 100)
    assert hand.events()[-2:] == ["press 8", "press 9"]
    hand.wait(40)
    assert sorted(hand.events()) == ["release 8", "release 9"]
