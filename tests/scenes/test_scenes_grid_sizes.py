"""Boards smaller and larger than the grid: cells as large as possible, a window that follows the cursor, every game on
every grid.
"""

import pytest
from by_keys import at_setup_of, two_people
from evening import Store
from fakes import Event, Player
from tiny_light import match, moves

from glowgrid import games
from glowgrid.scenes.scene import BEGIN
from glowgrid.session.match_start_modes import NEW


def test_three_by_three_is_drawn_large_with_lines():
    player = two_people("tictactoe")
    player.press("1")
    rows = player.picture().split("\n")
    assert rows[0][:4] == rows[1][:4] and rows[0][0] == "1" and int(rows[0][1]) > 2
    assert rows[2] == "l1" * 8
    assert {row[4:6] for row in rows} == {"l1"}


def test_a_board_larger_than_the_grid_is_shown_in_a_window_that_follows_the_cursor():
    player = at_setup_of("tictactoe")
    player.press("84" + "8" + "020#" + "#")
    layout = player.app.scene.board.layout
    assert (layout.rows, layout.cols) == (7, 7)
    player.press("2" * 20 + "4" * 20)
    assert (layout.top, layout.left) == (0, 0)
    corner = player.picture().split("\n")
    assert corner[0].endswith("g2") and corner[7].startswith("g2")
    player.press("8" * 20 + "6" * 20)
    assert (layout.top, layout.left) == (13, 13)
    player.press("5")
    assert player.app.session.match.game.at(399) == 1


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), [(5, 5), (8, 8), (16, 16), (32, 8), (7, 32), (32, 32)])
def test_every_game_can_be_played_to_its_end_on_every_grid(width, height):
    for row in games.CATALOGUE:
        player = at_setup_of(row[0], width, height)
        player.press("6#66")
        while player.scene == "Play":
            player.wait(500, 20)
        assert player.scene == "Result"
        assert any(player.console.grid.shown)


def test_nineteen_rows_are_played_in_a_window_and_can_be_scrolled_at_the_end():
    player = Player()
    player.wait(2000)
    player.press("6" * [row[0] for row in games.CATALOGUE].index("gomoku") + "5" + "84" + "8" + "019#" + "#")
    layout, game = player.app.scene.board.layout, match(player).game
    assert (game.rows, layout.rows) == (19, 7)
    player.press("2" * 18 + "4" * 18 + "5")
    player.press("8" * 18 + "6" * 18 + "5")
    assert moves(player) == [0, 360] and (layout.top, layout.left) == (12, 12)
    player.wait(2500)
    player.pause("Resign")
    player.press("5")
    player.wait(1500)
    layout = player.app.scene.board.layout
    assert player.scene == "Result" and (layout.top, layout.left) == (12, 12)
    player.press("222" + "4")
    assert (layout.top, layout.left) == (9, 11)
    player.hold("2", 20)
    assert layout.top == 0


def test_touching_a_cell_does_not_move_the_board_and_touching_a_scroll_bar_does():
    player = two_people("gomoku")
    layout, game = player.app.scene.board.layout, match(player).game

    def touch(x, y):
        event = Event("press", "")
        event.cell = y * 8 + x
        player.console.keypad.events.append(event)
        player.wait(100)

    before = layout.top, layout.left
    touch(6, 6)
    touch(0, 0)
    assert game.ply == 2 and (layout.top, layout.left) == before
    touch(7, 6)
    touch(6, 7)
    assert (layout.top, layout.left) == (8, 8)
    touch(6, 6)
    assert moves(player)[-1] == 15 * 15 - 1
    touch(7, 0)
    touch(0, 7)
    assert game.ply == 3 and (layout.top, layout.left) == (0, 0)


def test_a_restored_game_on_a_large_board_shows_where_the_last_move_is():
    store = Store()
    player = Player(8, 8, 1, store=store)
    player.wait(3000)
    player.app.session.choose("gomoku")
    player.app.session.setup().who = [""] * 10
    player.app.go((BEGIN, NEW))
    player.wait(1500)
    player.press("2" * 14 + "6" * 14 + "5")
    player.wait(1500)
    assert match(player).game.ply == 1
    player.power_on()
    player.wait(9000)
    layout, cell = player.app.scene.board.layout, match(player).game.trace()[-1]
    assert layout.sees(cell) and cell == 14
