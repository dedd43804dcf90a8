"""After a long time without a key the grid goes dark, and any key wakes it in the same state."""

import pytest
from fakes import Event, Player

from host_sim.simulator import Simulator

ASLEEP = "The grid is asleep. Press any key to wake it."


def thinking_for_ever(game, rng):
    """Generator: think, and never find a move."""
    while True:
        yield 0


def in_play(minutes=30):
    player = Player(sleep_minutes=minutes)
    player.press("5")
    player.wait(500)
    player.press("#")
    player.wait(600)
    assert player.scene == "Play"
    return player


def test_a_game_goes_dark_and_the_first_key_only_wakes_it():
    player = in_play()
    player.press("5")
    player.wait(3000)
    match = player.app.session.match
    moves = list(match.game.moves)
    player.wait(30 * 60_000 - 10_000, 500)
    assert player.scene == "Play"
    player.wait(12_000, 500)
    assert (player.scene, player.console.said[-1]) == ("Sleep", ASLEEP)
    assert not any(player.console.grid.shown)
    player.press("1")
    assert player.scene == "Play" and player.app.session.match is match and list(match.game.moves) == moves
    assert any(player.console.grid.shown)


def menu(player):
    player.wait(500)
    assert player.scene == "Menu"


def own_turn(player):
    player.press("#")
    player.wait(600)
    player.press("6")


def bots_turn(player):
    own_turn(player)
    player.app.session.match.seats[1].decider.think = thinking_for_ever
    player.press("1")
    player.wait(3000)
    assert player.app.session.match.thinking


def a_first_pick(player):
    while "Quixo" not in player.app.scene.row(player.app.scene.item)[1]:
        player.press("6")
    player.press("#")
    player.wait(600)
    player.press("5")
    assert player.app.scene.picker.picked


def pause(player):
    own_turn(player)
    player.press("A2")


def setting_up(player):
    player.press("5")
    player.wait(500)
    player.press("8")


def state(player):
    """Return all state that a key could change: the scene, the game, the position in it, and the grid."""
    match, scene = player.app.session.match, player.app.scene
    moves = () if match is None else tuple(match.game.moves)
    picker = getattr(scene, "picker", None)
    picked = picker and (picker.cursor, picker.picked)
    return player.scene, moves, picked, getattr(scene, "item", None), getattr(scene, "line", None)


@pytest.mark.parametrize("where", [menu, own_turn, bots_turn, a_first_pick, pause, setting_up])
def test_any_key_wakes_it_to_the_same_state_and_has_no_other_effect(where):
    player = Player(sleep_minutes=1)
    player.app._rests = 3_600_000, player.app._rests[1]
    player.press("5")
    player.wait(500)
    where(player)
    player.wait(1000)
    before = state(player)
    for key in "123A456B789C*0#D":
        player.wait(62_000, 500)
        assert player.scene == "Sleep" and not any(player.console.grid.shown)
        player.press(key)
        player.wait(300)
        assert state(player) == before, key
        assert any(player.console.grid.shown)


def test_a_game_between_bots_pauses_while_the_grid_is_dark():
    player = Player(sleep_minutes=1)
    player.press("5")
    player.wait(500)
    player.press("5")
    player.wait(500)
    player.press("6#")
    player.wait(600)
    match = player.app.session.match
    assert match.is_show
    player.wait(61_000, 50)
    assert player.scene == "Sleep"
    frozen = player.app.session.match, list(player.app.session.match.game.moves)
    player.wait(60_000, 100)
    assert (player.app.session.match, list(player.app.session.match.game.moves)) == frozen
    told = len(player.console.said)
    player.press("4")
    assert player.scene in ("Play", "Result")
    player.wait(3000, 50)
    assert (player.app.session.match, list(player.app.session.match.game.moves)) != frozen
    assert "move stays" not in " ".join(player.console.said[told:])


def test_it_wakes_to_the_help_which_leads_back_to_the_pause_menu():
    player = in_play(1)
    player.pause("help")
    player.wait(70_000, 500)
    assert player.scene == "Sleep"
    player.press("5")
    assert player.scene == "Help"
    player.press("5")
    assert player.scene == "Pause"


def test_it_stays_dark_until_a_key_is_pressed():
    player = in_play(1)
    player.wait(70_000, 500)
    for _ in range(5):
        player.wait(120_000, 1000)
        assert player.scene == "Sleep" and len(player.app.stack.scenes) == 2


def test_a_board_in_attract_mode_goes_dark_too_and_wakes_to_the_menu():
    player = Player(sleep_minutes=4)
    player.press("5")
    player.wait(500)
    player.press("6")
    player.wait(150_000, 50)
    assert player.scene == "Attract"
    player.wait(100_000, 50)
    assert player.scene == "Sleep"
    player.press("#")
    assert player.scene == "Menu" and player.app.scene.item == 1
    assert player.console.grid.brightness == 40


def test_a_touch_wakes_it_too():
    class Touch(Event):
        cell = 9

        def as_key(self):
            return Event("press", "5")

    player = in_play(1)
    player.wait(62_000, 500)
    assert player.scene == "Sleep"
    player.console.keypad.events.append(Touch("press", ""))
    player.wait(100)
    assert player.scene == "Play"


def is_lit(sim):
    return any(any(pixel) for row in sim.frame() for pixel in row)


@pytest.mark.slow(weekly=True)
def test_a_short_tap_wakes_it_although_keys_are_scanned_less_often():
    with Simulator(seed=1, settings={"SLEEP_MINUTES": 1, "ATTRACT_SECONDS": 3600}) as sim:
        sim.wait(2500)
        for later in (0, 7, 13, 22, 29):
            sim.wait(61_000 + later)
            assert not is_lit(sim)
            sim.press("6")
            sim.wait(200)
            assert is_lit(sim)
        assert sim.serial.count(ASLEEP) == 5


def test_with_0_it_never_goes_dark():
    player = in_play(0)
    player.wait(24 * 60 * 60_000, 60_000)
    assert player.scene == "Play"


def test_a_pin_switches_off_the_grids_power_while_dark_and_on_before_the_first_frame():
    settings = {"SLEEP_MINUTES": 1, "SLEEP_PIN": "GP14", "ATTRACT_SECONDS": 3600}
    with Simulator(seed=1, settings=settings) as sim:
        on = sim.machine.wires.pins["GP14"]
        sim.wait(2500)
        assert on.drive is True
        sim.wait(61_000)
        assert on.drive is False and not is_lit(sim)
        shown = sim.frames_shown
        sim.down("6")
        while on.drive is False:
            sim.wait(1)
        assert sim.frames_shown == shown
        sim.wait(20)
        assert sim.frames_shown == shown
        sim.up("6")
        sim.wait(200)
        assert sim.frames_shown > shown and is_lit(sim)
