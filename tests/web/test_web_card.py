"""What stands around the lights on the page: a card, games to touch, a form, labels of keys, cells for listeners."""

import pytest
from starting import sit_down, to_menu

from glowgrid import games

pytestmark = pytest.mark.slow(whole=True)

CHANGED = "title => !document.querySelector('#items [aria-current=true]').innerText.includes(title)"


def click(visitor, part, name):
    """Click the button with this text in a part of the page."""
    visitor.page.locator(f"#{part} button", has_text=name).first.click()


def text(visitor, part):
    return visitor.page.locator(f"#{part}").inner_text()


def until_text(visitor, part, expected):
    visitor.page.wait_for_function(
        "([part, text]) => document.getElementById(part).innerText.includes(text)", arg=[part, expected]
    )


def label(visitor, key):
    """Return what is written under a key."""
    return visitor.page.locator(f"#keypad button[aria-label^='key {key}'] small").inner_text()


def test_a_touched_game_starts_at_once_and_the_card_says_whose_turn_it_is(visit):
    visitor = to_menu(visit())
    click(visitor, "items", "Connect X")
    until_text(visitor, "headline", "Your turn")
    assert visitor.page.locator("#sides .turn").all_inner_texts() == ["You"]
    assert text(visitor, "title") == "Connect X" and text(visitor, "sides").split() == ["You", "Easy", "bot"]
    assert not visitor.page.locator("#items").is_visible() and visitor.errors == []


def test_every_game_has_a_button_for_its_rules_and_one_for_its_players(visit):
    visitor = to_menu(visit())
    visitor.page.get_by_role("button", name="Players: Othello").click()
    visitor.until("Setup")
    until_text(visitor, "title", "Othello")
    click(visitor, "actions", "Back")
    visitor.until("Menu")
    visitor.page.get_by_role("button", name="Rules: Othello").click()
    visitor.until("Rules")
    until_text(visitor, "detail", games.load("othello").rules[:40])


def test_a_touch_on_a_player_of_the_card_opens_the_setup(visit):
    visitor = to_menu(visit())
    click(visitor, "items", "Checkers")
    visitor.until("Play")
    click(visitor, "sides", "Easy bot")
    visitor.until("Setup")
    visitor.page.get_by_label("Blue").select_option("Person")
    click(visitor, "actions", "Start")
    until_text(visitor, "headline", "Amber to move")


def test_the_arrow_keys_go_up_and_down_as_the_games_are_shown(visit):
    visitor = to_menu(visit())
    current = visitor.page.locator("#items [aria-current=true]")
    first = current.bounding_box()
    visitor.press("ArrowDown")
    visitor.page.wait_for_function(CHANGED, arg="Tic-tac-toe")
    below = current.bounding_box()
    assert below["x"] == first["x"] and below["y"] > first["y"]
    visitor.press("ArrowUp", "ArrowUp")
    visitor.page.locator("#items [aria-current=true]", has_text="Tic-tac-toe").wait_for()


def test_the_buttons_of_the_card_pause_and_end_the_game(visit):
    visitor = sit_down(visit(), "tictactoe")
    until_text(visitor, "headline", "Amber to move")
    click(visitor, "actions", "Pause")
    visitor.until("Pause")
    click(visitor, "items", "Menu")
    visitor.until("Menu")
    until_text(visitor, "title", "Choose a game")


def test_the_end_is_told_and_another_game_is_one_touch_away(visit):
    visitor = sit_down(visit(), "tictactoe")
    visitor.press(*"14253")
    visitor.until("Result")
    until_text(visitor, "headline", "Amber wins")
    until_text(visitor, "detail", "Three in a row.")
    click(visitor, "actions", "Play again")
    until_text(visitor, "headline", "Blue to move")


def test_a_game_is_set_up_with_the_form(visit):
    visitor = to_menu(visit())
    visitor.press("5")
    visitor.until("Setup")
    visitor.page.get_by_label("Size: +").click()
    until_text(visitor, "items", "4")
    visitor.page.get_by_label("Blue").select_option("Person")
    click(visitor, "actions", "Start")
    visitor.until("Play")
    until_text(visitor, "headline", "Amber to move")
    assert visitor.transcript().startswith("tictactoe/4")


