"""Modules loaded for a hint are unloaded after it, unless a bot in the match needs them."""

import gc
import sys

import pytest
from fakes import Event
from owner import KEYS, loaded

from glowgrid.engine.game import ALL


def advised(player):
    """Press C and wait until the hint is shown and its sentence is said."""
    player.press("C")
    for _ in range(400):
        if player.app.scene.picker.hint:
            player.wait(300)
            return
        player.wait(50)
    pytest.fail("There is no hint.")


def ready(player):
    """Wait until a person has to move, and take the board if it is handed over. Return the game, or None at its end."""
    match = player.app.session.match
    for _ in range(100):
        if match.awaits_person or match.game.outcome is not None:
            break
        player.wait(50)
    if match.holder not in (ALL, match.game.turn):
        player.press("5")
    return match.game if match.game.outcome is None else None


def boards(player):
    """Return the number of live games of the current kind: the match's own, and copies for thinking."""
    gc.collect()
    kind = type(player.app.session.match.game)
    return len([one for one in gc.get_objects() if type(one) is kind])


@pytest.mark.parametrize("game", KEYS)
def test_between_people_a_hint_leaves_nothing_loaded_and_can_be_repeated(fresh, game):
    player = fresh()
    player.begin(game)
    if not ready(player).perfect and not ready(player).is_searchable():
        pytest.skip("the game hides something, and gives no samples to think about")
    for _ in range(2):
        if not ready(player):
            return
        before = loaded()
        advised(player)
        # the first draws pieces of two cells, as long as the scene is open; an owner's game keeps modules of engine
        kept = {"glowgrid.view.two_cell_pieces", "glowgrid.engine.hint_reasons"}
        assert loaded() - kept == before - kept and boards(player) == 1
        player.play(player.app.session.match.game.ply + 1)


def test_a_hint_says_why(fresh):
    player = fresh()
    player.begin("connectx")
    for move in (0, 0, 1, 1, 2):
        player.app.session.match.play(move)
        player.wait(1500)
    advised(player)
    assert player.console.said[-1] == "Hint: 4 blocks 4 in a row."


def test_a_hint_beside_a_searching_bot_keeps_the_bots_modules(fresh):
    player = fresh()
    player.begin("gomoku", "hard")
    player.wait(1000)
    before = loaded()
    advised(player)
    assert loaded() == before and "glowgrid.bots.search" in before and boards(player) == 2


def test_the_pause_menu_stops_an_unfinished_hint(fresh):
    player = fresh()
    player.begin("gomoku")
    player.console.keypad.events.append(Event("press", "C"))
    while not player.app.session.match.thinking:
        player.wait(5)
    player.press("A")
    assert player.scene == "Pause" and not player.app.session.match.thinking
    assert "glowgrid.bots.search" not in sys.modules and boards(player) == 1
