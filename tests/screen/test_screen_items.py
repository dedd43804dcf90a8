"""The items of menus, forms and lists around the lights."""

import pytest
from described import described, labels
from evening import Store
from fakes import Player

import screen
from glowgrid import games
from glowgrid.words import menus, pause

KEYS = [row[0] for row in games.CATALOGUE]


def test_the_menu_lists_all_games_with_their_icons(menu):
    items = described(menu)["items"]
    assert sorted(item["name"] for item in items) == sorted(row[1] for row in games.CATALOGUE)
    assert [item["is_current"] for item in items].count(True) == 1 and items[0]["is_current"]
    assert all(len(item["icon"]) in (16, 32) for item in items)


def test_a_selected_game_starts_with_the_key_of_its_item(menu):
    items = described(menu)["items"]
    at = [item["name"] for item in items].index("Othello")
    screen.select(menu.app, at)
    assert described(menu)["items"][at]["is_current"] and labels(menu)["#"] == "Start"
    menu.press(items[at]["key"])
    menu.wait(2000)
    found = described(menu)
    assert found["scene"] == "Play" and found["title"] == "Othello" and found["headline"] == "Your turn"


def test_an_item_that_does_not_exist_is_not_selected(menu):
    for item in (-1, 99):
        screen.select(menu.app, item)
    assert described(menu)["items"][0]["is_current"]


def test_the_setup_is_a_form_whose_lines_are_changed_with_4_and_6(menu):
    menu.press("5")
    menu.wait(300)
    assert [(item["name"], item["value"]) for item in described(menu)["items"]] == [
        *(("Amber", "Person"), ("Blue", "Easy bot"), ("Size", "3"))
    ]
    screen.select(menu.app, 2)
    menu.press("6")
    item = described(menu)["items"][2]
    assert item["value"] == "4" and item["is_current"] and item["adjusts"]


def test_on_a_number_0_and_5_are_typed_but_the_button_still_shows_the_rules(menu):
    menu.press("5")
    menu.wait(300)
    assert (labels(menu)["5"], labels(menu)["0"]) == ("+", "Rules")
    screen.select(menu.app, 2)
    found = described(menu)
    assert "5" not in found["keys"] and "0" not in found["keys"]
    button = next(each for each in found["buttons"] if each["name"] == "Rules")
    screen.select(menu.app, button["item"])
    menu.press(button["key"])
    menu.wait(500)
    assert menu.scene == "Rules"


def test_on_a_switch_5_changes_it(menu):
    screen.select(menu.app, KEYS.index("connectx"))
    menu.press("5")
    menu.wait(500)
    names = [item["name"] for item in described(menu)["items"]]
    screen.select(menu.app, names.index("Sparse board (saves memory)"))
    found = labels(menu)
    assert found["5"] == "+" and "0" not in found


def test_players_and_switches_are_chosen_from_a_list(menu):
    screen.select(menu.app, KEYS.index("connectx"))
    menu.press("5")
    menu.wait(500)
    blue = described(menu)["items"][1]
    assert blue["choices"][blue["choice"]] == blue["value"] == "Easy bot" and "Person" in blue["choices"]
    for name in ("Hard bot", "Person"):
        screen.choose(menu.app, 1, blue["choices"].index(name))
        blue = described(menu)["items"][1]
        assert blue["value"] == name and blue["is_current"]
    names = [item["name"] for item in described(menu)["items"]]
    sparse = names.index("Sparse board (saves memory)")
    screen.choose(menu.app, sparse, 1)
    assert described(menu)["items"][sparse]["value"] == menus.NO_YES[1]


@pytest.mark.parametrize(("item", "choice"), [(0, 99), (0, -1), (2, 1), (9, 0), (-1, 0)])
def test_a_value_that_is_in_no_list_is_not_chosen(menu, item, choice):
    menu.press("5")
    menu.wait(300)
    before = described(menu)["items"]
    screen.choose(menu.app, item, choice)
    assert described(menu)["items"] == before