def test_keys_say_what_they_do_now_and_those_without_a_job_are_dim(visit):
    visitor = to_menu(visit())
    until_text(visitor, "keypad", "Demo")
    assert label(visitor, "0") == "Demo" and visitor.page.locator("#keypad .idle").count() == 7
    visitor.press("Enter")
    until_text(visitor, "keypad", "Hint")
    assert label(visitor, "5") == "b2" and label(visitor, "C") == "Hint"


def test_the_selected_game_is_marked(visit):
    visitor = to_menu(visit())
    visitor.press("6")
    visitor.hears("Connect X")
    visitor.page.locator("#items [aria-current=true]", has_text="Connect X").wait_for()
    assert visitor.page.locator("#items [aria-current=true]").count() == 1


def test_the_points_of_both_sides_are_shown(visit):
    visitor = sit_down(visit(), "othello")
    until_text(visitor, "sides", "2")
    assert visitor.page.locator("#sides .points").all_inner_texts() == ["2", "2"]


def test_the_shape_of_a_cell_is_a_word(visit):
    visitor = sit_down(visit(), "dots")
    visitor.page.locator("#cells [data-cell=a1]").wait_for(state="attached")
    assert visitor.page.locator("#cells [data-cell=a1]").text_content() == "a1: grey point"


def test_cells_are_named_for_listeners_and_can_be_picked_without_seeing_them(visit):
    visitor = sit_down(visit(), "tictactoe")
    visitor.page.locator("#cells [data-cell=b2]").wait_for(state="attached")
    assert visitor.page.locator("#cells button").count() == 9
    visitor.page.evaluate("document.querySelector('#cells [data-cell=b2]').click()")
    visitor.hears("plays b2.")
    visitor.page.wait_for_function(
        "document.querySelector('#cells [data-cell=b2]').textContent === 'b2: amber, last move'"
    )


@pytest.mark.parametrize(("language", "headline"), [("de", "Bernstein ist am Zug"), ("es", "Juega Ámbar")])
def test_the_card_speaks_the_language_of_the_board(visit, language, headline):
    visitor = to_menu(visit(f"?LANGUAGE={language}"))
    visitor.press("5")
    visitor.until("Setup")
    visitor.press("8", "4", "Enter")
    until_text(visitor, "headline", headline)


def test_the_page_is_dark_until_light_colours_are_chosen_and_remembers_them(visit):
    visitor = to_menu(visit())
    colour = "getComputedStyle(document.body).backgroundColor"
    dark = visitor.page.evaluate(colour)
    visitor.page.click("#settings")
    visitor.page.select_option("#colours", "light")
    light = visitor.page.evaluate(colour)
    assert dark == "rgb(11, 12, 15)" and light == "rgb(244, 242, 236)"
    visitor.reload()
    assert visitor.page.evaluate(colour) == light


@pytest.mark.parametrize(("width", "height"), [(320, 568), (375, 667), (667, 375), (768, 1024), (1920, 1080)])
def test_the_board_and_the_card_are_visible_on_every_screen(visit, width, height):
    visitor = sit_down(visit(), "tictactoe")
    visitor.page.set_viewport_size({"width": width, "height": height})
    until_text(visitor, "headline", "Amber to move")
    for part in ("#panel", "#headline"):
        box = visitor.page.locator(part).bounding_box()
        assert box["x"] >= 0 and box["y"] >= 0
        assert box["x"] + box["width"] <= width and box["y"] + box["height"] <= height
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_buttons_stay_in_their_places_while_somebody_steps_through_a_finished_game(visit):
    visitor = sit_down(visit(viewport={"width": 375, "height": 667}), "tictactoe")
    visitor.press("5", "1", "2", "3", "8")
    visitor.until("Result")
    step_back = visitor.page.get_by_role("button", name="Step back", exact=True)
    places = [step_back.bounding_box()["y"]]
    for number in range(4, -1, -1):
        step_back.click()
        until_text(visitor, "headline", f"Move {number} of 5")
        places.append(step_back.bounding_box()["y"])
    assert len(set(places)) == 1 and visitor.errors == []
