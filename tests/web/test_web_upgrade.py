"""Links to the page from a version before 0.2 still open the same board and game."""

import pytest

pytestmark = pytest.mark.slow(whole=True)


@pytest.mark.parametrize(
    ("link", "columns", "keys", "scene"),
    [
        ("?grid=16x16&keypad=3x4#othello/8/f5d6c3", 16, 12, "Replay"),
        ("?GRID_WIDTH=5&GRID_HEIGHT=5&THINKING=board#tictactoe/3/b2a1a3", 5, 16, "Replay"),
        ("?LANGUAGE=de&BRIGHTNESS=60", 8, 16, "Menu"),
    ],
)
def test_a_kept_link_opens_the_same_board_and_game(visit, link, columns, keys, scene):
    visitor = visit(link)
    visitor.until(scene)
    assert visitor.page.evaluate("glowgrid.panel().columns") == columns
    assert visitor.page.locator("#keypad button").count() == keys
    assert visitor.errors == []


def test_a_kept_invitation_is_read_and_its_broker_is_tried(visit):
    visitor = visit("#join=0000-0000-0000-0000&broker=ws://127.0.0.1:1/mqtt")
    visitor.hears("The broker ws://127.0.0.1:1/mqtt does not answer")
