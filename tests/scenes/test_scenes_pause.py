"""Pausing: brightness while its bar is shown, questions before a game is ended, and resuming that game."""

import pytest
from by_keys import said, two_people
from fakes import Player

from glowgrid.engine.resign_and_draw import RESIGN
from glowgrid.scenes.scene import BACK
from glowgrid.words import main_menu as words
from glowgrid.words import match as match_words
from glowgrid.words import menus, pause
from tools.build.lifetimes_table import icons


class Person(Player):
    """A person at a board with a journal, in a game of tic-tac-toe between two people with two moves played."""

    def __init__(self, moves="12"):
        super().__init__(store=bytearray(b"\xff" * 4096))
        self.press("0" + "584#" + moves)

    @property
    def moves(self):
        return list(self.app.session.match.game.moves)

    def said(self, text):
        return any(text in line for line in self.console.said)


@pytest.fixture
def player():
    return Person()


# -- brightness


def test_while_the_bar_is_shown_4_and_6_change_the_brightness(player):
    player.pause("brightness")
    seen = [player.console.grid.brightness]
    for key in "66644":
        player.press(key)
        player.wait(3000)
        seen.append(player.console.grid.brightness)
    assert seen == [60, 80, 100, 100, 80, 60] and player.scene == "Pause"
    player.press("444444")
    assert player.console.grid.brightness == 10 and player.moves == [0, 1]


def test_a_held_6_brightens_to_the_maximum_and_never_moves_to_the_next_item(player):
    player.pause("brightness")
    player.hold("6", 12)
    assert player.console.grid.brightness == 100
    player.press("#")
    assert player.app.scene.rows[player.app.scene.item][0] == "brightness"


@pytest.mark.parametrize(("key", "line"), [("8", "new_game"), ("2", "rules"), ("#", "brightness"), ("A", "brightness")])
def test_2_and_8_go_to_another_group_from_the_bar_and_any_other_key_closes_it(player, key, line):
    player.pause("brightness")
    player.press(key)
    assert player.app.scene.rows[player.app.scene.item][0] == line and player.scene == "Pause"
    before = player.console.grid.brightness
    player.press("6")
    assert player.console.grid.brightness == before


# -- actions that end a game


@pytest.mark.parametrize(("name", "scene"), [("new_game", "Play"), ("leave", "Menu")])
def test_an_action_that_ends_a_game_asks_first_and_any_key_but_5_and_hash_means_no(player, name, scene):
    for no in "*46A0":
        player.pause(name)
        assert player.scene == "Ask" and player.console.said[-1] == pause.ENDS_GAME[0]
        player.press(no)
        assert player.scene == "Pause"
        player.press("*")
        assert player.scene == "Play" and player.moves == [0, 1]
    player.pause(name)
    player.press("5")
    assert player.scene == scene


def test_a_setup_during_a_game_asks_before_its_new_game_starts(player):
    player.press("D#")
    assert player.scene == "Ask"
    player.press("0")
    assert player.scene == "Setup"
    player.press("*")
    assert player.scene == "Play" and player.moves == [0, 1]
    player.press("D##")
    assert player.scene == "Play" and player.moves == []


def test_a_game_without_moves_a_finished_one_or_one_between_bots_ends_without_a_question():
    player = Person("")
    player.pause("leave")
    assert player.scene == "Menu"
    player = Person("14253")
    player.wait(1500)
    player.press("D#")
    assert player.scene == "Play"
    player = Person("")
    player.press("D686#")  # two bots
    player.wait(2000)
    player.pause("leave")
    assert player.scene == "Menu"


def test_the_question_looks_different_from_the_menu_and_waits(player):
    player.pause("leave")
    player.wait(200_000, 100)
    assert player.scene == "Ask" and "r7" in player.picture()


# -- resuming


@pytest.mark.parametrize("key", ["*", "B"])
def test_a_game_that_was_left_can_be_resumed_from_the_menu(player, key):
    player.press("3B")  # and a move to redo
    player.pause("leave")
    player.press("5")
    assert player.said(words.WAITS.format("Tic-tac-toe"))
    player.press("66" + key)
    assert player.scene == "Play" and player.moves == [0, 1]
    assert list(player.app.session.match.undone) == [2]
    player.hold("C")
    assert player.moves == [0, 1, 2]


def test_a_game_ended_by_a_new_one_can_be_resumed_until_the_first_move(player):
    player.pause("new_game")
    player.press("5")
    assert player.said(match_words.KEPT) and player.moves == []
    player.press("B")
    assert player.scene == "Play" and player.moves == [0, 1]
    player.press("3")
    assert player.moves == [0, 1, 2]


def test_on_a_keypad_without_b_undo_is_in_the_pause_menu(player):
    player.press("D##")
    player.pause("take_back")
    assert player.scene == "Play" and player.moves == [0, 1]


