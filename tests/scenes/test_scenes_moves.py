"""Moves that are not one cell: a pass by choice, three picks, a chain of jumps, what they would change; and no hole is
picked."""

import pytest
from tiny_light import AMBER, BLUE, LINE, go, hues, last_lines, match, moves, pick, seen

from glowgrid.words import match as words

# -- a pass by choice


def test_0_held_is_a_pass_where_one_may_pass(play):
    player = play("stay")
    player.hold("0", 5)
    assert moves(player) == [0xFFFF] and last_lines(player, 2) == ["Player 1 (X) passes.", "Player 2 (O) to move."]
    player.press("5")
    player.hold("0")
    player.hold("0")
    player.wait(1500)
    assert player.scene == "Result" and last_lines(player)[0].startswith("Player 2 (O) has won: more stones.")


def test_a_pass_can_be_taken_back(play):
    player = play("stay")
    player.hold("0")
    player.press("B")
    assert moves(player) == [] and "Moves taken back: 1." in last_lines(player, 2)


def test_where_nobody_may_pass_0_held_only_tells(play):
    player = play("hollow")
    player.hold("0", 5)
    assert moves(player) == [] and match(player).game.turn == 1


# -- holes


@pytest.mark.parametrize("size", [5, 8, 16])
def test_a_hole_stays_dark_and_is_never_picked(play, size):
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
    assert hues(player, 4) == {LINE}  # what blocks the way is nobody's


def test_a_chain_of_jumps_is_a_pick_a_jump_and_the_turn_stays(play):
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
    assert len(moves(player)) == 2
    pick(player, 3)
    player.wait(1000)
    pick(player, 0, 2)
    player.wait(1000)
    pick(player, 4)
    player.wait(2000)
    assert player.scene == "Result"
    assert last_lines(player)[0].startswith("Player 1 (X) has won: the other side can't jump.")


def test_what_would_change_flashes_below_the_cursor_in_the_colour_of_whose_turn_it_is(play):
    player = play("hops")
    pick(player, 2)
    go(player, 4)
    assert {AMBER, BLUE} <= hues(player, 3)
    go(player, 1)
    assert hues(player, 3) == {BLUE}
