"""Two tabs of one browser: one saves, the other one says that it does not."""

import pytest
from starting import sit_down, to_menu
from visitor import Visitor

pytestmark = pytest.mark.slow(whole=True)

STORED = "localStorage.getItem('glowgrid-store')"
NO_LOCKS = "Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });"
WAYS = pytest.mark.parametrize("before", ["", NO_LOCKS], ids=["locks", "channel"])


def message(visitor):
    """Return the sentence about the tab that saves, or ""."""
    return visitor.page.locator("#tab-message").inner_text() if visitor.page.locator("#tab").is_visible() else ""


def first_move(visitor):
    sit_down(visitor, "tictactoe").press("5")
    visitor.hears("plays b2.")


def beside(visitor, before):
    """Open another tab of the visitor's browser."""
    return Visitor(visitor.context, visitor.home, before).open()


@WAYS
def test_the_second_tab_plays_without_saving_and_says_so(visit, before):
    first = visit(before=before)
    first_move(first)
    stored = first.page.evaluate(STORED)
    second = beside(first, before)
    assert "This one starts without them and saves nothing." in message(second) and message(first) == ""
    sit_down(to_menu(second), "othello").press("Enter")
    second.page.wait_for_function("glowgrid.transcript().length > 'othello/8,0/'.length")
    assert second.page.evaluate(STORED) == stored
    first.page.bring_to_front()
    first.press("1")
    first.page.wait_for_function("stored => localStorage.getItem('glowgrid-store') !== stored", arg=stored)
    assert first.transcript() == "tictactoe/3/b2a1" and first.errors == second.errors == []


@WAYS
def test_the_second_tab_takes_over_and_the_first_one_pauses(visit, before):
    first = visit(before=before)
    first_move(first)
    second = beside(first, before)
    second.page.click("#use-tab", force=True)
    second.page.wait_for_function("glowgrid.transcript() === 'tictactoe/3/b2'")
    first.page.locator("#tab", has_text="The game goes on in another tab").wait_for()
    assert message(second) == "" and first.transcript() == ""
    second.until("Play")
    second.press("1")
    second.page.wait_for_function("glowgrid.transcript() === 'tictactoe/3/b2a1'")
    first.page.bring_to_front()
    first.page.click("#use-tab", force=True)
    first.page.wait_for_function("glowgrid.transcript() === 'tictactoe/3/b2a1'")
    second.page.locator("#tab", has_text="This one is paused.").wait_for()
    assert message(first) == "" and first.errors == second.errors == []


@WAYS
def test_a_tab_that_is_reloaded_or_opened_after_the_first_was_closed_saves(visit, before):
    first = visit(before=before)
    first_move(first)
    first.reload()
    first.until("Play")
    assert message(first) == ""
    second = beside(first, before)
    assert message(second) != ""
    first.page.close()
    second.reload()
    second.until("Play")
    assert message(second) == "" and second.transcript() == "tictactoe/3/b2"


def test_the_second_tab_saves_its_own_game_to_a_file(visit, tmp_path):
    first = visit()
    first_move(first)
    second = beside(first, "")
    sit_down(to_menu(second), "tictactoe").press("1")
    second.page.wait_for_function("glowgrid.transcript() === 'tictactoe/3/a1'")
    second.save_to_file(tmp_path / "saved.bin")
    other = visit()
    other.load_from_file(tmp_path / "saved.bin")
    other.page.wait_for_function("glowgrid.transcript() === 'tictactoe/3/a1'")


@pytest.mark.slow(weekly=True)
def test_a_tab_that_is_loaded_again_waits_for_its_own_saves(visit):
    visitor = visit()
    first_move(visitor)
    slow = visitor.context.new_page()  # holds the saves as long as a page does that the browser is slow to close
    slow.goto(visitor.home + "manifest.webmanifest")
    held = "new Promise((end) => setTimeout(end, 1200))"
    slow.evaluate(f"() => void navigator.locks.request('glowgrid-saves', {{ steal: true }}, () => {held})")
    visitor.page.bring_to_front()
    visitor.reload()
    visitor.page.wait_for_function("glowgrid.transcript() === 'tictactoe/3/b2'")
    assert message(visitor) == "" and visitor.errors == []
