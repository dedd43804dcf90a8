"""What a hint brings goes with it, where no bot at the match needs it."""

import gc
import sys

import pytest
from fakes import Event
from owner import KEYS, loaded


def advised(player):
    """Press C and wait until the hint is seen."""
    player.press("C")
    while not player.app.scene.picker.hint:
        player.wait(50)


def boards(player):
    """Return how many games there are of the kind that is played: the match's own, and what is thought on."""
    gc.collect()
    kind = type(player.app.session.match.game)
    return len([one for one in gc.get_objects() if type(one) is kind])


@pytest.mark.parametrize("game", KEYS)
def test_between_people_it_leaves_nothing_and_comes_again(fresh, game):
    player = fresh()
    player.begin(game)
    before = loaded()
    for _ in range(2):
        advised(player)
        kept = {"glowgrid.view.kinds"}  # draws pieces of two cells, as long as the scene is open
        assert loaded() - kept == before and boards(player) == 1
        player.play(player.app.session.match.game.ply + 1)


def test_a_bot_that_searches_keeps_what_it_needs(fresh):
    player = fresh()
    player.begin("gomoku", "hard")
    player.wait(1000)
    before = loaded()
    advised(player)
    assert loaded() == before and "glowgrid.bots.search" in before and boards(player) == 2


def test_one_that_is_still_thought_of_is_broken_off_by_the_pause_menu(fresh):
    player = fresh()
    player.begin("gomoku")
    player.console.keypad.events.append(Event("press", "C"))
    while not player.app.session.match.thinking:
        player.wait(5)
    player.press("A")
    assert player.scene == "Pause" and not player.app.session.match.thinking
    assert "glowgrid.bots.search" not in sys.modules and boards(player) == 1
