"""Five or six buttons to ground: they press the keys of a keypad, and OK has a second meaning while it is held."""

import pytest
from fakes import Clock

from glowgrid.config.settings import Settings
from glowgrid.hal.buttons import ORDER, Buttons
from glowgrid.hal.keypad import Keypad
from glowgrid.hal.simulated_touch import Touch

UP, DOWN, LEFT, RIGHT, OK, BACK = range(6)


class Hand:
    """A person at buttons that are scanned every millisecond, with a list of the events."""

    def __init__(self, buttons=5):
        self.now = 0
        self.pressed_keys = []
        self.keypad = Keypad(self, [ORDER[:buttons]], Clock())
        self.buttons = Buttons(self.keypad)

    def wait(self, ms):
        for _ in range(ms):
            self.now += 1
            self.buttons.poll(self.now)
        return self

    def press(self, *buttons, ms=30):
        self.pressed_keys = sorted({*self.pressed_keys, *buttons})
        return self.wait(ms)

    def release(self, *buttons, ms=40):
        self.pressed_keys = [each for each in self.pressed_keys if each not in buttons]
        return self.wait(ms)

    def events(self):
        found, quiet = [], 0
        while quiet < 2:  # one None is the beginning of a press of OK
            event = self.buttons.get()
            quiet = 0 if event else quiet + 1
            if event:
                found.append(f"{event.kind} {event.key}" + (f" {event.count}" if event.count else ""))
        return found


@pytest.mark.parametrize(("button", "key"), [(UP, "2"), (DOWN, "8"), (LEFT, "4"), (RIGHT, "6"), (BACK, "*")])
def test_a_tapped_button_is_one_press_and_one_release_of_its_key(button, key):
    hand = Hand(6)
    assert hand.press(button).events() == [f"press {key}"]
    assert hand.release(button).events() == [f"release {key}"]


def test_a_short_press_of_ok_counts_when_it_ends():
    hand = Hand()
    assert hand.press(OK, ms=400).events() == []
    assert hand.release(OK).events() == ["press 5", "release 5"]


def test_ok_held_for_half_a_second_is_the_back_button_and_no_press_of_ok():
    hand = Hand()
    assert hand.press(OK, ms=490).events() == []
    assert hand.wait(30).events() == ["press *"]
    assert hand.release(OK).events() == ["release * 1"]


def test_ok_held_on_repeats_as_a_held_key_does():
    hand = Hand()
    assert hand.press(OK, ms=700).events() == ["press *", "repeat * 2"]


def test_with_a_back_button_ok_counts_at_once():
    hand = Hand(6)
    assert hand.press(OK).events() == ["press 5"]
    assert hand.wait(500).events() == ["repeat 5 1"]
    assert hand.release(OK).events() == ["release 5 1"]


def test_a_held_direction_repeats_slowly_and_then_fast():
    hand = Hand()
    assert hand.press(LEFT, ms=830).events() == ["press 4", "repeat 4 1", "repeat 4 2", "repeat 4 3"]
    hand.wait(1500).events()
    assert len(hand.wait(600).events()) == 10


def test_two_buttons_at_once_are_two_keys_and_no_third_one_appears():
    hand = Hand(6)
    assert hand.press(UP, LEFT, BACK).events() == ["press 2", "press 4", "press *"]
    assert hand.release(LEFT).events() == ["release 4"]
    assert hand.press(OK).events() == ["press 5"]
    assert hand.release(UP, BACK, OK).events() == ["release 2", "release 5", "release *"]


def test_contacts_that_bounce_for_8_ms_cause_one_press_and_one_release():
    hand = Hand()
    for change in (True, False):
        for at in range(8):
            hand.press(RIGHT, ms=1) if change != bool(at % 3) else hand.release(RIGHT, ms=1)
        hand.press(RIGHT, ms=60) if change else hand.release(RIGHT, ms=60)
    assert hand.events() == ["press 6", "release 6"]


def test_in_some_scenes_the_buttons_press_other_keys():
    hand = Hand()
    hand.buttons.follow(lambda: "1079#*+")
    hand.press(UP).release(UP).press(OK).release(OK).press(OK, ms=510).release(OK)
    assert hand.events() == ["press 1", "release 1", "press #", "release #", "press +", "release + 1"]


def test_a_button_releases_the_key_that_it_has_pressed_even_if_the_scene_changes_meanwhile():
    hand, keys = Hand(), ["1079#**"]
    hand.buttons.follow(lambda: keys[0])
    assert hand.press(UP).events() == ["press 1"]
    keys[0] = "28465**"
    assert hand.release(UP).events() == ["release 1"]


@pytest.mark.parametrize(("ms", "key"), [(100, "5"), (510, "*")])
def test_a_press_of_ok_means_what_it_meant_when_it_began_even_if_the_game_ends_meanwhile(ms, key):
    hand, keys = Hand(), ["28465**"]
    hand.buttons.follow(lambda: keys[0])
    hand.press(OK).events()
    keys[0] = "1079#*+"
    assert f"press {key}" in hand.wait(ms).release(OK).events()


def test_a_typed_key_comes_before_the_buttons_and_may_be_held():
    hand = Hand()
    hand.press(UP)
    hand.buttons.type("0", held=True)
    assert hand.events() == ["press 0", "repeat 0 1", "release 0", "press 2"]


def test_a_stuck_button_is_reported_once_and_ignored():
    hand = Hand()
    hand.press(DOWN)
    for _ in range(50_000):
        hand.wait(1).events()
    assert hand.buttons.fault() == "8" and hand.buttons.fault() == ""
    assert hand.wait(1000).events() == []


def test_touches_pass_the_buttons_unchanged():
    hand, touch = Hand(), Touch(3, 8)
    hand.keypad.get = lambda: touch
    assert hand.buttons.get() is touch


def test_the_settings_build_buttons_on_their_pins(board, fresh):
    builder = fresh("neopixel", "glowgrid.hal.clock", "glowgrid.hal.buttons", "glowgrid.hal.console_builder")
    values = {"KEYPAD": "buttons", "BUTTON_PINS": "GP8 GP3 GP4 GP5 GP6 GP7", "KEYPAD_ROWS": ""}
    settings = Settings(values.get, lenient=True)
    settings.require()
    board.closed.add(frozenset(("pin 8", "ground")))
    keypad = builder.build_console(settings).keypad
    for ms in range(100):
        keypad.poll(ms)
    assert keypad.get() == ("press", "2", 0)
    assert keypad.get() is None
