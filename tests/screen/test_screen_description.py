"""What the screens around the light show: the status card, the items of menus, the labels of keys, the named cells."""

import re

import pytest
import states
import tiny
from described import cell, described, labels
from fakes import Player

import screen
from glowgrid import games
from glowgrid.engine.game import PASS
from screen.words import de, en, es

KEYS = [row[0] for row in games.CATALOGUE]


# -- a game


def test_the_card_names_the_sides_by_their_colours_and_says_whose_turn_it_is():
    player = states.start("connectx", 8)
    found = described(player)
    assert [(side["name"], side["rgb"], side["has_turn"]) for side in found["sides"]] == [
        *(("Amber · Player 1", "#ffb000", True), ("Blue · Player 2", "#2a48ff", False))
    ]
    assert (found["headline"], found["detail"]) == ("Amber to move", "The game begins")
    player.press("4")
    player.wait(1500)
    found = described(player)
    assert (found["headline"], found["detail"]) == ("Blue to move", "Last move: 4")


def test_in_checkers_the_description_says_where_the_cursor_is_and_what_is_picked():
    player = states.start("checkers", 8)
    where = re.fullmatch(r"Cursor: (\d+)", described(player)["cursor"])[1]
    player.press("6")
    assert described(player)["cursor"] == f"Cursor: {int(where) + 1}"  # the light square between is passed over
    player.press("45")
    found = described(player)
    assert found["detail"] == f"Picked: {where}. Pick next: 15 16."
    assert found["cursor"] == "Cursor: 15"
    player.press("*")
    found = described(player)
    assert (found["detail"], found["cursor"]) == ("The game begins", "Cursor: 10")  # one of the nearest pieces


def test_in_kalah_the_cursor_is_on_a_pit_with_the_name_that_moves_have():
    player = states.start("kalah", 8)
    assert described(player)["cursor"] == "Cursor: e2"
    player.press("4")
    assert described(player)["cursor"] == "Cursor: d2"
    player.press("5")
    player.wait(1500)
    assert described(player)["detail"] == "Last move: d2"


def test_in_chess_the_description_warns_of_a_check_and_names_what_a_pawn_can_become():
    player = states.check("chess", 8)
    assert described(player)["detail"] == "Last move: Bb5+. Player 2 (O) is in check."
    player = states.promotion("chess", 8)
    told = "Pick next: queen (g6) rook (g5) bishop (g4) knight (g3)."
    assert described(player)["detail"] == f"Picked: h7 g8. {told}"


def test_the_card_tells_the_roll_until_the_player_has_chosen():
    player = states.start("ur", 8)
    assert (described(player)["headline"], described(player)["detail"]) == ("Amber to move", "Rolled: 4")
    player.press("5")
    player.wait(100)
    assert "Rolled" not in described(player)["detail"]
    player.wait(2000)
    assert described(player)["detail"].startswith("Rolled: ")


def test_while_somebody_steps_through_a_finished_game_the_card_says_which_move_is_shown():
    player = states.start("connectx", 8)
    player.press("1212121")
    player.wait(6000)
    assert player.scene == "Result" and described(player)["headline"] == "Amber wins"
    player.press("7")
    found = described(player)
    assert (found["headline"], found["detail"]) == ("Move 6 of 7", "Last move: 2")
    assert cell(player, "a4") == ["amber", False] and cell(player, "a3") == ["empty", False]
    player.press("7" * 6)
    assert described(player)["detail"] == "The game begins"
    player.wait(20_000)  # nobody steps, so the board shows the end again
    assert described(player)["headline"] == "Amber wins"


def test_the_card_shows_a_hint_and_why_it_is_good():
    player = states.start("connectx", 8)
    player.press("11223")
    player.wait(1500)
    player.press("C")
    player.wait(6000)
    assert described(player)["detail"] == "4 blocks 4 in a row. The hint is white on the board."


def test_the_card_says_what_the_coach_shows_and_its_key_follows_the_hint():
    player = states.start("connectx", 8)
    assert labels(player)["C"] == "Hint"
    player.press("C")
    assert labels(player)["C"] == "Coach"
    assert next(each["name"] for each in described(player)["buttons"] if each["key"] == "C") == "Coach"
    player.press("C")
    assert described(player)["headline"] == "Rating all moves"
    player.wait(9000)
    assert described(player)["headline"] == "How good each move is"
    assert described(player)["detail"].startswith("Good moves are steady")
    player.press("0")
    assert labels(player)["C"] == "Hint" and described(player)["headline"] == "Amber to move"


def test_the_only_person_is_you_and_a_bot_is_named_while_it_thinks():
    found = described(states.thinking("othello", 8))
    assert [side["name"] for side in found["sides"]] == ["You", "Hard bot"]
    assert found["headline"] == "Hard bot is thinking" and found["sides"][1]["is_thinking"]
    assert [side["points"] for side in found["sides"]] == [4, 1]


