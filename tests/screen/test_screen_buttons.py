"""The buttons beside the lights."""

import pytest
import states
from fakes import Player
from whole_games import GAME_OF_MINES

import screen
from glowgrid.engine import transcript
from glowgrid.engine.game import CHANCE
from glowgrid.games import load
from glowgrid.saves.record_format import BY_HAND


def test_the_button_that_resumes_another_game_names_it_and_comes_last():
    player = states.start("connectx", 8)
    player.press("4")
    player.wait(1500)
    player.press("D#5")  # another game
    player.wait(1500)
    buttons = screen.describe(player.app)["buttons"]
    assert buttons[-1]["name"] == "Resume Connect X"
    assert (buttons[0]["name"], buttons[0]["is_enabled"]) == ("Take back", False)  # it works after the first move
    player.press("4")
    player.wait(1500)
    assert screen.describe(player.app)["buttons"][0]["name"] == "Take back"


def buttons_of(player):
    return {button["name"]: button["is_enabled"] for button in screen.describe(player.app)["buttons"]}


def test_before_the_first_move_there_is_nothing_to_take_back():
    player = states.start("connectx", 8)
    assert buttons_of(player) == {"Take back": False, "Hint": True, "New game": True, "Pause": True}
    player.press("4")
    player.wait(1500)
    assert buttons_of(player)["Take back"]


@pytest.mark.parametrize("key", ["lightsout", "ur"])
def test_a_draw_of_chance_is_not_taken_back(key):
    player = states.start(key, 8)
    player.wait(2500)
    match = player.app.session.match
    assert match.awaits_person and match.game.ply == 1  # the draw
    assert not buttons_of(player)["Take back"] and "B" not in screen.describe(player.app)["keys"]


def test_a_bot_s_first_move_is_not_taken_back_before_the_person_has_moved():
    player = states.at("connectx", 8, ("easy", BY_HAND))
    player.wait(4000)
    match = player.app.session.match
    assert match.awaits_person and match.game.ply == 1
    assert not buttons_of(player)["Take back"]
    player.press("4")
    assert buttons_of(player)["Take back"]


def test_bots_that_play_each_other_take_nothing_back():
    player = states.at("connectx", 8, ("easy",))
    player.wait(6000)
    assert player.app.session.match.game.ply > 1 and "B" not in screen.describe(player.app)["keys"]


def test_a_game_that_takes_nothing_back_and_has_no_coach_offers_neither():
    player = states.start("minesweeper", 8)
    player.press("5")
    player.wait(1500)
    player.press("C")
    player.wait(3000)
    assert player.app.scene.picker.hint
    found = buttons_of(player)
    assert not found["Take back"] and found["Hint"] and "Coach" not in found
    player = states.end("minesweeper", 8)
    assert player.scene == "Result"
    assert list(buttons_of(player)) == ["Play again", "Step back", "Forward", "Menu"]


def test_on_a_keypad_without_letters_a_game_has_no_buttons_for_them():
    player = states.start("connectx", 8)
    player.console.keypad.layout = ("123", "456", "789", "*0#")
    assert buttons_of(player) == {}
    player.press("4")
    player.wait(1500)
    assert buttons_of(player) == {}


def test_the_button_for_flags_is_disabled_while_mines_are_placed_and_after_the_last_pick():
    player = states.at("minesweeper", 8)
    assert buttons_of(player)["Set flags"]
    match = player.app.session.match
    first, *others, last = states.chosen(transcript.read(GAME_OF_MINES, load)[1])
    match.play(first)
    assert match.game.turn == CHANCE and buttons_of(player)["Set flags"] is False
    states.play(player, others, 40)
    match.play(last)
    assert player.scene == "Play" and match.game.outcome and buttons_of(player)["Set flags"] is False


def test_while_the_bot_thinks_the_buttons_stay_and_the_one_for_a_hint_is_disabled():
    player = states.thinking("othello", 8)
    buttons = screen.describe(player.app)["buttons"]
    assert [button["name"] for button in buttons] == ["Take back", "Hint", "New game", "Pause"]
    assert [button["name"] for button in buttons if not button["is_enabled"]] == ["Hint"]


def test_the_pause_menu_has_a_button_that_leads_to_the_menu():
    player = states.start("connectx", 8)
    player.press("A")
    found = screen.describe(player.app)
    button = found["buttons"][-1]
    assert (button["name"], found["items"][button["item"]]["name"]) == ("Menu", "Menu")
    screen.select(player.app, button["item"])
    player.press(button["key"])
    player.wait(1000)
    assert player.scene == "Menu"


class FewButtons:
    """A keypad of buttons, as far as screens look at it. `layout`: "28465" or "28465*"."""

    def __init__(self, layout, keys):
        self.layout, self.keys = [layout], keys


def described_with(scene_keys, layout, player):
    player.app.console.keypad, before = FewButtons(layout, scene_keys), player.app.console.keypad
    try:
        return screen.describe(player.app)
    finally:
        player.app.console.keypad = before


def test_five_buttons_are_labelled_with_what_they_do_and_holding_ok_too():
    player = states.start("othello", 8)
    found = described_with("28465**", "28465", player)
    assert (found["keys"]["5"], found["keys"]["+"]) == ("Pick", "Pause")
    assert [(button["name"], button["key"]) for button in found["buttons"]] == [("Hold OK: Pause", "+")]


def test_with_a_back_button_holding_ok_has_no_label():
    player = states.start("othello", 8)
    found = described_with("28465* ", "28465*", player)
    assert found["keys"]["*"] == "Pause" and "+" not in found["keys"]
    assert [(button["name"], button["key"]) for button in found["buttons"]] == [("Pause", "*")]


def test_in_the_menu_of_games_ok_starts_and_an_item_is_chosen_with_ok():
    player = Player(8, 8, 1)
    player.press("0")
    player.wait(1000)
    assert player.scene == "Menu"
    found = described_with("2846#*+", "28465", player)
    assert (found["keys"]["5"], found["keys"]["+"]) == ("Start", "More")
    assert {item["key"] for item in found["items"]} == {"5"}
    assert found["items"][0]["more"] == [{"name": "More", "key": "+"}]