def test_every_item_of_the_pause_menu_is_listed(menu):
    menu.press("#")
    menu.wait(1500)
    menu.press("A")
    menu.wait(500)
    names = [item["name"] for item in described(menu)["items"]]
    assert set(names) >= {row[1] for row in pause.PAUSE} and described(menu)["title"] == "Pause"


def test_the_items_of_the_pause_menu_are_in_groups_with_headings(menu):
    menu.press("#")
    menu.wait(1500)
    menu.press("A")
    menu.wait(500)
    groups: dict = {}
    heading = ""
    for item in described(menu)["items"]:
        heading = item["group"] or heading
        groups.setdefault(heading, []).append(item["name"])
    assert list(groups) == ["This game", "Information", "Settings", "Another game"]
    assert "Resign" in groups["This game"] and groups["Another game"][-1] == dict(pause.PAUSE)["leave"]


def test_each_game_says_what_it_is_about_and_the_last_played_one_is_marked(menu):
    found = described(menu)
    assert all(item["line"].endswith(".") and not item["value"] for item in found["items"])
    assert found["detail"] == "Tic-tac-toe: Three in a row wins."
    menu.press("#")
    menu.wait(1500)
    menu.press("A4#")
    menu.wait(500)
    items = described(menu)["items"]
    assert [item["name"] for item in items if item["value"] == "last played"] == ["Tic-tac-toe"]


def test_a_game_that_was_left_is_marked_and_choosing_it_goes_on_with_it(menu):
    menu.press("#")
    menu.wait(1500)
    menu.press("5")
    menu.wait(1500)
    menu.press("A4#")
    menu.wait(500)
    menu.press("5")
    menu.wait(1000)
    found = described(menu)
    assert found["scene"] == "Menu"
    left = [item for item in found["items"] if item["value"] == "unfinished"]
    assert [item["name"] for item in left] == ["Tic-tac-toe"]
    assert {item["key"] for item in found["items"] if item not in left} == {"#"}
    menu.press(left[0]["key"])
    menu.wait(1500)
    assert menu.scene == "Play" and menu.app.session.running.match.game.ply == 2  # the bot has answered


def test_the_statistics_are_a_table_of_games_and_opponents():
    player = Player(8, 8, 1, store=Store())
    player.wait(3000)
    for _ in range(2):
        player.press("#")
        player.wait(1500)
        player.press("5")
        player.wait(3000)
        player.pause("Resign")
        player.press("5")
        player.wait(1500)
        player.press("*")
        player.wait(500)
    player.press("#")
    player.wait(1500)
    player.pause("statistics")
    player.wait(500)
    item = described(player)["items"][0]
    assert (item["name"], item["value"]) == ("Tic-tac-toe · Easy bot", "0 won · 2 lost · 0 drawn")
    assert item["line"] == "Tic-tac-toe against Easy bot: 0 won, 2 lost, 0 drawn."


def test_only_on_the_item_that_deletes_everything_5_is_labelled_with_what_it_does(menu):
    menu.press("9")
    menu.wait(500)
    found = described(menu)
    assert found["scene"] == "Statistics" and "5" not in found["keys"]
    screen.select(menu.app, len(found["items"]) - 1)
    assert labels(menu)["5"] == "Choose"
    menu.press("5")
    menu.wait(300)
    assert menu.scene == "Ask"


def test_the_rules_are_shown_as_text(menu):
    menu.press("5")
    menu.wait(500)
    menu.press("0")
    menu.wait(500)
    found = described(menu)
    assert found["scene"] == "Rules" and found["detail"].startswith("Mark any free cell.")


def test_a_question_is_shown_with_its_answers(menu):
    menu.press("#")
    menu.wait(1500)
    menu.press("5D#")
    menu.wait(500)
    found = described(menu)
    assert found["headline"] == "Leave this game? It is kept."
    assert [(button["name"], button["key"]) for button in found["buttons"]] == [("Yes", "5"), ("No", "*")]
