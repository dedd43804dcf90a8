"""The buttons beside the lights."""

import states

import screen


def test_the_button_that_resumes_another_game_names_it_and_comes_last():
    player = states.start("connectx", 8)
    player.press("4")
    player.wait(1500)
    player.press("D#5")  # another game
    player.wait(1500)
    assert [button["name"] for button in screen.describe(player.app)["buttons"]][-1] == "Resume Connect X"
    player.press("4")
    player.wait(1500)
    assert screen.describe(player.app)["buttons"][0]["name"] == "Take back"
