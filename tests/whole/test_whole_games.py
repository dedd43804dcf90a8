"""The firmware in the simulator: whole games from key pins to the bytes on the strip, as seen on the grid."""

import itertools

import pytest

from host_sim.simulator import Simulator

DRAWN = "547125662261271266215743771576315353334444"  # connect four, a full board without a row
IDLE_MA, CHANNEL_MA, BUDGET_MA = 1, 20, 400


@pytest.fixture
def board():
    """Return a function that powers a board on and waits for its menu."""
    with_power = []

    def power_on(seed=1, **settings):
        sim = Simulator(settings=settings, seed=seed)
        with_power.append(sim)
        sim.power_on()
        sim.wait(2000)
        return sim

    yield power_on
    for sim in with_power:
        sim.power_off()


def press(sim, keys, pause=0):
    for key in keys:
        sim.press(key)
        sim.wait(pause)


def two_people(sim, game):
    press(sim, "6" * game + "5" + "84#")
    sim.expect("Player 1 (X) to move.", 500)
    return sim


def brightness(sim, x, y):
    return sum(sim.frame()[y][x])


def milliamps(sim):
    lit = sum(itertools.chain.from_iterable(itertools.chain.from_iterable(sim.frame())))
    pixels = len(sim.frame()) * len(sim.frame()[0])
    return pixels * IDLE_MA + lit * CHANNEL_MA / 255


def test_from_power_on_one_key_starts_a_game_against_the_bot(board):
    sim = board()
    sim.press("#")
    sim.expect("Player 1 (X) to move.", 500)
    sim.press("5")
    sim.expect("Player 1 (X) plays b2.", 500)
    sim.expect("Easy bot (O) plays", 3000)


def test_tic_tac_toe_is_won_on_the_grid(board):
    sim = two_people(board(), 0)
    press(sim, "14253")
    sim.wait(1500)
    sim.expect("Player 1 (X) wins")
    winner, loser = set(), set()
    for _ in range(12):
        sim.wait(50)
        winner.add(brightness(sim, 0, 0))
        loser.add(brightness(sim, 0, 3))
    assert len(winner) == 2 and max(winner) > 5 * max(loser) > 0  # one blinks, the other is dim
    assert brightness(sim, 7, 7) == 0  # and no hint is shown any more


def test_tic_tac_toe_ends_in_a_draw_on_the_grid(board):
    sim = two_people(board(), 0)
    press(sim, "123546879")
    sim.wait(1500)
    sim.expect("It's a draw")
    middles = set()
    for _ in range(20):
        sim.wait(100)
        middles.add(sim.frame()[3][3])
    assert len(middles) > 3  # the whole board breathes


def test_connect_four_is_won_and_the_win_undone(board):
    sim = two_people(board(), 1)
    press(sim, "1121314")
    sim.wait(1500)
    sim.expect("Player 1 (X) wins")
    sim.press("B")
    sim.expect("Player 1 (X) to move.")
    press(sim, "72", 300)
    sim.expect("Player 2 (O) plays 2.")


def test_a_full_connect_four_board_is_a_draw(board):
    sim = two_people(board(), 1)
    press(sim, DRAWN, 100)
    sim.expect("It's a draw", 3000)


def test_the_piece_is_shown_where_it_landed(board):
    sim = two_people(board(), 1)
    press(sim, "44", 900)
    red, green, blue = sim.frame()[6][3]
    assert red > blue  # amber, player 1
    red, green, blue = sim.frame()[5][3]
    assert blue > red  # blue, player 2, on top of it


def test_a_20x20_board_is_played_through_a_window(board):
    sim = board()
    press(sim, "6" + "5" + "84" + "8020#" + "8020#" + "#")
    sim.expect("Player 1 (X) to move.", 500)
    press(sim, "6" * 12 + "5")
    sim.expect("Player 1 (X) plays 20.", 500)
    press(sim, "4" * 25 + "5")
    sim.expect("Player 2 (O) plays 1.", 500)


