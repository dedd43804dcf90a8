"""The console on a fake board: the parts built from settings, and the messages for the owner on failure."""

import pytest

from glowgrid.config.settings import Settings


@pytest.fixture
def console(board, fresh):
    """Return a function (NAME=value, ...) -> a Console with these settings and else the defaults."""
    module = fresh("neopixel", "adafruit_matrixkeypad", "glowgrid.hal.clock", "glowgrid.hal.console_builder")
    return lambda **values: module.build_console(Settings(values.get))


def refusal(console, **values):
    # a ValueError, because the module reloads with the app and then has another class SettingError
    with pytest.raises(ValueError) as refused:
        console(**values)
    assert type(refused.value).__name__ == "SettingError"
    return str(refused.value)


def test_the_defaults_give_an_8x8_grid_and_a_4x4_keypad(console, board, canvas):
    made = console()
    assert (made.grid.width, made.grid.height, made.grid.brightness) == (8, 8, 40)
    made.grid.show(canvas(bytes(64)))
    assert board.sent == [bytes(192)]
    made.keypad.poll(made.clock.now())
    assert made.keypad.get() is None
    assert made.store[:] == b"\xff" * 4096


def test_a_panel_turned_by_90_degrees_swaps_width_and_height(console, board, canvas):
    made = console(GRID_WIDTH=16, GRID_HEIGHT=8, GRID_ROTATION=90, PIXEL_ORDER="RGBW")
    assert (made.grid.width, made.grid.height) == (8, 16)
    made.grid.show(canvas(bytes(128)))
    assert len(board.sent[0]) == 4 * 128


def test_a_3x4_keypad_needs_only_three_columns(console):
    console(KEYPAD_COLS="GP6 GP7 GP8", KEYPAD_KEYS="123 456 789 *0#")


def test_a_closed_switch_reports_its_key(console, board):
    board.closed.add(frozenset(("pin 4", "pin 6")))  # third row, first column
    made = console()
    for ms in range(100):
        made.keypad.poll(ms)
    assert made.keypad.get() == ("press", "7", 0)
    assert made.keypad.get() is None


def test_messages_are_printed(console, capsys):
    console().say("Good evening.")
    assert capsys.readouterr().out == "Good evening.\n"


def test_a_seed_repeats_the_random_numbers_and_without_one_they_differ(console):
    def draws(**values):
        rng = console(**values).rng
        return [rng.below(1000) for _ in range(20)]

    assert draws(SEED=7) == draws(SEED=7)
    assert draws() != draws()


def test_a_board_without_a_random_source_uses_the_time(console, monkeypatch):
    def missing(count):
        raise NotImplementedError

    monkeypatch.setattr("os.urandom", missing)
    console().rng.below(6)


def test_the_clock_counts_and_waits(console, board):
    clock = console().clock
    assert 0 <= clock.now() < 1 << 29
    assert clock.add((1 << 29) - 1, 5) == 4
    assert clock.diff(4, (1 << 29) - 1) == 5
    clock.wait(7)
    assert board.waited == [7000]


def test_a_pin_that_the_board_lacks_is_named_with_the_available_ones(console):
    names = ", ".join(sorted([f"GP{number}" for number in range(12)] + ["LED"]))
    assert refusal(console, PIXEL_PIN="D5") == f'PIXEL_PIN = "D5", but it must be a free pin of this board: {names}.'
    assert refusal(console, KEYPAD_ROWS="GP2 GP3 GP4 X1").startswith('KEYPAD_ROWS = "X1", but it must be')
    assert refusal(console, PIXEL_PIN="I2C").startswith('PIXEL_PIN = "I2C", but it must be')


def test_a_reserved_pin_is_refused_too(console):
    assert refusal(console, PIXEL_PIN="GP10").startswith('PIXEL_PIN = "GP10", but it must be a free pin of this')


def test_a_pin_can_be_used_only_once(console):
    sentence = 'KEYPAD_COLS = "GP2", but it must be another pin, because KEYPAD_ROWS uses this one.'
    assert refusal(console, KEYPAD_COLS="GP2 GP7 GP8 GP9") == sentence
    sentence = 'KEYPAD_ROWS = "GP11", but it must be another pin, because PIXEL_PIN uses this one.'
    assert refusal(console, PIXEL_PIN="LED", KEYPAD_ROWS="GP11 GP3 GP4 GP5") == sentence  # two names, one pin


def test_a_grid_too_large_for_the_budget_is_refused(console):
    assert refusal(console, GRID_WIDTH=32, GRID_HEIGHT=32).startswith("POWER_BUDGET_MA = 400, but 1024 pixels")
