"""Items that a game adds to the pause menu: rules, its own commands, resigning, agreeing on a draw."""

import tiny
from fakes import Event, Player
from tiny_light import AMBER, hues, last_lines, match, moves, pick

# -- rules


def test_the_pause_menu_shows_the_rules_and_a_held_6_scrolls_them_faster(play):
    player = play("points")
    player.pause("rules")
    assert tiny.GAMES["points"].rules in last_lines(player, 2) and player.scene == "Rules"

    def seen(key):
        """Return the number of different pictures in a second in which a key is held."""
        pictures = set()
        player.console.keypad.events.append(Event("press", key))
        for _ in range(30):
            player.wait(35)
            pictures.add(player.picture())
        player.console.keypad.events.append(Event("release", key))
        return len(pictures)

    fast, back = seen("6"), seen("4")
    player.wait(1000)
    assert fast > 20 and back > 20 and player.scene == "Rules"
    player.press("5")
    assert player.scene == "Pause"


def test_in_the_setup_0_shows_the_rules_and_returns_to_the_same_line():
    player = Player()
    player.press("0")
    player.press("5")
    player.press("8")
    line = last_lines(player)
    player.press("0")
    assert player.scene == "Rules" and last_lines(player, 2)[0].startswith("Mark any free cell.")
    player.press("5")
    assert player.scene == "Setup" and last_lines(player) == line


def test_a_game_without_rules_says_so(play):
    player = play("hollow")
    player.pause("rules")
    assert "This game has no rules text." in last_lines(player, 2)


# -- commands of its own


def test_a_games_own_command_asks_if_it_has_a_question_and_then_acts_on_the_match(play):
    player = play("points")
    player.pause("Double")
    assert player.scene == "Ask" and last_lines(player)[0].startswith("Double the stakes? 5 or #: yes.")
    player.press("0")
    assert player.scene == "Pause" and match(player).game.stakes == 1
    player.press("*")
    player.pause("Double")
    player.press("5")
    assert player.scene == "Play" and match(player).game.stakes == 2 and "They are 2 now." in last_lines(player, 2)
    player.pause("Wave")
    assert player.scene == "Play" and "Hello." in last_lines(player, 2)


# -- resigning, and agreeing on a draw


def test_a_player_who_resigns_loses_and_can_undo_it(play):
    player = play("hollow")
    pick(player, 1)
    player.pause("Resign")
    assert player.scene == "Ask" and moves(player) == [1]
    player.press("5")
    player.wait(1500)
    assert "Player 2 (O) resigns." in player.console.said
    assert player.scene == "Result"
    assert last_lines(player)[0].startswith("Player 1 (X) wins: player 2 has resigned.")
    assert hues(player, 0) == {AMBER}  # there is no line to highlight, so the edge shows the winner
    player.press("B")
    player.wait(200)
    assert player.scene == "Play" and moves(player) == [1] and match(player).game.turn == 2


def test_two_people_can_agree_on_a_draw(play):
    player = play("hollow")
    player.pause("Draw")
    player.press("5")
    player.wait(1500)
    assert "Both players agree to a draw." in player.console.said
    assert player.scene == "Result" and last_lines(player)[0].startswith("It's a draw: both players agree.")


def test_nobody_can_resign_during_a_bots_turn_or_after_the_game(play):
    player = play("hollow", ("random", "random"))
    player.press("A")
    names = [row[1] for row in player.app.scene.rows]
    assert "Resign" not in names and names[-1] == "Menu"