@pytest.mark.slow(weekly=True)
def test_all_wirings_show_the_same_picture(board):
    def picture(**settings):
        sim = board(**settings)
        press(sim, "#5")
        sim.wait(300)
        return sim.frame()

    upright = picture()
    for corner in ("top-left", "top-right", "bottom-left", "bottom-right"):
        for order in ("rows", "columns"):
            for wires in ("progressive", "serpentine"):
                assert picture(GRID_CORNER=corner, GRID_ORDER=order, GRID_WIRING=wires) == upright
    for rotation in (90, 180, 270):
        assert picture(GRID_ROTATION=rotation, GRID_WIRING="serpentine") == upright


def test_no_frame_draws_more_than_the_power_budget(board):
    sim = board(BRIGHTNESS=100)
    for key in "#5" + "A" + "*" * 2 + "B" + "D" + "#" + "1":
        sim.press(key)
        for _ in range(20):
            sim.wait(40)
            assert milliamps(sim) <= BUDGET_MA


def test_a_bright_frame_is_dimmed_as_a_whole(board):
    sim = board(BRIGHTNESS=100, POWER_BUDGET_MA=90)
    press(sim, "#")
    for _ in range(20):
        sim.wait(50)
        assert 64 < milliamps(sim) <= 90


def test_a_3x4_keypad_can_play_too():
    settings = {"KEYPAD_KEYS": "123 456 789 *0#", "KEYPAD_COLS": "GP6 GP7 GP8"}
    with Simulator(settings=settings, seed=1) as sim:
        sim.wait(2000)
        press(sim, "#5")
        sim.expect("Player 1 (X) plays b2.", 500)
        sim.press("*")
        sim.expect("Paused.", 500)


def test_phantom_keys_of_a_rectangle_make_no_move(board):
    sim = two_people(board(), 0)
    for key in ("1", "3", "7"):  # 9 reads as closed too
        sim.down(key)
        sim.wait(100)
    sim.wait(500)
    assert "a1" in sim.serial and "c3" not in sim.serial


def test_bouncing_contacts_count_as_one_press():
    with Simulator(seed=4, bounce_ms=10) as sim:
        sim.wait(2000)
        two_people(sim, 0)
        press(sim, "14253")
        sim.expect("Player 1 (X) wins", 2000)


def test_the_same_seed_gives_the_same_frames():
    def evening(seed):
        frames = []
        with Simulator(seed=seed) as sim:
            sim.wait(2000)
            for key in "#5179384":
                sim.press(key)
                sim.wait(700)
                frames.append(sim.frame())
            return frames, sim.serial

    assert evening(7) == evening(7)
    assert evening(7) != evening(8)


def test_power_off_darkens_the_grid_and_power_on_starts_afresh(board):
    sim = board()
    sim.press("#")
    sim.power_off()
    assert not any(itertools.chain.from_iterable(itertools.chain.from_iterable(sim.frame())))
    sim.power_on()
    sim.wait(2000)
    assert sim.serial.count("Glowgrid. Games on a grid of light.") == 2


def test_attract_mode_starts_after_the_set_time_and_a_key_ends_it(board):
    sim = board(ATTRACT_SECONDS=10)
    sim.wait(11_000)
    sim.expect("The board is playing by itself")
    sim.wait(3000)
    sim.press("6")
    assert "Connect X" not in sim.serial.split("Press any key to return.")[1]


@pytest.mark.parametrize(
    ("settings", "name", "value"),
    [
        ({"GRID_WIDTH": 40}, "GRID_WIDTH", "40"),
        ({"PIXEL_PIN": "GP99"}, "PIXEL_PIN", "GP99"),
        ({"GRID_CORNER": "middle"}, "GRID_CORNER", "middle"),
        ({"GRID_WIDTH": 32, "GRID_HEIGHT": 32}, "POWER_BUDGET_MA", "400"),
    ],
)
def test_a_wrong_setting_is_reported_in_one_sentence_without_a_traceback(settings, name, value):
    with Simulator(settings=settings, seed=1) as sim:
        sim.wait(500)
        assert name in sim.serial and value in sim.serial
        assert "Traceback" not in sim.serial
        assert len([line for line in sim.serial.splitlines() if name in line]) == 1
