"""With buttons alone, every menu is reached, and the console names the buttons."""

import pytest
from button_player import BACK, LEFT, OK, UP, Player


@pytest.fixture
def player(request):
    made = Player()
    yield made
    made.sim.power_off()


def test_a_hint_is_shown_and_a_move_is_taken_back_from_the_pause_menu(player):
    player.tap(OK)
    player.wait_for("Play")
    player.play(player.app.session.match.game.legal_moves()[0])
    player.sim.wait(3000)
    player.hold_ok()
    player.choose_item("Hint")
    player.sim.expect("Hint: ", 5000)
    player.hold_ok()
    player.choose_item("Take back")
    player.sim.wait(500)
    assert player.app.session.match.game.ply == 0


def test_go_is_passed_from_the_pause_menu_to_its_end(player):
    player.choose_game("go")
    player.set_up_two_people()
    for _ in range(2):
        player.hold_ok()
        player.wait_for("Pause")
        player.choose_item("Pass")
        player.wait_for("Play")
        player.sim.wait(1000)
    assert player.app.session.match.game.agreeing
    assert "OK marks. Pause menu: accept, play on." in player.sim.serial


def test_all_saved_data_is_deleted_after_two_questions(player):
    player.hold_ok()
    player.choose_item("Statistics")
    player.wait_for("Statistics")
    player.tap(LEFT + OK)
    player.wait_for("Ask")
    player.tap(OK + OK)
    player.sim.expect("All saved data is deleted.", 2000)
    assert player.scene == "Statistics"


def test_the_board_that_plays_by_itself_stops_at_any_button():
    player = Player(ATTRACT_SECONDS=10)
    player.wait_for("Attract", ms=15_000)
    player.tap(UP)
    player.wait_for("Menu")
    player.sim.power_off()


def test_ok_held_at_power_on_opens_the_hardware_check():
    player = Player()
    player.sim.power_off()
    player.sim.power_on()
    player.sim.down(OK)
    player.wait_for("Check")
    player.sim.power_off()


def test_with_a_sixth_button_ok_counts_at_once_and_back_pauses():
    player = Player(6)
    player.tap(OK)
    player.wait_for("Play")
    player.sim.down(OK)
    player.sim.wait(200)
    assert player.app.session.match.game.ply == 1
    player.sim.up(OK)
    player.sim.wait(3000)
    player.tap(BACK)
    player.wait_for("Pause")
    player.tap(BACK)
    player.wait_for("Play")
    player.sim.power_off()


@pytest.mark.parametrize(
    ("language", "told"),
    [("de", "OK startet. OK halten: Einrichten"), ("es", "OK empieza. Mantén OK: preparar")],
)
def test_the_console_names_the_buttons_in_the_language_of_the_board(language, told):
    player = Player(LANGUAGE=language)
    player.sim.expect(told, 3000)
    player.sim.power_off()
