"""From power-on to the menu: the splash screen, icons and names, and one key that starts a game."""

import random

import pytest
from by_keys import at_menu, said
from fakes import PRESS, Event, Player

from glowgrid import games
from glowgrid.engine.match import Match
from glowgrid.hal.simulated_touch import Touch


def hue_of(icon, x, y):
    """Return the player whose colour a pixel of an icon has, or 0 for none."""
    hues = [half + 1 for half in range(len(icon) // 8) if icon[8 * half + y] & 128 >> x]
    assert len(hues) < 2
    return hues[0] if hues else 0


def test_power_on_lights_the_grid_and_opens_the_menu():
    player = Player()
    player.wait(100)
    assert player.scene == "Splash" and any(player.console.grid.shown)
    player.wait(2000)
    assert player.scene == "Menu"


def test_the_splash_screen_takes_a_second():
    player = Player()
    player.wait(1000)
    assert player.scene == "Splash"
    player.wait(20)
    assert player.scene == "Menu"


def test_any_key_skips_the_splash_screen():
    player = Player()
    player.press("0")
    assert player.scene == "Menu"


def test_keys_are_scanned_between_the_moves_of_a_game_that_is_restored(monkeypatch):
    """A key skips the splash screen, but the board still hears the next key while it plays the moves again."""
    player = Player(store=bytearray(b"\xff" * 4096))
    player.wait(2000)
    while games.CATALOGUE[player.app.scene.rows[player.app.scene.item]][0] != "gomoku":
        player.press("6")
    player.press("#")
    live, chance = player.app.session.match, random.Random(1)
    for _ in range(60):
        live.play(chance.choice(live.game.legal_moves()))
    played, most = [], 0
    monkeypatch.setattr(Match, "play", lambda match, move, *rest: (played.append(move), match.carry_out(move)))
    player.power_on()
    player.console.keypad.events.append(Event(PRESS, "0"))
    while player.scene != "Play":
        before = len(played)
        player.wait(5)
        most = max(most, len(played) - before)
    assert len(played) >= 30 and most <= 1


def test_one_key_starts_a_game_against_the_bot():
    player = at_menu()
    player.press("#")
    assert player.scene == "Play"
    match = player.app.session.match
    assert [seat.person for seat in match.seats] == [True, False]


def shown_hues(player):
    """Return the hue of each pixel, row by row, without the bar."""
    width = player.console.grid.width
    shown = [ink >> 3 for ink in player.console.grid.shown]
    return [shown[at : at + width] for at in range(0, len(shown), width)]


@pytest.mark.parametrize(("side", "columns", "lines"), [(16, 2, 2), (24, 3, 2), (32, 4, 3)])
def test_a_large_grid_shows_several_icons_and_the_selected_one_is_brighter(side, columns, lines):
    player = at_menu(side, side)
    for selected in (0, 1):
        hues, shown = shown_hues(player), player.console.grid.shown
        for place, row in enumerate(list(games.CATALOGUE)[: columns * lines]):
            left, top = place % columns * 8, place // columns * 8 + (side > 16)
            drawn = [[hue_of(row[4], x, y) for x in range(8)] for y in range(8)]
            assert [line[left : left + 8] for line in hues[top : top + 8]] == drawn
            levels = {shown[(top + y) * side + left + x] & 7 for y in range(8) for x in range(8) if drawn[y][x]}
            assert levels == {7} if place == selected else max(levels) < 4
        assert side < 24 or any(shown[(side - 5) * side :])  # the name
        player.press("6")
        player.wait(800)  # the bar is gone


def test_an_icon_of_a_grid_with_room_for_one_is_in_the_middle():
    player = at_menu(12, 12)
    drawn = [[hue_of(games.CATALOGUE[0][4], x, y) for x in range(8)] for y in range(8)]
    assert [line[2:10] for line in shown_hues(player)[2:10]] == drawn


def bar(player, row):
    """Return (start, end) of the bright part of the bar in this row of pixels."""
    width = player.console.grid.width
    levels = [ink & 7 for ink in player.console.grid.shown[row * width : (row + 1) * width]]
    assert set(levels) == {1, 7}
    return levels.index(7), width - levels[::-1].index(7)


@pytest.mark.parametrize("side", [8, 16, 32])
def test_a_bar_shows_where_one_is_after_each_key(side):
    player, row = at_menu(side, side), side - 7 if side == 32 else side - 1
    starts = []
    for _ in games.CATALOGUE:
        player.press("6")
        starts.append(bar(player, row)[0])
    starts = starts[-1:] + starts[:-1]
    assert starts[0] == 0 and starts == sorted(starts) and len(set(starts)) >= min(side, len(starts)) - 1
    player.press("4")
    assert bar(player, row)[1] >= side - 1


def title(player):
    return player.console.said[-1].split(": ")[0]


def test_with_one_icon_at_a_time_2_and_8_jump_between_groups():
    player = at_menu()
    titles = []
    for _ in range(4):
        player.press("8")
        titles.append((player.console.said[-2], title(player)))
    assert titles == [
        ("Territory", "Othello"),
        ("Moving pieces", "Checkers"),
        ("Puzzles", "Lights Out"),
        ("Lines", "Tic-tac-toe"),
    ]
    player.press("6" * 5)
    player.press("2")
    assert title(player) == "Othello"  # first to the beginning of the group
    player.press("2")
    assert title(player) == "Tic-tac-toe"


def test_the_groups_begin_with_the_games_that_were_played_last():
    player = at_menu()
    for key in ("lightsout", "dots"):
        play_from_menu(player, key)
    player.press("8")
    assert title(player) == "Tic-tac-toe"
    player.press("2")
    assert (player.console.said[-2], title(player)) == ("Played last", "Dots and boxes")


def test_on_a_large_grid_2_and_8_go_to_another_row_of_icons_in_the_same_column():
    player = at_menu(16, 16)
    titles = [row[1] for row in games.CATALOGUE]
    player.press("6")
    for at in (*range(3, len(titles), 2), 1):
        player.press("8")
        assert title(player) == titles[at]
    player.press("2")
    assert title(player) == titles[1::2][-1]


def touch(player, x, y):
    player.console.keypad.events.append(Touch(y * player.console.grid.width + x, player.console.grid.width))
    player.wait(50)


def test_a_touch_selects_an_icon_and_a_second_one_opens_its_setup():
    player = at_menu(16, 16)
    touch(player, 12, 3)
    assert title(player) == "Connect X" and player.scene == "Menu"
    touch(player, 2, 15)
    assert title(player) == "Quixo" and player.scene == "Menu"
    touch(player, 7, 8)
    assert player.scene == "Setup"


def test_a_touch_finds_the_icons_between_margins():
    player = at_menu(20, 20)
    touch(player, 2 + 8, 2 + 7)
    assert title(player) == "Connect X"
    touch(player, 2 + 7, 2 + 8)
    assert title(player) == "Quixo"


def test_with_one_icon_at_a_time_the_edges_browse():
    player = at_menu()
    touch(player, 7, 4)
    assert title(player) == "Connect X"
    touch(player, 0, 0)
    assert title(player) == "Tic-tac-toe"
    touch(player, 4, 4)
    assert player.scene == "Setup"


@pytest.mark.parametrize("side", [5, 8, 16, 32])
def test_any_number_of_games_has_room(side, monkeypatch):
    added = games.Rows()
    added.own = tuple([(f"g{number}", f"G{number}", "tictactoe", "TicTacToe", b"\xff" * 8) for number in range(40)])
    monkeypatch.setattr(games, "CATALOGUE", added)
    player = at_menu(side, side)
    seen = set()
    for _ in range(len(added)):
        player.press("6")
        seen.add(title(player))
    assert len(seen) == len(added)
    player.press("2")
    assert any(player.console.grid.shown) and player.app.scene.item in range(len(added))


def play_from_menu(player, key):
    """Start a game and leave it."""
    names = [row[0] for row in games.CATALOGUE]
    while names[player.app.scene.rows[player.app.scene.item]] != key:
        player.press("6")
    player.press("#")
    player.wait(500)
    player.press("A4")
    player.press("5")
    assert player.scene == "Menu"


def test_the_menu_starts_with_the_last_played_game_even_after_a_power_cut():
    player = Player(store=bytearray(b"\xff" * 4096))
    player.wait(2000)
    for key in ("quixo", "gomoku", "quixo"):
        play_from_menu(player, key)
    for _ in range(2):
        titles = []
        for _ in range(4):
            titles.append(title(player))
            player.press("6")
        assert titles == ["Quixo", "Gomoku", "Tic-tac-toe", "Connect X"]
        player.power_on()
        player.wait(2000)


def test_the_menu_shows_each_games_icon_and_name():
    player = at_menu()
    for row in games.CATALOGUE:
        assert shown_hues(player) == [[hue_of(row[4], x, y) for x in range(8)] for y in range(8)]
        assert said(player, row[1])
        player.press("6")
        player.wait(800)  # the bar is gone
    assert player.app.scene.item == 0


def test_browsing_wraps_around_in_both_directions():
    player = at_menu()
    player.press("4")
    assert player.app.scene.item == len(games.CATALOGUE) - 1


def test_the_name_scrolls_by():
    player = at_menu()
    pictures = set()
    for _ in range(8):
        player.wait(500)
        pictures.add(player.picture())
    assert len(pictures) > 4