def test_the_end_is_told_with_its_reason_and_what_can_be_done_next():
    player = states.end("tictactoe", 8)
    found = described(player)
    assert (found["headline"], found["detail"]) == ("Amber wins", "Three in a row.")
    assert [side["won"] for side in found["sides"]] == [1, 0]
    assert found["buttons"][0] == {"name": "Play again", "key": "#", "item": -1, "is_enabled": True}


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_every_game_has_a_card_and_named_cells_in_every_language(key, language):
    player = states.start(key, 8)
    found = described(player, language)
    board = found["board"]
    game = player.app.session.match.game
    names = [each[0] for each in board["cells"] if each[1]]
    assert len(board["cells"]) == game.rows * game.cols and len(names) == len(set(names)) > 0
    assert found["headline"] and found["sides"] and found["buttons"]


# -- keys


def test_digits_that_pick_a_cell_are_labelled_with_its_name():
    assert labels(states.start("tictactoe", 8))["5"] == "b2"
    assert "8" not in labels(states.start("connectx", 8))  # there are seven columns


def test_the_digit_of_a_taken_cell_or_a_full_column_has_no_label():
    player = states.start("tictactoe", 8)
    player.press("5")
    player.wait(1500)
    assert "5" not in labels(player) and labels(player)["1"] == "a1"
    player = states.start("connectx", 8)
    for _ in range(6):
        player.press("4")
        player.wait(1500)
    assert "4" not in labels(player) and labels(player)["3"] == labels(player)["5"]


def test_the_star_cancels_a_first_pick_and_otherwise_pauses():
    player = states.start("checkers", 8)
    assert labels(player)["*"] == "Pause"
    assert labels(states.pick("checkers", 8))["*"] == "Cancel"


def test_keys_without_a_job_have_no_label():
    player = states.thinking("othello", 8)
    assert not set(labels(player)) & set("12345678#C")


def test_a_keypad_without_letters_gets_no_labels_for_them(menu):
    menu.console.keypad.layout = ("123", "456", "789", "*0#")
    assert set(labels(menu)) <= set("1234567890*#")


# -- the board


def test_cells_tell_what_stands_on_them_and_whether_they_can_be_picked():
    player = states.start("checkers", 8)
    assert cell(player, "1") == ["amber", False] and cell(player, "32") == ["blue", False]
    assert cell(player, "11") == ["amber, can be picked", True]


def test_the_winning_line_and_the_last_move_are_named():
    player = states.end("tictactoe", 8)
    contents = [each[1] for each in described(player)["board"]["cells"]]
    assert sum("winning line" in content for content in contents) == 3


def test_cells_outside_the_window_cannot_be_touched():
    player = states.start("gomoku", 8)
    points = [tuple(each[3:]) for each in described(player)["board"]["cells"]]
    seen = [point for point in points if point != (-1, -1)]
    assert len(points) == 225 and len(seen) == len(set(seen)) == 49


def test_nothing_hidden_is_described():
    """Two people at one board of Battleship: player 2 reads the same whatever player 1 has placed."""
    told = []
    for ships in ([0, 4, 8, 11, 16, 18, 24, 26, 32, 33], [7, 39, 6, 30, 5, 21, 4, 20, 0, 1]):
        player = states.at("battleship", 8)
        player.wait(1500)
        player.press("5")
        for at in range(0, 10, 2):
            states.pick_at(player, ships[at])
            states.pick_at(player, ships[at + 1])
        player.wait(3000)
        before = described(player)
        player.press("5")
        told.append((before, described(player)))
    assert told[0] == told[1]
    assert told[0][0]["headline"] == "Blue: take the board" and told[0][0]["keys"]["5"] == "Show"


# -- words


def test_the_languages_have_the_same_words():
    for other in (de, es):
        assert dir(other) == dir(en)
        assert list(other.KEYS) == list(en.KEYS) and list(other.SCREENS) == list(en.SCREENS)
        assert len(other.COLOURS) == len(en.COLOURS) and len(other.SHAPES) == len(en.SHAPES)


def test_every_label_is_short_enough_for_a_key():
    for language in (en, de, es):
        assert all(len(label) <= 11 for label in language.KEYS.values())


def test_a_pass_is_the_last_move(monkeypatch):
    tiny.install(monkeypatch)
    player = states.at("stay", 8)
    player.app.session.match.play(PASS)
    player.wait(1500)
    assert described(player)["detail"] == "Last move: pass"


def test_the_splash_screen_has_no_buttons():
    player = Player(8, 8, 1)
    player.wait(100)
    found = described(player)
    assert (found["scene"], found["buttons"], found["keys"]) == ("Splash", [], {})


def test_a_question_loses_only_its_keys():
    asked = "Play 5 rounds? 5 or #: yes. Any other key: no."
    assert screen.status.question(asked) == "Play 5 rounds?"
    assert screen.status.question("Play 6 rounds?") == "Play 6 rounds?"


def test_keys_that_go_through_a_list_are_all_counted_even_if_the_screen_has_not_shown_the_last_one():
    player = Player()
    player.wait(2000)
    first = player.app.scene.item
    for _ in range(8):
        screen.move_selection(player.app, 1)
    assert player.app.scene.item == (first + 8) % len(player.app.scene.rows)
    player.app.scene.select(1)
    screen.move_selection(player.app, -3)  # beyond the first item
    assert player.app.scene.item == 1
    screen.move_selection(player.app, -1)
    screen.move_selection(player.app, -1)
    assert player.app.scene.item == len(player.app.scene.rows) - 1
