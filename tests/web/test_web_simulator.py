"""The simulator's page in a real browser: one person plays, another watches."""

import pytest
from running_page import running_page
from visitor import Visitor


@pytest.fixture
def served():
    with running_page() as found:
        yield found


@pytest.mark.slow(whole=True)
def test_a_player_and_a_spectator_see_the_same_grid(served, browser):
    contexts = [browser.new_context(has_touch=True) for _ in range(2)]
    player, looker = (Visitor(context, served.address) for context in contexts)
    player.open(f"?plays={served.secret}")
    looker.open()
    looker.hears("You are watching")
    player.hears("# starts, 5 sets up")
    looker.press("6")  # without effect
    player.press("Enter")
    player.hears("Player 1 (X) to move.")
    player.touch(3, 3)
    looker.hears("plays b2.")
    assert "Connect X" not in looker.said()
    looker.page.wait_for_function("glowgrid.panel().data.some((part) => part)")
    assert player.errors == looker.errors == []
    assert not player.page.locator("nav").is_visible()
    for context in contexts:
        context.close()


@pytest.mark.slow(whole=True)
def test_a_key_is_released_so_that_it_can_be_pressed_again(served, browser):
    context = browser.new_context()
    player = Visitor(context, served.address).open(f"?plays={served.secret}")
    player.hears("# starts, 5 sets up")
    player.press("6", "6")
    player.page.wait_for_timeout(1500)  # a key that stays down would repeat
    assert player.said().count("# starts, 5 sets up") == 3
    player.press("4")
    player.page.wait_for_timeout(500)
    assert player.said().count("# starts, 5 sets up") == 4 and player.errors == []
    context.close()
