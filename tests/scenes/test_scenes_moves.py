"""Moves of other than one cell: a voluntary pass, three picks, a chain of jumps, and their previews.

Holes cannot be picked.
"""

import pytest
from tiny_light import AMBER, BLUE, LINE, go, hues, last_lines, match, moves, pick, seen

from glowgrid.words import match as words

# -- a voluntary pass


def test_a_held_0_passes_if_the_game_allows_it(play):
    player = play("stay")
    player.hold("0", 5)
    assert moves(player) == [0xFFFF] and last_lines(player, 2) == ["Player 1 (X) passes.", "Player 2 (O) to move."]
    player.press("5")
    player.hold("0")
    player.hold("0")
    player.wait(1500)
    assert player.scene == "Result" and last_lines(player)[0].startswith("Player 2 (O) wins: more stones.")


def test_a_pass_can_be_undone(play):
    player = play("stay")
    player.hold("0")
    player.press("B")
    assert moves(player) == [] and "Moves taken back: 1." in last_lines(player, 2)


def test_without_a_pass_a_held_0_only_tells_whose_turn_it_is(play):
    player = play("hollow")
    player.hold("0", 5)
    assert moves(player) == [] and match(player).game.turn == 1


def test_a_held_0_runs_no_command_that_the_pause_menu_asks_about(play):
    player = play("points")
    player.hold("0", 5)
    assert match(player).game.stakes == 1


# -- holes


@pytest.mark.parametrize("size", [5, 8, 16])
def test_a_hole_stays_dark_and_cannot_be_picked(play, size):
    player = play("hollow", size=size)
    go(player, 1)
    assert seen(player, 0) == {(0, 0)}
    pick(player, 0)
    assert moves(player) == [] and words.ILLEGAL in last_lines(player)
    pick(player, 1)
    assert moves(player) == [1] and AMBER in hues(player, 1)


# -- moves of several picks


def test_a_move_of_three_picks_is_picked_one_by_one(play):
    player = play("shot")
    pick(player, 0)
    assert last_lines(player)[0] == words.WHERE_TO
    pick(player, 1)
    assert last_lines(player)[0] == words.WHERE_TO and player.app.scene.picker.picked == (0, 1)
    player.press("*")
    assert player.app.scene.picker.picked == () and last_lines(player)[0] == "Player 1 (X) to move."
    pick(player, 0, 1, 4)
    assert last_lines(player, 2) == ["Player 1 (X) plays a1-b1-b2.", "Player 2 (O) to move."]
    player.wait(1500)
    go(player, 0)
    assert hues(player, 4) == {LINE}  # the burnt cell belongs to nobody


def test_a_chain_of_jumps_is_a_pick_and_a_jump_each_and_the_turn_stays(play):
    player = play("hops")
    pick(player, 2, 4)
    player.wait(1000)
    pick(player, 7, 5)
    player.wait(1000)
    assert last_lines(player, 2) == ["Player 2 (O) plays h1xf1.", "Player 2 (O) to move."]
    pick(player, 3)
    player.wait(1000)
    assert len(moves(player)) == 3 and last_lines(player) == ["Player 1 (X) to move."]
    player.press("B")
    assert len(moves(player)) == 1  # both jumps of the chain are taken back
    pick(player, 7, 5)
    player.wait(1000)
    pick(player, 3)
    player.wait(1000)
    pick(player, 0, 2)
    player.wait(1000)
    pick(player, 4)
    player.wait(2000)
    assert player.scene == "Result"
    assert last_lines(player)[0].startswith("Player 1 (X) wins: the other side can't jump.")


def test_the_pieces_that_a_move_would_change_flash_in_the_colour_of_the_player_to_move(play):
    player = play("hops")
    pick(player, 2)
    go(player, 4)
    assert {AMBER, BLUE} <= hues(player, 3)
    go(player, 1)
    assert hues(player, 3) == {BLUE}
