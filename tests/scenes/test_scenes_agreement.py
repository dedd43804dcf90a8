"""People mark cells on light after the last move, and agree."""

import pytest
from tiny_agree import Dead
from tiny_light import begun, go, last_lines, match, seen

from glowgrid.engine.agreement import DONE
from glowgrid.engine.agreement_acts import act
from glowgrid.engine.game import PASS
from glowgrid.engine.seat import REMOTE
from glowgrid.words import match as words


@pytest.fixture
def player(monkeypatch):
    player = begun(monkeypatch, "dead", Dead)
    for move in (0, 1, 2, PASS, PASS):
        match(player).play(move)
    player.wait(500)
    return player


def mark(player, cell):
    go(player, cell)
    player.press("5")


def test_people_mark_cells_in_turn_and_the_game_ends_when_both_agree(player):
    assert match(player).game.agreeing and "5 marks, # accepts" in last_lines(player)[0]
    before = seen(player, 0)
    mark(player, 0)
    assert match(player).game.marked[0] and "Player 2 (O) marks a1." in player.console.said
    assert seen(player, 0) != before
    player.press("#")
    assert match(player).game.turn == 1 and player.scene == "Play"
    mark(player, 2)
    player.press("##")
    player.wait(1500)
    assert player.scene == "Result" and match(player).game.outcome.winner == 2
    assert any("more pieces live" in line for line in player.console.said)


def test_an_empty_cell_cannot_be_marked_and_no_hint_is_given(player):
    mark(player, 4)
    assert match(player).game.acts == []
    player.press("C")
    assert words.NO_HINT in player.console.said


def test_taking_back_goes_on_playing_with_the_usual_keys(player):
    mark(player, 0)
    player.press("B")
    assert not match(player).game.agreeing
    mark(player, 4)
    assert list(match(player).game.moves) == [0, 1, 2, PASS, 4]


def test_the_pause_menu_lets_a_player_go_on(player):
    player.pause("Play on")
    player.wait(500)
    assert player.scene == "Play" and not match(player).game.agreeing
    mark(player, 4)
    assert match(player).game.last() == 4 and match(player).game.mover() == 2


def test_the_scene_shows_the_agreement_again_after_another_scene(player):
    mark(player, 0)
    player.app.go("play")
    player.wait(800)
    assert match(player).game.acts == [0]
    mark(player, 1)
    assert match(player).game.acts == [0, 1]


class Far:
    """A remote opponent who does nothing alone."""

    searches = False

    def think(self, game, rng):
        while True:
            yield None

    def attend(self, match):
        match.undone.clear()


def test_keys_do_not_act_for_a_remote_opponent_whose_acts_are_shown(player):
    seat = match(player).seats[0]
    seat.kind, seat.decider = REMOTE, Far()
    mark(player, 0)
    player.press("##5")
    assert match(player).game.acts == [0, DONE] and match(player).game.turn == 1
    act(match(player), 2)
    player.wait(200)
    assert "Player 1 (X) marks c1." in player.console.said and match(player).game.acts == [0, DONE, 2]
    act(match(player), DONE)
    player.wait(200)
    player.press("#")
    player.wait(1500)
    assert match(player).game.acts == [0, DONE, 2, DONE, DONE] and player.scene == "Result"
