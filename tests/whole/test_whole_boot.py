"""boot.py in the simulator: the owner never loses access to the drive, whatever is set, held, or wrong."""

import pytest

from host_sim.simulator import Simulator


def hidden(held="", **settings):
    sim = Simulator(settings=settings, soldered={"KEYPAD_ROWS": "GP2 GP3 GP4 GP5", "KEYPAD_COLS": "GP6 GP7 GP8 GP9"})
    with sim:
        for key in held:
            sim.down(key)
        sim.wait(100)
        return sim.machine.drive_hidden


@pytest.mark.parametrize("value", [None, 0, "0", "", 2, "yes", -1])
def test_the_drive_is_writable_unless_player_mode_is_1(value):
    assert not hidden(**({} if value is None else {"PLAYER_MODE": value}))


@pytest.mark.parametrize("value", [1, "1"])
def test_player_mode_hides_the_drive(value):
    assert hidden(PLAYER_MODE=value)


@pytest.mark.parametrize("key", "123A456B789C*0#D")
def test_any_key_held_at_power_on_shows_the_drive_in_player_mode(key):
    assert not hidden(held=key, PLAYER_MODE=1)


@pytest.mark.parametrize(
    "wrong",
    [
        {"KEYPAD_ROWS": "GP2 GP2"},
        {"KEYPAD_COLS": "X1"},
        {"KEYPAD_COLS": 7},
        {"KEYPAD_ROWS": "GP6"},
        {"KEYPAD_ROWS": " "},
    ],
)
def test_a_misconfigured_keypad_never_locks_the_owner_out(wrong):
    assert not hidden(PLAYER_MODE=1, **wrong)


@pytest.mark.parametrize("held", ["", *"28465*"])
def test_player_mode_hides_the_drive_unless_a_button_is_held_at_power_on(held):
    settings = {"KEYPAD": "buttons", "BUTTON_PINS": "GP2 GP3 GP4 GP5 GP6 GP7", "PLAYER_MODE": 1}
    with Simulator(settings=settings) as sim:
        for key in held:
            sim.down(key)
        sim.wait(100)
        assert sim.machine.drive_hidden == (not held)


@pytest.mark.parametrize(
    "wrong", [{"BUTTON_PINS": "GP2 GP3"}, {"BUTTON_PINS": "GP2 GP3 GP4 GP5 X1"}, {"KEYPAD": "button"}]
)
def test_misconfigured_buttons_never_lock_the_owner_out(wrong):
    with Simulator(settings={"KEYPAD": "buttons", "PLAYER_MODE": 1, **wrong}) as sim:
        sim.wait(100)
        assert not sim.machine.drive_hidden


def test_boot_releases_the_pins_for_the_keypad():
    with Simulator(settings={"PLAYER_MODE": 1}, seed=1) as sim:
        sim.wait(2000)
        sim.press("#")
        sim.expect("to move.", 500)


def test_a_missing_keypad_is_reported_and_attract_mode_starts():
    with Simulator(settings={"ATTRACT_SECONDS": 10}, seed=1) as sim:
        sim.wait(13_000)
        sim.expect("check the keypad's wiring.")


def test_rows_shorted_to_columns_are_reported_and_start_no_game():
    with Simulator(settings={"ATTRACT_SECONDS": 10}, seed=1) as sim:
        for key in "123A456B789C*0#D":
            sim.down(key)
        sim.wait(13_000)
        sim.expect("All keys seem to be pressed")
        assert "to move." not in sim.serial and sim.serial.count("All keys seem") == 1
        sim.expect("The board is playing by itself")


def test_a_stuck_key_is_reported_and_ignored_and_works_again_after_its_release():
    with Simulator(seed=1) as sim:
        sim.wait(2000)
        sim.down("6")
        sim.wait(40_000)
        sim.expect("Key 6 seems to be stuck")
        before = sim.serial
        sim.wait(5_000)
        assert sim.serial == before
        sim.press("5")
        sim.press("*")
        sim.up("6")
        sim.wait(100)
        before = len(sim.serial)
        sim.press("6")
        assert "5 sets up" in sim.serial[before:]
        assert sim.serial.count("seems to be stuck") == 1
