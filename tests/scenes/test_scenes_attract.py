"""Games that the board plays by itself: after two minutes in the menu, and between bots."""

from by_keys import at_menu, at_setup_of, said, two_people


def test_after_two_minutes_the_board_plays_by_itself_dimmed_and_any_key_returns():
    player = at_menu()
    player.press("6")
    player.wait(119_000, 50)
    assert player.scene == "Menu"
    player.wait(2_000, 50)
    assert player.scene == "Attract" and player.console.grid.brightness < 40
    player.wait(3_000, 50)
    assert any(player.app.scene._match.game.moves)
    player.hold("6", 3)
    assert player.scene == "Menu" and player.app.scene.item == 1
    assert player.console.grid.brightness == 40


def test_attract_mode_never_interrupts_a_game_with_a_person():
    player = two_people("tictactoe")
    player.wait(130_000, 100)
    assert player.scene == "Play"
    player.press("A")
    player.wait(130_000, 100)
    assert player.scene == "Pause"


def test_bots_play_each_other_at_an_adjustable_speed():
    player = at_setup_of("tictactoe")
    player.press("6#")
    player.press("66")
    assert said(player, "180 ms per move.")
    player.wait(1500)
    assert player.app.session.match.game.ply > 3
    player.wait(130_000, 50)
    assert player.scene in ("Play", "Result") and sum(player.app.session.running.score) > 5
