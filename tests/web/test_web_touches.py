"""Fingers on a small phone: a swipe scrolls, and presses nothing that it started on."""

import pytest
from starting import sit_down, to_menu

pytestmark = pytest.mark.slow

PHONE = {"width": 375, "height": 667}
KEYS = """globalThis.pressed = [];
const wasDown = (classes) => (classes || '').split(' ').includes('down');
new MutationObserver((changes) => changes.forEach(({ target, oldValue }) => {
  const isNew = target.classList.contains('down') && !wasDown(oldValue);  // other classes change, too
  if (target.closest('#keypad') && isNew) pressed.push(target.firstChild.data.trim());
})).observe(document, { subtree: true, attributes: true, attributeOldValue: true, attributeFilter: ['class'] });"""


@pytest.fixture
def visitor(visit):
    return sit_down(visit(viewport=PHONE, before=KEYS), "tictactoe")


class Finger:
    """A finger on a part of the page."""

    def __init__(self, visitor, part):
        self.page = visitor.page
        self.cdp = visitor.context.new_cdp_session(self.page)
        self.page.locator(part).scroll_into_view_if_needed()
        self.page.evaluate("globalThis.pressed = []")
        box = self.page.locator(part).bounding_box()
        self.x, self.y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def send(self, kind):
        points = [] if kind in ("touchEnd", "touchCancel") else [{"x": self.x, "y": self.y}]
        self.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def touch(self, ms):
        self.send("touchStart")
        self.page.wait_for_timeout(ms)
        self.send("touchEnd")

    def swipe(self, right, down, steps=4):
        self.send("touchStart")
        for _ in range(steps):
            self.x += right / steps
            self.y += down / steps
            self.send("touchMove")
            self.page.wait_for_timeout(8)
        self.send("touchEnd")
        self.page.wait_for_timeout(300)


def key(name):
    return f"#keypad button[aria-label^='key {name}']"


def pressed(visitor):
    return visitor.page.evaluate("pressed")


def test_a_swipe_that_starts_on_a_key_scrolls_and_presses_nothing(visitor):
    finger = Finger(visitor, key("5"))
    before = visitor.page.evaluate("document.getElementById('rest').scrollTop = 40")
    finger.swipe(0, -120)
    assert visitor.page.evaluate("document.getElementById('rest').scrollTop") > before + 30
    Finger(visitor, key("5")).swipe(60, 0)
    assert pressed(visitor) == [] and visitor.transcript() == "tictactoe/3/"


def test_a_short_tap_presses_a_key_long_enough_for_the_board(visitor):
    Finger(visitor, key("5")).touch(0)
    visitor.hears("plays b2.")
    assert pressed(visitor) == ["5"]


def test_taps_that_follow_each_other_faster_than_the_board_looks_are_all_counted(visit):
    visitor = to_menu(visit())
    key = "document.querySelector('#keypad button[aria-label^=\"key 6\"]')"
    visitor.page.evaluate(f"for (let tap = 0; tap < 4; tap++) {key}.click();")
    visitor.hears("Othello: # starts")  # the fourth after tic-tac-toe


def test_a_finger_that_stays_on_a_key_holds_it_until_it_leaves(visitor):
    finger = Finger(visitor, key("5"))
    finger.send("touchStart")
    visitor.page.locator("#keypad .down").wait_for()
    visitor.page.wait_for_timeout(300)
    assert visitor.page.locator("#keypad .down").count() == 1
    finger.send("touchEnd")
    visitor.page.wait_for_function("!document.querySelector('#keypad .down')")
    assert pressed(visitor) == ["5"] and visitor.errors == []


def test_two_fingers_hold_two_keys(visit):
    visitor = to_menu(visit(viewport={"width": 375, "height": 900}, before=KEYS))
    one, two = Finger(visitor, key("1")), Finger(visitor, key("3"))
    points = [{"x": finger.x, "y": finger.y, "id": at} for at, finger in enumerate((one, two))]
    one.cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    visitor.page.wait_for_function("document.querySelectorAll('#keypad .down').length === 2")
    one.cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    visitor.page.wait_for_function("!document.querySelector('#keypad .down')")


def test_a_swipe_on_the_board_picks_nothing_but_a_touch_does(visitor):
    Finger(visitor, "#panel").swipe(0, -120)
    Finger(visitor, "#panel").swipe(40, 0)
    assert visitor.transcript() == "tictactoe/3/"
    visitor.touch(3, 3)
    visitor.hears("plays b2.")
