"""What the screens show around the board: the names of columns and rows, and the offer of a larger grid."""

import pytest
import states
from fakes import Player

import screen


def described(player):
    return screen.describe(player.app)


def edge(player, side):
    """Return the labels at a side of the grid, from left to right or from top to bottom."""
    labels = sorted((place, text) for text, where, place in described(player)["edges"] if where == side)
    return [text for _, text in labels]


@pytest.mark.parametrize(
    ("key", "bottom", "left", "right"),
    [
        ("tictactoe", "abc", ["1", "2", "3"], []),
        ("connectx", "1234567", [], []),
        ("kalah", "abcdefgh", ["1", "2"], []),
        ("go", "ABCDEFGHJ", ["9", "8", "7", "6", "5", "4", "3", "2", "1"], []),
        ("checkers", "", ["1", "5", "9", "13", "17", "21", "25", "29"], ["4", "8", "12", "16", "20", "24", "28", "32"]),
    ],
)
def test_columns_and_rows_are_labelled_as_the_players_of_the_game_name_them(key, bottom, left, right):
    player = states.start(key, 16)
    assert [edge(player, side) for side in ("bottom", "left", "right")] == [list(bottom), left, right]


def test_a_label_stands_in_the_middle_of_its_row_or_column():
    player = states.start("tictactoe", 16)
    layout = player.app.scene.board.layout
    assert ["b", "bottom", layout.x_of(1) + layout.size / 2] in described(player)["edges"]
    assert ["3", "left", layout.y_of(6) + layout.size / 2] in described(player)["edges"]


def test_the_labels_follow_a_board_that_scrolls():
    player = states.start("gomoku", 8)
    player.press("2" * 15 + "4" * 15)
    assert (edge(player, "bottom"), edge(player, "left")) == (list("abcdefg"), list("1234567"))
    player.press("8" * 15 + "6" * 15)
    assert (edge(player, "bottom"), edge(player, "left")[-1]) == (list("ijklmno"), "15")


def test_a_menu_has_no_labels_at_its_edges():
    player = Player(8, 8, 1)
    player.wait(3000)
    assert player.scene == "Menu" and described(player)["edges"] == []


@pytest.mark.parametrize(
    ("key", "width", "side"), [("gomoku", 8, 16), ("go", 8, 16), ("gomoku", 16, 0), ("quixo", 8, 0)]
)
def test_a_board_that_is_larger_than_the_grid_offers_a_grid_that_fits(key, width, side):
    offered = described(states.start(key, width))["larger_grid"]
    assert offered == (side and {"name": f"Show the whole board ({side}x{side} lights)", "side": side} or None)
