"""The labels of keys in moments in which a key does something else than usual."""

import pytest
import states
import tiny
from described import described, labels
from fakes import Player
from tiny_agree import Dead
from tiny_light import begun, pick

import screen
from glowgrid.engine.game import PASS
from glowgrid.engine.seat import REMOTE
from glowgrid.scenes.scene import BEGIN
from glowgrid.session.match_start_modes import NEW


def press(player, keys, wait=500):
    player.press(keys)
    player.wait(wait)


def test_a_key_shows_the_board_only_once_the_board_is_dark(monkeypatch):
    player = begun(monkeypatch, "duel", tiny.GAMES["duel"])
    assert labels(player)["5"] == labels(player)["#"] == "Show"
    for cell in (1, 4, 3):
        player.press("5")
        pick(player, cell)
    player.wait(1000)  # everybody sees the answer, and 5 does nothing
    assert described(player)["headline"] == "Blue: take the board"
    assert labels(player).keys().isdisjoint("5#")
    player.wait(1500)
    assert labels(player)["5"] == "Show"


def test_while_the_bar_of_the_brightness_is_shown_keys_change_it_or_close_it(menu):
    press(menu, "#", 1500)
    press(menu, "A")
    names = [row[0] for row in menu.app.scene.rows]
    screen.select(menu.app, names.index("brightness"))
    usual = labels(menu)
    assert (usual["4"], usual["6"], usual["5"], usual["#"]) == ("Left", "Right", "Choose", "Choose")
    press(menu, "5")
    shown = labels(menu)
    assert (shown["4"], shown["5"], shown["6"]) == ("Darker", "Brighter", "Brighter")
    assert (shown["2"], shown["8"]) == ("Up", "Down")
    assert {shown[key] for key in "#*A"} == {"Close"}
    press(menu, "#")
    assert menu.scene == "Pause" and labels(menu) == usual


def test_while_a_number_is_typed_two_keys_accept_or_cancel_it_and_the_others_are_digits(menu):
    menu.app.session.choose("tictactoe")
    press(menu, "5")
    screen.select(menu.app, menu.app.scene.players)  # the size
    usual = labels(menu)
    assert (usual["#"], usual["*"], usual["4"]) == ("Start", "Back", "–")
    press(menu, "5")
    assert labels(menu) == {"#": "Accept", "*": "Cancel"}
    press(menu, "#")
    assert menu.scene == "Setup" and menu.app.session.setup().options[0] == 5 and labels(menu) == usual
    press(menu, "5*")
    assert menu.scene == "Setup" and labels(menu) == usual


def test_the_crash_screen_names_the_key_that_deletes_the_game_and_offers_to_restart():
    player = Player()
    player.wait(100)
    player.app.crash(ValueError())
    assert labels(player) == {"5": "Restart", "#": "Restart", "*": "Delete game"}
    assert [(button["name"], button["key"]) for button in described(player)["buttons"]] == [
        *(("Restart", "5"), ("Delete game", "*"))
    ]


class Broker:
    """A connection of a board that connects for ever, or fails with a sentence."""

    is_connected, is_present, question = False, True, ()

    def __init__(self):
        self.fault = ""

    def connection(self):
        return self

    joining = connection

    def has_room(self):
        return True

    def has_invitation(self):
        return True

    def join(self):
        return True

    def connect(self):
        while not self.fault:
            yield ""
        return self.fault


@pytest.mark.parametrize("scene", ["connecting", "joining"])
def test_after_a_failure_to_connect_a_key_tries_again_and_otherwise_keys_cancel(menu, scene):
    menu.app.session.online = broker = Broker()
    menu.app.go(scene)
    menu.wait(500)
    assert menu.scene.lower() == scene and labels(menu) == {"*": "Cancel"}
    broker.fault = "The broker does not answer. # tries again."
    menu.wait(500)
    assert labels(menu) == {"#": "Try again", "*": "Cancel"}
    assert [button["key"] for button in described(menu)["buttons"]] == ["#", "*"]
    broker.fault = ""
    press(menu, "#")
    assert menu.scene.lower() == scene and labels(menu) == {"*": "Cancel"}
    press(menu, "*")
    assert menu.scene == "Menu"


class Silent:
    """An opponent elsewhere who sends nothing."""

    think = staticmethod(states.think)

    def attend(self, match):
        pass


def test_keys_mark_cells_only_during_the_turn_of_a_person_at_this_board(monkeypatch):
    player = begun(monkeypatch, "dead", Dead)
    match = player.app.session.match
    for move in (0, 1, 2, PASS, PASS):
        match.play(move)
    player.wait(500)
    assert match.game.agreeing and (labels(player)["5"], labels(player)["#"]) == ("Pick", "Accept")
    other = match.seats[2 - match.game.turn]  # the one who does not have the turn
    other.kind, other.decider = REMOTE, Silent()
    press(player, "#")
    assert match.game.agreeing and not match.awaits_person
    assert labels(player).keys().isdisjoint("24568#")


@pytest.mark.parametrize("who", [["", ""], ["easy", "easy"]])
def test_the_key_that_resumes_another_game_has_its_label_whoever_has_the_turn(who):
    player = states.start("connectx", 8)
    press(player, "4", 1500)
    session = player.app.session
    session.choose("battleship")
    session.setup().who = who + [""] * 8
    player.app.go((BEGIN, NEW))
    player.wait(300)
    assert player.app.scene.resumes_other() and labels(player)["B"] == "Resume"
    press(player, "B", 1500)
    assert player.app.session.match.game.title == "Connect X"


def test_keys_that_scroll_the_board_at_the_end_are_labelled():
    assert labels(states.end("gomoku", 8))["2"] == "Up"
    assert "2" not in labels(states.end("tictactoe", 8))


def test_while_two_cards_are_open_the_keys_that_pick_close_them():
    player = states.differ("pairs", 8)
    assert (labels(player)["5"], labels(player)["#"]) == ("Close", "Close")
    press(player, "5", 100)
    assert (labels(player)["5"], labels(player)["#"]) == ("Pick", "Pick")
