"""From power-on to the menu: the splash screen, icons and names, and one key that starts a game."""

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


@pytest.mark.parametrize(("side", "size", "top"), [(16, 2, 0), (32, 3, 1), (12, 1, 2)])
def test_icons_grow_with_the_grid_and_the_name_is_below_if_there_is_room(side, size, top):
    player = at_menu(side, side)
    icon, shown = games.CATALOGUE[0][4], player.console.grid.shown
    left = (side - 8 * size) // 2
    for y in range(8 * size):
        for x in range(8 * size):
            assert shown[(top + y) * side + left + x] >> 3 == hue_of(icon, x // size, y // size)
    assert side < 32 or any(shown[(side - 5) * side :])


def test_the_menu_starts_with_the_last_played_game_even_after_a_power_cut():
    player = Player(store=bytearray(b"\xff" * 4096))
    player.wait(2000)
    for key in ("quixo", "gomoku", "quixo"):
        names = [row[0] for row in games.CATALOGUE]
        while names[player.app.scene.rows[player.app.scene.item]] != key:
            player.press("6")
        player.press("#")
        player.press("A4")
        player.press("5")
        assert player.scene == "Menu"
    for _ in range(2):
        titles = []
        for _ in range(4):
            titles.append(player.app.scene.name(player.app.scene.item))
            player.press("6")
        assert titles == ["Quixo", "Gomoku", "Tic-tac-toe", "Connect X"]
        player.power_on()
        player.wait(2000)


def test_the_menu_shows_each_games_icon_and_name():
    player = at_menu()
    for row in games.CATALOGUE:
        hues = [[player.console.grid.shown[y * 8 + x] >> 3 for x in range(8)] for y in range(8)]
        assert hues == [[hue_of(row[4], x, y) for x in range(8)] for y in range(8)]
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
