"""With the setting REDUCED_MOTION, nothing blinks, slides or pulsates, and whatever informs people stays visible."""

import flashes
import pytest
import states
from fakes import Player

from glowgrid.view import motion
from glowgrid.view.palette import WHITE, ink
from host_sim.simulator import Simulator


@pytest.fixture(autouse=True)
def reduced(monkeypatch):
    monkeypatch.setattr(Player, "reduced_motion", True)
    yield
    motion.reduce(False)


def at_menu(size=8):
    player = Player(size, size)
    player.wait(2000)
    assert player.scene == "Menu"
    return player


def is_still(player, ms=3000):
    return len(flashes.record(player, ms)) == 1


def levels(player, hue):
    return {shown & 7 for shown in player.console.grid.shown if shown >> 3 == hue and shown & 7}


@pytest.mark.parametrize("size", [5, 8, 16, 32])
def test_in_the_menu_the_name_scrolls_by_once_and_then_the_icon_stays(size):
    player = at_menu(size)
    icon = player.picture()
    assert len(flashes.record(player, 20_000, 20)) > 5
    assert is_still(player)
    assert player.picture().split("\n")[: size // 2] == icon.split("\n")[: size // 2]
    player.press("6")
    assert len(flashes.record(player, 20_000, 20)) > 5 and is_still(player)


@pytest.mark.slow
@pytest.mark.parametrize("size", [5, 8, 16])
@pytest.mark.parametrize("state", ["start", "pick", "thinking"])
@pytest.mark.parametrize("key", ["tictactoe", "connectx", "quixo", "othello", "checkers", "battleship", "ur", "go"])
def test_a_game_is_still_until_somebody_moves(key, state, size):
    player = getattr(states, state)(key, size)
    player.wait(1300)  # until a window onto a large board has returned to the cursor
    assert is_still(player)


@pytest.mark.parametrize("key", ["tictactoe", "connectx", "quixo", "othello", "domineering"])
def test_a_result_is_still(key):
    player = states.end(key, 8)
    player.wait(100)
    assert player.scene == "Result" and is_still(player)


def test_the_winning_line_is_steady_and_brighter_than_other_pieces():
    player = states.end("connectx", 8)
    player.wait(500)
    board, line = player.app.scene.board, player.app.scene._outcome.line
    for cell, owner in enumerate(board.cells):
        if owner:
            x, y = board.layout.x_of(cell), board.layout.y_of(cell)
            shown = player.console.grid.shown[y * 8 + x]
            assert shown == ink(owner, 7 if cell in line else 3)


def test_the_cursor_and_the_turn_indicator_are_steady_and_bright():
    player = states.start("othello", 16)
    player.wait(50)
    assert ink(WHITE) in player.console.grid.shown
    player = states.start("connectx", 8)
    player.wait(50)
    assert ink(1) in player.console.grid.shown[:8]


def test_the_last_move_is_steady_and_differs_from_other_pieces():
    player = states.start("tictactoe", 8)
    states.play(player, [0, 1, 2])
    assert levels(player, 1) == {5, 7} and is_still(player)


def test_pieces_that_can_be_picked_are_steady_and_brighter_than_targets():
    player = states.start("checkers", 8)
    player.wait(50)
    assert {4, 7} <= levels(player, 1) and is_still(player)


@pytest.mark.parametrize("key", ["connectx", "quixo", "othello"])
def test_pieces_do_not_fall_slide_or_flip(key):
    player = states.start(key, 8)
    player.app.session.match.play(player.app.session.match.game.legal_moves()[0])
    player.wait(40)
    assert not player.app.scene._motion.active and is_still(player)


def test_the_splash_screen_is_a_still_picture():
    player = Player()
    assert is_still(player, 950)
    assert any(player.console.grid.shown)


def test_a_roll_of_the_dice_shows_its_number_at_once():
    player = states.race("ur", 16)
    assert is_still(player)
    match = player.app.session.match
    states.play(player, [match.game.legal_moves()[0]], 60)
    player.wait(1200)
    assert is_still(player, 1000)


def test_attract_mode_makes_a_move_every_six_seconds():
    player = at_menu()
    player.wait(121_000, 50)
    assert player.scene == "Attract"
    assert 3 <= len(flashes.record(player, 30_000, 50)) <= 7


@pytest.mark.parametrize(("value", "moves"), [(0, True), (1, False)])
def test_the_setting_reduces_motion_on_the_whole_board(value, moves):
    with Simulator(settings={"REDUCED_MOTION": value}, seed=1) as sim:
        sim.wait(2000)
        sim.press("#")
        sim.wait(1500)
        seen = set()
        for _ in range(30):
            sim.wait(100)
            seen.add(str(sim.frame()))
    assert (len(seen) > 1) == moves
