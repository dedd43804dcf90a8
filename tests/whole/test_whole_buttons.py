"""Whole games with five or six buttons alone, from power-on to the result and back to the menu."""

import pytest
from button_player import LEFT, OK, RIGHT, UP, Player


@pytest.fixture
def player(request):
    made = Player()
    yield made
    made.sim.power_off()


def test_a_whole_game_of_tic_tac_toe_against_the_bot_and_back_to_the_menu(player):
    player.tap(OK)  # as last time, the first time against the easy bot
    player.wait_for("Play")
    while player.scene != "Result":
        match = player.app.session.match
        if match.awaits_person:
            player.play(match.game.legal_moves()[0])
        player.sim.wait(300)
    player.tap(LEFT)
    assert "Left goes back, right forward." in player.sim.serial
    player.tap(RIGHT)
    player.tap(OK)
    player.wait_for("Play")
    assert player.app.session.match.game.ply <= 1
    player.hold_ok()
    player.wait_for("Pause")
    player.choose_item("Menu")
    player.sim.wait(300)
    if player.scene == "Ask":
        player.tap(OK)
    player.wait_for("Menu")


@pytest.mark.parametrize(
    ("key", "moves"),
    [
        ("tictactoe", "b2 a1 a3 c1 b1 c2 b3"),
        ("connectx", "4 4 5 5 3 6 2"),
        ("quixo", "a1-e1 a2-a1 a2-e2 e3-e1 b5-e5 d1-e1 a4-e4 a3-a5 b1-e1"),
    ],
)
def test_two_people_play_a_whole_game_after_setting_it_up(player, key, moves):
    player.choose_game(key)
    player.set_up_two_people()
    player.play_text(*moves.split())
    player.wait_for("Result")
    assert "Player 1 (X) wins: " in player.sim.serial
    player.hold_ok()
    player.wait_for("Menu")


def test_a_game_with_first_picks_and_jumps_is_played_to_its_end_and_a_pick_is_cancelled(player):
    """Checkers, in which two people make legal moves until one has no piece or move left, or it is a draw."""
    player.choose_game("checkers")
    player.set_up_two_people()
    match = player.app.session.match
    first = match.game.path(match.game.legal_moves()[0])[0]
    player.go_to(first)
    player.tap(OK)
    assert player.app.scene.picker.picked == (first,)
    assert "Holding OK cancels." in player.sim.serial
    player.hold_ok()
    assert player.scene == "Play" and player.app.scene.picker.picked == ()
    for _ in range(12):
        player.play(match.game.legal_moves()[-1])
        player.sim.wait(1000)
    assert match.game.ply == 12
    player.hold_ok()
    player.choose_item("Resign")
    player.wait_for("Ask")
    player.tap(OK)
    player.wait_for("Result")


def test_a_game_is_saved_and_resumed_after_a_power_cut_and_from_the_menu(player):
    player.tap(OK)
    player.wait_for("Play")
    player.play(player.app.session.match.game.legal_moves()[0])
    player.sim.wait(3000)
    ply = player.app.session.match.game.ply
    player.sim.power_off()
    player.power_on()
    player.wait_for("Play")
    assert player.app.session.match.game.ply == ply
    assert "To leave it: hold OK, then Menu." in player.sim.serial
    player.hold_ok()
    player.choose_item("Menu")
    player.wait_for("Ask")
    player.tap(OK)
    player.wait_for("Menu")
    player.tap(RIGHT)
    player.hold_ok()
    player.choose_item("Resume Tic-tac-toe")
    player.wait_for("Play")
    assert player.app.session.match.game.ply == ply


def test_every_scene_of_both_menus_is_reached_and_left(player):
    for name, scene in (("How to play", "Rules"), ("Demo", "Demo"), ("Statistics", "Statistics"), ("Set up", "Setup")):
        player.hold_ok()
        player.wait_for("More")
        player.choose_item(name)
        player.wait_for(scene)
        player.hold_ok()
        player.wait_for("Menu")
    player.tap(OK)
    player.wait_for("Play")
    scenes = {"How to play": "Rules", "What the keys do": "Help", "Statistics": "Statistics", "Set up": "Setup"}
    for name, scene in scenes.items():
        player.hold_ok()
        player.wait_for("Pause")
        player.choose_item(name)
        player.wait_for(scene)
        player.hold_ok()
        player.wait_for("Pause")
        player.hold_ok()
        player.wait_for("Play")
    player.hold_ok()
    player.choose_item("Hardware check")
    player.wait_for("Check")
    player.tap(LEFT + UP + RIGHT)
    player.tap(OK, 900)
    player.wait_for("Pause")
    player.choose_item("Show the status")
    player.wait_for("Play")
    assert [type(each).__name__ for each in player.app.scene.overlays] == ["GameStatusOverlay"]
