"""From power-on to the menu: the splash screen, icons and names, and one key that starts a game."""

import itertools
import random

import pytest
from by_keys import at_menu, said
from fakes import PRESS, Event, Player

from glowgrid import games
from glowgrid.engine.match import Match


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
    while games.CATALOGUE[player.app.scene.item][0] != "gomoku":
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
    """Return the hue of each pixel, row by row, while the icon is shown and the bar is gone."""
    player.press("64")
    player.wait(800)
    width = player.console.grid.width
    shown = [ink >> 3 for ink in player.console.grid.shown]
    return [shown[at : at + width] for at in range(0, len(shown), width)]


@pytest.mark.parametrize(("side", "size", "top"), [(16, 2, 0), (32, 3, 1), (12, 1, 2)])
def test_icons_grow_with_the_grid_and_the_name_is_below_if_there_is_room(side, size, top):
    player = at_menu(side, side)
    icon, shown = games.CATALOGUE[0][4], shown_hues(player)
    left = (side - 8 * size) // 2
    for y in range(8 * size):
        for x in range(8 * size):
            assert shown[top + y][left + x] == hue_of(icon, x // size, y // size)
    assert side < 32 or any(player.console.grid.shown[-5 * side :])


def bar(player, row):
    """Return (start, end) of the bright part of the bar in this row of pixels."""
    width = player.console.grid.width
    levels = [ink & 7 for ink in player.console.grid.shown[row * width : (row + 1) * width]]
    assert set(levels) == {1, 7}
    return levels.index(7), width - levels[::-1].index(7)


@pytest.mark.parametrize("side", [8, 16, 32])
def test_a_bar_shows_the_place_in_the_menu_after_each_key(side):
    player, row = at_menu(side, side), side - 7 if side == 32 else side - 1
    starts = []
    for _ in games.CATALOGUE:
        player.press("6")
        starts.append(bar(player, row)[0])
    starts = starts[-1:] + starts[:-1]
    assert starts[0] == 0 and starts == sorted(starts) and len(set(starts)) >= min(side, len(starts)) - 1
    player.press("4")
    assert bar(player, row)[1] >= side - 1


def test_the_bar_is_also_below_the_name():
    player = at_menu()
    player.wait(1000)
    assert bar(player, 7) == (0, 1)


def title(player):
    return player.console.said[-1].split(": ")[0]


def test_2_and_8_go_to_another_group_of_games():
    player = at_menu()
    groups = {}
    for row in games.CATALOGUE:
        groups.setdefault(row[5], row[1])
    first = list(groups.values())
    for expected in first[1:] + first[:1]:
        player.press("8")
        assert title(player) == expected
    player.press("2")
    assert title(player) == first[-1]
    player.press("8")
    player.press("8")
    player.press("6")
    player.press("2")
    assert title(player) == first[1]  # first to the beginning of the group
    player.press("2")
    assert title(player) == first[0]


def test_the_games_of_a_group_are_neighbours():
    groups = [row[5] for row in games.CATALOGUE]
    assert sum(one != other for one, other in itertools.pairwise(groups)) == len(set(groups)) - 1


def test_the_order_of_the_menu_is_the_same_whatever_was_played():
    player = at_menu()
    for key in ("lightsout", "dots", "quixo"):
        play_from_menu(player, key)
    titles = []
    for _ in games.CATALOGUE:
        titles.append(title(player))
        player.press("6")
    rows = [row[1] for row in games.CATALOGUE]
    assert titles == rows[rows.index("Quixo") :] + rows[: rows.index("Quixo")]


def play_from_menu(player, key):
    """Start a game and leave it."""
    names = [row[0] for row in games.CATALOGUE]
    while names[player.app.scene.item] != key:
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
        assert title(player) == "Quixo"
        player.power_on()
        player.wait(2000)


def test_the_menu_shows_each_games_icon_and_name():
    player = at_menu()
    for row in games.CATALOGUE:
        assert shown_hues(player) == [[hue_of(row[4], x, y) for x in range(8)] for y in range(8)]
        assert said(player, row[1])
        player.press("6")
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
