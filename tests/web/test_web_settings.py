"""The dialog with the settings, and what the page remembers of it."""

import pytest
from starting import sit_down, to_menu

pytestmark = pytest.mark.slow


def apply(visitor):
    visitor.page.click("button[value=apply]")


def test_applying_unchanged_settings_does_not_reload_the_page(visit):
    visitor = to_menu(visit("?grid=16x16&keypad=3x4&brightness=100"))
    visitor.page.evaluate("globalThis.stayed = true")
    visitor.page.click("#settings")
    apply(visitor)
    visitor.page.wait_for_timeout(500)
    assert visitor.page.evaluate("globalThis.stayed") and not visitor.page.locator("#settings-dialog").is_visible()


def test_the_language_chosen_in_the_settings_is_used_on_a_visit_whose_address_names_none(visit):
    visitor = to_menu(visit(locale="de-DE"))
    visitor.page.click("#settings")
    visitor.page.select_option("select[name=LANGUAGE]", "es")
    with visitor.page.expect_navigation():
        apply(visitor)
    to_menu(visitor)
    assert visitor.page.url == visitor.home and visitor.page.inner_text("#settings") == "Ajustes"
    visitor.page.locator("#title", has_text="Elige").wait_for()
    visitor.open("?LANGUAGE=en")
    assert visitor.page.inner_text("#settings") == "Settings"


def test_the_dialog_is_closed_at_its_end_and_says_what_takes_effect_at_once(visit):
    visitor = to_menu(visit())
    visitor.page.click("#settings")
    headings = visitor.page.locator("#settings-dialog h3").all_inner_texts()
    assert headings == ["Board", "This page", "Saved games"]
    assert visitor.page.locator("#settings-form button").all_inner_texts() == ["Apply", "Cancel"]
    visitor.page.locator("#settings-dialog button", has_text="Close").click()
    assert not visitor.page.locator("#settings-dialog").is_visible()


def test_the_two_links_of_an_invitation_have_different_names(visit):
    page = visit().page
    assert page.locator("#copy-opponent-link").text_content() == "Copy link for opponent"
    assert page.locator("#copy-spectator-link").text_content() == "Copy link for spectators"


def test_the_caption_is_only_for_listeners_where_buttons_say_the_same(visit):
    visitor = to_menu(visit(viewport={"width": 375, "height": 667}))
    visitor.page.locator("body[data-scene=menu]").wait_for()
    caption = visitor.page.locator("#caption")
    assert caption.bounding_box()["height"] <= 1 and "# starts" in caption.text_content()
    sit_down(visitor, "tictactoe")
    visitor.page.locator("body[data-scene=play]").wait_for()
    assert caption.bounding_box()["height"] >= 38


def test_nothing_empty_is_below_the_page_on_a_large_grid(visit):
    visitor = sit_down(visit("?grid=16x16", viewport={"width": 375, "height": 667}), "go")
    visitor.page.locator("#cells button").first.wait_for(state="attached")
    after = """() => { const rest = document.getElementById('rest');
    rest.scrollTop = rest.scrollHeight;
    return rest.getBoundingClientRect().bottom - document.getElementById('more').getBoundingClientRect().bottom; }"""
    assert visitor.page.evaluate(after) < 30


def test_the_buttons_of_the_setup_stay_where_they_are_when_a_value_is_longer(visit):
    visitor = to_menu(visit(viewport={"width": 375, "height": 667}))
    visitor.press("5")
    visitor.until("Setup")
    place = """() => [...document.querySelectorAll('.line button')].map((button) =>
    Math.round(button.getBoundingClientRect().left))"""
    visitor.page.locator(".line").nth(1).wait_for()
    places = visitor.page.evaluate(place)
    assert len(set(places[::2])) == len(set(places[1::2])) == 1
    visitor.press("8", "6", "6")
    assert visitor.page.evaluate(place) == places