def test_the_score_and_the_players_are_resumed_with_the_game(player):
    player.press("437")
    player.wait(1500)
    player.press("#")  # a rematch, which player 2 starts
    player.press("59")
    player.pause("leave")
    player.press("5" + "6#")  # another game, against the bot
    player.pause("leave")
    player.press("*")
    session = player.app.session
    assert session.match.game.title == "Tic-tac-toe" and player.moves == [4, 8]
    assert session.running.score == [0, 1, 0] and session.match.seats[0].colour == 2
    assert [seat.person for seat in session.match.seats] == [True, True]


def test_a_resumed_game_is_saved_again(player):
    player.pause("leave")
    player.press("5*")
    player.power_on()
    player.press("0")
    assert player.scene == "Play" and player.moves == [0, 1]


def test_without_a_game_to_resume_a_star_in_the_menu_does_nothing():
    player = Player()
    player.press("0*B")
    assert player.scene == "Menu"


def test_the_question_names_the_earlier_game_that_is_deleted_then(player):
    for expected in (pause.ENDS_GAME[0], pause.ENDS_GAME[1].format("Tic-tac-toe")):
        player.pause("new_game")
        assert player.console.said[-1] == expected
        player.press("5" + "1")
        player.wait(1500)


def test_the_end_of_another_game_can_be_taken_back_while_one_is_kept(player):
    player.pause("new_game")
    player.press("5" + "14253")
    player.wait(1500)
    player.press("B")
    assert player.moves == [0, 3, 1, 4] and player.app.session.left_game() >= 0


def test_after_another_game_was_finished_the_earlier_one_can_still_be_resumed(player):
    player.pause("new_game")
    player.press("5" + "14253")
    player.wait(1500)
    player.press("#B")
    assert player.scene == "Play" and player.moves == [0, 1]


# -- pausing and returning


@pytest.mark.parametrize("key", ["A", "*"])
def test_pause_and_resume_leave_the_game_unchanged(key):
    player = two_people("tictactoe")
    player.press("5" + key)
    assert player.scene == "Pause"
    player.press(key)
    assert player.scene == "Play" and player.app.session.match.game.ply == 1


def test_a_3x4_keypad_reaches_everything_through_pause():
    player = two_people("tictactoe")
    player.press("12")
    player.pause("take_back")
    assert player.scene == "Play" and player.app.session.match.game.ply == 1
    player.pause("redo")
    assert player.app.session.match.game.ply == 2
    player.pause("hint")
    player.wait(8000)
    assert said(player, "Hint:")
    player.pause("new_game")
    player.press("5")
    assert player.scene == "Play" and player.app.session.match.game.ply == 0
    player.pause("who")
    assert player.scene == "Setup"
    player.press("#")
    player.pause("leave")
    assert player.scene == "Menu"


def test_brightness_changes_in_steps_and_is_visible():
    player = two_people("tictactoe")
    player.pause("brightness")
    assert player.console.grid.brightness == 60 and player.scene == "Pause"
    player.press("555")
    assert player.console.grid.brightness == 10
    player.press("*")
    assert player.scene == "Pause" and player.app.scene.rows[player.app.scene.item][0] == "brightness"
    player.press("*")
    assert player.scene == "Play"


def test_the_key_help_is_shown_and_returns_to_the_game():
    player = two_people("tictactoe")
    player.pause("help")
    assert player.scene == "Help" and said(player, menus.KEYS[0])
    player.press("5")
    assert player.scene == "Pause"


@pytest.mark.parametrize("name", ["who", *[name for name, _ in icons()]])
def test_a_scene_of_the_pause_menu_leads_back_to_the_item_that_opened_it(player, name):
    player.pause(name)
    assert player.scene == ("Setup" if name == "who" else name.capitalize())
    told = len(player.console.said)
    player.hold("*")
    menu = player.app.scene
    assert player.scene == "Pause" and menu.rows[menu.item][0] == name
    assert player.console.said[-1] == menu.rows[menu.item][1] and pause.PAUSED not in player.console.said[told:]
    player.press("*")
    assert player.scene == "Play" and player.moves == [0, 1]


def test_a_scene_leads_back_to_its_item_even_if_items_have_gone_meanwhile(player):
    player.pause("rules")
    player.app.session.match.play(RESIGN)  # so nobody can resign any longer
    player.hold("*")
    menu = player.app.scene
    assert player.scene == "Pause" and menu.rows[menu.item][0] == "rules"


def test_the_check_takes_its_picture_away_before_the_pause_menu_is_loaded(player):
    player.pause("check")
    assert any(player.app.canvas.pixels)
    player.app.stack.change(BACK)
    assert not any(player.app.canvas.pixels)  # its pixels are in the order of the strip


@pytest.mark.parametrize(("name", "icon"), icons())
def test_a_scene_with_an_icon_is_shown_with_it_and_opened(player, name, icon):
    player.press("A")
    player.press("6" * [row[0] for row in player.app.scene.rows].index(name))
    player.wait(800)  # the bar is gone
    lit = bytes(sum(128 >> x for x in range(8) if player.console.grid.shown[y * 8 + x]) for y in range(8))
    assert lit == icon
    player.press("5")
    assert player.scene == name.capitalize()
