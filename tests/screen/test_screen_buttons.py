"""The buttons beside the lights."""

import states

import screen


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
