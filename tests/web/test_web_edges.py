"""The names of columns and rows beside the board, and a grid on which a large board fits, on the page."""

import pytest
from starting import sit_down

pytestmark = pytest.mark.slow

LABELS = "glowgrid.panel().labels.map(([text]) => text).join(' ')"


def until_labels(visitor, expected):
    visitor.page.wait_for_function(f"expected => {LABELS} === expected", arg=expected)


def test_columns_and_rows_have_names_that_a_switch_turns_off_for_good(visit):
    visitor = sit_down(visit(), "tictactoe")
    until_labels(visitor, "a b c 1 2 3")
    dark = visitor.light()[2]
    visitor.page.click("#settings")
    visitor.page.get_by_label("Letters and numbers beside the board").uncheck()
    visitor.page.keyboard.press("Escape")
    until_labels(visitor, "")
    assert visitor.light()[2].tobytes() != dark.tobytes()
    visitor.reload()
    visitor.until("Play")
    visitor.page.wait_for_timeout(300)
    assert visitor.page.evaluate(LABELS) == ""


def test_a_board_larger_than_the_grid_moves_to_a_larger_grid_and_the_game_goes_on(visit):
    visitor = sit_down(visit(), "gomoku")
    visitor.touch(3, 3)
    visitor.page.wait_for_function("glowgrid.transcript().split('/')[2] !== ''")
    played = visitor.transcript()
    visitor.page.get_by_role("button", name="Show the whole board (16x16 lights)").click()
    visitor.page.wait_for_function("glowgrid.panel().columns === 16 && glowgrid.scene() === 'Play'")
    assert visitor.transcript() == played and "GRID_WIDTH=16" in visitor.page.url
    until_labels(visitor, "a b c d e f g h i j k l m n o 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15")
    assert visitor.page.get_by_role("button", name="Show the whole board").count() == 0
    visitor.reload()
    visitor.page.wait_for_function("glowgrid.panel().columns === 16 && glowgrid.scene() === 'Play'")
    assert visitor.transcript() == played and visitor.errors == []
